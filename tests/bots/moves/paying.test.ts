import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bestPayment } from '../../../src/bots/moves/paying.ts';
import { CARDS, LOCOMOTIVE } from '../../../src/engine/cards.ts';
import { ANY_COLOR, canPay, isPaymentFor, type Price } from '../../../src/engine/prices.ts';

const NOTHING = CARDS.map(() => 0);

function hand(cards: Partial<Record<(typeof CARDS)[number], number>>): number[] {
  return CARDS.map((card) => cards[card] ?? 0);
}

const price = fc
  .record({
    length: fc.integer({ min: 1, max: 9 }),
    color: fc.constantFrom(ANY_COLOR, 0, 3, 7, LOCOMOTIVE),
    symbols: fc.integer({ min: 0, max: 4 }),
    pairs: fc.boolean(),
  })
  .map(({ length, color, symbols, pairs }): Price => {
    // Only what a tunnel asks for on top can be had for locomotives alone, and that has no symbols.
    const ferry = color !== LOCOMOTIVE;
    return { length, color, symbols: ferry ? Math.min(symbols, length) : 0, pairs: ferry && pairs };
  });
const counts = fc.array(fc.integer({ min: 0, max: 8 }), { minLength: 9, maxLength: 9 });

describe('the payment that hurts least', () => {
  it('is one that the rules accept, and there is one whenever there is any', async () => {
    await fc.assert(
      fc.property(price, counts, counts, (asked, held, wanted) => {
        const payment = bestPayment(asked, held, wanted);
        expect(payment !== null).toBe(canPay(asked, held));
        if (payment === null) return;
        expect(isPaymentFor(asked, payment.cards)).toBe(true);
        expect(payment.cards.every((count, card) => count <= (held[card] ?? 0))).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('keeps locomotives when colours will do', () => {
    const grey: Price = { length: 3, color: ANY_COLOR, symbols: 0, pairs: false };
    const payment = bestPayment(grey, hand({ red: 3, locomotive: 3 }), NOTHING);
    expect(payment?.cards).toEqual(hand({ red: 3 }));
  });

  it('spares the colour that the plan asks for', () => {
    const grey: Price = { length: 2, color: ANY_COLOR, symbols: 0, pairs: false };
    const payment = bestPayment(grey, hand({ red: 4, blue: 2 }), hand({ red: 4 }));
    expect(payment?.cards).toEqual(hand({ blue: 2 }));
  });
});
