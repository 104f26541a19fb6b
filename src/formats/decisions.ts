import type { EventType } from '../engine/events.ts';

/** What somebody decided; everything else that a record lists follows from it. */
export const DECISIONS: readonly EventType[] = [
  'ticketsKept',
  'cardTaken',
  'drawStopped',
  'tunnelOpened',
  'tunnelWithdrawn',
  'routeClaimed',
  'ticketsOffered',
  'stationBuilt',
  'passed',
];
