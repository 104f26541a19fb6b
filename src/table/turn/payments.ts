import { type CardCounts, COLORS, KINDS_OF_CARD, LOCOMOTIVE } from '../../engine/cards.ts';
import { at, filled, range, sum } from '../../engine/lists.ts';
import { ANY_COLOR, canPay, type Price, paymentsFor } from '../../engine/prices.ts';

/** One card of the hand as a way to pay. */
export interface PaymentCell {
  readonly card: number;
  /** What is paid when this card is chosen: with the fewest locomotives. Null: impossible. */
  readonly payment: CardCounts | null;
  /** Cards missing where it is impossible; null where the card does not fit at all. */
  readonly short: number | null;
}

/** The nine kinds of card in their order, each with its payment or what it lacks. */
export function paymentCells(price: Price, hand: CardCounts): readonly PaymentCell[] {
  const ways = waysToPay(price, hand);
  return range(KINDS_OF_CARD).map((card) => {
    const payment = at(ways, card)[0] ?? null;
    return { card, payment, short: payment === null ? shortOf(price, hand, card) : null };
  });
}

/**
 * All payments, grouped by the card that makes up most of each; fewest locomotives first, then fewest cards, then fewest
 * colours. Each group is what "more ways" lists for its colour.
 */
export function waysToPay(price: Price, hand: CardCounts): readonly (readonly CardCounts[])[] {
  const payments = paymentsFor(price, hand).sort(bestFirst);
  return range(KINDS_OF_CARD).map((card) => payments.filter((payment) => mainCard(payment) === card));
}

function bestFirst(one: CardCounts, other: CardCounts): number {
  return at(one, LOCOMOTIVE) - at(other, LOCOMOTIVE) || sum(one) - sum(other) || colorsIn(one) - colorsIn(other);
}

function colorsIn(payment: CardCounts): number {
  return payment.filter((count, card) => count > 0 && card !== LOCOMOTIVE).length;
}

/** The colour with most cards in a payment; LOCOMOTIVE if it has no other card. */
export function mainCard(payment: CardCounts): number {
  let main = LOCOMOTIVE;
  for (let color = COLORS - 1; color >= 0; color--) {
    const count = at(payment, color);
    if (count > 0 && (main === LOCOMOTIVE || count >= at(payment, main))) main = color;
  }
  return main;
}

/** How many more cards of this kind would do, all locomotives used. */
function shortOf(price: Price, hand: CardCounts, card: number): number | null {
  if (card !== LOCOMOTIVE && price.color !== ANY_COLOR && price.color !== card) return null;
  if (price.pairs && card !== LOCOMOTIVE) return shortWithPairs(price, hand, card);
  const locomotives = at(hand, LOCOMOTIVE);
  if (card === LOCOMOTIVE) return price.length - locomotives;
  const symbols = Math.max(0, price.symbols - locomotives);
  const spare = Math.max(0, locomotives - price.symbols);
  return symbols + Math.max(0, price.length - price.symbols - at(hand, card) - spare);
}

function shortWithPairs(price: Price, hand: CardCounts, card: number): number {
  const own = filled(KINDS_OF_CARD, 0);
  own[LOCOMOTIVE] = at(hand, LOCOMOTIVE);
  // A pair for every space is more than any price asks for.
  const most = 2 * price.length;
  const enough = range(most + 1).find((more) => {
    own[card] = at(hand, card) + more;
    return canPay(price, own);
  });
  return enough ?? most;
}

/** What the stepper of locomotives can be set to for the card chosen. */
export interface LocomotiveRange {
  readonly least: number;
  readonly most: number;
  readonly now: number;
}

export function locomotiveRange(price: Price, hand: CardCounts, payment: CardCounts): LocomotiveRange {
  const ways = at(waysToPay(price, hand), mainCard(payment)).map((way) => at(way, LOCOMOTIVE));
  return { least: Math.min(...ways), most: Math.max(...ways), now: at(payment, LOCOMOTIVE) };
}

/** The same card chosen, with so many locomotives; null if it cannot be paid like that. */
export function withLocomotives(
  price: Price,
  hand: CardCounts,
  payment: CardCounts,
  locomotives: number,
): CardCounts | null {
  const ways = at(waysToPay(price, hand), mainCard(payment));
  return ways.find((way) => at(way, LOCOMOTIVE) === locomotives) ?? null;
}

/**
 * The payment to begin with: the card asked for if it can pay, else without locomotives if possible, else the colour with
 * the most cards to spare. Locomotives alone come last.
 */
export function preselected(
  price: Price,
  hand: CardCounts,
  wish: number | null,
  needed: CardCounts,
): CardCounts | null {
  const cells = paymentCells(price, hand);
  const wished = wish === null ? null : at(cells, wish).payment;
  if (wished !== null) return wished;
  const spare = (card: number) => at(hand, card) - at(needed, card);
  const colors = cells.flatMap(({ card, payment }) =>
    payment === null || card === LOCOMOTIVE ? [] : [{ card, payment }],
  );
  const [best] = colors.sort(
    (one, other) =>
      at(one.payment, LOCOMOTIVE) - at(other.payment, LOCOMOTIVE) ||
      spare(other.card) - spare(one.card) ||
      at(hand, other.card) - at(hand, one.card),
  );
  return best?.payment ?? at(cells, LOCOMOTIVE).payment;
}

/** How many cards are missing at least for a price that cannot be paid. */
export function cardsMissing(price: Price, hand: CardCounts): number {
  return Math.min(...paymentCells(price, hand).flatMap(({ short }) => short ?? []));
}

/** A payment as it lies on the spaces: a set of one colour, then what stands on the symbols or in for the set. */
export interface PaymentParts {
  readonly color: number;
  readonly set: number;
  readonly locomotives: number;
  /** FERRY-2: the colour of each pair that takes the place of a locomotive. */
  readonly pairs: readonly number[];
}

/** Where a payment can be laid in two ways, the set is of the colour of which it has most. */
export function partsOf(price: Price, payment: CardCounts): PaymentParts {
  const locomotives = at(payment, LOCOMOTIVE);
  const wagons = sum(payment) - locomotives;
  const pairs = price.pairs ? Math.max(0, wagons - (price.length - locomotives)) : 0;
  const set = wagons - 2 * pairs;
  const color = setColor(price, payment, set);
  const left = range(COLORS).map((card) => at(payment, card) - (card === color ? set : 0));
  const paired = left.flatMap((count, card) => range(Math.floor(count / 2)).map(() => card));
  return { color, set, locomotives, pairs: pairs === 0 ? [] : paired };
}

/** All that is left beside the set must be pairs. */
function setColor(price: Price, payment: CardCounts, set: number): number {
  const fits = (color: number) =>
    range(COLORS).every((card) => {
      const left = at(payment, card) - (card === color ? set : 0);
      return left >= 0 && left % 2 === 0;
    });
  if (price.color !== ANY_COLOR && price.color !== LOCOMOTIVE) return price.color;
  const main = mainCard(payment);
  return !price.pairs || fits(main) ? main : (range(COLORS).find(fits) ?? main);
}
