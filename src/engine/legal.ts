import type { Action, ActionType } from './actions.ts';
import { priceOfRoute, routeAt } from './board.ts';

import { isWithinReach } from './claim.ts';
import { canDraw, drawSources } from './draw.ts';
import { at } from './lists.ts';
import { canPay, collectPayments, emptyPaymentList, type PaymentList, paymentAt, paymentsFor } from './prices.ts';
import type { Refusal } from './refusals.ts';
import { canBuildStation, citiesForStation, stationPrice } from './stations.ts';
import { ticketsToKeep } from './tickets.ts';
import { extraPrice } from './tunnels.ts';
import { isOnTurn, type SeatView } from './view.ts';

/** The kinds of action this seat can take now; empty when it is not its turn. */
export function legalKinds(view: SeatView): ActionType[] {
  if (!isOnTurn(view)) return [];
  const { phase, tunnel } = view.table;
  if (phase === 'opening' || phase === 'tickets') return ['keepTickets'];
  if (phase === 'drawing') return ['drawCard', 'stopDrawing'];
  if (phase === 'tunnel') return canPayTunnel(view, tunnel) ? ['payTunnel', 'withdrawTunnel'] : ['withdrawTunnel'];
  const kinds = kindsOfTurn(view);
  return kinds.length > 0 ? kinds : ['pass'];
}

function canPayTunnel(view: SeatView, tunnel: SeatView['table']['tunnel']): boolean {
  return tunnel !== null && canPay(extraPrice(tunnel), view.hand);
}

/** TURN-1. */
function kindsOfTurn(view: SeatView): ActionType[] {
  const kinds: ActionType[] = [];
  if (canDraw(view.table)) kinds.push('drawCard');
  if (canClaimAny(view)) kinds.push('claimRoute');
  if (view.table.ticketDeckSize > 0) kinds.push('drawTickets');
  if (canBuildStation(view)) kinds.push('buildStation');
  return kinds;
}

/** Many routes share a price, so the hand is asked once for each price. */
function canClaimAny(view: SeatView): boolean {
  const { prices } = view.table.board;
  for (let price = 0; price < prices.length; price++) {
    if (isWorthAsking(view, price) && canPay(at(prices, price), view.hand) && isAnyWithinReach(view, price))
      return true;
  }
  return false;
}

/** No payment has fewer cards than spaces: most prices are out of the question before any payment is put together. */
function isWorthAsking({ table, seat }: SeatView, price: number): boolean {
  const { length } = at(table.board.prices, price);
  return length <= at(table.handSizes, seat) && length <= at(table.trains, seat);
}

function isAnyWithinReach({ table, seat }: SeatView, price: number): boolean {
  const routes = at(table.board.routesByPrice, price);
  for (let i = 0; i < routes.length; i++) if (isWithinReach(table, seat, at(routes, i))) return true;
  return false;
}

/** TURN-2: a pass is legal only when nothing else is. */
export function refusePass(view: SeatView): Refusal | null {
  if (view.table.phase !== 'turn') return { code: 'notNow', phase: view.table.phase };
  const possible = kindsOfTurn(view);
  return possible.length > 0 ? { code: 'canAct', possible } : null;
}

/** Everything this seat may do now, and nothing else. */
export function legalActions(view: SeatView): Action[] {
  return legalKinds(view).flatMap((kind) => actionsOfKind(view, kind));
}

export function actionsOfKind(view: SeatView, kind: ActionType): Action[] {
  switch (kind) {
    case 'drawCard':
      return drawSources(view.table).map((from) => ({ type: 'drawCard', from }));
    case 'claimRoute':
      return allClaims(view);
    case 'payTunnel':
      return tunnelPayments(view);
    case 'keepTickets':
      return ticketChoices(view);
    case 'buildStation':
      return stationChoices(view);
    case 'stopDrawing':
    case 'withdrawTunnel':
    case 'drawTickets':
    case 'pass':
      return [{ type: kind }];
    default:
      return kind satisfies never;
  }
}

/** Every claim of a turn, unfolded only when asked for: a game has thousands of claims that nobody looks at. */
export interface Claims {
  readonly total: number;
  /** Routes within reach, by price, and the payments of that price; valid until claims are listed again. */
  readonly routes: readonly number[];
  readonly payments: readonly PaymentList[];
}

const paymentsByPrice: PaymentList[] = [];

export function claimsOf(view: SeatView): Claims {
  const { board } = view.table;
  const routes: number[] = [];
  let total = 0;
  for (let price = 0; price < board.prices.length; price++) {
    if (!isWorthAsking(view, price)) continue;
    const payments = listPayments(view, price);
    if (payments > 0) total += payments * addRoutesWithinReach(view, price, routes);
  }
  return { total, routes, payments: paymentsByPrice };
}

function listPayments({ table, hand }: SeatView, price: number): number {
  while (paymentsByPrice.length <= price) paymentsByPrice.push(emptyPaymentList());
  const list = at(paymentsByPrice, price);
  list.count = 0;
  collectPayments(at(table.board.prices, price), hand, list);
  return list.count;
}

function addRoutesWithinReach({ table, seat }: SeatView, price: number, routes: number[]): number {
  const before = routes.length;
  const candidates = at(table.board.routesByPrice, price);
  for (let i = 0; i < candidates.length; i++) {
    if (isWithinReach(table, seat, at(candidates, i))) routes.push(at(candidates, i));
  }
  return routes.length - before;
}

/** The claim at a place among all claims. */
export function claimAt(view: SeatView, claims: Claims, index: number): Action {
  let left = index;
  for (const route of claims.routes) {
    const list = at(claims.payments, routeAt(view.table.board, route).price);
    if (left < list.count) return { type: 'claimRoute', route, payment: paymentAt(list, left) };
    left -= list.count;
  }
  throw new RangeError(`there are only ${claims.total} claims`);
}

function allClaims(view: SeatView): Action[] {
  const claims = claimsOf(view);
  return claims.routes.flatMap((route) => {
    const list = at(claims.payments, routeAt(view.table.board, route).price);
    return Array.from({ length: list.count }, (_, i): Action => {
      return { type: 'claimRoute', route, payment: paymentAt(list, i) };
    });
  });
}

function tunnelPayments({ table, hand }: SeatView): Action[] {
  if (table.tunnel === null) return [];
  return paymentsFor(extraPrice(table.tunnel), hand).map((payment) => ({ type: 'payTunnel', payment }));
}

function ticketChoices(view: SeatView): Action[] {
  const { offer } = view;
  const least = ticketsToKeep(view);
  const choices: Action[] = [];
  for (let chosen = 0; chosen < 1 << offer.length; chosen++) {
    const kept = offer.filter((_, i) => chosen & (1 << i));
    if (kept.length >= least) choices.push({ type: 'keepTickets', kept });
  }
  return choices;
}

function stationChoices({ table, seat, hand }: SeatView): Action[] {
  const price = stationPrice(table, seat);
  if (price === null) return [];
  const payments = paymentsFor(price, hand);
  return citiesForStation(table).flatMap((city) =>
    payments.map((payment): Action => ({ type: 'buildStation', city, payment })),
  );
}

/** The payments a route can be claimed with now, best for people first. */
export function claimPayments({ table, hand }: SeatView, route: number): number[][] {
  return paymentsFor(priceOfRoute(table.board, route), hand);
}
