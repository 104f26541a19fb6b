import type { CardName } from '../../../src/engine/cards.ts';
import { ANY_COLOR, type Price } from '../../../src/engine/prices.ts';
import type { Refusal } from '../../../src/engine/refusals.ts';
import { type Cards, cardNumber, counts } from './aGame.ts';

/** What a refusal about payments names as the price; 'any' for a grey route or a station. */
export function aPrice(length: number, color: CardName | 'any', symbols = 0, pairs = false): Price {
  return { length, color: color === 'any' ? ANY_COLOR : cardNumber(color), symbols, pairs };
}

/** The cards are in the hand, but they do not pay for this. */
export function doesNotFit(price: Price, paid: Cards): Refusal {
  return { code: 'paymentDoesNotFit', price, paid: counts(paid) };
}

/** More of a card is paid than the hand has. */
export function notHeld(card: CardName, paid: number, has: number): Refusal {
  return { code: 'cardsNotHeld', card: cardNumber(card), paid, has };
}

/** No payment at all can be made of this hand. */
export function cannotPay(price: Price, color: CardName, holds: number, locomotives: number): Refusal {
  return { code: 'cardsShort', price, color: cardNumber(color), holds, locomotives };
}
