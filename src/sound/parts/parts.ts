import { type Finish, finished } from '../synth/finish.ts';
import type { Signal } from '../synth/signal.ts';
import { tunnelAir } from './air.ts';
import { CHIME_COUNT, chime, stampAndBell, stationBell } from './bells.ts';
import { fanfare } from './brass.ts';
import { cardFlick, punch, shuffle } from './paper.ts';
import { clunk } from './steel.ts';
import { dullTap, hammer, knock } from './wood.ts';

interface Recipe extends Finish {
  readonly render: (rate: number, variant: number) => Signal;
  /** How many there are of it. */
  readonly variants: number;
}

/** Loud is what the whole table should hear, soft what only the hand at it. */
export const PARTS = {
  card: { render: cardFlick, variants: 3, loudness: -25, fadeOut: 0.02 },
  shuffle: { render: shuffle, variants: 1, loudness: -22, fadeOut: 0.02 },
  clunk: { render: clunk, variants: 8, loudness: -19, fadeOut: 0.08 },
  hammer: { render: hammer, variants: 1, loudness: -19, fadeOut: 0.04 },
  punch: { render: punch, variants: 1, loudness: -21, fadeOut: 0.03 },
  stamp: { render: stampAndBell, variants: 1, loudness: -17, fadeOut: 0.3 },
  air: { render: tunnelAir, variants: 1, loudness: -22, fadeOut: 0.1 },
  knock: { render: knock, variants: 3, loudness: -22, fadeOut: 0.03 },
  chime: { render: chime, variants: CHIME_COUNT, loudness: -17, fadeOut: 0.4 },
  bell: { render: stationBell, variants: 1, loudness: -15, fadeOut: 0.5 },
  tap: { render: dullTap, variants: 1, loudness: -23.5, fadeOut: 0.03 },
  brass: { render: fanfare, variants: 1, loudness: -14, fadeOut: 0.05 },
} as const satisfies Readonly<Record<string, Recipe>>;

export type PartName = keyof typeof PARTS;

/** Of what sounds are made: each is rendered once. */
export interface SoundPart {
  readonly name: PartName;
  readonly variant: number;
}

export const allParts = (): readonly SoundPart[] =>
  (Object.keys(PARTS) as PartName[]).flatMap((name) =>
    Array.from({ length: PARTS[name].variants }, (_, variant) => ({ name, variant })),
  );

export function keyOf({ name, variant }: SoundPart): string {
  return `${name} ${variant}`;
}

export function samplesOf({ name, variant }: SoundPart, rate: number): Signal {
  const recipe: Recipe = PARTS[name];
  return finished(recipe.render(rate, variant), rate, recipe);
}
