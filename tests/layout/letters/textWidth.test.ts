import { describe, expect, test } from 'vitest';
import {
  ASCENT,
  CAP_HEIGHT,
  DESCENT,
  isMeasured,
  LINE_HEIGHT,
  textWidth,
} from '../../../src/layout/letters/textWidth.ts';
import { boards } from '../../../src/table/boards.ts';

describe('the width of a label', () => {
  /** Measured in a browser at 12 px, with kerning: a label may be a little narrower than its box, never wider. */
  test.each([
    ['Constantinople', 74.3],
    ['København', 54.8],
    ['Salt Lake City', 66.2],
    ['Östersund', 50.4],
    ['Gdańsk', 35.9],
    ['Tromsø', 36.1],
  ])('%s', (name, rendered) => {
    expect(textWidth(name, 12)).toBeGreaterThan(rendered);
    expect(textWidth(name, 12)).toBeLessThan(rendered * 1.04);
  });

  test('grows with the font', () => {
    expect(textWidth('Wien', 24)).toBeCloseTo(2 * textWidth('Wien', 12), 6);
    expect(textWidth('', 12)).toBe(0);
  });

  test('of a character that was not measured is that of the widest', () => {
    expect(isMeasured('東')).toBe(false);
    expect(textWidth('東', 12)).toBeGreaterThanOrEqual(textWidth('W', 12));
  });

  test.each(boards)('every letter of the cities of $name was measured', ({ cities }) => {
    expect(cities.filter(({ name }) => !isMeasured(name))).toEqual([]);
  });
});

test('accents stand above capitals, and lines stay clear of each other', () => {
  expect(CAP_HEIGHT).toBeGreaterThan(0.6);
  expect(ASCENT).toBeGreaterThan(CAP_HEIGHT);
  expect(LINE_HEIGHT).toBeGreaterThanOrEqual(CAP_HEIGHT + DESCENT);
});
