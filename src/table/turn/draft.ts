import type { Action } from '../../engine/actions.ts';
import { priceOfRoute, routeAt } from '../../engine/board.ts';
import { type CardCounts, KINDS_OF_CARD } from '../../engine/cards.ts';
import { claimChecks } from '../../engine/claim.ts';
import { claimsOf } from '../../engine/legal.ts';
import { addTo, at, filled } from '../../engine/lists.ts';
import { refusalOf } from '../../engine/play.ts';
import { isPaymentFor, type Price } from '../../engine/prices.ts';
import { stationChecks, stationPrice } from '../../engine/stations.ts';
import { extraPrice } from '../../engine/tunnels.ts';
import { isOnTurn, type SeatView } from '../../engine/view.ts';
import { paymentCells, preselected, withLocomotives } from './payments.ts';
import { ticketsTogether } from './ticketProgress.ts';

/** What a player is half-way through. It is never saved: the rules know nothing of it. */
export type Draft =
  /** A card of the hand is chosen: only the routes it can pay stay lit. */
  | { readonly kind: 'color'; readonly color: number }
  /** No payment: the route cannot be claimed now, and the screen says why. */
  | { readonly kind: 'claim'; readonly route: number; readonly payment: CardCounts | null }
  | { readonly kind: 'station'; readonly city: number; readonly payment: CardCounts | null }
  /** The extra cards of a tunnel. No payment: there is nothing left but to withdraw. */
  | { readonly kind: 'tunnel'; readonly payment: CardCounts | null }
  | { readonly kind: 'keep'; readonly kept: readonly number[] }
  /** Tickets once seen must be chosen from: it is asked before. */
  | { readonly kind: 'confirm tickets' };

/** What a finger touched. */
export type DraftStep =
  | { readonly step: 'route'; readonly route: number }
  | { readonly step: 'city'; readonly city: number }
  /** A kind of card in the hand. */
  | { readonly step: 'card'; readonly card: number }
  | { readonly step: 'locomotives'; readonly count: number }
  | { readonly step: 'payment'; readonly payment: CardCounts }
  | { readonly step: 'ticket'; readonly ticket: number }
  | { readonly step: 'draw tickets' }
  | { readonly step: 'drop' };

/** What the game asks for at once; null while the player is free to choose. */
export function firstDraft(view: SeatView): Draft | null {
  if (!isOnTurn(view)) return null;
  const { phase, tunnel } = view.table;
  if (phase === 'opening' || phase === 'tickets') return { kind: 'keep', kept: [] };
  return tunnel && { kind: 'tunnel', payment: firstPayment(view, extraPrice(tunnel), null) };
}

export function draftAfter(view: SeatView, draft: Draft | null, step: DraftStep): Draft | null {
  switch (step.step) {
    case 'route':
      return isAnswering(draft) ? draft : claimDraft(view, draft, step.route);
    case 'city':
      return isAnswering(draft) ? draft : stationDraft(view, draft, step.city);
    case 'card':
      return afterCard(view, draft, step.card);
    case 'locomotives':
      return afterPayment(draft, (payment) => traded(view, draft, payment, step.count));
    case 'payment':
      return afterPayment(draft, () => (isPossible(view, draft, step.payment) ? step.payment : null));
    case 'ticket':
      return draft?.kind === 'keep' ? { kind: 'keep', kept: toggled(view, draft.kept, step.ticket) } : draft;
    case 'draw tickets':
      return isAnswering(draft) ? draft : { kind: 'confirm tickets' };
    case 'drop':
      return firstDraft(view);
    default:
      return step satisfies never;
  }
}

/** The rules wait for this answer; no touch of the board leads away from it. */
function isAnswering(draft: Draft | null): boolean {
  return draft?.kind === 'keep' || draft?.kind === 'tunnel';
}

function chosenCard(draft: Draft | null): number | null {
  return draft?.kind === 'color' ? draft.color : null;
}

/** A second touch of the same route changes nothing: nobody claims by accident. */
function claimDraft(view: SeatView, draft: Draft | null, touched: number): Draft {
  if (draft?.kind === 'claim' && draft.route === touched) return draft;
  const card = chosenCard(draft);
  const route = laneFor(view, touched, card);
  const payment = canClaim(view, route) ? firstPayment(view, priceOfRoute(view.table.board, route), card) : null;
  return { kind: 'claim', route, payment };
}

/** Beside the route touched there may be one that the chosen card can pay, which is then meant. */
function laneFor(view: SeatView, touched: number, card: number | null): number {
  if (card === null || canPayBy(view, touched, card)) return touched;
  const { parallels } = routeAt(view.table.board, touched);
  return parallels.find((lane) => canPayBy(view, lane, card)) ?? touched;
}

