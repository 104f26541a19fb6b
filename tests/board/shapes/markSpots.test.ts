import { describe, expect, it } from 'vitest';
import { circleNameSpot } from '../../../src/board/shapes/circleName.ts';
import { gapTo, roomAround } from '../../../src/board/shapes/clearance.ts';
import { boxOf, capitalSizes, groundOf, markSpots } from '../../../src/board/shapes/markSpots.ts';
import { measuresOf } from '../../../src/board/shapes/measures.ts';
import { en } from '../../../src/i18n/en.ts';
import { markedCities } from '../../../src/screens/game/board/cityMarks.ts';
import { boardFiles } from '../../support/maps/boardFiles.ts';
import { mapFile } from '../../support/maps/mapFiles.ts';

const nordic = mapFile('nordic');
const cities = markedCities(nordic).map((marked, id) => ({
  ...marked,
  waypoint: nordic.cities[id]?.waypoint ?? false,
}));
const boards = boardFiles.filter(({ map }) => map === 'nordic');
const nameOf = (id: number) => nordic.cities[id]?.name;

describe.each(boards.map((board) => [board.orientation, board] as const))('on the nordic board, %s', (_, board) => {
  const measures = measuresOf(board);
  const spots = markSpots(board, cities);
  const boxes = spots.map((spot) => (spot === null ? null : boxOf(spot, measures)));

  it('every city has the mark of its country, near its name and large enough to read', () => {
    for (const [id, spot] of spots.entries()) {
      const [city, name] = [board.cities[id], nameOf(id)];
      if (spot === null || city === undefined) throw new Error(`${name} has no mark`);
      const away = Math.min(gapTo(spot, city.label), Math.hypot(spot.x - city.x, spot.y - city.y));
      expect([name, spot.size >= 0.7, away < 26]).toEqual([name, true, true]);
    }
  });

  it('no mark touches a name, a space, a ring or another mark', () => {
    const ground = groundOf(board, cities);
    for (const [id, box] of boxes.entries()) {
      const others = boxes.flatMap((other, k) => (k === id || other === null ? [] : [other]));
      const room = box === null ? -1 : roomAround(box, { ...ground, boxes: [...ground.boxes, ...others] });
      expect([nameOf(id), room > 0]).toEqual([nameOf(id), true]);
    }
  });

  it('no mark is cut off at the edge of the board', () => {
    const { width, height } = board.zone;
    for (const [id, box] of boxes.entries()) {
      if (box === null) throw new Error(`${nameOf(id)} has no mark`);
      const edges = [box.x - box.width / 2, box.y - box.height / 2, width - box.x - box.width / 2];
      const least = Math.min(...edges, height - box.y - box.height / 2);
      expect([nameOf(id), least > 0]).toEqual([nameOf(id), true]);
    }
  });

  it('a mark lies nearer to its own name than to any other', () => {
    for (const [id, box] of boxes.entries()) {
      if (box === null) continue;
      const gaps = board.cities.map(({ label }) => gapTo(box, label));
      const nearest = gaps.indexOf(Math.min(...gaps));
      expect([nameOf(id), nameOf(nearest)]).toEqual([nameOf(id), nameOf(id)]);
    }
  });

  it('only the capitals that count have a larger ring, and it leaves every space free', () => {
    const sizes = capitalSizes(board, cities);
    const larger = sizes.flatMap((size, id) => (size > 1 ? [nameOf(id)] : []));
    const counted = nordic.cities.filter(({ capital }) => capital === true).map(({ name }) => name);
    expect(larger).toEqual(counted);
    const ground = groundOf(board, cities);
    for (const [id, disc] of ground.discs.entries()) {
      if (cities[id]?.capital !== true) continue;
      const { x, y, radius } = disc;
      const square = { x, y, width: 0, height: 0 };
      const room = roomAround(square, { boxes: [], discs: [], bars: ground.bars });
      expect([nameOf(id), room >= radius - measures.unit * 1.5]).toEqual([nameOf(id), true]);
    }
  });

  it('the polar circle parts the northern cities from all others, clear of their rings', () => {
    const points = board.geography.polarCircle ?? [];
    for (const [id, { x, y }] of board.cities.entries()) {
      const { side, away } = sideOf(points, x, y);
      expect([nameOf(id), side]).toEqual([nameOf(id), cities[id]?.northern === true ? 'north' : 'south']);
      expect([nameOf(id), away > board.cityRadius + 1]).toEqual([nameOf(id), true]);
    }
  });

  it('the polar circle has its name once, where there is room', () => {
    expect(circleNameSpot(board, cities, en.board.polarCircle)).not.toBeNull();
  });
});

it('boards whose cards ask for no places have neither marks nor a circle', () => {
  for (const board of boardFiles.filter(({ map }) => map !== 'nordic')) {
    expect(board.geography.polarCircle).toBeUndefined();
  }
  for (const id of ['usa', 'europe'] as const) {
    for (const { mark, northern, capital } of markedCities(mapFile(id)))
      expect({ mark, northern, capital }).toEqual({ mark: null, northern: false, capital: false });
  }
});

/** The line runs from west to east, so north is on its left. */
function sideOf(points: readonly number[], x: number, y: number) {
  let away = Number.POSITIVE_INFINITY;
  let side = '';
  for (let i = 0; i + 3 < points.length; i += 2) {
    const [ax = 0, ay = 0, bx = 0, by = 0] = points.slice(i, i + 4);
    const [dx, dy] = [bx - ax, by - ay];
    const t = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
    const distance = Math.hypot(ax + t * dx - x, ay + t * dy - y);
    if (distance >= away) continue;
    away = distance;
    side = (x - ax) * dy - (y - ay) * dx > 0 ? 'north' : 'south';
  }
  return { side, away };
}
