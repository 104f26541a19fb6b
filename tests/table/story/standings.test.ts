import { describe, expect, test } from 'vitest';
import { resultOf } from '../../../src/engine/scoring/result.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { finalStandings, standings } from '../../../src/table/story/standings.ts';
import { aGame } from '../../support/games/aGame.ts';

describe('how the bonuses stand', () => {
  test('what lies on the board is counted for everybody to see', () => {
    const game = aGame({
      map: 'nordic',
      bonusCards: ['ferries', 'small-steps', 'longest', 'thrift'],
      routes: [['alborg--arhus--1', 'alborg--goteborg--1', 'alborg--oslo'], ['bergen--oslo--1']],
    });
    expect(standings(game.view(0))).toMatchObject([
      { id: 'ferries', points: 12, bySeat: [2, 0], leaders: [0] },
      { id: 'small-steps', points: 10, bySeat: [2, 0], leaders: [0] },
      { id: 'longest', points: 10, bySeat: [4, 3], leaders: [0] },
      { id: 'thrift', points: 7, bySeat: [35, 37], leaders: [1] },
    ]);
  });

  test('what hands and tickets decided is told when the game is over', () => {
    const { game } = aGame({
      map: 'nordic',
      bonusCards: ['locomotives', 'thrift'],
      hands: [{ locomotive: 2 }, { locomotive: 3 }],
      trains: [4, 1],
    });
    expect(finalStandings(viewFor(game, 0), resultOf(game))).toMatchObject([
      { id: 'locomotives', bySeat: [2, 3], leaders: [1] },
      { id: 'thrift', bySeat: [4, 1], leaders: [0] },
    ]);
  });

  test('what hands and tickets decide stays open', () => {
    const game = aGame({ map: 'nordic', bonusCards: ['locomotives', 'capitals', 'local', 'polar'] });
    for (const { bySeat, leaders } of standings(game.view(0)))
      expect({ bySeat, leaders }).toEqual({ bySeat: null, leaders: [] });
  });

  test('a tie has several leaders, and nothing has none', () => {
    const bonusCards = ['west', 'snowplough', 'countries', 'ferries'];
    const game = aGame({ map: 'nordic', bonusCards, routes: [['bergen--oslo--1'], ['kristiansand--oslo--1']] });
    expect(standings(game.view(0))).toMatchObject([
      { id: 'west', bySeat: [1, 1], leaders: [0, 1] },
      { id: 'snowplough', bySeat: [0, 0], leaders: [] },
      { id: 'countries', bySeat: [1, 1], leaders: [0, 1] },
      { id: 'ferries', bySeat: [0, 0], leaders: [] },
    ]);
  });

  test('the longest path stands there where the map rewards it', () => {
    const game = aGame({ routes: [['dallas--el-paso'], ['calgary--winnipeg']] });
    expect(standings(game.view(0))).toEqual([
      { id: 'longest-path', points: 10, counts: { what: 'longestPath' }, bySeat: [4, 6], leaders: [1] },
    ]);
  });
});
