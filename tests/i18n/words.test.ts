import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import type { Text } from '../../src/i18n/text.ts';
import { allWords, frontWords } from '../../src/i18n/words.ts';
import { fr } from '../support/i18n/fr.ts';
import { ENGLISH_WORDS, type Habits } from '../support/i18n/habits.ts';
import { nl } from '../support/i18n/nl.ts';
import { entriesOf, type Said, walk, walkWith } from '../support/i18n/walk.ts';

const HABITS: Readonly<Record<Exclude<(typeof LANGUAGES)[number], 'en'>, Habits>> = { fr, nl };

const english = await allWords.load('en');

const BROKEN = /undefined|null|NaN|\[object|\$\{| {2}|^\s|\s$|\s[.,]/;

const tell = ({ entry, words }: Said) => `${entry}: ${words}`;
const wordsOf = (words: string) => words.toLowerCase().match(/\p{L}+/gu) ?? [];

/** What is left of a sentence without what it was filled with. */
function frame({ words, values }: Said): string {
  const filled = values
    .flat(3)
    .map(String)
    .sort((one, other) => other.length - one.length);
  return filled.reduce((rest, value) => rest.replaceAll(value.toLowerCase(), ''), words.toLowerCase());
}

/** It says the same as English, and says something: a frame like "+4" has no words of its own. */
function entriesLikeEnglish(text: Text): readonly string[] {
  const inEnglish = walk(english);
  const here = walkWith(text, english);
  const differing = new Set(
    here.filter(({ words }, place) => words !== inEnglish[place]?.words).map(({ entry }) => entry),
  );
  const speaking = here.filter((said) => wordsOf(frame(said)).length > 0).map(({ entry }) => entry);
  return [...new Set(speaking)].filter((entry) => !differing.has(entry)).sort();
}

describe.each(LANGUAGES)('the words of %s', async (language) => {
  const text = await allWords.load(language);

  test('name the language that they are of, and those of the front are among them', async () => {
    expect(text.language).toBe(language);
    expect(text).toMatchObject(JSON.parse(JSON.stringify(await frontWords.load(language))));
  });

  test('have the entries of English and no others', () => {
    expect(entriesOf(text)).toEqual(entriesOf(english));
  });

  test('are filled without gaps, and without a space too many', () => {
    const broken = walk(text).filter(({ entry, words }) => entry !== 'board.comma' && BROKEN.test(words));
    expect(broken.map(tell)).toEqual([]);
  });
});

describe.each(Object.entries(HABITS))('the words of %s', async (language, habits) => {
  const text = await allWords.load(language as keyof typeof HABITS);

  test('are the same as in English only where that is the word', () => {
    expect(entriesLikeEnglish(text)).toEqual([...habits.sameAsEnglish].sort());
  });

  test('have no English in them', () => {
    const english = new Set(ENGLISH_WORDS.filter((word) => !habits.ownWords.includes(word)));
    const left = walk(text).filter(({ words }) => wordsOf(words).some((word) => english.has(word)));
    expect(left.map(tell)).toEqual([]);
  });

  test.each(Object.entries(habits.faults))('never have %s', (_, fault) => {
    expect(
      walk(text)
        .filter(({ words }) => fault.test(words))
        .map(tell),
    ).toEqual([]);
  });
});
