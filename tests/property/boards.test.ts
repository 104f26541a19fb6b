// The boards of the project are made again from their maps and compared with the files.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { mapIds } from '../../src/headless/boardOrders.ts';
import { mapsFolder } from '../../src/headless/maps.ts';
import { type BoardFile, ORIENTATIONS, type Orientation } from '../../src/layout/boardFile.ts';
import { BOARD_BARS } from '../support/maps/boardBars.ts';
import { inOwnProcess } from '../support/run/ownProcess.ts';

const MINUTES = 60_000;
const NEARLY = 0.5;
const isLong = process.env['RAILPASS_LONG'] === '1';

/** In the short run every map is laid out anew in one orientation. */
function isLaidOut(id: string, orientation: Orientation): boolean {
  return isLong || ORIENTATIONS[mapIds().indexOf(id) % ORIENTATIONS.length] === orientation;
}

const MOST_BYTES = 48_000;

function boardText(id: string, orientation: Orientation): string {
  return readFileSync(join(mapsFolder, id, `board.${orientation}.json`), 'utf8');
}

describe.each(mapIds())('the board of %s', (id) => {
  describe.each(ORIENTATIONS)('in %s', (orientation) => {
    const text = boardText(id, orientation);
    const file = JSON.parse(text) as BoardFile;

    it.runIf(isLaidOut(id, orientation))(
      'comes out as its file says, and within all bars',
      { timeout: 8 * MINUTES },
      async () => {
        const { board, metrics } = JSON.parse(await inOwnProcess('tests/support/maps/layOutAgain.ts', id, orientation));
        console.log(id, orientation, metrics);
        expect(metrics).toMatchObject(BOARD_BARS);
        expect(metrics.folds).toBe(0);
        expect(metrics.longestToShortest).toBeLessThanOrEqual(1.6);
        expect(farthestApart(board, file)).toBeLessThanOrEqual(NEARLY);
        expect(board.geography).toEqual(file.geography);
      },
    );

    it('can be read and touched on a tablet: names of 11 px, spaces 9 px wide', () => {
      expect(Math.min(...file.cities.map((city) => city.label.fontSize))).toBeGreaterThanOrEqual(11);
      expect(file.spaceWidth).toBeGreaterThanOrEqual(9);
    });

    it('is small enough to keep on the device', () => {
      expect(gzipSync(text, { level: 9 }).length).toBeLessThanOrEqual(MOST_BYTES);
    });
  });
});

/** How far the most different of all places lie apart. */
function farthestApart(one: BoardFile, other: BoardFile): number {
  const places = ({ cities, routes }: BoardFile) => [
    ...cities.flatMap(({ x, y, label }) => [x, y, label.x, label.y]),
    ...routes.flatMap(({ spaces }) => spaces.flat()),
  ];
  const [first, second] = [places(one), places(other)];
  expect(first).toHaveLength(second.length);
  return Math.max(...first.map((value, i) => Math.abs(value - (second[i] ?? Number.NaN))));
}
