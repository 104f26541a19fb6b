import { DECK } from '../engine/actions.ts';
import { routeAt } from '../engine/board.ts';
import { type ClaimCheck, claimChecks } from '../engine/claim.ts';
import { refusalOf } from '../engine/play.ts';
import type { Refusal, RefusalCode } from '../engine/refusals.ts';
import { stationChecks } from '../engine/stations.ts';
import type { SeatView } from '../engine/view.ts';

/** A condition with its code and numbers, and whether it is met. */
export type Check = ClaimCheck;

/** These say nothing about a route that has no other beside it. */
const OF_PARALLELS: readonly RefusalCode[] = ['ownsParallel', 'lanesClosed'];

/** Every condition of claiming a route, those not met first. It can be claimed if all are met. */
export function whyNotRoute(view: SeatView, route: number): readonly Check[] {
  const alone = routeAt(view.table.board, route).parallels.length === 0;
  const checks = claimChecks(view, route).filter(({ reason }) => !alone || !OF_PARALLELS.includes(reason.code));
  return failedFirst(overWhenOver(view, checks));
}

/** Every condition of a station in this city, those not met first. */
export function whyNotCity(view: SeatView, city: number): readonly Check[] {
  return failedFirst(overWhenOver(view, stationChecks(view, city)));
}

/** Why the card at a place of the row cannot be taken; nothing: it can. */
export function whyNotCard(view: SeatView, place: number): readonly Check[] {
  return failure(refusalOf(view, { type: 'drawCard', from: place }));
}

export function whyNotDeck(view: SeatView): readonly Check[] {
  return whyNotCard(view, DECK);
}

export function whyNotTickets(view: SeatView): readonly Check[] {
  return failure(refusalOf(view, { type: 'drawTickets' }));
}

/** Nobody waits for a turn in a game that is over. */
function overWhenOver({ table }: SeatView, checks: readonly Check[]): readonly Check[] {
  if (table.phase !== 'over') return checks;
  const lasting = checks.filter(({ reason: { code } }) => code !== 'notYourTurn' && code !== 'notNow');
  return [{ passed: false, reason: { code: 'gameOver' } }, ...lasting];
}

function failure(reason: Refusal | null): readonly Check[] {
  return reason === null ? [] : [{ passed: false, reason }];
}

function failedFirst(checks: readonly Check[]): readonly Check[] {
  return [...checks.filter(({ passed }) => !passed), ...checks.filter(({ passed }) => passed)];
}
