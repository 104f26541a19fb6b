// Which cards to pay with: those that are missed least by the rest of the plan, and few locomotives.
import { type CardCounts, COLORS, KINDS_OF_CARD, LOCOMOTIVE } from '../../engine/cards.ts';
import { filled, numberAt } from '../../engine/lists.ts';
import { ANY_COLOR, type Price } from '../../engine/prices.ts';

/** What a card of a colour the plan asks for counts beside one that it does not. */
const WANTED = 1.5;
const LOCOMOTIVE_LOSS = 3;

export interface Payment {
  readonly cards: CardCounts;
  readonly locomotives: number;
  /** The lower, the less it hurts. */
  readonly loss: number;
}

/** For those whose plan asks for no card. */
export const NOTHING_WANTED: CardCounts = filled(KINDS_OF_CARD, 0);

const draft = filled(KINDS_OF_CARD, 0);

/** The payment that hurts least; null if the price cannot be paid. `wanted` are the cards the plan asks for. */
export function bestPayment(price: Price, hand: CardCounts, wanted: CardCounts): Payment | null {
  let best: Payment | null = null;
  const single = price.color !== ANY_COLOR;
  const first = single ? price.color : 0;
  const last = single ? price.color : COLORS - 1;
  const mostPairs = price.pairs ? price.symbols : 0;
  for (let color = first; color <= last; color++) {
    for (let pairs = 0; pairs <= mostPairs; pairs++) {
      const payment = payWith(price, hand, wanted, color, pairs);
      if (payment !== null && (best === null || payment.loss < best.loss)) best = payment;
    }
  }
  return best;
}

/** As many cards of the colour as fit, `pairs` pairs of what is wanted least, and locomotives for the rest. */
function payWith(price: Price, hand: CardCounts, wanted: CardCounts, color: number, pairs: number): Payment | null {
  const set = color === LOCOMOTIVE ? 0 : Math.min(numberAt(hand, color), price.length - price.symbols);
  const locomotives = price.length - pairs - set;
  if (locomotives > numberAt(hand, LOCOMOTIVE)) return null;
  for (let card = 0; card < KINDS_OF_CARD; card++) draft[card] = 0;
  draft[color] = set;
  for (let i = 0; i < pairs; i++) if (!addPair(hand, wanted)) return null;
  draft[LOCOMOTIVE] = locomotives;
  return { cards: draft.slice(), locomotives, loss: lossOf(hand, wanted) };
}

function addPair(hand: CardCounts, wanted: CardCounts): boolean {
  let best = -1;
  let most = -Infinity;
  for (let color = 0; color < COLORS; color++) {
    const left = numberAt(hand, color) - numberAt(draft, color);
    if (left >= 2 && left - numberAt(wanted, color) > most) {
      most = left - numberAt(wanted, color);
      best = color;
    }
  }
  if (best >= 0) draft[best] = numberAt(draft, best) + 2;
  return best >= 0;
}

function lossOf(hand: CardCounts, wanted: CardCounts): number {
  let loss = LOCOMOTIVE_LOSS * numberAt(draft, LOCOMOTIVE);
  for (let color = 0; color < COLORS; color++) {
    const paid = numberAt(draft, color);
    if (paid === 0) continue;
    const spare = Math.max(0, numberAt(hand, color) - numberAt(wanted, color));
    // Of two colours alike, the one held most is broken into first.
    loss += 0.3 * paid + WANTED * Math.max(0, paid - spare) - 0.05 * numberAt(hand, color);
  }
  return loss;
}
