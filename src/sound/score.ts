import type { Cue } from './cues.ts';
import { PARTS, type SoundPart } from './parts/parts.ts';

/** A part and when it sounds, in seconds. */
interface Beat {
  readonly part: SoundPart;
  readonly at: number;
}

/** Wagons come as close to each other as they are seen to. */
const WAGON_EVERY = 0.07;
const FIRST_CARD_AT = 0.42;
const CARD_EVERY = 0.25;

/** What a cue is made of. `taken`: how many were played before, as no two cards of a deck sound the same. */
export function beatsOf(cue: Cue, taken: number): readonly Beat[] {
  switch (cue.sound) {
    case 'card':
      return [one('card', taken % PARTS.card.variants)];
    case 'claim':
      return steps('clunk', cue.wagons, cue.beats ?? every(WAGON_EVERY, 0));
    case 'tunnel':
      return [one('air'), ...steps('knock', cue.cards, cue.beats ?? every(CARD_EVERY, FIRST_CARD_AT))];
    case 'handover':
      return [one('chime', cue.seat % PARTS.chime.variants)];
    default:
      return [one(ALONE[cue.sound])];
  }
}

const ALONE = {
  shuffle: 'shuffle',
  station: 'hammer',
  kept: 'punch',
  done: 'stamp',
  lastRound: 'bell',
  refused: 'tap',
  winner: 'brass',
} as const;

function one(name: SoundPart['name'], variant = 0): Beat {
  return { part: { name, variant }, at: 0 };
}

function steps(name: 'clunk' | 'knock', count: number, beats: readonly number[]): readonly Beat[] {
  const heard = Math.min(count, beats.length, PARTS[name].variants);
  return beats.slice(0, heard).map((at, variant) => ({ part: { name, variant }, at }));
}

function every(seconds: number, from: number): readonly number[] {
  return Array.from({ length: PARTS.clunk.variants }, (_, i) => from + i * seconds);
}
