import { describe, expect, test } from 'vitest';
import {
  isTap,
  moved,
  placeByKey,
  placeByTap,
  placeOf,
  type SeatDrag,
  shiftOf,
} from '../../../src/screens/setup/seatDrag.ts';

const middles = [50, 150, 250, 350];
const taken = (seat: number): SeatDrag => ({ pointer: 1, seat, from: middles[seat] ?? 0, by: 0, middles });
const at = (seat: number, y: number) => moved(taken(seat), y);

describe('a seat that is dragged', () => {
  test('stays where it is as long as its own place is the nearest', () => {
    expect(placeOf(taken(2))).toBe(2);
    expect(placeOf(at(2, 201))).toBe(2);
    expect(placeOf(at(2, 299))).toBe(2);
  });

  test('takes the place that it comes to, however far it goes', () => {
    expect(placeOf(at(2, 199))).toBe(1);
    expect(placeOf(at(2, 301))).toBe(3);
    expect(placeOf(at(2, -900))).toBe(0);
    expect(placeOf(at(0, 101))).toBe(1);
    expect(placeOf(at(0, 9_000))).toBe(3);
  });

  test('follows the finger from end to end of the list, and the others make room', () => {
    const drag = at(0, 260);
    expect([0, 1, 2, 3].map((row) => shiftOf(drag, row))).toEqual([210, -100, -100, 0]);
    expect([0, 1, 2, 3].map((row) => shiftOf(at(3, 10), row))).toEqual([100, 100, 100, -300]);
    expect(shiftOf(at(0, 9_000), 0)).toBe(300);
  });

  test('that comes back leaves everybody in place', () => {
    const back = moved(at(1, 340), 150);
    expect(placeOf(back)).toBe(1);
    expect([0, 1, 2, 3].map((row) => shiftOf(back, row))).toEqual([0, 0, 0, 0]);
  });

  test('by a trembling finger is tapped', () => {
    expect(isTap(at(1, 154))).toBe(true);
    expect(isTap(at(1, 160))).toBe(false);
  });
});

describe('without a drag', () => {
  test('keys move it by one place or to an end, and never out of the list', () => {
    expect(['ArrowUp', 'ArrowDown', 'Home', 'End', 'x'].map((key) => placeByKey(key, 1, 4))).toEqual([
      0,
      2,
      0,
      3,
      null,
    ]);
    expect(placeByKey('ArrowUp', 0, 4)).toBe(0);
    expect(placeByKey('ArrowDown', 3, 4)).toBe(3);
  });

  test('taps bring it to every place in turn', () => {
    const places = [3];
    for (let i = 0; i < 4; i++) places.push(placeByTap(places.at(-1) ?? 0, 4));
    expect(places).toEqual([3, 2, 1, 0, 3]);
  });
});
