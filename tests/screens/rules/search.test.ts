import { describe, expect, test } from 'vitest';
import { ruleWords } from '../../../src/i18n/words.ts';
import { entriesOf, type RuleEntry } from '../../../src/screens/rules/entries.ts';
import { hitsIn } from '../../../src/screens/rules/search.ts';
import { mapFile } from '../../support/maps/mapFiles.ts';

const english = await ruleWords.load('en');
const europe = entriesOf(english, mapFile('europe'));
const said = (words: string, page: RuleEntry['page'] = 'tunnels', title = 'Tunnels'): RuleEntry => ({
  ids: [],
  words,
  page,
  title,
});

describe('a search in the rules', () => {
  test('begins with the second letter', () => {
    expect(hitsIn(europe, 't')).toEqual([]);
    expect(hitsIn(europe, ' t ')).toEqual([]);
    expect(hitsIn(europe, 'tu').length).toBeGreaterThan(0);
  });

  test('finds the sentence, and shows where in it the word stands', () => {
    const [hit, ...others] = hitsIn(europe, 'withdraw');
    expect(hit?.entry.page).toBe('tunnels');
    expect(hit?.word).toBe('withdraw');
    expect(`${hit?.before}${hit?.word}${hit?.after}`).toBe(hit?.entry.words);
    expect(others.every(({ entry }) => /withdraw/i.test(entry.words))).toBe(true);
  });

  test('minds neither accents nor capitals nor kinds of spaces and apostrophes', () => {
    const entries = [said('Écartée\u00a0: la pioche d’été.')];
    expect(hitsIn(entries, 'ecartee')[0]?.word).toBe('Écartée');
    expect(hitsIn(entries, "d'ete")[0]?.word).toBe('d’été');
    expect(hitsIn(entries, 'ecartee :')[0]?.word).toBe('Écartée\u00a0:');
    expect(hitsIn([said('ecole')], 'école')).toHaveLength(1);
  });

  test('finds a chapter by its title, once', () => {
    const hits = hitsIn([said('One.'), said('Two.')], 'tunnels');
    expect(hits.map(({ before }) => before)).toEqual(['One.']);
  });

  test('finds nothing where nothing is said', () => {
    expect(hitsIn(europe, 'aeroplane')).toEqual([]);
  });
});
