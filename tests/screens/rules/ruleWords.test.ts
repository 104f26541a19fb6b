import { describe, expect, test } from 'vitest';
import { ruleWords } from '../../../src/i18n/words.ts';
import { entriesOf } from '../../../src/screens/rules/entries.ts';
import { fr } from '../../support/i18n/fr.ts';
import { ENGLISH_WORDS } from '../../support/i18n/habits.ts';
import { nl } from '../../support/i18n/nl.ts';
import { MAP_IDS, mapFile } from '../../support/maps/mapFiles.ts';

const told = async (language: 'fr' | 'nl') => {
  const text = await ruleWords.load(language);
  return MAP_IDS.flatMap((id) => entriesOf(text, mapFile(id)).map(({ words }) => words));
};

describe.each([
  ['fr', fr],
  ['nl', nl],
] as const)('the rules in %s', async (language, habits) => {
  const sentences = await told(language);

  test.each(Object.entries(habits.faults))('never have %s', (_, fault) => {
    expect(sentences.filter((words) => fault.test(words))).toEqual([]);
  });

  test('have no English in them', () => {
    const english = new Set(ENGLISH_WORDS.filter((word) => !habits.ownWords.includes(word)));
    const wordsOf = (words: string) => words.toLowerCase().match(/\p{L}+/gu) ?? [];
    expect(sentences.filter((words) => wordsOf(words).some((word) => english.has(word)))).toEqual([]);
  });
});
