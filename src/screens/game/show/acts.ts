import type { OnBoard, Timed } from '../../../board/onBoard.ts';
import type { Cue } from '../../../sound/cues.ts';
import type { Spot } from '../../../ui/spot.ts';

/** A card or ticket, as it is seen on its way. */
export type Flying = number | 'card back' | 'ticket back';

/** One thing of the show. It changes nothing: what it ends with stands on the screen already. */
export type Act =
  | OnBoard
  | (Timed &
      (
        | {
            /** From place to place. Where it `turns` it comes as a back, and shows its face when it is there. */
            readonly what: 'flight';
            readonly shows: Flying;
            readonly turns: boolean;
            readonly from: Spot;
            readonly to: Spot;
          }
        /** What lies on a place by now comes in, from another place or out of nothing. */
        | { readonly what: 'arrival'; readonly spot: Spot; readonly from: Spot | null }
        | Sweep
        /** A number goes from one to the other. */
        | { readonly what: 'count'; readonly spot: Spot; readonly from: number; readonly to: number }
        /** Points rise from a place. */
        | { readonly what: 'float'; readonly spot: Spot; readonly points: number }
        | { readonly what: 'stamp'; readonly spot: Spot }
        /** The cover of the tray goes away, or comes. */
        | { readonly what: 'blind'; readonly way: 'up' | 'down' }
        | { readonly what: 'shuffle'; readonly spot: Spot }
        /** Something is heard. */
        | { readonly what: 'cue'; readonly cue: Cue }
        /** The device ticks under the finger. */
        | { readonly what: 'feel' }
      ));

/** Cards that lay in the row leave it together, after those that are too many have shaken. */
interface Sweep {
  readonly what: 'sweep';
  /** By place. */
  readonly cards: readonly number[];
  /** The kind of which there were too many. */
  readonly tooMany: number;
  /** When the last cards had come; the others lay there from the beginning. */
  readonly came: readonly { readonly place: number; readonly at: number }[];
}

export type ActOf<What extends Act['what']> = Extract<Act, { readonly what: What }>;

/** How long all of it takes. */
export function lengthOf(acts: readonly Act[]): number {
  return Math.max(0, ...acts.map(({ at, ms }) => at + ms));
}

/** All of it later, so that something else is seen first. */
export function delayed(acts: readonly Act[], by: number): readonly Act[] {
  return acts.map((act) => ({ ...act, at: act.at + by }));
}

/** Faster or slower. */
export function atRate(acts: readonly Act[], rate: number): readonly Act[] {
  return acts.map((act) => ({ ...act, at: act.at * rate, ms: act.ms * rate }));
}
