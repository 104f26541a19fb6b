import { describe, expect, it } from 'vitest';
import { cityRadiusOf, LARGER, nameAside, reachOfRings, ticketRadiusOf } from '../../../src/board/shapes/cityRings.ts';
import { measuresOf } from '../../../src/board/shapes/measures.ts';
import type { CityPlace } from '../../../src/layout/boardFile.ts';
import { boardFiles } from '../../support/maps/boardFiles.ts';

const PLAIN = { waypoint: false, ticket: false, lit: false, hasStation: false, size: 1 };
const LOOKS = {
  'of an own ticket': { ...PLAIN, ticket: true },
  'at the end of what is shown': { ...PLAIN, lit: true },
  'of an own ticket that is shown': { ...PLAIN, ticket: true, lit: true },
  'of a capital that counts': { ...PLAIN, size: 1.35 },
  'of a capital that counts, lit': { ...PLAIN, size: 1.35, lit: true },
  'of an own ticket, with a station': { ...PLAIN, ticket: true, hasStation: true },
};

/** From the middle of a city to its name. */
function gapTo({ x, y, label }: CityPlace, aside: { readonly x: number; readonly y: number }, larger: number): number {
  const beyond = (distance: number, size: number) => Math.max(0, Math.abs(distance) - (size * larger) / 2);
  return Math.hypot(beyond(label.x + aside.x - x, label.width), beyond(label.y + aside.y - y, label.height));
}

describe('the name of a city', () => {
  for (const [which, looks] of Object.entries(LOOKS)) {
    it(`${which} is clear of its ring, on every board`, () => {
      for (const board of boardFiles) {
        const measures = measuresOf(board);
        for (const place of board.cities) {
          const gap = gapTo(place, nameAside(place, looks, measures), looks.lit ? LARGER : 1);
          const [{ text = '' } = {}] = place.label.lines;
          expect([text, gap >= reachOfRings(looks, measures)]).toEqual([text, true]);
        }
      }
    });
  }

  it('moves no further than it must: not at all where it has room, else by less than half a line', () => {
    for (const board of boardFiles) {
      const measures = measuresOf(board);
      for (const place of board.cities) {
        expect(nameAside(place, PLAIN, measures)).toEqual({ x: 0, y: 0 });
        const aside = nameAside(place, LOOKS['of an own ticket'], measures);
        expect(Math.hypot(aside.x, aside.y)).toBeLessThan(place.label.fontSize / 2);
        if (gapTo(place, { x: 0, y: 0 }, 1) > 12) expect(aside).toEqual({ x: 0, y: 0 });
      }
    }
  });
});

describe('the ring of a ticket', () => {
  it('lies around its city, and around a station', () => {
    for (const board of boardFiles) {
      const measures = measuresOf(board);
      for (const looks of Object.values(LOOKS)) {
        expect(ticketRadiusOf(looks, measures)).toBeGreaterThan(cityRadiusOf(looks, measures));
      }
    }
  });
});
