import { describe, expect, it } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { cityFactWords, cityPath, cityWords } from '../../../../src/screens/game/board/cityRoutes.ts';
import { aGame } from '../../../support/games/aGame.ts';

const company = { players: [{ name: 'Anna' }, { name: 'Ben' }] };

describe('a city that is touched', () => {
  const usa = aGame({ map: 'usa', routes: [['boston--montreal--1']] });
  const boston = usa.city('boston');

  it('says how many of its routes can still be had, and where they lead', () => {
    expect(cityWords(en, usa.view(0), company, boston)).toEqual({
      title: 'Boston',
      words: '4 routes: 2 free, 1 claimed and 1 closed. To Montréal and New York.',
    });
  });

  it('lights all its routes and nothing else', () => {
    const { routes, ends } = cityPath(usa.view(0), boston);
    expect(ends).toEqual([boston]);
    const names = routes.map((route) => usa.board.map.routes[route]?.id);
    expect(names.toSorted()).toEqual([
      'boston--montreal--1',
      'boston--montreal--2',
      'boston--new-york--1',
      'boston--new-york--2',
    ]);
  });

  it('says its country, and whether it is northern or a capital, where bonus cards ask for that', () => {
    const nordic = aGame({ map: 'nordic' });
    const wordsOf = (city: string) => cityWords(en, nordic.view(0), company, nordic.city(city)).words;
    expect(wordsOf('kiruna')).toMatch(/^Sweden, beyond the polar circle\. \d+ routes: /);
    expect(wordsOf('stockholm')).toMatch(/^Sweden, capital\. /);
    expect(wordsOf('tallinn')).toMatch(/^Estonia\. /);
  });

  it('says the same about itself where a touch begins to build a station', () => {
    const everything = aGame({ map: 'everything' });
    const factsOf = (city: string) => cityFactWords(en, everything.view(0), everything.city(city));
    expect(factsOf('heath')).toBe('XC, beyond the polar circle');
    expect(factsOf('elm')).toMatch(/, capital$/);
    expect(cityWords(en, everything.view(0), company, everything.city('heath')).words).toMatch(
      /^XC, beyond the polar circle\. /,
    );
  });

  it('says nothing of it where no bonus card asks', () => {
    expect(cityFactWords(en, usa.view(0), boston)).toBeNull();
  });

  it('says whose station stands there', () => {
    const europe = aGame({ map: 'europe', stations: [[], ['palermo']] });
    const { words } = cityWords(en, europe.view(0), company, europe.city('palermo'));
    expect(words).toMatch(/^\d routes: \d free\. To .* Ben has a station here\.$/);
  });
});
