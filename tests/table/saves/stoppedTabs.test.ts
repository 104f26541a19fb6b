import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import type { OpenTable } from '../../../src/table/openTable.ts';
import { bringIn } from '../../../src/table/saves/bringIn.ts';
import type { Locks } from '../../../src/table/saves/lock.ts';
import { type HoldWish, holdGame } from '../../../src/table/saves/lock.ts';
import { removeGame } from '../../../src/table/saves/removeGame.ts';
import type { SavedEntry } from '../../../src/table/saves/savedEntry.ts';
import { atFirstTurn, chooseTickets, curtainOf, handOf, type MemoryShelf } from '../../support/games/aTable.ts';
import { type StopAt, Tab } from '../../support/games/tabs.ts';
import { sharedLocks } from '../../support/games/twoTabs.ts';
import { KNOWN_MAPS } from '../../support/records/records.ts';

const blind = { type: 'drawCard', from: DECK } as const;

interface Browser {
  readonly shelf: MemoryShelf;
  readonly locks: Locks;
  readonly id: string;
  readonly tab: () => Tab;
}

/** A game at the curtain of its first turn, which no tab has open. */
async function aBrowser(): Promise<Browser> {
  const { shelf, table } = await atFirstTurn();
  table.close();
  const locks = sharedLocks();
  return { shelf, locks, id: table.state.getState().gameId, tab: () => new Tab(shelf, locks) };
}

/** A whole turn: two cards from the deck, and on to the next player. */
async function takeTurn(table: OpenTable): Promise<void> {
  table.reveal();
  for (const outcome of [await table.act(blind), await table.act(blind), await table.endTurn()])
    if (!outcome.ok) throw new Error(JSON.stringify(outcome));
}

const turnsIn = (table: OpenTable) => table.state.getState().table.table.turnsTaken;
const eventsIn = (table: OpenTable): readonly unknown[] => JSON.parse(table.exportText()).events;
const settle = () => new Promise((done) => setTimeout(done));

async function reloaded({ tab, id }: Browser): Promise<OpenTable> {
  const other = await tab().open(id);
  await other.playHere();
  return other;
}

