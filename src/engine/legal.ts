import type { Action, ActionType } from './actions.ts';
import { priceOfRoute } from './board.ts';
import type { CardCounts } from './cards.ts';
import { isOpenTo } from './claim.ts';
import { canDraw, drawSources } from './draw.ts';
import { at } from './lists.ts';
import { canPay, countPayments, mostOfOneColor, nthPayment, paymentsFor } from './prices.ts';
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
  const affordable = pricesWithinMeans(view);
  for (let price = 0; price < affordable; price++) {
    if (canPay(at(prices, price), view.hand) && isAnyOpen(view, price)) return true;
  }
  return false;
}

/** How many of the board's prices, which stand in the order of length, are not too long from the start. */
function pricesWithinMeans({ table, seat, hand }: SeatView): number {
  const { rules, pricesUpTo } = table.board;
  // A pair counts for one space, so with pairs the whole hand may go into a payment; else it is one colour.
  const cards = rules.ferrySymbol === 'locomotive or pair' ? at(table.handSizes, seat) : mostOfOneColor(hand);
  return at(pricesUpTo, Math.min(cards, at(table.trains, seat)));
}

function isAnyOpen({ table, seat }: SeatView, price: number): boolean {
  const routes = at(table.board.routesByPrice, price);
  for (let i = 0; i < routes.length; i++) if (isOpenTo(table, seat, at(routes, i))) return true;
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
      return ticketSets(view).map((set) => keepSet(view, set));
    case 'buildStation':
      return allStations(view);
    case 'stopDrawing':
    case 'withdrawTunnel':
    case 'drawTickets':
    case 'pass':
      return [{ type: kind }];
    default:
      return kind satisfies never;
  }
}

/** Every claim of a turn, counted but not unfolded: a game has thousands of claims that nobody looks at. */
export interface Claims {
  readonly total: number;
  /** Routes within reach that can be paid, and in how many ways each. */
  readonly routes: readonly number[];
  readonly ways: readonly number[];
}

export function claimsOf(view: SeatView): Claims {
  const { prices } = view.table.board;
  const routes: number[] = [];
  const ways: number[] = [];
  let total = 0;
  const affordable = pricesWithinMeans(view);
  for (let price = 0; price < affordable; price++) {
    const payments = countPayments(at(prices, price), view.hand);
    if (payments > 0) total += payments * addOpenRoutes(view, price, routes);
    while (ways.length < routes.length) ways.push(payments);
  }
  return { total, routes, ways };
}

function addOpenRoutes({ table, seat }: SeatView, price: number, routes: number[]): number {
  const before = routes.length;
  const candidates = at(table.board.routesByPrice, price);
  for (let i = 0; i < candidates.length; i++) {
    if (isOpenTo(table, seat, at(candidates, i))) routes.push(at(candidates, i));
  }
  return routes.length - before;
}

/** The claim at a place among all claims. */
export function claimAt(view: SeatView, { total, routes, ways }: Claims, index: number): Action {
  let left = index;
  for (let i = 0; i < routes.length; i++) {
    if (left < at(ways, i)) return claimOf(view, at(routes, i), left);
    left -= at(ways, i);
  }
  throw new RangeError(`there are only ${total} claims`);
}

function claimOf({ table, hand }: SeatView, route: number, way: number): Action {
  return { type: 'claimRoute', route, payment: nthPayment(priceOfRoute(table.board, route), hand, way) };
}

function allClaims(view: SeatView): Action[] {
  return claimsOf(view).routes.flatMap((route) =>
    claimPayments(view, route).map((payment): Action => ({ type: 'claimRoute', route, payment })),
  );
}

function tunnelPayments({ table, hand }: SeatView): Action[] {
  if (table.tunnel === null) return [];
  return paymentsFor(extraPrice(table.tunnel), hand).map((payment) => ({ type: 'payTunnel', payment }));
}

/** Choices of tickets as sets of bits: bit i set keeps the ticket at place i of the offer. */
export function ticketSets(view: SeatView): number[] {
  const { offer } = view;
  const least = ticketsToKeep(view);
  const sets: number[] = [];
  for (let set = 0; set < 1 << offer.length; set++) if (size(set) >= least) sets.push(set);
  return sets;
}

function size(set: number): number {
  let bits = 0;
  for (let rest = set; rest > 0; rest &= rest - 1) bits++;
  return bits;
}

export function keepSet({ offer }: SeatView, set: number): Action {
  const kept: number[] = [];
  for (let i = 0; i < offer.length; i++) if (set & (1 << i)) kept.push(at(offer, i));
  return { type: 'keepTickets', kept };
}

export interface StationChoices {
  readonly cities: readonly number[];
  readonly payments: readonly CardCounts[];
}

/** STN-1, STN-2: every city that is free can be had for every payment. */
export function stationChoices({ table, seat, hand }: SeatView): StationChoices {
  const price = stationPrice(table, seat);
  return { cities: citiesForStation(table), payments: price === null ? [] : paymentsFor(price, hand) };
}

function allStations(view: SeatView): Action[] {
  const { cities, payments } = stationChoices(view);
  return cities.flatMap((city) => payments.map((payment): Action => ({ type: 'buildStation', city, payment })));
}

/** The payments a route can be claimed with now, best for people first. */
export function claimPayments({ table, hand }: SeatView, route: number): number[][] {
  return paymentsFor(priceOfRoute(table.board, route), hand);
}
