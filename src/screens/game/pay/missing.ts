import type { CardCounts } from '../../../engine/cards.ts';
import type { Price } from '../../../engine/prices.ts';
import { paymentCells } from '../../../table/turn/payments.ts';

/** How many cards are missing at least for a price that cannot be paid. */
export function cardsMissing(price: Price, hand: CardCounts): number {
  return Math.min(...paymentCells(price, hand).flatMap(({ short }) => short ?? []));
}
