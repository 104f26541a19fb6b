import type { BoardFile } from '../boardFile.ts';
import { type Extent, gapOf, type Vertex } from '../plane/polylines.ts';

/** The board without the country around it. */
export type Places = Omit<BoardFile, 'geography'>;

/** Whether nothing of the game lies within `margin` of a box. */
export type IsFree = (box: Extent, margin: number) => boolean;

interface Disc {
  readonly middle: Vertex;
  readonly radius: number;
}

/** A space is kept free as a row of discs, a city as one, a label as its box. */
export function freeOf(places: Places, keepClear: readonly Extent[] = []): IsFree {
  const discs = [...citiesOf(places), ...spacesOf(places)];
  const boxes = [...labelsOf(places), ...keepClear];
  return (box, margin) =>
    discs.every((disc) => gapToDisc(box, disc) >= margin) && boxes.every((other) => gapOf(box, other) >= margin);
}

function citiesOf({ cities, cityRadius }: Places): readonly Disc[] {
  return cities.map(({ x, y }) => ({ middle: [x, y], radius: cityRadius }));
}

function spacesOf({ routes, spaceWidth }: Places): readonly Disc[] {
  return routes.flatMap(({ spaces, spaceLength }) =>
    spaces.flatMap(([x, y, angle]) => discsAlong(x, y, (angle * Math.PI) / 180, spaceLength, spaceWidth)),
  );
}

function discsAlong(x: number, y: number, angle: number, length: number, width: number): readonly Disc[] {
  const steps = Math.ceil((2 * length) / width);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const along = (i / steps - 0.5) * length;
    return { middle: [x + along * Math.cos(angle), y + along * Math.sin(angle)], radius: width / 2 };
  });
}

function labelsOf({ cities }: Places): readonly Extent[] {
  return cities.map(({ label }) => boxAround([label.x, label.y], label.width, label.height));
}

export function boxAround([x, y]: Vertex, width: number, height: number): Extent {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

function gapToDisc(box: Extent, { middle: [x, y], radius }: Disc): number {
  const dx = Math.max(box.left - x, 0, x - box.right);
  const dy = Math.max(box.top - y, 0, y - box.bottom);
  return Math.hypot(dx, dy) - radius;
}
