import type { Spot } from '../../../ui/spot.ts';
import type { ThingOn } from './spots.ts';

/** Where things lie, and where they lay before. */
export interface Whereabouts {
  readonly thingOn: ThingOn;
  readonly were: ReadonlyMap<Spot, DOMRect>;
}

/**
 * Sets in motion what has been measured. All acts measure before the first of them moves anything: whoever measures
 * after that has the whole page laid out anew.
 */
export type Measured = () => readonly Animation[];

export const STAYS: Measured = () => [];
