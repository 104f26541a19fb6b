import type { Action } from './actions.ts';
import { DECK } from './actions.ts';
import type { Board } from './board.ts';
import { refuseClaim, routeClaiming } from './claim.ts';
import { cardTaking, refuseDraw, refuseStop } from './draw.ts';
import type { GameEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { cloneGame, type Game, shuffledGame, type Table } from './game.ts';
import { refusePass } from './legal.ts';
import type { Refusal } from './refusals.ts';
import { reshuffling } from './row.ts';
import { dealing } from './setup.ts';
import { refuseStation, stationBuilding } from './stations.ts';
import { refuseChoice, refuseTickets, ticketsKeeping, ticketsOffering } from './tickets.ts';
import {
  isTunnel,
  refuseTunnelPayment,
  refuseWithdrawal,
  tunnelClaiming,
  tunnelOpening,
  tunnelWithdrawing,
} from './tunnels.ts';
import { dueEvent, isDeckShort } from './turn.ts';
import { type SeatView, viewFor } from './view.ts';

/** Why this seat may not do this now; null if it may. */
export function refusalOf(view: SeatView, action: Action): Refusal | null {
  const { table } = view;
  if (table.phase === 'over') return { code: 'gameOver' };
  if (table.turn !== view.seat) return { code: 'notYourTurn', turn: table.turn };
  switch (action.type) {
    case 'drawCard':
      return refuseDraw(view, action.from);
    case 'stopDrawing':
      return refuseStop(view);
    case 'claimRoute':
      return refuseClaim(view, action.route, action.payment);
    case 'payTunnel':
      return refuseTunnelPayment(view, action.payment);
    case 'withdrawTunnel':
      return refuseWithdrawal(view);
    case 'drawTickets':
      return refuseTickets(view);
    case 'keepTickets':
      return refuseChoice(view, action.kept);
    case 'buildStation':
      return refuseStation(view, action.city, action.payment);
    case 'pass':
      return refusePass(view);
    default:
      return noSuchAction(action);
  }
}

function noSuchAction(_action: never): Refusal {
  return { code: 'noSuchThing', what: 'action' };
}

/** The event that brings a legal action about; first the reshuffle, if it needs cards the deck does not have. */
export function eventOf(game: Game, action: Action): GameEvent {
  return isDeckShort(game.table, cardsNeeded(game.table, action)) ? reshuffling(game.table) : directEvent(game, action);
}

function cardsNeeded(table: Table, action: Action): number {
  if (action.type === 'drawCard') return action.from === DECK ? 1 : 0;
  return action.type === 'claimRoute' && isTunnel(table, action.route) ? table.board.rules.tunnelCards : 0;
}

function directEvent(game: Game, action: Action): GameEvent {
  const { table } = game;
  switch (action.type) {
    case 'drawCard':
      return cardTaking(game, action.from);
    case 'stopDrawing':
      return { type: 'drawStopped', seat: table.turn };
    case 'claimRoute':
      return isTunnel(table, action.route)
        ? tunnelOpening(game, action.route, action.payment)
        : routeClaiming(table, action.route, action.payment);
    case 'payTunnel':
      return tunnelClaiming(table, openTunnelOf(table), action.payment);
    case 'withdrawTunnel':
      return tunnelWithdrawing(table, openTunnelOf(table));
    case 'drawTickets':
      return ticketsOffering(game);
    case 'keepTickets':
      return ticketsKeeping(game, action.kept);
    case 'buildStation':
      return stationBuilding(table, action.city, action.payment);
    case 'pass':
      return { type: 'passed', seat: table.turn };
    default:
      return action satisfies never;
  }
}

function openTunnelOf(table: Table) {
  if (table.tunnel === null) throw new Error('no tunnel is open: an action must be checked before it is played');
  return table.tunnel;
}

/** Plays an action of the seat on turn, in place, on a game its caller owns. A refused action changes nothing. */
export function play(game: Game, action: Action): GameEvent[] | Refusal {
  const refusal = refusalOf(viewFor(game, game.table.turn), action);
  if (refusal !== null) return refusal;
  const first = eventOf(game, action);
  const events: GameEvent[] = [first];
  evolve(game, first);
  if (first.type === 'deckReshuffled') happen(game, eventOf(game, action), events);
  letHappen(game, events);
  return events;
}

/**
 * Plays an action that its caller knows to be legal, in place, and keeps no account of it. Simulations play millions of
 * moves that they have chosen by the rules themselves.
 */
export function playLegal(game: Game, action: Action): void {
  const first = eventOf(game, action);
  evolve(game, first);
  if (first.type === 'deckReshuffled') evolve(game, eventOf(game, action));
  for (let event = dueEvent(game); event !== null; event = dueEvent(game)) evolve(game, event);
}

function happen(game: Game, event: GameEvent, events: GameEvent[]): void {
  events.push(event);
  evolve(game, event);
}

/** Writes everything that follows by itself. */
function letHappen(game: Game, events: GameEvent[]): void {
  for (let event = dueEvent(game); event !== null; event = dueEvent(game)) happen(game, event, events);
}

export interface Started {
  readonly game: Game;
  readonly events: GameEvent[];
}

/** A new game, dealt (SET-1 to SET-4). */
export function startGame(board: Board, seed: string, firstSeat: number): Started {
  const game = shuffledGame(board, seed, firstSeat);
  const events: GameEvent[] = [];
  happen(game, dealing(game), events);
  letHappen(game, events);
  return { game, events };
}

export type Outcome =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/** Plays an action and hands out a new game; the one given is never changed. */
export function apply(game: Game, action: Action): Outcome {
  const next = cloneGame(game);
  const played = play(next, action);
  return isRefusal(played) ? { ok: false, refusal: played } : { ok: true, game: next, events: played };
}

export function isRefusal(played: readonly GameEvent[] | Refusal): played is Refusal {
  return !Array.isArray(played);
}
