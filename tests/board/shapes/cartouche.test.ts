import { describe, expect, test } from 'vitest';
import { cartoucheSpots, freeSpot, type Rect } from '../../../src/board/shapes/freeSpot.ts';
import { type BoardFile, ORIENTATIONS, type Size } from '../../../src/layout/boardFile.ts';
import { boardFile } from '../../support/maps/boardFiles.ts';
import { MAP_IDS, mapFile } from '../../support/maps/mapFiles.ts';

const BOARDS = MAP_IDS.flatMap((id) => ORIENTATIONS.map((orientation) => [id, orientation] as const));

function titleAndCompass(id: (typeof MAP_IDS)[number], places: BoardFile): readonly [Rect, Rect] {
  const { title, compass } = cartoucheSpots(places, mapFile(id).name);
  if (title === null || compass === null) throw new Error('there is no room');
  return [title, compass];
}

function within({ x, y, width, height }: Rect, zone: Size): boolean {
  return x >= 0 && y >= 0 && x + width <= zone.width && y + height <= zone.height;
}

function covers({ x, y, width, height }: Rect, [px, py]: readonly [number, number]): boolean {
  return px > x && px < x + width && py > y && py < y + height;
}

function overlap(one: Rect, other: Rect): boolean {
  const across = one.x < other.x + other.width && other.x < one.x + one.width;
  return across && one.y < other.y + other.height && other.y < one.y + one.height;
}

/** Corners and middles of everything that a player reads. */
function sights({ routes, cities, spaceWidth }: BoardFile): readonly (readonly [number, number])[] {
  const corners = routes.flatMap(({ spaces, spaceLength }) =>
    spaces.flatMap(([x, y, angle]) =>
      [-0.5, 0, 0.5].flatMap((along) =>
        [-0.5, 0, 0.5].map((across) => turned(x, y, angle, along * spaceLength, across * spaceWidth)),
      ),
    ),
  );
  const names = cities.flatMap(({ label }) =>
    [-0.5, -0.25, 0, 0.25, 0.5].map((part) => [label.x + part * label.width, label.y] as const),
  );
  return [...corners, ...names, ...cities.map(({ x, y }) => [x, y] as const)];
}

function turned(x: number, y: number, angle: number, along: number, across: number): readonly [number, number] {
  const turn = (angle * Math.PI) / 180;
  return [
    x + along * Math.cos(turn) - across * Math.sin(turn),
    y + along * Math.sin(turn) + across * Math.cos(turn),
  ] as const;
}

describe.each(BOARDS)('title and compass of %s %s', (id, orientation) => {
  const places = boardFile(id, orientation);
  const both = titleAndCompass(id, places);

  test('are on the board, apart from each other', () => {
    expect(both.every((rect) => within(rect, places.zone))).toBe(true);
    expect(overlap(...both)).toBe(false);
  });

  test('hide no space, no city and no name', () => {
    const hidden = sights(places).filter((point) => both.some((rect) => covers(rect, point)));
    expect(hidden).toEqual([]);
  });

  test('are not hidden by the prompt or the zoom buttons', () => {
    const { width, height } = places.zone;
    const above =
      orientation === 'landscape'
        ? [
            { x: 0, y: 0, width: 210, height: 180 },
            { x: 0, y: height - 160, width: 90, height: 160 },
          ]
        : [
            { x: 0, y: 0, width: 520, height: 90 },
            { x: width - 180, y: height - 70, width: 180, height: 70 },
          ];
    expect(above.filter((overlay) => both.some((rect) => overlap(rect, overlay)))).toEqual([]);
  });
});

describe('a free place', () => {
  const zone = { width: 400, height: 300 };
  const taken = [{ x: 0, y: 0, width: 400, height: 150 }];

  test('is near a corner when there is room everywhere', () => {
    const spot = freeSpot([{ width: 100, height: 40 }], { zone, taken: [], coast: [] });
    expect(spot).toEqual({ x: 14, y: 14, width: 100, height: 40 });
  });

  test('is sought with the next smaller size when there is none', () => {
    const sizes = [
      { width: 100, height: 200 },
      { width: 100, height: 40 },
    ];
    expect(freeSpot(sizes, { zone, taken, coast: [] })?.height).toBe(40);
  });

  test('is on open water rather than across a coast', () => {
    const coast = Array.from({ length: 20 }, (_, i) => [10 * i, 30 + i] as const);
    const spot = freeSpot([{ width: 100, height: 40 }], { zone, taken: [], coast });
    expect(coast.filter((point) => spot === null || covers(spot, point))).toEqual([]);
  });

  test('may not exist', () => {
    expect(freeSpot([{ width: 100, height: 200 }], { zone, taken, coast: [] })).toBeNull();
  });
});
