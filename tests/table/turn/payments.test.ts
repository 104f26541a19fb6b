import { describe, expect, test } from 'vitest';
import { CARDS } from '../../../src/engine/cards.ts';
import { paymentNames } from '../../../src/formats/recordNames.ts';
import {
  cardsMissing,
  locomotiveRange,
  mainCard,
  partsOf,
  paymentCells,
  preselected,
  waysToPay,
  withLocomotives,
} from '../../../src/table/turn/payments.ts';
import { type Cards, cardNumber, counts } from '../../support/games/aGame.ts';
import { aPrice } from '../../support/games/refusals.ts';

const NOTHING = counts({});

/** Cells by name: a payment, or how many are short, or that the card does not fit. */
function cells(price: ReturnType<typeof aPrice>, hand: Cards): Record<string, Cards | number | null> {
  return Object.fromEntries(
    paymentCells(price, counts(hand)).map(({ card, payment, short }) => [
      CARDS[card] ?? '',
      payment === null ? short : paymentNames(payment),
    ]),
  );
}

describe('each card of the hand as a way to pay', () => {
  test('a coloured route: its colour with the fewest locomotives, or locomotives alone', () => {
    expect(cells(aPrice(3, 'red'), { red: 2, locomotive: 3, blue: 5 })).toEqual({
      ...Object.fromEntries(CARDS.map((card) => [card, null])),
      red: { red: 2, locomotive: 1 },
      locomotive: { locomotive: 3 },
    });
  });

  test('a grey route: every colour, with what it lacks', () => {
    expect(cells(aPrice(3, 'any'), { red: 3, blue: 1, locomotive: 1 })).toMatchObject({
      red: { red: 3 },
      blue: 1,
      green: 2,
      locomotive: 2,
    });
  });

  test('a ferry: its locomotives are part of every payment, and of what is short', () => {
    expect(cells(aPrice(4, 'any', 2), { red: 2, blue: 3, locomotive: 2 })).toMatchObject({
      red: { red: 2, locomotive: 2 },
      blue: { blue: 2, locomotive: 2 },
      green: 2,
      locomotive: 2,
    });
    expect(cells(aPrice(4, 'any', 2), { red: 2, locomotive: 1 })).toMatchObject({ red: 1, blue: 3 });
  });

  test('a ferry that takes pairs: the cheapest of each colour, and what a colour alone would lack', () => {
    const price = aPrice(2, 'any', 1, true);
    expect(cells(price, { red: 3, blue: 1, locomotive: 1 })).toMatchObject({
      red: { red: 3 },
      blue: { blue: 1, locomotive: 1 },
      green: 1,
      locomotive: 1,
    });
  });
});

describe('more ways', () => {
  test('every payment stands once, under the colour that makes up most of it', () => {
    const ways = waysToPay(aPrice(2, 'any', 1, true), counts({ red: 3, blue: 2, locomotive: 1 }));
    const named = ways.map((group) => group.map(paymentNames));
    expect(named[cardNumber('red')]).toEqual([
      { red: 3 },
      { red: 2, blue: 1 },
      { red: 1, locomotive: 1 },
      { red: 2, locomotive: 1 },
    ]);
    expect(named[cardNumber('blue')]).toEqual([
      { blue: 2, red: 1 },
      { blue: 1, locomotive: 1 },
      { blue: 2, locomotive: 1 },
    ]);
    expect(named.flat()).toHaveLength(7);
  });
});

describe('the cell a payment belongs to', () => {
  test('is the colour with most cards, and locomotives only where there is no other card', () => {
    expect(mainCard(counts({ red: 2, blue: 1, locomotive: 4 }))).toBe(cardNumber('red'));
    expect(mainCard(counts({ locomotive: 2 }))).toBe(cardNumber('locomotive'));
  });
});

describe('the stepper of locomotives', () => {
  const price = aPrice(3, 'any');
  const hand = counts({ red: 3, locomotive: 2 });

  test('goes from the fewest to the most that the chosen colour allows', () => {
    expect(locomotiveRange(price, hand, counts({ red: 3 }))).toEqual({ least: 0, most: 2, now: 0 });
  });

  test('trades cards for locomotives, and nothing else', () => {
    expect(withLocomotives(price, hand, counts({ red: 3 }), 2)).toEqual(counts({ red: 1, locomotive: 2 }));
    expect(withLocomotives(price, hand, counts({ red: 3 }), 3)).toBeNull();
  });
});

