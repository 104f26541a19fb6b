import { describe, expect, it } from 'vitest';
import { botNamed } from '../../../src/bots/players.ts';
import { playsForPoints } from '../../../src/bots/search/purpose.ts';
import { currentMaps } from '../../../src/headless/maps.ts';
import { aGame, mapOf } from '../../support/games/aGame.ts';
import { boardFor, gameOf } from '../../support/games/botGames.ts';
import type { MapId } from '../../support/maps/mapFiles.ts';

const GAMES = 5;

/** The share of a player's own later turns at which a rival sees that it plays for points alone. */
function recognised(map: MapId, name: string): number {
  const board = boardFor(map, 2);
  const bots = [name, 'hard'].map((each) => botNamed(each, { players: 2, budget: { rollouts: 0 } }));
  let turns = 0;
  let seen = 0;
  for (let i = 0; i < GAMES; i++) {
    for (const { table } of gameOf(board, `purpose ${i}`, bots)) {
      const claims = table.owner.filter((owner) => owner === 0).length;
      if (table.turn !== 0 || claims < 2) continue;
      turns++;
      if (playsForPoints(table, 0)) seen++;
    }
  }
  expect(turns).toBeGreaterThan(10 * GAMES);
  return seen / turns;
}

describe.each(currentMaps().map(({ id }) => id as MapId))('on %s what a rival is after shows in its claims', (map) => {
  it('who saves for the longest routes plays for points', () => {
    expect(recognised(map, 'long-route')).toBe(1);
  });

  it.each(['short-path', 'labno', 'normal', 'hard'])('%s plays for its tickets', (name) => {
    expect(recognised(map, name)).toBeLessThan(0.1);
  });
});

describe('a single claim', () => {
  it('tells nothing: the longest route may lie on the way of a ticket', () => {
    const { routes } = mapOf('usa');
    const [first, second] = routes.filter(({ length }) => length === 6).map(({ id }) => id);
    if (first === undefined || second === undefined) throw new Error('usa has long routes');
    expect(playsForPoints(aGame({ routes: [[], [first]] }).game.table, 1)).toBe(false);
    expect(playsForPoints(aGame({ routes: [[], [first, second]] }).game.table, 1)).toBe(true);
    expect(playsForPoints(aGame({ routes: [[], [first, second]] }).game.table, 0)).toBe(false);
  });
});