function canClaim(view: SeatView, route: number): boolean {
  return claimChecks(view, route).every(({ passed }) => passed);
}

function canPayBy(view: SeatView, route: number, card: number): boolean {
  return canClaim(view, route) && cellPayment(view, priceOfRoute(view.table.board, route), card) !== null;
}

function cellPayment({ hand }: SeatView, price: Price, card: number): CardCounts | null {
  return paymentCells(price, hand)[card]?.payment ?? null;
}

function stationDraft(view: SeatView, draft: Draft | null, city: number): Draft {
  if (draft?.kind === 'station' && draft.city === city) return draft;
  const price = stationPrice(view.table, view.seat);
  const canBuild = stationChecks(view, city).every(({ passed }) => passed);
  return { kind: 'station', city, payment: canBuild ? firstPayment(view, price, chosenCard(draft)) : null };
}

function firstPayment(view: SeatView, price: Price | null, card: number | null): CardCounts | null {
  return price === null ? null : preselected(price, view.hand, card, neededForTickets(view));
}

/** Cards of each colour that the cheapest paths of the tickets ask for. */
export function neededForTickets(view: SeatView): CardCounts {
  const needed = filled(KINDS_OF_CARD, 0);
  for (const route of ticketsTogether(view, view.tickets).routes) {
    const { color, length } = routeAt(view.table.board, route);
    if (color >= 0) addTo(needed, color, length);
  }
  return needed;
}

function afterCard(view: SeatView, draft: Draft | null, card: number): Draft | null {
  if (draft?.kind === 'keep') return draft;
  if (draft === null || draft.kind === 'color' || draft.kind === 'confirm tickets') {
    return chosenCard(draft) === card ? null : { kind: 'color', color: card };
  }
  const price = priceOf(view, draft);
  return afterPayment(draft, () => price && cellPayment(view, price, card));
}

/** The draft with another payment, where there is one to change; as it was, where the new one is impossible. */
function afterPayment(draft: Draft | null, change: (payment: CardCounts) => CardCounts | null): Draft | null {
  if (draft === null || !('payment' in draft) || draft.payment === null) return draft;
  const payment = change(draft.payment);
  return payment === null ? draft : { ...draft, payment };
}

function traded(view: SeatView, draft: Draft | null, payment: CardCounts, locomotives: number): CardCounts | null {
  const price = draft && priceOf(view, draft);
  return price && withLocomotives(price, view.hand, payment, locomotives);
}

function isPossible(view: SeatView, draft: Draft | null, payment: CardCounts): boolean {
  const price = draft && priceOf(view, draft);
  const held = payment.every((count, card) => count <= at(view.hand, card));
  return price !== null && held && isPaymentFor(price, payment);
}

/** What the draft would cost; null where it costs nothing. */
export function priceOf({ table, seat }: SeatView, draft: Draft): Price | null {
  if (draft.kind === 'claim') return priceOfRoute(table.board, draft.route);
  if (draft.kind === 'station') return stationPrice(table, seat);
  return draft.kind === 'tunnel' && table.tunnel !== null ? extraPrice(table.tunnel) : null;
}

function toggled({ offer }: SeatView, kept: readonly number[], ticket: number): readonly number[] {
  if (!offer.includes(ticket)) return kept;
  return kept.includes(ticket) ? kept.filter((other) => other !== ticket) : [...kept, ticket];
}

/** The action that the draft has come to; null while something is missing. */
export function finished(view: SeatView, draft: Draft | null): Action | null {
  const action = draft && actionOf(draft);
  return action !== null && refusalOf(view, action) === null ? action : null;
}

function actionOf(draft: Draft): Action | null {
  switch (draft.kind) {
    case 'claim':
      return draft.payment && { type: 'claimRoute', route: draft.route, payment: draft.payment };
    case 'station':
      return draft.payment && { type: 'buildStation', city: draft.city, payment: draft.payment };
    case 'tunnel':
      return draft.payment && { type: 'payTunnel', payment: draft.payment };
    case 'keep':
      return { type: 'keepTickets', kept: draft.kept };
    case 'confirm tickets':
      return { type: 'drawTickets' };
    case 'color':
      return null;
    default:
      return draft satisfies never;
  }
}

/** Routes that can be claimed now; with a card chosen, those that it can pay. */
export function routesInReach(view: SeatView, draft: Draft | null): readonly number[] {
  if (!isOnTurn(view) || view.table.phase !== 'turn') return [];
  const { routes } = claimsOf(view);
  const card = chosenCard(draft);
  if (card === null) return routes;
  return routes.filter((route) => cellPayment(view, priceOfRoute(view.table.board, route), card) !== null);
}
