import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../../../src/engine/board.ts';
import type { BonusCount } from '../../../../src/engine/map.ts';
import { countFor, type FinalHolding } from '../../../../src/engine/scoring/bonuses.ts';
import { en } from '../../../../src/i18n/en.ts';
import { bonusWords } from '../../../../src/screens/company/bonusWords.ts';
import { aGame } from '../../../support/games/aGame.ts';
import { mapFile } from '../../../support/maps/mapFiles.ts';

const nordic = mapFile('nordic');
const board = makeBoard(nordic, 3);
const EMPTY_HAND = Array.from({ length: 9 }, () => 0);
const NOTHING: FinalHolding = { routes: [], completedTickets: [], hand: EMPTY_HAND, trainsLeft: 0, longestPath: 0 };

const countsOf = (card: string): BonusCount => {
  const found = nordic.bonusCards?.find(({ id }) => id === card);
  if (found === undefined) throw new Error(`no card ${card}`);
  return found.counts;
};
const sentenceOf = (card: string) => bonusWords(en.final, nordic, countsOf(card)).words;

/** What somebody who reads the sentence takes it to speak of: a country, the far north, or cities by name. */
function citiesIn(sentence: string): ReadonlySet<string> {
  const countries = new Intl.DisplayNames('en', { type: 'region' });
  const meant = nordic.cities.filter(({ name, country, arctic }) => {
    if (sentence.includes('beyond the polar circle')) return arctic === true;
    return sentence.includes(name) || (country !== undefined && sentence.includes(countries.of(country) ?? country));
  });
  return new Set(meant.map(({ id }) => id));
}

/** The engine's count of each thing alone. */
const routesCounted = (counts: BonusCount) =>
  nordic.routes.filter((_, route) => countFor(board, counts, { ...NOTHING, routes: [route] }) === 1);
const ticketsCounted = (counts: BonusCount) =>
  nordic.tickets.filter((_, ticket) => countFor(board, counts, { ...NOTHING, completedTickets: [ticket] }) === 1);

describe('the sentence of a bonus card', () => {
  it.each([
    ['west', 'Most routes that lead to Norway. Each route counts once.'],
    ['snowplough', 'Most routes that lead to a city beyond the polar circle. Each route counts once.'],
    ['capitals', 'Most tickets done to or from København, Stockholm, Oslo or Helsinki. Each ticket counts once.'],
    ['polar', 'Most tickets done to or from a city beyond the polar circle. Each ticket counts once.'],
    ['local', 'Most tickets done that are worth 5 points or fewer.'],
    ['small-steps', 'Most routes of 1 train.'],
    ['ferries', 'Most ferries.'],
    ['locomotives', 'Most locomotives left in hand. Each pair of one colour counts as one too.'],
    ['countries', 'Most countries that routes lead to. The routes need not be joined.'],
    ['longest', 'Most trains in one unbroken path. It may pass a city again, but no route.'],
    ['thrift', 'Most trains left.'],
  ])('%s says what it counts', (card, sentence) => {
    expect(sentenceOf(card)).toBe(sentence);
  });

  it.each(['west', 'snowplough'])('%s speaks of exactly the routes that the game counts', (card) => {
    const cities = citiesIn(sentenceOf(card));
    const meant = nordic.routes.filter(({ a, b }) => cities.has(a) || cities.has(b));
    expect(meant.length).toBeGreaterThan(0);
    expect(routesCounted(countsOf(card))).toEqual(meant);
  });

  it.each(['capitals', 'polar'])('%s speaks of exactly the tickets that the game counts', (card) => {
    const cities = citiesIn(sentenceOf(card));
    const meant = nordic.tickets.filter(({ a, b }) => cities.has(a) || cities.has(b));
    expect(meant.length).toBeGreaterThan(0);
    expect(ticketsCounted(countsOf(card))).toEqual(meant);
  });

  it('of routes to a country holds for those that cross its border, once for those within', () => {
    const game = aGame({
      map: 'nordic',
      players: 3,
      bonusCards: ['west'],
      routes: [['alborg--kristiansand--1', 'mo-i-rana--storuman'], ['bergen--oslo--1'], ['helsinki--turku']],
      tickets: [],
    });
    expect(game.result().seats.map(({ bonuses }) => bonuses[0]?.count)).toEqual([2, 1, 0]);
  });

  it('names the capitals that count, and no other', () => {
    const sentence = sentenceOf('capitals');
    for (const { name, capital } of nordic.cities) expect([name, sentence.includes(name)]).toEqual([name, !!capital]);
  });

  it('names the cities where a card asks for several things at once', () => {
    const counts: BonusCount = { what: 'routesTo', city: { country: 'SE', arctic: true } };
    expect(bonusWords(en.final, nordic, counts).words).toContain('lead to Kiruna or Karesuando.');
    const south: BonusCount = { what: 'ticketsTo', city: { arctic: false } };
    expect(citiesIn(bonusWords(en.final, nordic, south).words)).toEqual(
      new Set(nordic.cities.filter(({ arctic }) => arctic !== true).map(({ id }) => id)),
    );
  });
});
