import { describe, expect, it } from 'vitest';
import { aGame, mapOf, type Situation, type TestGame, withRules } from '../../support/games/aGame.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const nordic = mapOf('nordic');

function totals(game: TestGame): number[] {
  return game.result().seats.map(({ total }) => total);
}

/** [spaces, points] of each seat's longest path. */
function paths(situation: Situation): (number[] | undefined)[] {
  return aGame({ map: usa, tickets: [], ...situation })
    .result()
    .seats.map(({ longestPath, bonuses }) => bonuses.flatMap(({ points }) => [longestPath, points]));
}

describe('SCORE-1 the final score', () => {
  it('adds route points, tickets, stations not built and bonuses', () => {
    const game = aGame({
      map: europe,
      routes: [
        ['paris--zurich', 'frankfurt--paris--1', 'frankfurt--munchen', 'munchen--wien'],
        ['edinburgh--london--1'],
      ],
      tickets: [['paris--wien', 'london--wien'], []],
      stations: [['cadiz']],
    });
    const [anna, otto] = game.result().seats;
    // 4 + 4 + 2 + 4 for routes, + 8 and − 10 for tickets, 2 × 4 for stations, 10 for the longest path.
    expect(anna).toMatchObject({ routes: 14, stationsLeft: 2, longestPath: 11, total: 14 + 8 - 10 + 8 + 10 });
    expect(otto).toMatchObject({ routes: 7, stationsLeft: 3, longestPath: 4, total: 7 + 12 });
  });

  it('recounts route points from the board, whatever the running score says', () => {
    const game = aGame({ map: usa, routes: [['atlanta--miami'], ['denver--helena']], tickets: [] });
    game.table.scores.splice(0, 2, 99, 1);
    expect(game.result().seats.map(({ routes }) => routes)).toEqual([10, 7]);
    expect(totals(game)).toEqual([20, 7]);
  });

  it.each([
    { name: '1 space', map: usa, route: 'atlanta--nashville', points: 1 },
    { name: '2 spaces', map: usa, route: 'denver--santa-fe', points: 2 },
    { name: '3 spaces', map: usa, route: 'chicago--duluth', points: 4 },
    { name: '4 spaces', map: europe, route: 'athina--sarajevo', points: 7 },
    { name: '5 spaces', map: nordic, route: 'karlstad--ostersund', points: 10 },
    { name: '6 spaces', map: europe, route: 'palermo--smyrna', points: 15 },
    { name: '8 spaces', map: europe, route: 'petrograd--stockholm', points: 21 },
  ])('counts $points for a route of $name', ({ map, route, points }) => {
    expect(aGame({ map, routes: [[route]] }).result().seats[0]?.routes).toBe(points);
  });

  it('can be below zero', () => {
    expect(totals(aGame({ map: usa, tickets: [['montreal--vancouver'], []] }))).toEqual([-20, 0]);
  });

  it('subtracts failed tickets also where nobody has built a station', () => {
    const game = aGame({ map: europe, tickets: [['danzig--lisboa', 'angora--athina'], []] });
    expect(totals(game)).toEqual([12 - 20 - 5, 12]);
  });

  it('counts a ticket for what it is worth in the deck chosen', () => {
    const worth = (deckName: string) => totals(aGame({ map: usa, deckName, tickets: [['new-york--seattle'], []] }))[0];
    expect([worth('classic'), worth('grand')]).toEqual([-22, -20]);
  });

  it('gives nothing for trains or cards left', () => {
    const game = aGame({ map: usa, hands: [{ locomotive: 9, red: 9 }], trains: [45, 0], tickets: [] });
    expect(totals(game)).toEqual([0, 0]);
  });
});

