import type { Point } from '../../../src/board/camera/projection.ts';
import type { BoardFile } from '../../../src/layout/boardFile.ts';

export interface SpacePoint extends Point {
  readonly route: number;
}

/** Points that lie on spaces, by chance from a seed: every space is as likely as every other. */
export function spacePoints(places: BoardFile, count: number, seed: number): readonly SpacePoint[] {
  const random = randomFrom(seed);
  const spaces = places.routes.flatMap(({ spaces: ones, spaceLength }, route) =>
    ones.map((space) => ({ route, space, spaceLength })),
  );
  return Array.from({ length: count }, () => {
    const at = spaces[Math.floor(random() * spaces.length)];
    if (at === undefined) throw new Error('a board has spaces');
    const [x, y, angle] = at.space;
    const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
    const forth = (random() - 0.5) * at.spaceLength;
    const aside = (random() - 0.5) * places.spaceWidth;
    return { route: at.route, x: x + forth * cos - aside * sin, y: y + forth * sin + aside * cos };
  });
}

function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
