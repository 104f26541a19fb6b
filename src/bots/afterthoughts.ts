// What a computer player was after, told when the game is over: its tickets, and the turn at which it gave one up.
import { at } from '../engine/lists.ts';
import type { SeatView } from '../engine/view.ts';
import { type Mind, planOf } from './plan/mind.ts';
import type { Plan } from './plan/plan.ts';

/** A plan at one of the seat's turns. */
interface Moment {
  readonly turn: number;
  readonly plan: Plan;
}

export interface LostTicket {
  readonly ticket: number;
  /** Turns taken at the table when it was given up. */
  readonly turn: number;
  /** The route that was in its plan the turn before and that somebody else had taken; null: time or trains ran out. */
  readonly route: number | null;
}

export interface Afterthoughts {
  readonly lost: readonly LostTicket[];
}

/** `views` are the seat's, at the beginning of each of its turns, in order. They must not change any more. */
export function afterthoughtsOf(views: readonly SeatView[], mind: Mind): Afterthoughts {
  const moments = views.map((view): Moment => ({ turn: view.table.turnsTaken, plan: planOf(view, mind, null) }));
  const last = moments.at(-1)?.plan.hopeless ?? [];
  return { lost: last.map((ticket) => lostAt(ticket, moments, views)) };
}

/** The turn from which on it stayed hopeless. */
function lostAt(ticket: number, moments: readonly Moment[], views: readonly SeatView[]): LostTicket {
  const isHopeless = ({ plan }: Moment) => plan.hopeless.includes(ticket);
  const since = moments.findLastIndex((moment) => !isHopeless(moment)) + 1;
  const moment = at(moments, since);
  const before = since === 0 ? [] : at(moments, since - 1).plan.routes;
  const { owner, turn: seat } = at(views, since).table;
  const route = before.find((planned) => at(owner, planned) >= 0 && at(owner, planned) !== seat);
  return { ticket, turn: moment.turn, route: route ?? null };
}
