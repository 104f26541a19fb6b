import { priceOfRoute, type Route, routeAt } from './board.ts';
import { type CardCounts, KINDS_OF_CARD, LOCOMOTIVE } from './cards.ts';
import type { EventOf } from './events.ts';
import { type Game, NOBODY, type Table } from './game.ts';
import { discardPayment, isFree, layDown } from './hands.ts';
import { addTo, at, isWholeNumberBelow, numberAt } from './lists.ts';
import { ANY_COLOR, canPay, colorHeldMost, isPaymentFor, type Price } from './prices.ts';
import type { CardsShort, Refusal } from './refusals.ts';
import type { PublicTable, SeatView } from './view.ts';

/** DBL-1: the parallel route this seat owns, or NOBODY's −1. */
function ownParallel(table: PublicTable, seat: number, parallels: readonly number[]): number {
  for (let i = 0; i < parallels.length; i++)
    if (numberAt(table.owner, numberAt(parallels, i)) === seat) return numberAt(parallels, i);
  return NOBODY;
}

/** DBL-2, DBL-3: how many routes between two cities can be used depends on the number of players. */
function isLaneOpen(table: PublicTable, { parallels, lanesOpen }: Route): boolean {
  let claimed = 0;
  for (let i = 0; i < parallels.length; i++) if (!isFree(table.owner, numberAt(parallels, i))) claimed++;
  return claimed < lanesOpen;
}

/** ROUTE-3: exactly as many trains as spaces will do. */
function hasTrains(table: PublicTable, seat: number, { length }: Route): boolean {
  return numberAt(table.trains, seat) >= length;
}

/** Whether a route can be claimed by this seat, as far as the board goes: trains and cards are another matter. */
export function isOpenTo(table: PublicTable, seat: number, position: number): boolean {
  if (numberAt(table.closed, position) === 1) return false;
  const { lanesOpen, parallels } = routeAt(table.board, position);
  // With one lane open to the table, whoever owns it has closed the others.
  return lanesOpen === 1 || ownParallel(table, seat, parallels) === NOBODY;
}

/** One condition of a claim: what would stand in the way, and whether it does. */
export interface ClaimCheck {
  readonly passed: boolean;
  readonly reason: Refusal;
}

/** Every condition of a claim, passed or failed, with its numbers, whether or not it is this seat's turn. */
export function claimChecks(view: SeatView, position: number): ClaimCheck[] {
  const { table, seat, hand } = view;
  const { board } = table;
  const route = routeAt(board, position);
  const parallel = ownParallel(table, seat, route.parallels);
  const price = priceOfRoute(board, position);
  const trains = numberAt(table.trains, seat);
  return [
    { passed: table.turn === seat, reason: { code: 'notYourTurn', turn: table.turn } },
    { passed: table.phase === 'turn', reason: { code: 'notNow', phase: table.phase } },
    { passed: isFree(table.owner, position), reason: { code: 'routeTaken', by: at(table.owner, position) } },
    { passed: parallel === NOBODY, reason: { code: 'ownsParallel', route: parallel } },
    {
      passed: isLaneOpen(table, route),
      reason: { code: 'lanesClosed', players: board.players, open: route.lanesOpen },
    },
    { passed: hasTrains(table, seat, route), reason: { code: 'trainsShort', needs: route.length, has: trains } },
    { passed: canPay(price, hand), reason: cardsShort(price, hand) },
  ];
}

export function cardsShort(price: Price, hand: CardCounts): CardsShort {
  const color = price.color === ANY_COLOR ? colorHeldMost(hand) : price.color;
  return { code: 'cardsShort', price, color, holds: at(hand, color), locomotives: at(hand, LOCOMOTIVE) };
}

export function refuseClaim(view: SeatView, route: number, payment: CardCounts): Refusal | null {
  const { table, hand } = view;
  if (!isWholeNumberBelow(route, table.board.routes.length)) return { code: 'noSuchThing', what: 'route' };
  const failed = isPossible(view, route) ? null : firstFailed(view, route);
  return failed ?? refusePayment(priceOfRoute(table.board, route), hand, payment);
}

/** The short way to the same answer as the checks above, which only a refused claim needs one by one. */
function isPossible({ table, seat }: SeatView, route: number): boolean {
  return table.phase === 'turn' && isOpenTo(table, seat, route) && hasTrains(table, seat, routeAt(table.board, route));
}

function firstFailed(view: SeatView, route: number): Refusal | null {
  return claimChecks(view, route).find((check) => !check.passed)?.reason ?? null;
}

/** There must be a way to pay, the cards must be in the hand, and they must be a payment of this price. */
export function refusePayment(price: Price, hand: CardCounts, payment: CardCounts): Refusal | null {
  if (!canPay(price, hand)) return cardsShort(price, hand);
  if (!isCardCounts(payment)) return { code: 'paymentDoesNotFit', price, paid: payment };
  for (let card = 0; card < KINDS_OF_CARD; card++) {
    const paid = at(payment, card);
    if (paid > at(hand, card)) return { code: 'cardsNotHeld', card, paid, has: at(hand, card) };
  }
  return isPaymentFor(price, payment) ? null : { code: 'paymentDoesNotFit', price, paid: payment };
}

function isCardCounts(payment: unknown): payment is CardCounts {
  return Array.isArray(payment) && payment.length === KINDS_OF_CARD && payment.every(isCount);
}

function isCount(count: unknown): boolean {
  return isWholeNumberBelow(count, Number.MAX_SAFE_INTEGER);
}

export function routeClaiming(table: PublicTable, route: number, paid: CardCounts): EventOf<'routeClaimed'> {
  const { points } = routeAt(table.board, route);
  return { type: 'routeClaimed', seat: table.turn, route, paid, points };
}

/** ROUTE-3: trains placed, cards discarded, points scored. A tunnel's first payment lies on the table already. */
export function claimRoute(game: Game, { seat, route, paid, points }: EventOf<'routeClaimed'>): void {
  const { table } = game;
  const { length, drawBonus } = routeAt(table.board, route);
  layDown(game, seat, table.tunnel === null ? paid : without(paid, table.tunnel.paid));
  discardPayment(table, seat, paid);
  table.owner[route] = seat;
  closeLanes(table, route);
  addTo(table.trains, seat, -length);
  addTo(table.scores, seat, points);
  table.bonusOwed = drawBonus;
  table.phase = 'ending';
}

function closeLanes(table: Table, position: number): void {
  const { parallels } = routeAt(table.board, position);
  table.closed[position] = 1;
  for (const other of parallels) if (!isLaneOpen(table, routeAt(table.board, other))) table.closed[other] = 1;
}

function without(all: CardCounts, part: CardCounts): number[] {
  return all.map((count, card) => count - at(part, card));
}