describe('a tab that is stopped while another goes on with its game', () => {
  const STOPS: readonly StopAt[] = ['before it writes', 'after it has written'];

  test.each(STOPS)('%s, then woken, takes back nothing of what was played since', async (at) => {
    const browser = await aBrowser();
    const old = browser.tab();
    const first = await old.open(browser.id);
    first.reveal();
    const wake = old.stop(at);
    const pressed = first.act(blind);
    const second = await browser.tab().open(browser.id);
    expect(await second.playHere()).toEqual({ ok: true });
    if (at === 'after it has written') {
      second.reveal();
      await second.act(blind);
      await second.endTurn();
    } else await takeTurn(second);
    await takeTurn(second);
    const played = second.exportText();
    wake();
    await pressed;
    await settle();
    expect(first.state.getState()).toMatchObject({ saving: 'elsewhere', scene: { kind: 'curtain' } });
    expect((await reloaded(browser)).exportText()).toBe(played);
  });

  test('inside its write, then woken, is waited for, and what it has written is gone on with', async () => {
    const browser = await aBrowser();
    const old = browser.tab();
    const first = await old.open(browser.id);
    first.reveal();
    const wake = old.stop('inside its write');
    const pressed = first.act(blind);
    const opening = browser.tab().open(browser.id);
    await settle();
    wake();
    const second = await opening;
    expect(await pressed).toEqual({ ok: true });
    expect(await second.playHere()).toEqual({ ok: true });
    second.reveal();
    expect(handOf(second).view.table.drawn).toBe(1);
    await second.act(blind);
    await second.endTurn();
    await takeTurn(second);
    expect(first.state.getState().saving).toBe('elsewhere');
    expect((await reloaded(browser)).exportText()).toBe(second.exportText());
  });

  test.each(['before it reads', 'after it has read'] as const)(
    'where it takes the game over, %s, gives way to a third that does so meanwhile',
    async (at) => {
      const browser = await aBrowser();
      const first = await browser.tab().open(browser.id);
      const slow = browser.tab();
      const second = await slow.open(browser.id);
      const wake = slow.stop(at);
      const taking = second.playHere();
      await settle();
      expect(first.state.getState().saving).toBe('elsewhere');
      const third = await browser.tab().open(browser.id);
      await third.playHere();
      await takeTurn(third);
      await takeTurn(third);
      const played = third.exportText();
      wake();
      expect(await taking).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
      expect(second.state.getState()).toMatchObject({ saving: 'elsewhere', notThere: null });
      expect(await second.playHere()).toEqual({ ok: true });
      expect(second.exportText()).toBe(played);
    },
  );

  test.each(['before it reads', 'after it has read'] as const)(
    'where it takes the game over, %s, loses nothing that the other writes last',
    async (at) => {
      const browser = await aBrowser();
      const old = browser.tab();
      const first = await old.open(browser.id);
      first.reveal();
      const wakeOld = old.stop('before it writes');
      const pressed = first.act(blind);
      const slow = browser.tab();
      const second = await slow.open(browser.id);
      const wake = slow.stop(at);
      const taking = second.playHere();
      await settle();
      wakeOld();
      await pressed;
      const written = eventsIn(first);
      wake();
      expect(await taking).toEqual({ ok: true });
      second.reveal();
      // Whoever has read too early is refused, and reads again.
      expect((await second.act(blind)).ok).toBe(at === 'before it reads');
      if (at === 'after it has read') await second.playHere();
      expect(eventsIn(second).slice(0, written.length)).toEqual(written);
    },
  );

  test('plays here again once its late write has been refused, and is not told a second time to be elsewhere', async () => {
    const browser = await aBrowser();
    const old = browser.tab();
    const first = await old.open(browser.id);
    first.reveal();
    const wake = old.stop('before it writes');
    const pressed = first.act(blind);
    const second = await browser.tab().open(browser.id);
    await second.playHere();
    await takeTurn(second);
    const taking = first.playHere();
    await settle();
    wake();
    expect(await pressed).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
    expect(await taking).toEqual({ ok: true });
    await settle();
    expect(first.state.getState().saving).toBe('saved');
    expect(first.exportText()).toBe(second.exportText());
    await takeTurn(first);
  });

  test('that is told three times to play here takes the game once, and has it', async () => {
    const browser = await aBrowser();
    const first = await browser.tab().open(browser.id);
    const second = await browser.tab().open(browser.id);
    const taken = [second.playHere(), second.playHere(), second.playHere()];
    expect(await Promise.all(taken)).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    await settle();
    expect(second.state.getState().saving).toBe('saved');
    expect(first.state.getState().saving).toBe('elsewhere');
    await takeTurn(second);
  });

  test('is told so where it pressed, and finds the other’s turns when it plays here again', async () => {
    const browser = await aBrowser();
    const old = browser.tab();
    const first = await old.open(browser.id);
    first.reveal();
    const wake = old.stop('before it writes');
    const pressed = first.act(blind);
    const second = await browser.tab().open(browser.id);
    await second.playHere();
    await takeTurn(second);
    await takeTurn(second);
    wake();
    expect(await pressed).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
    expect(await first.playHere()).toEqual({ ok: true });
    expect(turnsIn(first)).toBe(turnsIn(second));
    expect(curtainOf(first)).toMatchObject({ seat: 0 });
    await settle();
    expect(second.state.getState().saving).toBe('elsewhere');
  });

  test('without locks gives way as well, by what is written alone', async () => {
    const browser = await aBrowser();
    const open = async () => {
      const tab = new Tab(browser.shelf, { request: () => Promise.reject(new Error('no locks')) } as unknown as Locks);
      return tab.open(browser.id);
    };
    const [one, other] = [await open(), await open()];
    await takeTurn(one);
    await takeTurn(one);
    other.reveal();
    expect(await other.act(blind)).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
    expect((await reloaded(browser)).exportText()).toBe(one.exportText());
  });

  test('does not take one save for another because an older version of the app has marked neither', async () => {
    const browser = await aBrowser();
    const key = `game:${browser.id}`;
    const { saved, summary, record } = browser.shelf.things.get(key) as SavedEntry;
    const unmarked = { saved, summary, record };
    browser.shelf.things.set(key, unmarked);
    const table = await browser.tab().open(browser.id);
    const later = { ...unmarked, saved: '2026-11-16T20:05:00.000Z' };
    browser.shelf.things.set(key, later);
    table.reveal();
    expect(await table.act(blind)).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
    expect(browser.shelf.things.get(key)).toEqual(later);
    expect(await table.playHere()).toEqual({ ok: true });
    table.reveal();
    expect(await table.act(blind)).toEqual({ ok: true });
  });

  test('is one of three, and the game goes round among them', async () => {
    const browser = await aBrowser();
    const tables = [await browser.tab().open(browser.id), await browser.tab().open(browser.id)];
    tables.push(await browser.tab().open(browser.id));
    for (const table of [...tables, ...tables]) {
      await table.playHere();
      await takeTurn(table);
      await settle();
      for (const other of tables) if (other !== table) expect(other.state.getState().saving).toBe('elsewhere');
    }
    expect(turnsIn(await reloaded(browser))).toBe(6);
  });

  test('whose own write answered too late goes on by itself', async () => {
    const browser = await aBrowser();
    const tab = browser.tab();
    const table = await tab.open(browser.id);
    const { write } = browser.shelf;
    const lateAnswer = async (...args: Parameters<typeof write>) => {
      await write(...args);
      throw new Error('the storage does not answer');
    };
    Object.assign(browser.shelf, { write: lateAnswer });
    table.reveal();
    await table.act(blind);
    expect(table.state.getState()).toMatchObject({ saving: 'failed', unsaved: true });
    Object.assign(browser.shelf, { write });
    expect(await table.act(blind)).toEqual({ ok: true });
    expect(table.state.getState()).toMatchObject({ saving: 'saved', unsaved: false });
  });
});

