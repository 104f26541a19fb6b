// What tells the colours of free routes apart without colour, drawn along the spaces: the same stripes, bars, dots,
// chevrons, waves and lattice that the cards have.
import type { ColorName } from '../../engine/cards.ts';
import { pointsOf, type Space } from './shapes.ts';

/** A line through points of the space's own frame: x along the track, the middle is 0, 0. */
type Line = readonly (readonly [number, number])[];

interface Motif {
  /** From one to the next along the track, and the width of the line, both in shares of the space's width. */
  readonly step: number;
  readonly line: number;
  readonly at: (x: number, half: number) => readonly Line[];
  /** How far it reaches to each side of its x, in shares of half the width. */
  readonly reach: number;
  readonly dots?: true;
}

const MOTIFS: Readonly<Partial<Record<ColorName, Motif>>> = {
  red: {
    step: 0.72,
    line: 0.26,
    reach: 1,
    at: (x, h) => [
      [
        [x - h, h],
        [x + h, -h],
      ],
    ],
  },
  orange: {
    step: 0.5,
    line: 0.22,
    reach: 0.3,
    at: (x, h) => [
      [
        [x, -h],
        [x, h],
      ],
    ],
  },
  yellow: {
    step: 0.56,
    line: 0.24,
    reach: 0.8,
    dots: true,
    at: (x, h) => [[[x - h * 0.28, -h * 0.45]], [[x + h * 0.28, h * 0.45]]],
  },
  green: {
    step: 0.62,
    line: 0.17,
    reach: 0.7,
    at: (x, h) =>
      [-0.1, 0.75].map((y) => [
        [x - h * 0.62, h * y],
        [x, h * (y - 0.62)],
        [x + h * 0.62, h * y],
      ]),
  },
  blue: { step: 0.8, line: 0.15, reach: 0.8, at: (x, h) => [-0.45, 0.45].map((y) => wave(x, h * y, h * 0.8, h * 0.3)) },
  purple: {
    step: 0.72,
    line: 0.17,
    reach: 1,
    at: (x, h) => [
      [
        [x - h, h],
        [x + h, -h],
      ],
      [
        [x - h, -h],
        [x + h, h],
      ],
    ],
  },
};

function wave(x: number, y: number, half: number, height: number): Line {
  return [
    [x - half, y],
    [x - half / 2, y - height],
    [x, y],
    [x + half / 2, y + height],
    [x + half, y],
  ];
}

export interface Inlay {
  readonly d: string;
  readonly line: number;
  readonly dots: boolean;
}

/** One path for all spaces of a route; null for colours that stay plain. */
export function inlayOf(
  color: ColorName | 'grey',
  spaces: readonly Space[],
  length: number,
  width: number,
): Inlay | null {
  const motif = color === 'grey' ? undefined : MOTIFS[color];
  if (motif === undefined) return null;
  const line = motif.line * width;
  const half = width / 2 - line * 0.3;
  const room = length / 2 - motif.reach * half - line / 2;
  const count = Math.max(0, Math.floor(room / (motif.step * width)));
  const middles = Array.from({ length: 2 * count + 1 }, (_, k) => (k - count) * motif.step * width);
  const lines = middles.flatMap((x) => motif.at(x, half));
  return {
    d: spaces.map((space) => lines.map((one) => pathOn(space, one)).join('')).join(''),
    line,
    dots: motif.dots === true,
  };
}

function pathOn(space: Space, line: Line): string {
  const at = pointsOf(space);
  const points = line.map(([x, y]) => at(x, y));
  return points.length === 1 ? `M${points[0]}h0` : `M${points.join('L')}`;
}
