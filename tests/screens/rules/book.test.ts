import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { MapData } from '../../../src/engine/map.ts';
import { LANGUAGES } from '../../../src/i18n/languages.ts';
import { ruleWords } from '../../../src/i18n/words.ts';
import { BOOK, CHAPTERS } from '../../../src/screens/rules/book.ts';
import { differencesOf } from '../../../src/screens/rules/differences.ts';
import { entriesOf } from '../../../src/screens/rules/entries.ts';
import { factsOf } from '../../../src/screens/rules/facts.ts';
import { MAP_IDS, mapFile } from '../../support/maps/mapFiles.ts';

const maps: readonly MapData[] = MAP_IDS.map(mapFile);
const english = await ruleWords.load('en');
const idsOn = (map: MapData) => entriesOf(english, map).flatMap(({ ids }) => ids);

/** Every id that a line of the list of rules begins with. */
function listedIds(): readonly string[] {
  const list = readFileSync(resolve(import.meta.dirname, '../../../src/engine/rules.md'), 'utf8');
  return [...list.matchAll(/^(?:- |\| )([A-Z]+-[\w-]+) /gm)].map(([, id = '']) => id);
}

describe('the rules that are told', () => {
  test('leave out none of the list, on one board or another', () => {
    const told = new Set(maps.flatMap(idsOn));
    const listed = listedIds();
    expect(listed.length).toBeGreaterThan(60);
    expect(listed).toContain('TUN-7');
    expect(listed).toContain('BONUS-west');
    expect(listed.filter((id) => !told.has(id))).toEqual([]);
  });

  test('name no rule that there is not', () => {
    const listed = new Set(listedIds());
    expect(maps.flatMap(idsOn).filter((id) => !listed.has(id))).toEqual([]);
  });

  test('take each number from the map: another map has others', () => {
    const told = (map: MapData) => entriesOf(english, map).map(({ words }) => words);
    const [europe] = maps.filter(({ rules }) => rules.stations !== null);
    if (europe?.rules.stations == null) throw new Error('some board has stations');
    const { rules } = europe;
    const changed: MapData = {
      ...europe,
      rules: {
        ...rules,
        trains: 51,
        openingHand: 6,
        tunnelCards: 7,
        lastRoundAt: 9,
        longestPathBonus: 23,
        locomotives: 19,
        sweepAt: 4,
        stations: { each: 2, cost: [2, 5], pointsUnused: 8 },
        drawTickets: { deal: 5, keep: 2 },
      },
    };
    const news = told(changed)
      .filter((words) => !told(europe).includes(words))
      .join('\n');
    for (const said of [
      /51 trains/,
      /6 cards/,
      /top 7 cards/,
      /9 trains/,
      /\b23\b/,
      /19 locomotives/,
      /\b4 of the 5\b/,
    ]) {
      expect(news).toMatch(said);
    }
    for (const said of [/2 stations/, /first costs 2 cards, the second 5/, /8 points for each/, /Draw 5 /]) {
      expect(news).toMatch(said);
    }
  });

  test('say of a mechanism that a board does not have, in one sentence, that it is not there', () => {
    const usa = factsOf(mapFile('usa'));
    for (const name of ['tunnels', 'ferries', 'stations'] as const) {
      const { isHere, lede, lists } = BOOK[name](english, usa);
      expect({ isHere, lists }).toEqual({ isHere: false, lists: [] });
      expect(lede).toMatch(/no (?:tunnels|ferries|stations)/);
    }
  });
});

describe.each(LANGUAGES)('the rules in %s', async (language) => {
  const text = await ruleWords.load(language);

  test('have a chapter for each of the English ones, with the same rules in the same order', () => {
    for (const map of maps) {
      expect(entriesOf(text, map).map(({ page, ids }) => [page, ids])).toEqual(
        entriesOf(english, map).map(({ page, ids }) => [page, ids]),
      );
    }
  });

  test('are filled without gaps, and end like sentences', () => {
    const told = maps.flatMap((map) => entriesOf(text, map));
    expect(told.filter(({ words }) => /undefined|null|NaN|\[object| {2}|\s[.,]|^\s|\s$/.test(words))).toEqual([]);
    expect(told.filter(({ words }) => !/[.?]$/.test(words))).toEqual([]);
  });

  test('tell 12 chapters, each with a title of its own', () => {
    const titles = CHAPTERS.map((name) => text[name].title);
    expect(new Set(titles).size).toBe(12);
  });

  test('compare each board with each other one, in six lines at most', () => {
    for (const here of maps) {
      for (const there of maps) {
        const lines = differencesOf(text, factsOf(here), factsOf(there), 'tunnels');
        expect(lines.length).toBeLessThanOrEqual(6);
        expect(lines.length === 0).toBe(here === there);
        expect(lines.filter(({ words }) => words === '' || /undefined|NaN/.test(words))).toEqual([]);
      }
    }
  });
});

test('what the open chapter tells differently comes first', () => {
  const [europe, usa] = [factsOf(mapFile('europe')), factsOf(mapFile('usa'))];
  expect(differencesOf(english, europe, usa, 'stations')[0]?.label).toBe('Stations');
  expect(differencesOf(english, europe, usa, 'tunnels')[0]?.words).toContain('18');
  expect(differencesOf(english, usa, europe, 'stations')[0]?.words).toBe('none here');
});
