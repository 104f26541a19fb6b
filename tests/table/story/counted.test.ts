import { describe, expect, test } from 'vitest';
import type { BonusCount } from '../../../src/engine/map.ts';
import { cityFacts, countedBy } from '../../../src/table/story/counted.ts';
import { aGame, mapOf } from '../../support/games/aGame.ts';

const nordic = mapOf('nordic');
const countsOf = (card: string): BonusCount => {
  const found = nordic.bonusCards?.find(({ id }) => id === card);
  if (found === undefined) throw new Error(`no card ${card}`);
  return found.counts;
};
const BOARD_CARDS = ['west', 'snowplough', 'ferries', 'small-steps', 'countries'];

/** What somebody has of the card who owns nothing but this route. */
function countAlone(card: string, route: string): number | undefined {
  const game = aGame({ map: 'nordic', players: 4, tickets: [], bonusCards: [card], routes: [[route]] });
  return game.result().seats[0]?.bonuses[0]?.count;
}

describe('a bonus card lights on the board', () => {
  const view = aGame({ map: 'nordic', players: 4 }).view(0);
  const sample = nordic.routes.filter((_, i) => i % 5 === 0);

  test.each(BOARD_CARDS)('%s: every route that counts, and no other', (card) => {
    const lit = new Set(countedBy(view, countsOf(card))?.routes);
    for (const { id } of sample) {
      const isLit = lit.has(nordic.routes.findIndex((route) => route.id === id));
      expect([id, isLit]).toEqual([id, (countAlone(card, id) ?? 0) > 0]);
    }
  });

  test('the cities that routes or tickets must lead to', () => {
    const namesOf = (card: string) =>
      (countedBy(view, countsOf(card))?.cities ?? []).map((city) => nordic.cities[city]?.name);
    expect(namesOf('capitals')).toEqual(['København', 'Stockholm', 'Oslo', 'Helsinki']);
    const northern = nordic.cities.filter(({ arctic }) => arctic === true).map(({ name }) => name);
    expect(namesOf('polar')).toEqual(northern);
    expect(namesOf('snowplough')).toEqual(northern);
    expect(countedBy(view, countsOf('capitals'))?.routes).toEqual([]);
  });

  test('no route that is closed in a small game, but the one that was claimed beside it', () => {
    const game = aGame({ map: 'nordic', players: 2, routes: [['alborg--arhus--1']], tickets: [] });
    const lit = countedBy(game.view(0), countsOf('small-steps'))?.routes ?? [];
    const ids = lit.map((route) => nordic.routes[route]?.id);
    expect(ids).toContain('alborg--arhus--1');
    expect(ids).not.toContain('alborg--arhus--2');
  });

  test('the longest path, of everybody who has one as long', () => {
    const routes = [['bergen--oslo--1', 'helsinki--turku'], ['kem--lieksa'], ['kem--murmansk']];
    const game = aGame({ map: 'nordic', players: 3, routes, tickets: [] });
    const lit = countedBy(game.view(0), countsOf('longest'))?.routes ?? [];
    expect(lit.map((route) => nordic.routes[route]?.id)).toEqual(['kem--lieksa', 'kem--murmansk']);
  });

  test.each(['locomotives', 'thrift', 'local'])('%s: nothing, for it counts what lies elsewhere', (card) => {
    expect(countedBy(view, countsOf(card))).toBeNull();
  });
});

describe('what a city is to the bonus cards', () => {
  const factsOf = (map: Parameters<typeof cityFacts>[0], id: string) =>
    cityFacts(map)[map.cities.findIndex((city) => city.id === id)];

  test('its country, and whether it counts as northern or as a capital', () => {
    expect(factsOf(nordic, 'kiruna')).toEqual({ country: 'SE', arctic: true, capital: false });
    expect(factsOf(nordic, 'stockholm')).toEqual({ country: 'SE', arctic: false, capital: true });
    expect(factsOf(nordic, 'tallinn')).toEqual({ country: 'EE', arctic: false, capital: false });
  });

  test('only as far as a card of the map asks for it', () => {
    const west = { ...nordic, bonusCards: nordic.bonusCards?.filter(({ id }) => id === 'west') ?? [] };
    expect(factsOf(west, 'oslo')).toEqual({ country: 'NO', arctic: false, capital: false });
    expect(factsOf(west, 'kiruna')).toEqual({ country: null, arctic: false, capital: false });
    for (const facts of cityFacts(mapOf('europe')))
      expect(facts).toEqual({ country: null, arctic: false, capital: false });
  });
});
