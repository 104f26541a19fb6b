import { type CardCounts, COLORS, KINDS_OF_CARD, LOCOMOTIVE } from './cards.ts';
import { addTo, at, filled, numberAt } from './lists.ts';

/** Any one colour may be chosen (a grey route, a station). */
export const ANY_COLOR = -1;

/** What something costs: a set of one colour, and symbols that ask for a locomotive each (or, where allowed, a pair). */
export interface Price {
  /** Spaces to be paid for, symbols included. */
  readonly length: number;
  /** A colour, ANY_COLOR, or LOCOMOTIVE where nothing else is accepted (TUN-3). */
  readonly color: number;
  readonly symbols: number;
  /** FERRY-2: a pair of one colour pays for a symbol too. */
  readonly pairs: boolean;
}

/**
 * Payments written one behind the other, nine counts each: enumerating them makes no garbage. Whoever needs only their
 * number leaves `writes` off.
 */
interface PaymentList {
  count: number;
  readonly cards: number[];
  readonly writes: boolean;
}

function paymentAt(list: PaymentList, index: number): number[] {
  return list.cards.slice(index * KINDS_OF_CARD, (index + 1) * KINDS_OF_CARD);
}

/** The payment being put together: `set` cards of `setColor`, pairs, locomotives. */
const draft = filled(KINDS_OF_CARD, 0);

/**
 * Appends every payment of this price that a hand can make, best for people first: fewest locomotives, then fewest
 * cards. With `limit` it stops early. Each payment comes up once, although it may split into set and pairs in two ways.
 */
function collectPayments(price: Price, hand: CardCounts, out: PaymentList, limit = Infinity): void {
  const most = Math.min(numberAt(hand, LOCOMOTIVE), price.length);
  const mostPairs = price.pairs ? price.symbols : 0;
  const setSpaces = price.length - price.symbols;
  const enough = out.count + limit;
  for (let locomotives = 0; locomotives <= most; locomotives++) {
    for (let pairs = 0; pairs <= mostPairs; pairs++) {
      const set = price.length - pairs - locomotives;
      if (set < 0 || set > setSpaces) continue;
      draft[LOCOMOTIVE] = locomotives;
      collectSets(price, hand, set, pairs, out);
      if (out.count >= enough) return;
    }
  }
}

function collectSets(price: Price, hand: CardCounts, set: number, pairs: number, out: PaymentList): void {
  if (set === 0) collectPairs(hand, 0, pairs, out, 0, 0);
  if (set === 0 || price.color === LOCOMOTIVE) return;
  const anyColor = price.color === ANY_COLOR;
  const first = anyColor ? 0 : price.color;
  const last = anyColor ? COLORS - 1 : price.color;
  // With an even set, another colour's pairs could stand for the set as well: only the lowest such colour is written.
  const twinSet = anyColor && pairs > 0 && set % 2 === 0 ? set : 0;
  for (let color = first; color <= last; color++) {
    if (numberAt(hand, color) < set) continue;
    draft[color] = set;
    if (pairs === 0) write(out);
    else collectPairs(hand, 0, pairs, out, twinSet, color);
    draft[color] = 0;
  }
}

/** Chooses `pairs` pairs from colour `from` on. `twinSet` > 0: drop it if a colour below `setColor` reaches that many. */
function collectPairs(
  hand: CardCounts,
  from: number,
  pairs: number,
  out: PaymentList,
  twinSet: number,
  setColor: number,
): void {
  if (pairs === 0) {
    if (twinSet === 0 || !reachesBelow(twinSet, setColor)) write(out);
    return;
  }
  for (let color = from; color < COLORS; color++) {
    if (numberAt(draft, color) + 2 > numberAt(hand, color)) continue;
    addTo(draft, color, 2);
    collectPairs(hand, color, pairs - 1, out, twinSet, setColor);
    addTo(draft, color, -2);
  }
}

function reachesBelow(count: number, color: number): boolean {
  for (let c = 0; c < color; c++) if (numberAt(draft, c) >= count) return true;
  return false;
}

function write(out: PaymentList): void {
  const start = out.count * KINDS_OF_CARD;
  out.count++;
  if (!out.writes) return;
  for (let card = 0; card < KINDS_OF_CARD; card++) out.cards[start + card] = numberAt(draft, card);
}

const scratch: PaymentList = { count: 0, cards: [], writes: true };
const counter: PaymentList = { count: 0, cards: [], writes: false };

/** All payments of this price that the hand can make, best for people first. */
export function paymentsFor(price: Price, hand: CardCounts): number[][] {
  scratch.count = 0;
  collectPayments(price, hand, scratch);
  return Array.from({ length: scratch.count }, (_, i) => paymentAt(scratch, i));
}

/** The payment at a place among `paymentsFor`. */
export function nthPayment(price: Price, hand: CardCounts, index: number): number[] {
  scratch.count = 0;
  collectPayments(price, hand, scratch, index + 1);
  return paymentAt(scratch, index);
}

export function countPayments(price: Price, hand: CardCounts): number {
  if (!isWorthAsking(price, hand)) return 0;
  counter.count = 0;
  collectPayments(price, hand, counter);
  return counter.count;
}

export function canPay(price: Price, hand: CardCounts): boolean {
  if (!isWorthAsking(price, hand)) return false;
  counter.count = 0;
  collectPayments(price, hand, counter, 1);
  return counter.count > 0;
}

/** Most prices are out of the question before any payment is put together, and this is asked very often. */
function isWorthAsking({ color, length, pairs }: Price, hand: CardCounts): boolean {
  if (color === ANY_COLOR || pairs) return true;
  return (color === LOCOMOTIVE ? 0 : numberAt(hand, color)) + numberAt(hand, LOCOMOTIVE) >= length;
}

/** The most cards a set of one colour can have, locomotives included. */
export function mostOfOneColor(hand: CardCounts): number {
  return numberAt(hand, colorHeldMost(hand)) + numberAt(hand, LOCOMOTIVE);
}

export function colorHeldMost(hand: CardCounts): number {
  let best = 0;
  for (let color = 1; color < COLORS; color++) if (numberAt(hand, color) > numberAt(hand, best)) best = color;
  return best;
}

/** Generate, then compare: a payment is right if it is one that a hand of exactly these cards could make. */
export function isPaymentFor(price: Price, payment: CardCounts): boolean {
  scratch.count = 0;
  collectPayments(price, payment, scratch);
  for (let i = 0; i < scratch.count; i++) if (isWritten(scratch, i, payment)) return true;
  return false;
}

function isWritten(list: PaymentList, index: number, payment: CardCounts): boolean {
  const start = index * KINDS_OF_CARD;
  for (let card = 0; card < KINDS_OF_CARD; card++) {
    if (at(list.cards, start + card) !== numberAt(payment, card)) return false;
  }
  return true;
}

/** The colour a payment was made in; LOCOMOTIVE if it has no other card. */
export function colorOf(payment: CardCounts): number {
  for (let color = 0; color < COLORS; color++) if (numberAt(payment, color) > 0) return color;
  return LOCOMOTIVE;
}
