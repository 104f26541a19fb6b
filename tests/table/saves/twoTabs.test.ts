import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import type { OpenTable } from '../../../src/table/openTable.ts';
import { type HoldWish, holdGame } from '../../../src/table/saves/lock.ts';
import { sitDown } from '../../../src/table/sitDown.ts';
import { atFirstTurn, curtainOf, handOf } from '../../support/games/aTable.ts';
import { sharedLocks } from '../../support/games/twoTabs.ts';

const blind = { type: 'drawCard', from: DECK } as const;

describe('two tabs', () => {
  /** One game, open in two tabs of one browser. */
  async function twoTabs(): Promise<{ first: OpenTable; second: OpenTable }> {
    const { saves, table } = await atFirstTurn();
    const locks = sharedLocks();
    const deps = { saves, hold: (wish: HoldWish) => holdGame(wish, locks) };
    const [one, two] = [
      await sitDown(table.state.getState().gameId, deps),
      await sitDown(table.state.getState().gameId, deps),
    ];
    if (!one.ok || !two.ok) throw new Error('the game is not there');
    return { first: one.table, second: two.table };
  }

  test('the second waits, shows no hand and does nothing', async () => {
    const { first, second } = await twoTabs();
    expect(first.state.getState().saving).toBe('saved');
    expect(second.state.getState().saving).toBe('elsewhere');
    second.reveal();
    expect(second.state.getState().scene.kind).toBe('curtain');
    expect(await second.act(blind)).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
  });

  test('the second takes the game over where the first left it; the first covers its hand and stops', async () => {
    const { first, second } = await twoTabs();
    first.reveal();
    await first.act(blind);
    expect(await second.playHere()).toEqual({ ok: true });
    await new Promise((done) => setTimeout(done));
    expect(first.state.getState()).toMatchObject({ saving: 'elsewhere', scene: { kind: 'curtain' } });
    expect(await first.act(blind)).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
    second.reveal();
    expect(handOf(second).view.table.drawn).toBe(1);
    expect(await second.act(blind)).toEqual({ ok: true });
    expect(await first.playHere()).toEqual({ ok: true });
    expect(curtainOf(first)).toMatchObject({ seat: 0, why: 'beat' });
  });

  test('a game that is closed is free for another tab', async () => {
    const { saves, table } = await atFirstTurn();
    const locks = sharedLocks();
    const deps = { saves, hold: (wish: HoldWish) => holdGame(wish, locks) };
    const one = await sitDown(table.state.getState().gameId, deps);
    if (!one.ok) throw new Error(one.why);
    one.table.close();
    await new Promise((done) => setTimeout(done));
    const two = await sitDown(table.state.getState().gameId, deps);
    expect(two.ok && two.table.state.getState().saving).toBe('saved');
  });

  test('a game that is not there cannot be opened, and is not held', async () => {
    const { saves } = await atFirstTurn();
    let released = false;
    const release = () => {
      released = true;
    };
    const hold = async () => ({ here: true, release });
    expect(await sitDown('nowhere', { saves, hold })).toEqual({ ok: false, why: 'missing' });
    expect(released).toBe(true);
  });
});
