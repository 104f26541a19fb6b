import { describe, expect, it } from 'vitest';
import type { RecordResult } from '../../../src/formats/recordShape.ts';
import { aGame } from '../../support/games/aGame.ts';

describe('SCORE-1 the result a record keeps', () => {
  it('of a usa game: no stations, the longest path as the only bonus', () => {
    const game = aGame({
      map: 'usa',
      players: 3,
      routes: [['denver--santa-fe', 'el-paso--santa-fe'], [], ['atlanta--miami', 'atlanta--nashville']],
      tickets: [['denver--el-paso', 'boston--miami'], ['helena--los-angeles'], []],
    });
    const expected: RecordResult = {
      seats: [
        {
          seat: 0,
          routes: 4,
          tickets: [
            { id: 'denver--el-paso', completed: true, points: 4 },
            { id: 'boston--miami', completed: false, points: -12 },
          ],
          stationsLeft: 0,
          borrowed: [],
          longestPath: 4,
          bonuses: [{ id: 'longest-path', count: 4, points: 0 }],
          total: -4,
        },
        {
          seat: 1,
          routes: 0,
          tickets: [{ id: 'helena--los-angeles', completed: false, points: -8 }],
          stationsLeft: 0,
          borrowed: [],
          longestPath: 0,
          bonuses: [{ id: 'longest-path', count: 0, points: 0 }],
          total: -8,
        },
        {
          seat: 2,
          routes: 11,
          tickets: [],
          stationsLeft: 0,
          borrowed: [],
          longestPath: 6,
          bonuses: [{ id: 'longest-path', count: 6, points: 10 }],
          total: 21,
        },
      ],
      ranking: [[2], [0], [1]],
    };
    expect(game.result()).toStrictEqual(expected);
  });

  it('of a europe game: stations left as a count, and what each station borrowed', () => {
    const game = aGame({
      map: 'europe',
      routes: [['essen--kobenhavn--1'], ['essen--frankfurt', 'berlin--wien']],
      tickets: [['frankfurt--kobenhavn'], ['stockholm--wien']],
      stations: [['roma', 'frankfurt'], []],
    });
    const expected: RecordResult = {
      seats: [
        {
          seat: 0,
          routes: 4,
          tickets: [{ id: 'frankfurt--kobenhavn', completed: true, points: 5 }],
          stationsLeft: 1,
          borrowed: [{ city: 'frankfurt', route: 'essen--frankfurt' }],
          longestPath: 3,
          bonuses: [{ id: 'longest-path', count: 3, points: 10 }],
          total: 4 + 5 + 4 + 10,
        },
        {
          seat: 1,
          routes: 6,
          tickets: [{ id: 'stockholm--wien', completed: false, points: -11 }],
          stationsLeft: 3,
          borrowed: [],
          longestPath: 3,
          bonuses: [{ id: 'longest-path', count: 3, points: 10 }],
          total: 6 - 11 + 12 + 10,
        },
      ],
      ranking: [[0], [1]],
    };
    expect(game.result()).toStrictEqual(expected);
  });

  it('of a nordic game: the four bonus cards by their ids, the path’s card among them as longest', () => {
    const game = aGame({
      map: 'nordic',
      hands: [{ locomotive: 1, red: 2 }, {}],
      routes: [['helsinki--tallinn--1'], ['bergen--oslo--1', 'karlstad--oslo--1', 'karlstad--stockholm--1']],
      tickets: [[], ['oslo--stockholm', 'alborg--kirkenes']],
      bonusCards: ['longest', 'ferries', 'capitals', 'locomotives'],
    });
    const expected: RecordResult = {
      seats: [
        {
          seat: 0,
          routes: 1,
          tickets: [],
          stationsLeft: 0,
          borrowed: [],
          longestPath: 1,
          bonuses: [
            { id: 'longest', count: 1, points: 0 },
            { id: 'ferries', count: 1, points: 12 },
            { id: 'capitals', count: 0, points: 0 },
            { id: 'locomotives', count: 2, points: 5 },
          ],
          total: 18,
        },
        {
          seat: 1,
          routes: 6,
          tickets: [
            { id: 'oslo--stockholm', completed: true, points: 2 },
            { id: 'alborg--kirkenes', completed: false, points: -18 },
          ],
          stationsLeft: 0,
          borrowed: [],
          longestPath: 5,
          bonuses: [
            { id: 'longest', count: 5, points: 10 },
            { id: 'ferries', count: 0, points: 0 },
            { id: 'capitals', count: 1, points: 7 },
            { id: 'locomotives', count: 0, points: 0 },
          ],
          total: 6 + 2 - 18 + 10 + 7,
        },
      ],
      ranking: [[0], [1]],
    };
    expect(game.result()).toStrictEqual(expected);
  });

  it('of a map with everything: the longest path first, then the bonus cards in the order laid out', () => {
    const game = aGame({
      map: 'everything',
      deckName: 'whole',
      hands: [{}, { locomotive: 1 }],
      routes: [['isle--moor', 'elm--moor'], ['fern--heath']],
      tickets: [['elm--isle'], ['fern--kiln']],
      stations: [['ash'], ['isle', 'kiln', 'dale']],
      bonusCards: ['small-steps', 'locomotives'],
    });
    const expected: RecordResult = {
      seats: [
        {
          seat: 0,
          routes: 16,
          tickets: [{ id: 'elm--isle', completed: true, points: 5 }],
          stationsLeft: 2,
          borrowed: [],
          longestPath: 7,
          bonuses: [
            { id: 'longest-path', count: 7, points: 10 },
            { id: 'small-steps', count: 1, points: 10 },
            { id: 'locomotives', count: 0, points: 0 },
          ],
          total: 16 + 5 + 8 + 20,
        },
        {
          seat: 1,
          routes: 7,
          tickets: [{ id: 'fern--kiln', completed: false, points: -9 }],
          stationsLeft: 0,
          borrowed: [],
          longestPath: 4,
          bonuses: [
            { id: 'longest-path', count: 4, points: 0 },
            { id: 'small-steps', count: 0, points: 0 },
            { id: 'locomotives', count: 1, points: 5 },
          ],
          total: 7 - 9 + 5,
        },
      ],
      ranking: [[0], [1]],
    };
    expect(game.result()).toStrictEqual(expected);
  });

  it('lists all seats once in the ranking, those who tie in the order of the seats', () => {
    const game = aGame({ players: 5, routes: [[], ['atlanta--miami'], [], ['helena--omaha'], []], tickets: [] });
    expect(game.result().ranking).toEqual([
      [1, 3],
      [0, 2, 4],
    ]);
  });

  it('changes nothing in the game and comes out the same again', () => {
    const game = aGame({ map: 'europe', players: 4, stations: [['roma']], routes: [['essen--frankfurt']] });
    const before = JSON.stringify(game.game);
    expect(game.result()).toStrictEqual(game.result());
    expect(JSON.stringify(game.game)).toBe(before);
  });
});
