import { priceOfRoute, routeAt } from './board.ts';
import { type CardCounts, COLORS, KINDS_OF_CARD, LOCOMOTIVE } from './cards.ts';
import type { EventOf } from './events.ts';
import { type Game, NOBODY } from './game.ts';
import { discardPayment, isFree, layDown } from './hands.ts';
import { addTo, at, isWholeNumberBelow } from './lists.ts';
import { ANY_COLOR, canPay, isPaymentFor, type Price } from './prices.ts';
import type { CardsShort, Refusal } from './refusals.ts';
import type { SeatView, TableView } from './view.ts';

type PublicTable = TableView['table'];

/** DBL-1: the parallel route this seat owns, or NOBODY's −1. */
function ownParallel(table: PublicTable, seat: number, route: number): number {
  for (const other of routeAt(table.board, route).parallels) if (at(table.owner, other) === seat) return other;
  return NOBODY;
}

/** DBL-2, DBL-3: how many routes between these cities can be used depends on the number of players. */
function isLaneOpen(table: PublicTable, route: number): boolean {
  const { parallels, lanesOpen } = routeAt(table.board, route);
  let claimed = 0;
  for (const other of parallels) if (!isFree(table.owner, other)) claimed++;
  return claimed < lanesOpen;
}

/** ROUTE-3: exactly as many trains as spaces will do. */
function hasTrains(table: PublicTable, seat: number, route: number): boolean {
  return at(table.trains, seat) >= routeAt(table.board, route).length;
}

/** Everything a claim needs but the cards. */
export function isWithinReach(table: PublicTable, seat: number, route: number): boolean {
  if (!isFree(table.owner, route) || !hasTrains(table, seat, route)) return false;
  if (routeAt(table.board, route).parallels.length === 0) return true;
  return ownParallel(table, seat, route) === NOBODY && isLaneOpen(table, route);
}

/** One condition of a claim: what would stand in the way, and whether it does. */
export interface ClaimCheck {
  readonly passed: boolean;
  readonly reason: Refusal;
}

/** Every condition of a claim, passed or failed, with its numbers, whether or not it is this seat's turn. */
export function claimChecks(view: SeatView, route: number): ClaimCheck[] {
  const { table, seat } = view;
  const { board } = table;
  const { lanesOpen } = routeAt(board, route);
  const parallel = ownParallel(table, seat, route);
  const price = priceOfRoute(board, route);
  const checks: ClaimCheck[] = [
    { passed: table.turn === seat, reason: { code: 'notYourTurn', turn: table.turn } },
    { passed: table.phase === 'turn', reason: { code: 'notNow', phase: table.phase } },
    { passed: isFree(table.owner, route), reason: { code: 'routeTaken', by: at(table.owner, route) } },
    { passed: parallel === NOBODY, reason: { code: 'ownsParallel', route: parallel } },
    { passed: isLaneOpen(table, route), reason: { code: 'lanesClosed', players: board.players, open: lanesOpen } },
    { passed: hasTrains(table, seat, route), reason: trainsShort(table, seat, route) },
    { passed: canPay(price, view.hand), reason: cardsShort(price, view.hand) },
  ];
  return checks;
}

function trainsShort(table: PublicTable, seat: number, route: number): Refusal {
  return { code: 'trainsShort', needs: routeAt(table.board, route).length, has: at(table.trains, seat) };
}

export function cardsShort(price: Price, hand: CardCounts): CardsShort {
  const color = price.color === ANY_COLOR ? mostHeld(hand) : price.color;
  return { code: 'cardsShort', price, color, holds: at(hand, color), locomotives: at(hand, LOCOMOTIVE) };
}

function mostHeld(hand: CardCounts): number {
  let best = 0;
  for (let color = 1; color < COLORS; color++) if (at(hand, color) > at(hand, best)) best = color;
  return best;
}

export function refuseClaim(view: SeatView, route: number, payment: CardCounts): Refusal | null {
  if (!isWholeNumberBelow(route, view.table.board.routes.length)) return { code: 'noSuchThing', what: 'route' };
  const failed = claimChecks(view, route).find((check) => !check.passed);
  return failed ? failed.reason : refusePayment(priceOfRoute(view.table.board, route), view.hand, payment);
}

/** The cards must be in the hand, and must be a payment of this price. */
export function refusePayment(price: Price, hand: CardCounts, payment: CardCounts): Refusal | null {
  if (!isCardCounts(payment)) return { code: 'paymentDoesNotFit', price, paid: payment };
  for (let card = 0; card < KINDS_OF_CARD; card++) {
    const paid = at(payment, card);
    if (paid > at(hand, card)) return { code: 'cardsNotHeld', card, paid, has: at(hand, card) };
  }
  return isPaymentFor(price, payment) ? null : { code: 'paymentDoesNotFit', price, paid: payment };
}

function isCardCounts(payment: unknown): payment is CardCounts {
  return (
    Array.isArray(payment) &&
    payment.length === KINDS_OF_CARD &&
    payment.every((count) => isWholeNumberBelow(count, Number.MAX_SAFE_INTEGER))
  );
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
  addTo(table.trains, seat, -length);
  addTo(table.scores, seat, points);
  table.bonusOwed = drawBonus;
  table.phase = 'ending';
}

function without(all: CardCounts, part: CardCounts): number[] {
  return all.map((count, card) => count - at(part, card));
}
