import { describe, expect, test } from 'vitest';
import { type HoldWish, holdGame, type Locks } from '../../../src/table/saves/lock.ts';
import { sharedLocks } from '../../support/games/twoTabs.ts';

function wish(steal: boolean, onLost: () => void = () => undefined): HoldWish {
  return { gameId: 'a game', steal, onLost };
}

/** Lets everything that is under way happen. */
const settled = () => new Promise((done) => setTimeout(done));

describe('one tab plays a game at a time', () => {
  test('the second finds it elsewhere until the first lets go', async () => {
    const locks = sharedLocks();
    const first = await holdGame(wish(false), locks);
    expect(first.here).toBe(true);
    expect((await holdGame(wish(false), locks)).here).toBe(false);
    expect((await holdGame({ ...wish(false), gameId: 'another' }, locks)).here).toBe(true);
    first.release();
    await settled();
    expect((await holdGame(wish(false), locks)).here).toBe(true);
  });

  test('the second can take it, and the first is told at once, and once', async () => {
    const locks = sharedLocks();
    let lost = 0;
    await holdGame(
      wish(false, () => lost++),
      locks,
    );
    const second = await holdGame(wish(true), locks);
    await settled();
    expect({ here: second.here, lost }).toEqual({ here: true, lost: 1 });
    second.release();
    await settled();
    expect(lost).toBe(1);
  });

  test('whoever lets go is not told of a loss', async () => {
    const locks = sharedLocks();
    let lost = 0;
    const hold = await holdGame(
      wish(false, () => lost++),
      locks,
    );
    hold.release();
    await settled();
    await holdGame(wish(true), locks);
    await settled();
    expect(lost).toBe(0);
  });

  test('without locks, or where they are forbidden, the game is played on', async () => {
    const forbidden = { request: () => Promise.reject(new Error('forbidden')) } as unknown as Locks;
    expect((await holdGame(wish(false), null)).here).toBe(true);
    expect((await holdGame(wish(false), forbidden)).here).toBe(true);
  });
});
