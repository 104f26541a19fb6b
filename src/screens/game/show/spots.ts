import type { Spot } from '../../../ui/spot.ts';
import type { Act } from './acts.ts';

/** What lies on a place; null where this screen does not show it. */
export type ThingOn = (spot: Spot) => HTMLElement | null;

/** As the screen is now. It is looked through once, however many places are asked for. */
export function thingsNow(): ThingOn {
  const things = new Map<string | undefined, HTMLElement>();
  for (const thing of document.querySelectorAll<HTMLElement>('[data-spot]')) {
    if (!things.has(thing.dataset['spot'])) things.set(thing.dataset['spot'], thing);
  }
  return (spot) => {
    const thing = things.get(spot);
    return thing !== undefined && thing.getClientRects().length > 0 ? thing : null;
  };
}

/** All places that these acts set out from, as they lie on the screen now. */
export function whereSpotsAre(acts: readonly Act[]): ReadonlyMap<Spot, DOMRect> {
  const spots = acts.flatMap((act) => ('from' in act && typeof act.from === 'string' ? [act.from] : []));
  if (spots.length === 0) return new Map();
  const thingOn = thingsNow();
  return new Map(
    [...new Set(spots)].flatMap((spot) => {
      const thing = thingOn(spot);
      return thing === null ? [] : [[spot, thing.getBoundingClientRect()] as const];
    }),
  );
}
