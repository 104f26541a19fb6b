import type { RoutePlace } from '../../layout/boardFile.ts';

export type Space = RoutePlace['spaces'][number];

/** A box in the frame of a space: x runs along the track, and the space's middle is 0, 0. */
export interface SpaceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
}

export function centredBox(width: number, height: number, radius: number): SpaceBox {
  return { x: -width / 2, y: -height / 2, width, height, radius };
}

/** One path for the same box on every space: a route stays a handful of elements, however long it is. */
export function boxesOn(spaces: readonly Space[], ...boxes: readonly SpaceBox[]): string {
  return spaces.flatMap((space) => boxes.map((box) => boxPath(space, box))).join('');
}

function boxPath(space: Space, { x, y, width, height, radius: r }: SpaceBox): string {
  const at = pointsOf(space);
  const [right, bottom] = [x + width, y + height];
  const arc = (px: number, py: number) => (r === 0 ? '' : `A${round(r)} ${round(r)} 0 0 1 ${at(px, py)}`);
  return [
    `M${at(x + r, y)}L${at(right - r, y)}${arc(right, y + r)}`,
    `L${at(right, bottom - r)}${arc(right - r, bottom)}`,
    `L${at(x + r, bottom)}${arc(x, bottom - r)}`,
    `L${at(x, y + r)}${arc(x + r, y)}Z`,
  ].join('');
}

/** The same line through points of the space's own frame, on every space. */
export function linesOn(spaces: readonly Space[], points: readonly (readonly [number, number])[]): string {
  return spaces.map((space) => `M${points.map(([x, y]) => pointsOf(space)(x, y)).join('L')}`).join('');
}

/** A short swell along the middle of every space. */
export function wavesOn(spaces: readonly Space[], length: number, height: number): string {
  return spaces
    .map((space) => {
      const at = pointsOf(space);
      const quarter = length / 4;
      return `M${at(-2 * quarter, 0)}Q${at(-1.5 * quarter, -height)} ${at(-quarter, 0)}T${at(0, 0)}T${at(quarter, 0)}T${at(2 * quarter, 0)}`;
    })
    .join('');
}

/** From the space's own frame to the board, as a path writes it. */
function pointsOf([x, y, angle]: Space): (along: number, across: number) => string {
  const turn = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (along, across) => `${round(x + along * cos - across * sin)} ${round(y + along * sin + across * cos)}`;
}

/** Turned by half where a route runs leftwards, all spaces alike: what points up then points up on the whole board. */
export function upright(spaces: readonly Space[]): readonly Space[] {
  const [, , angle] = spaces[Math.floor(spaces.length / 2)] ?? [0, 0, 0];
  const leftwards = Math.cos((angle * Math.PI) / 180) < -1e-6;
  return leftwards ? spaces.map(([x, y, a]) => [x, y, a + 180] as const) : spaces;
}

export function linePath(lane: readonly number[]): string {
  const points: string[] = [];
  for (let i = 0; i + 1 < lane.length; i += 2) points.push(`${lane[i]} ${lane[i + 1]}`);
  return points.length === 0 ? '' : `M${points.join('L')}`;
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
