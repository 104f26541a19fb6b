import type { Text } from '../../../src/i18n/text.ts';
import { aroundSamples } from './aroundSamples.ts';
import { gameSamples } from './gameSamples.ts';

/** What an entry of a language says. */
export interface Said {
  /** "turn.plate.facts" */
  readonly entry: string;
  /** What it was said with; nothing where the entry is no sentence to fill. */
  readonly values: readonly unknown[];
  readonly words: string;
}

/** Everything that a language says: each entry, and each sentence with all of its samples. */
export function walk(text: Text): readonly Said[] {
  return saidIn(text, samplesOf(text), []);
}

/** The same sentences with what another language fills them with, so that only the frames differ. */
export function walkWith(text: Text, filled: Text): readonly Said[] {
  return saidIn(text, samplesOf(filled), []);
}

/** The names of all entries. */
export function entriesOf(text: Text): readonly string[] {
  return [...new Set(walk(text).map(({ entry }) => entry))].sort();
}

function samplesOf(text: Text) {
  return { ...aroundSamples(text), ...gameSamples(text) };
}

function saidIn(words: unknown, samples: unknown, path: readonly string[]): readonly Said[] {
  const entry = path.join('.');
  if (typeof words === 'string') return [{ entry, values: [], words }];
  if (typeof words === 'function') return saidWith(words as Sentence, samples, entry);
  return Object.entries(words as object).flatMap(([key, value]) =>
    saidIn(value, (samples as Readonly<Record<string, unknown>> | undefined)?.[key], [...path, key]),
  );
}

type Sentence = (...values: readonly unknown[]) => string;

function saidWith(sentence: Sentence, samples: unknown, entry: string): readonly Said[] {
  if (!Array.isArray(samples) || samples.length === 0) throw new Error(`There is no sample for ${entry}.`);
  return samples.map((values: readonly unknown[]) => ({ entry, values, words: sentence(...values) }));
}
