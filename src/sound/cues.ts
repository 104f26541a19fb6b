import type { SeenEvent } from '../engine/redact.ts';

/** What can be heard at the table. */
export type Cue =
  | { readonly sound: 'card' | 'shuffle' | 'station' | 'kept' | 'done' | 'lastRound' | 'refused' | 'winner' }
  | {
      readonly sound: 'claim';
      readonly wagons: number;
      /** When each of them couples in, in seconds; otherwise as fast as they usually do. */
      readonly beats?: readonly number[];
    }
  | {
      readonly sound: 'tunnel';
      readonly cards: number;
      /** When each of them has turned, in seconds. */
      readonly beats?: readonly number[];
    }
  | { readonly sound: 'handover'; readonly seat: number };

export type SoundName = Cue['sound'];

/** What is heard of an event when it is shown; null: it is only seen. `spacesOf` tells how long a route is. */
export function cueOf(event: SeenEvent, spacesOf: (route: number) => number): Cue | null {
  switch (event.type) {
    case 'cardTaken':
    case 'bonusDrawn':
      return { sound: 'card' };
    case 'rowSwept':
    case 'deckReshuffled':
      return { sound: 'shuffle' };
    case 'ticketsKept':
      return { sound: 'kept' };
    case 'routeClaimed':
      return { sound: 'claim', wagons: spacesOf(event.route) };
    case 'stationBuilt':
      return { sound: 'station' };
    case 'tunnelOpened':
      return { sound: 'tunnel', cards: event.revealed.length };
    case 'lastRound':
      return { sound: 'lastRound' };
    default:
      return null;
  }
}