describe('what else is done to a game in another tab', () => {
  test('it is not deleted while somebody plays it', async () => {
    const browser = await aBrowser();
    const table = await browser.tab().open(browser.id);
    const hold = (wish: HoldWish) => holdGame(wish, browser.locks);
    expect(await removeGame(browser.id, browser.tab().saves, hold)).toBe('elsewhere');
    table.close();
    await settle();
    expect(await removeGame(browser.id, browser.tab().saves, hold)).toHaveLength(2);
  });

  test('a game that was deleted is not brought back by a tab that slept', async () => {
    const browser = await aBrowser();
    const old = browser.tab();
    const first = await old.open(browser.id);
    first.reveal();
    const wake = old.stop('before it writes');
    const pressed = first.act(blind);
    expect(await browser.tab().saves.remove(browser.id)).not.toBeNull();
    wake();
    expect(await pressed).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
    expect(browser.shelf.things.size).toBe(0);
    expect(first.state.getState()).toMatchObject({ saving: 'elsewhere', notThere: { why: 'missing' } });
  });

  test('whoever wants a game back that was deleted is told so, and can still take it out', async () => {
    const browser = await aBrowser();
    const first = await browser.tab().open(browser.id);
    const other = browser.tab();
    const second = await other.open(browser.id);
    await second.playHere();
    await settle();
    expect(first.state.getState()).toMatchObject({ saving: 'elsewhere', notThere: null });
    const stood = first.exportText();
    second.close();
    await other.saves.remove(browser.id);
    expect(await first.playHere()).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
    expect(first.state.getState()).toMatchObject({ scene: { kind: 'curtain' }, notThere: { why: 'missing' } });
    expect(first.exportText()).toBe(stood);
    expect(browser.shelf.things.size).toBe(0);
  });

  test.each(['after it has read', 'before it writes'] as const)(
    'what changed since a tab, stopped %s, has looked at it is not deleted',
    async (at) => {
      const browser = await aBrowser();
      const table = await browser.tab().open(browser.id);
      const slow = browser.tab();
      const wake = slow.stop(at);
      const removing = slow.saves.remove(browser.id);
      await settle();
      await takeTurn(table);
      wake();
      expect(await removing).toBeNull();
      expect(turnsIn(await reloaded(browser))).toBe(1);
    },
  );

  test('a delete that stands still in the middle is waited for, and nothing is played on the deleted game', async () => {
    const browser = await aBrowser();
    const table = await browser.tab().open(browser.id);
    const slow = browser.tab();
    const wake = slow.stop('inside its write');
    const removing = slow.saves.remove(browser.id);
    await settle();
    table.reveal();
    const pressed = table.act(blind);
    await settle();
    wake();
    expect(await removing).toHaveLength(2);
    expect(await pressed).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
    expect(table.state.getState()).toMatchObject({ notThere: { why: 'missing' } });
    expect(browser.shelf.things.size).toBe(0);
  });

  test.each(['before it writes', 'inside its write', 'after it has written'] as const)(
    'Undo of a delete, stopped %s, takes back nothing that was played since',
    async (at) => {
      const browser = await aBrowser();
      const slow = browser.tab();
      const removed = (await slow.saves.remove(browser.id)) ?? [];
      const wake = slow.stop(at);
      const puttingBack = slow.saves.putBack(removed);
      await settle();
      // Another tab that has it too: a press of Undo that was heard of twice.
      const again = browser.tab().saves.putBack(removed);
      if (at === 'inside its write') wake();
      expect(await again).toBe(at === 'before it writes' ? 'saved' : 'overtaken');
      const table = await browser.tab().open(browser.id);
      await takeTurn(table);
      wake();
      expect(await puttingBack).toBe(at === 'before it writes' ? 'overtaken' : 'saved');
      expect((await reloaded(browser)).exportText()).toBe(table.exportText());
    },
  );

  test.each(['before it writes', 'inside its write', 'after it has written'] as const)(
    'an import that is stopped %s comes beside what others have brought in and played',
    async (at) => {
      const browser = await aBrowser();
      const text = (await browser.tab().open(browser.id)).exportText();
      const slow = browser.tab();
      const wake = slow.stop(at);
      const bringing = bringIn(text, KNOWN_MAPS, slow.saves, 'brought');
      await settle();
      const playing = bringIn(text, KNOWN_MAPS, browser.tab().saves, 'of another');
      if (at === 'inside its write') wake();
      expect(await playing).toMatchObject({ ok: true });
      const table = await browser.tab().open('of another');
      await takeTurn(table);
      const played = browser.shelf.things.get('game:of another');
      wake();
      expect(await bringing).toMatchObject({ ok: true });
      expect(browser.shelf.things.get('game:of another')).toEqual(played);
      expect((await browser.tab().saves.list()).games).toHaveLength(3);
    },
  );

  test('an import takes the place of no game, not even of one that came while it was stopped', async () => {
    const browser = await aBrowser();
    const text = (await browser.tab().open(browser.id)).exportText();
    const slow = browser.tab();
    const wake = slow.stop('before it writes');
    const bringing = bringIn(text, KNOWN_MAPS, slow.saves, 'brought');
    await bringIn(text, KNOWN_MAPS, browser.tab().saves, 'brought');
    const table = await browser.tab().open('brought');
    await takeTurn(table);
    wake();
    expect(await bringing).toEqual({ ok: false, why: 'overtaken' });
    expect(turnsIn(await reloaded({ ...browser, id: 'brought' }))).toBe(1);
  });

  test('Undo of a delete takes the place of nothing', async () => {
    const browser = await aBrowser();
    const { saves } = browser.tab();
    const removed = (await saves.remove(browser.id)) ?? [];
    expect(await saves.putBack(removed)).toBe('saved');
    await takeTurn(await browser.tab().open(browser.id));
    expect(await saves.putBack(removed)).toBe('overtaken');
    expect(turnsIn(await reloaded(browser))).toBe(1);
  });

  test('a damaged save is set aside once, and what was played since the other tab did so stays', async () => {
    const browser = await aBrowser();
    const key = `game:${browser.id}`;
    browser.shelf.things.set(key, { garbage: 'of a broken disk' });
    const slow = browser.tab();
    const wake = slow.stop('before it writes');
    const opening = slow.saves.load(browser.id);
    await settle();
    const table = await browser.tab().open(browser.id);
    await chooseTickets(table);
    await takeTurn(table);
    wake();
    const loaded = await opening;
    expect(loaded.ok && loaded.steppedBack).toBe(false);
    expect((await reloaded(browser)).exportText()).toBe(table.exportText());
  });
});
