import { DECK } from '../../engine/actions.ts';
import { routeAt } from '../../engine/board.ts';
import { type ClaimCheck, claimChecks } from '../../engine/claim.ts';
import { refusalOf } from '../../engine/play.ts';
import type { Refusal, RefusalCode } from '../../engine/refusals.ts';
import { stationChecks } from '../../engine/stations.ts';
import type { SeatView } from '../../engine/view.ts';

/** A condition with its code and numbers, and whether it is met. */
export type Condition = ClaimCheck;

/** These say nothing about a route that has no other beside it. */
const OF_PARALLELS: readonly RefusalCode[] = ['ownsParallel', 'lanesClosed'];

/** Every condition of claiming a route, those not met first. It can be claimed if all are met. */
export function conditionsOfRoute(view: SeatView, route: number): readonly Condition[] {
  const alone = routeAt(view.table.board, route).parallels.length === 0;
  const checks = claimChecks(view, route).filter(({ reason }) => !alone || !OF_PARALLELS.includes(reason.code));
  return failedFirst(overWhenOver(view, checks));
}

/** Every condition of a station in this city, those not met first. */
export function conditionsOfCity(view: SeatView, city: number): readonly Condition[] {
  return failedFirst(overWhenOver(view, stationChecks(view, city)));
}

/** Why a route cannot be claimed; null: it can. */
export function whyNotRoute(view: SeatView, route: number): Refusal | null {
  return firstFailed(conditionsOfRoute(view, route));
}

/** Why there can be no station in this city; null: there can. */
export function whyNotCity(view: SeatView, city: number): Refusal | null {
  return firstFailed(conditionsOfCity(view, city));
}

/** Why the card at a place of the row cannot be taken; null: it can. */
export function whyNotCard(view: SeatView, place: number): Refusal | null {
  return refusalOf(view, { type: 'drawCard', from: place });
}

export function whyNotDeck(view: SeatView): Refusal | null {
  return whyNotCard(view, DECK);
}

export function whyNotTickets(view: SeatView): Refusal | null {
  return refusalOf(view, { type: 'drawTickets' });
}

/** Nobody waits for a turn in a game that is over. */
function overWhenOver({ table }: SeatView, checks: readonly Condition[]): readonly Condition[] {
  if (table.phase !== 'over') return checks;
  const lasting = checks.filter(({ reason: { code } }) => code !== 'notYourTurn' && code !== 'notNow');
  return [{ passed: false, reason: { code: 'gameOver' } }, ...lasting];
}

function firstFailed(conditions: readonly Condition[]): Refusal | null {
  return conditions.find(({ passed }) => !passed)?.reason ?? null;
}

function failedFirst(checks: readonly Condition[]): readonly Condition[] {
  return [...checks.filter(({ passed }) => !passed), ...checks.filter(({ passed }) => passed)];
}
