import type { BoardFile } from '../../layout/boardFile.ts';

/** The design speaks of spaces 11 units wide; a board with narrower ones has everything in proportion. */
const DESIGNED_WIDTH = 11;

export interface DrawnMeasures {
  readonly unit: number;
  readonly spaceWidth: number;
  readonly cityRadius: number;
}

export function measuresOf({ spaceWidth, cityRadius }: BoardFile): DrawnMeasures {
  return { unit: spaceWidth / DESIGNED_WIDTH, spaceWidth, cityRadius };
}
