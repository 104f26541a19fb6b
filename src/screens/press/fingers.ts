// A thumb that drifts, or a second finger beside it, drums on as one hand.
import { isIn, type PressBox } from './arrivals.ts';
import { CALM_MS, MEMORY_MS } from './burst.ts';
import type { PressSpot } from './things.ts';

/** So far apart are two fingers of a hand that drums. */
const HAND_PX = 64;
/** More are forgotten. */
const MOST = 8;

/** A press, and the drumming that it belongs to. Times are in ms. */
interface Felt {
  readonly spot: PressSpot;
  /** Of the control that was pressed. */
  readonly box: PressBox | null;
  readonly at: number;
  /** When the first of the presses came, of which each soon followed another. */
  readonly began: number;
}

export interface Presses {
  readonly felt: readonly Felt[];
}

export const NO_PRESSES: Presses = { felt: [] };

export interface NewPress {
  readonly at: number;
  readonly spot: PressSpot;
  readonly box: PressBox | null;
  /** When what is pressed took another's place, or was turned on in its own; it may have lain there since ever. */
  readonly came: number;
}

/** What came while a hand drums near it was not meant. What lay there before is pressed as fast as anybody likes. */
export function pressedBy(before: Presses, press: NewPress): { readonly presses: Presses; readonly deaf: boolean } {
  const { at, spot, box, came } = press;
  const near = before.felt.filter((felt) => at - felt.at <= MEMORY_MS && isNear(felt, spot));
  const goesOn = near.filter((felt) => at - felt.at < CALM_MS);
  const began = Math.min(at, ...goesOn.map((felt) => felt.began));
  const deaf = near.length > 0 && (at - came < CALM_MS || came > began);
  // Whoever has gone on to another place no longer waits for an answer at this one.
  const felt = before.felt.filter((each) => at - each.at < CALM_MS || near.includes(each));
  return { presses: { felt: [{ spot, box, at, began }, ...felt].slice(0, MOST) }, deaf };
}

function isNear(felt: Felt, spot: PressSpot): boolean {
  if (felt.box !== null && isIn(felt.box, spot)) return true;
  return Math.hypot(spot.x - felt.spot.x, spot.y - felt.spot.y) <= HAND_PX;
}
