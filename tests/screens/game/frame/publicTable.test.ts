import { describe, expect, test } from 'vitest';
import { stream } from '../../../../src/engine/random.ts';
import { viewFor } from '../../../../src/engine/view.ts';
import { claimedRoutes, roundOf, seatStandings } from '../../../../src/screens/game/frame/publicTable.ts';
import { PERSON } from '../../../../src/table/game/opponents.ts';
import { faceFor } from '../../../../src/ui/face.ts';
import { aGame } from '../../../support/games/aGame.ts';
import { anEvening, hurriedPlayer, step } from '../../../support/games/aTable.ts';

const PLAYERS = [
  { name: 'Anna', color: 'red', by: PERSON },
  { name: 'Ben', color: 'blue', by: PERSON },
] as const;

describe('what everybody may know', () => {
  const game = aGame({ routes: [['dallas--el-paso'], ['chicago--omaha', 'helena--omaha']] });
  const state = { table: viewFor(game.game, 'table'), players: PLAYERS };

  test('routes are listed with the colour of their owner, free ones are not', () => {
    expect(new Map(claimedRoutes(state))).toEqual(
      new Map([
        [game.route('dallas--el-paso'), 'red'],
        [game.route('chicago--omaha'), 'blue'],
        [game.route('helena--omaha'), 'blue'],
      ]),
    );
  });

  test('who has the most points stands first', () => {
    const standings = seatStandings(state);
    expect(standings.map(({ name }) => name)).toEqual(['Ben', 'Anna']);
    expect(standings[1]).toMatchObject({ seat: 0, color: 'red', trains: 41, computer: false });
  });
});

test('rounds are counted from the first turn on, and a turn that is done still belongs to its own', async () => {
  const { table } = await anEvening({ players: 2 });
  const play = hurriedPlayer(stream('rounds', 'player'));
  const seen = new Map<string, Set<number | null>>();
  for (let i = 0; i < 40; i++) {
    table.cover();
    const state = table.state.getState();
    const key = `${state.table.table.turnsTaken} ${state.scene.kind === 'curtain' ? state.scene.why : ''}`;
    seen.set(key, (seen.get(key) ?? new Set()).add(roundOf(state)));
    await step(table, play);
  }
  expect([...(seen.get('0 opening tickets') ?? [])]).toEqual([null]);
  expect([...(seen.get('0 first turn') ?? [])]).toEqual([1]);
  expect([...(seen.get('2 beat') ?? [])]).toEqual([1]);
  expect([...(seen.get('2 turn') ?? [])]).toEqual([2]);
});

test('a name that the display face cannot spell is set in the other', () => {
  expect(faceFor('Chloé')).toBe('');
  expect(faceFor('Łucja')).toBe('text-face');
  expect(faceFor('Олена')).toBe('text-face');
});
