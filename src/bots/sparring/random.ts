import type { Action, ActionType } from '../../engine/actions.ts';
import { drawSources } from '../../engine/draw.ts';
import {
  actionsOfKind,
  claimAt,
  claimsOf,
  keepSet,
  legalKinds,
  stationChoices,
  ticketSets,
} from '../../engine/legal.ts';
import { at } from '../../engine/lists.ts';
import { below, type Random } from '../../engine/random.ts';
import type { SeatView } from '../../engine/view.ts';

/** Chooses the kind of action evenly among the legal kinds, then evenly within it. */
export function randomPlayer(view: SeatView, random: Random): Action {
  const kind = pick(legalKinds(view), random);
  return randomAction(view, kind, random);
}

/** Chosen without listing every action first where there may be many: whole games are played by the thousand. */
function randomAction(view: SeatView, kind: ActionType, random: Random): Action {
  if (kind === 'drawCard') return { type: kind, from: pick(drawSources(view.table), random) };
  if (kind === 'keepTickets') return keepSet(view, pick(ticketSets(view), random));
  if (kind === 'claimRoute') return randomClaim(view, random);
  if (kind === 'buildStation') return randomStation(view, random);
  return pick(actionsOfKind(view, kind), random);
}

function randomClaim(view: SeatView, random: Random): Action {
  const claims = claimsOf(view);
  return claimAt(view, claims, below(random, claims.total));
}

/** Every free city can be paid for in the same ways, so the two choices are independent. */
function randomStation(view: SeatView, random: Random): Action {
  const { cities, payments } = stationChoices(view);
  return { type: 'buildStation', city: pick(cities, random), payment: pick(payments, random) };
}

function pick<T>(choices: readonly T[], random: Random): T {
  return at(choices, below(random, choices.length));
}