describe('the payment to begin with', () => {
  test('has no locomotive if it can be helped', () => {
    const hand = counts({ red: 2, blue: 3, locomotive: 4 });
    expect(preselected(aPrice(3, 'any'), hand, null, NOTHING)).toEqual(counts({ blue: 3 }));
  });

  test('is of the colour with most to spare for the tickets', () => {
    const hand = counts({ red: 5, blue: 3 });
    expect(preselected(aPrice(2, 'any'), hand, null, NOTHING)).toEqual(counts({ red: 2 }));
    expect(preselected(aPrice(2, 'any'), hand, null, counts({ red: 4 }))).toEqual(counts({ blue: 2 }));
  });

  test('is of the colour that was chosen before, if it can pay', () => {
    const hand = counts({ red: 5, blue: 1, locomotive: 1 });
    const blue = cardNumber('blue');
    expect(preselected(aPrice(2, 'any'), hand, blue, NOTHING)).toEqual(counts({ blue: 1, locomotive: 1 }));
    expect(preselected(aPrice(3, 'any'), hand, blue, NOTHING)).toEqual(counts({ red: 3 }));
  });

  test('is of locomotives alone only when nothing else is left', () => {
    expect(preselected(aPrice(2, 'green'), counts({ locomotive: 2 }), null, NOTHING)).toEqual(
      counts({ locomotive: 2 }),
    );
    expect(preselected(aPrice(2, 'green'), counts({ red: 9 }), null, NOTHING)).toBeNull();
  });
});

describe('cards that are missing', () => {
  const missing = (price: Parameters<typeof aPrice>, hand: Cards) => cardsMissing(aPrice(...price), counts(hand));

  test('are counted with all locomotives used', () => {
    expect(missing([4, 'red'], { red: 1, locomotive: 2 })).toBe(1);
    expect(missing([4, 'red'], { blue: 9 })).toBe(4);
  });

  test('are counted for the colour that lacks fewest', () => {
    expect(missing([5, 'any'], { red: 1, blue: 3, locomotive: 1 })).toBe(1);
  });

  test('include the locomotives a ferry asks for', () => {
    expect(missing([3, 'any', 1], { green: 9 })).toBe(1);
  });
});

describe('a payment as it lies on the spaces', () => {
  const parts = (price: ReturnType<typeof aPrice>, paid: Cards) => partsOf(price, counts(paid));
  const [blue, green] = [cardNumber('blue'), cardNumber('green')];

  test('is a set and its locomotives where nothing else may pay', () => {
    const lent = parts(aPrice(3, 'any'), { blue: 2, locomotive: 1 });
    expect(lent).toEqual({ color: blue, set: 2, locomotives: 1, pairs: [] });
  });

  test('has a pair of any colour where a locomotive is asked for (FERRY-2)', () => {
    const ferry = aPrice(4, 'any', 2, true);
    expect(parts(ferry, { blue: 2, green: 2, locomotive: 1 })).toMatchObject({
      set: 2,
      locomotives: 1,
      pairs: [green],
    });
    expect(parts(ferry, { blue: 6 })).toEqual({ color: blue, set: 2, locomotives: 0, pairs: [blue, blue] });
    expect(parts(aPrice(3, 'any', 1, true), { blue: 4 })).toMatchObject({ color: blue, set: 2, pairs: [blue] });
    expect(parts(aPrice(1, 'any', 1, true), { green: 2 })).toMatchObject({ set: 0, pairs: [green] });
  });

  test('pays for every space, whatever is paid (FERRY-1, FERRY-2)', () => {
    const hand = counts({ blue: 4, green: 3, red: 2, locomotive: 2 });
    for (const price of [aPrice(4, 'any', 2, true), aPrice(5, 'any', 2, true), aPrice(3, 'blue', 1, true)]) {
      const all = waysToPay(price, hand).flat();
      expect(all.length).toBeGreaterThan(3);
      for (const way of all) {
        const { set, color, locomotives, pairs } = partsOf(price, way);
        expect(set + locomotives + pairs.length).toBe(price.length);
        expect(pairs.length).toBeLessThanOrEqual(price.symbols);
        const laid = way.map(
          (_, card) => (card === color ? set : 0) + 2 * pairs.filter((pair) => pair === card).length,
        );
        expect(laid.with(cardNumber('locomotive'), locomotives)).toEqual(way);
      }
    }
  });
});
