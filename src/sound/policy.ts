import type { SoundName } from './cues.ts';

/** What is heard at the moment. Times are in seconds. */
export interface Sounding {
  readonly sound: SoundName;
  readonly from: number;
  /** Until then it has something to say; what comes after only rings. */
  readonly until: number;
}

/** Two at the same moment are one event heard twice. */
const SAME_MOMENT = 0.04;

interface Weight {
  /** What weighs less does not disturb it. */
  readonly rank: number;
  /** How long it has something to say after its last beat. */
  readonly says: number;
}

export const WEIGHTS: Readonly<Record<SoundName, Weight>> = {
  card: { rank: 1, says: 0.06 },
  shuffle: { rank: 1, says: 0.3 },
  kept: { rank: 2, says: 0.1 },
  refused: { rank: 3, says: 0.08 },
  station: { rank: 3, says: 0.16 },
  claim: { rank: 3, says: 0.12 },
  tunnel: { rank: 3, says: 0.12 },
  done: { rank: 4, says: 0.45 },
  handover: { rank: 4, says: 0.45 },
  lastRound: { rank: 5, says: 0.8 },
  winner: { rank: 6, says: 1.5 },
};

/** Whether a sound takes the place of the one that is heard. It never waits: what is late tells nothing. */
export function takesOver(sound: SoundName, now: number, heard: Sounding | null): boolean {
  if (heard === null || now >= heard.until) return true;
  const [rank, other] = [WEIGHTS[sound].rank, WEIGHTS[heard.sound].rank];
  return rank > other || (rank === other && now - heard.from >= SAME_MOMENT);
}
