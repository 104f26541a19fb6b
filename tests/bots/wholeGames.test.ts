import { describe, expect, it } from 'vitest';
import { STYLES } from '../../src/bots/characters.ts';
import { botOf } from '../../src/bots/levels.ts';
import { botNamed, PLAYER_NAMES } from '../../src/bots/players.ts';
import { boardFor, MAPS, playedOut } from '../support/games/botGames.ts';

const tables = MAPS.flatMap((map) => [2, 5].map((players) => ({ map, players })));

describe.each(tables)('on $map with $players players', ({ map, players }) => {
  const board = boardFor(map, players);
  const names = PLAYER_NAMES.filter((name) => name !== 'expert');

  it.each(names)('%s plays whole games by the rules', (name) => {
    const bot = botNamed(name, { players, budget: { rollouts: 1 } });
    expect(playedOut(board, name, [bot]).table.phase).toBe('over');
  });
});

describe.each(MAPS)('on %s', (map) => {
  it.each(STYLES)('a %s plays whole games by the rules', (style) => {
    const bot = botOf('hard', { players: 3, style, budget: { rollouts: 1 } });
    expect(playedOut(boardFor(map, 3), style, [bot]).table.phase).toBe('over');
  });
});

it('the other ticket deck is played as well', () => {
  const bot = botOf('hard', { players: 2, budget: { rollouts: 1 } });
  expect(playedOut(boardFor('usa', 2, 'grand'), 'grand', [bot]).table.board.ticketDeck).toBe('grand');
});

it('expert plays a whole game by the rules on a map that nobody has tuned', () => {
  const bot = botNamed('expert', { players: 3, budget: { rollouts: 2 } });
  expect(playedOut(boardFor('everything', 3), 'expert', [bot]).table.phase).toBe('over');
});
