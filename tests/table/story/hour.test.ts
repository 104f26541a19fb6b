import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/engine/random.ts';
import { type Hour, hourOf } from '../../../src/table/story/hour.ts';
import { aGame } from '../../support/games/aGame.ts';
import { anEvening, hurriedPlayer, isOver, reopened, step } from '../../support/games/aTable.ts';
import { MAP_IDS } from '../../support/maps/mapFiles.ts';

const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
const DAY: readonly Hour[] = ['morning', 'noon', 'evening', 'night'];

describe('the hour of a game', () => {
  const hourWith = (...trains: readonly [number, number]) => hourOf(aGame({ row: ROW, trains }).view());

  test('follows the trains of whoever has built most, whichever seat that is', () => {
    expect(hourWith(45, 45)).toBe('morning');
    expect(hourWith(33, 45)).toBe('noon');
    expect(hourWith(45, 20)).toBe('evening');
    expect(hourWith(9, 45)).toBe('night');
  });

  test('the last round is played at night', () => {
    const game = aGame({ row: ROW, hands: [{ red: 2 }], trains: [4, 20] });
    game.claim('denver--santa-fe', { red: 2 });
    expect(hourOf(game.view())).toBe('night');
  });

  test.each(MAP_IDS)('%s: it never goes back, every hour comes, and a reload finds the same', async (map) => {
    const evening = await anEvening({ map, players: 3, seed: map });
    const { table } = evening;
    const choose = hurriedPlayer(stream(map, 'hours'));
    const seen: Hour[] = [];
    const now = () => hourOf(table.state.getState().table);
    for (; !isOver(table); await step(table, choose)) if (seen.at(-1) !== now()) seen.push(now());
    expect(seen).toEqual(DAY);
    expect(hourOf((await reopened(evening)).state.getState().table)).toBe('night');
  });
});
