import type { Spot } from '../../../ui/spot.ts';
import type { Act } from './acts.ts';

/** What lies there now; null where this screen does not show it. */
export function thingOn(spot: Spot): HTMLElement | null {
  const thing = document.querySelector<HTMLElement>(`[data-spot="${spot}"]`);
  return thing !== null && thing.getClientRects().length > 0 ? thing : null;
}

/** All places that these acts set out from, as they lie on the screen now. */
export function whereSpotsAre(acts: readonly Act[]): ReadonlyMap<Spot, DOMRect> {
  const spots = acts.flatMap((act) => ('from' in act && typeof act.from === 'string' ? [act.from] : []));
  return new Map(
    [...new Set(spots)].flatMap((spot) => {
      const thing = thingOn(spot);
      return thing === null ? [] : [[spot, thing.getBoundingClientRect()] as const];
    }),
  );
}