describe('SCORE-2 the longest path', () => {
  it.each([
    {
      name: 'is counted in spaces, not in routes',
      routes: [['calgary--winnipeg'], ['seattle--vancouver--1', 'portland--seattle--1', 'atlanta--nashville']],
      paths: [
        [6, 10],
        [2, 0],
      ],
    },
    {
      name: 'leaves out a branch',
      routes: [
        ['denver--helena', 'denver--omaha', 'denver--santa-fe'],
        ['calgary--winnipeg', 'duluth--winnipeg'],
      ],
      paths: [
        [8, 0],
        [10, 10],
      ],
    },
    {
      name: 'may pass through a city several times',
      routes: [
        [
          'atlanta--miami',
          'atlanta--nashville',
          'nashville--raleigh',
          'atlanta--raleigh--1',
          'atlanta--new-orleans--1',
        ],
        ['calgary--winnipeg', 'duluth--winnipeg', 'chicago--duluth'],
      ],
      paths: [
        [15, 10],
        [13, 0],
      ],
    },
    {
      name: 'may end where it began',
      routes: [['atlanta--nashville', 'nashville--raleigh', 'atlanta--raleigh--1'], ['denver--helena']],
      paths: [
        [6, 10],
        [4, 0],
      ],
    },
    {
      name: 'never uses a route twice: of a star with three arms it takes two',
      routes: [['denver--kansas-city--1', 'kansas-city--omaha--1', 'kansas-city--saint-louis--1'], ['helena--seattle']],
      paths: [
        [6, 10],
        [6, 10],
      ],
    },
    {
      name: 'is one connected path: separate pieces do not add up',
      routes: [['denver--helena', 'atlanta--miami', 'chicago--duluth'], ['calgary--winnipeg']],
      paths: [
        [5, 0],
        [6, 10],
      ],
    },
    {
      name: "does not go on over another player's route",
      routes: [
        ['denver--helena', 'duluth--winnipeg'],
        ['helena--winnipeg', 'portland--seattle--1'],
      ],
      paths: [
        [4, 10],
        [4, 10],
      ],
    },
    {
      name: 'earns nothing at length 0',
      routes: [],
      paths: [
        [0, 0],
        [0, 0],
      ],
    },
    {
      name: 'of a single route is enough',
      routes: [[], ['atlanta--nashville']],
      paths: [
        [0, 0],
        [1, 10],
      ],
    },
  ])('$name', ({ routes, paths: expected }) => {
    expect(paths({ routes })).toEqual(expected);
  });

  it.each([
    { name: 'two of three', longest: ['atlanta--miami', 'helena--omaha', 'denver--helena'], points: [10, 10, 0] },
    { name: 'all three', longest: ['atlanta--miami', 'helena--omaha', 'denver--phoenix'], points: [10, 10, 10] },
    { name: 'the last two', longest: ['denver--helena', 'atlanta--miami', 'denver--phoenix'], points: [0, 10, 10] },
  ])('all who tie get the 10 points: $name', ({ longest, points }) => {
    const routes = longest.map((route) => [route]);
    expect(paths({ players: 3, routes }).map((path) => path?.[1])).toEqual(points);
  });

  it('also all five', () => {
    const routes = [
      ['denver--helena'],
      ['denver--omaha'],
      ['dallas--el-paso'],
      ['duluth--winnipeg'],
      ['chicago--toronto'],
    ];
    expect(totals(aGame({ map: usa, players: 5, routes, tickets: [] }))).toEqual([17, 17, 17, 17, 17]);
  });

  it('is worth what the map says', () => {
    const map = withRules(usa, { longestPathBonus: 13 });
    expect(paths({ map, routes: [['atlanta--miami']] })).toEqual([
      [5, 13],
      [0, 0],
    ]);
  });

  it('earns nothing where the map has no such bonus, but is told', () => {
    const map = withRules(usa, { longestPathBonus: null });
    const game = aGame({ map, routes: [['atlanta--miami']], tickets: [] });
    expect(game.result().seats[0]).toMatchObject({ longestPath: 5, bonuses: [], total: 10 });
  });
});

describe('STN-5 stations not built', () => {
  it.each([
    { built: [], points: 12 },
    { built: ['roma'], points: 8 },
    { built: ['roma', 'paris'], points: 4 },
    { built: ['roma', 'paris', 'wien'], points: 0 },
  ])('are worth $points with $built.length built', ({ built, points }) => {
    const game = aGame({ map: europe, stations: [built], tickets: [] });
    expect(game.result().seats[0]).toMatchObject({ stationsLeft: 3 - built.length, total: points });
    expect(game.result().seats[1]).toMatchObject({ stationsLeft: 3, total: 12 });
  });

  it('are worth what the map says, and nothing where there are none', () => {
    const map = withRules(europe, { stations: { each: 2, cost: [1, 2], pointsUnused: 7 } });
    expect(totals(aGame({ map, stations: [['roma']], tickets: [] }))).toEqual([7, 14]);
    expect(totals(aGame({ map: nordic, tickets: [], bonusCards: [] }))).toEqual([0, 0]);
  });
});
