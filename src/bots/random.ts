import type { Action, ActionType } from '../engine/actions.ts';
import { actionsOfKind, claimAt, claimsOf, legalKinds } from '../engine/legal.ts';
import { below, type Random } from '../engine/random.ts';
import type { SeatView } from '../engine/view.ts';

/** Chooses the kind of action evenly among the legal kinds, then evenly within it. */
export function randomPlayer(view: SeatView, random: Random): Action {
  return randomAction(view, pick(legalKinds(view), random), random);
}

function randomAction(view: SeatView, kind: ActionType, random: Random): Action {
  if (kind !== 'claimRoute') return pick(actionsOfKind(view, kind), random);
  const claims = claimsOf(view);
  return claimAt(view, claims, below(random, claims.total));
}

function pick<T>(choices: readonly T[], random: Random): T {
  return choices[below(random, choices.length)] as T;
}
