import { describe, expect, it } from 'vitest';
import { botNamed, PLAYER_NAMES } from '../../src/bots/players.ts';
import { determinise } from '../../src/engine/determinise.ts';
import { stream } from '../../src/engine/random.ts';
import { viewFor } from '../../src/engine/view.ts';
import { boardFor, gameOf, MAPS } from '../support/games/botGames.ts';

const budget = { rollouts: 4 };

describe.each(PLAYER_NAMES)('%s sees only what a person in its seat would see (INFO-1 to INFO-3)', (name) => {
  it.each(MAPS)('and so moves alike in games on %s that differ in everything hidden', (map) => {
    const board = boardFor(map, 3);
    const bot = botNamed(name, { players: 3, budget });
    const players = botNamed('hard', { players: 3, budget });
    let others = 0;
    let looks = 0;
    let moves = 0;
    for (const game of gameOf(board, `fair ${map}`, [players])) {
      if (game.table.phase === 'over' || moves++ % (name === 'expert' ? 47 : 9) !== 0) continue;
      const view = viewFor(game, game.table.turn);
      const twin = determinise(view, stream(`twin ${moves}`, 'fair'));
      if (JSON.stringify([twin.hands, twin.tickets]) !== JSON.stringify([game.hands, game.tickets])) others++;
      const inTwin = bot(viewFor(twin, view.seat), stream('same', 'chance'));
      expect(inTwin, `move ${moves}`).toEqual(bot(view, stream('same', 'chance')));
      looks++;
    }
    expect(looks).toBeGreaterThan(name === 'expert' ? 0 : 5);
    expect(others, 'games that differ').toBeGreaterThan(looks / 2);
  });
});
