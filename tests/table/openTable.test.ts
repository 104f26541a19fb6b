import { describe, expect, test, vi } from 'vitest';
import { DECK } from '../../src/engine/actions.ts';
import { makeSaves, type Saved, type Saves } from '../../src/table/saves/saves.ts';
import { sitDown, startTable } from '../../src/table/sitDown.ts';
import { mapOf } from '../support/games/aGame.ts';
import {
  anEvening,
  aSetup,
  atFirstTurn,
  chooseTickets,
  curtainOf,
  handOf,
  holdAlways,
  MemoryShelf,
  outOfRoom,
  reopened,
} from '../support/games/aTable.ts';
import { KNOWN } from '../support/records/records.ts';

const blind = { type: 'drawCard', from: DECK } as const;

describe('the evening begins', () => {
  test('everybody chooses tickets behind the curtain, then the first turn comes', async () => {
    const { table } = await anEvening();
    expect(curtainOf(table)).toMatchObject({ seat: 0, why: 'opening tickets', recap: [], lastTurn: false });
    await chooseTickets(table);
    expect(curtainOf(table)).toMatchObject({ seat: 1, why: 'opening tickets' });
    await chooseTickets(table);
    expect(curtainOf(table)).toMatchObject({
      seat: 0,
      why: 'first turn',
      recap: [{ seat: 1, what: 'tickets', kept: 3 }],
    });
  });

  test('the choice must be enough before it is an action', async () => {
    const { table } = await anEvening();
    table.reveal();
    expect(await table.finish()).toEqual({ ok: false, refusal: { code: 'unfinished' } });
    expect(await table.act({ type: 'keepTickets', kept: [] })).toMatchObject({
      refusal: { code: 'keepMore', atLeast: 2 },
    });
  });
});

describe('a turn', () => {
  test('is held at its end until the player hands the tablet on', async () => {
    const { table } = await atFirstTurn();
    table.reveal();
    await table.act(blind);
    expect(handOf(table)).toMatchObject({ seat: 0, beat: null, undo: { can: false, why: 'card seen' } });
    await table.act(blind);
    const { beat, fresh, view } = handOf(table);
    expect(beat).toMatchObject({ next: 1, did: [{ what: 'drew', seat: 0, blind: 2 }] });
    expect(fresh.cards.reduce((sum, count) => sum + count)).toBe(2);
    expect(view.seat).toBe(0);
    expect(await table.act(blind)).toMatchObject({ ok: false, refusal: { code: 'notYourTurn', turn: 1 } });
    await table.endTurn();
    expect(curtainOf(table)).toMatchObject({ seat: 1, why: 'first turn', recap: [{ seat: 0, what: 'drew' }] });
  });

  test('cannot be ended before it is done', async () => {
    const { table } = await atFirstTurn();
    expect(await table.endTurn()).toEqual({ ok: false, refusal: { code: 'covered' } });
    table.reveal();
    expect(await table.endTurn()).toEqual({ ok: false, refusal: { code: 'unfinished' } });
  });

  test('covered in the middle, its player comes back to it, and the draft is gone', async () => {
    const { table } = await atFirstTurn();
    table.reveal();
    table.draft({ step: 'card', card: 2 });
    expect(handOf(table).draft).toEqual({ kind: 'color', color: 2 });
    table.cover();
    expect(curtainOf(table)).toMatchObject({ seat: 0, why: 'again' });
    expect(await table.act(blind)).toEqual({ ok: false, refusal: { code: 'covered' } });
    table.reveal();
    expect(handOf(table).draft).toBeNull();
  });

  test('the public board can be looked at from the curtain, and leads back to it', async () => {
    const { table } = await atFirstTurn();
    table.look();
    expect(table.state.getState().scene).toEqual({ kind: 'look', seat: 0 });
    table.cover();
    expect(curtainOf(table).seat).toBe(0);
  });

  test('after the reload of its end the same player finds it again, with the cards drawn', async () => {
    const evening = await atFirstTurn();
    const { table } = evening;
    table.reveal();
    await table.act(blind);
    await table.act(blind);
    const before = handOf(table);
    const again = await reopened(evening);
    expect(curtainOf(again)).toMatchObject({ seat: 0, why: 'beat' });
    again.reveal();
    expect(handOf(again)).toEqual(before);
    await again.endTurn();
    expect(curtainOf(again).seat).toBe(1);
    expect(curtainOf(await reopened(evening)).seat).toBe(1);
  });

  test('that cannot be taken back says so', async () => {
    const { table } = await atFirstTurn();
    table.reveal();
    await table.act(blind);
    const before = table.exportText();
    expect(await table.undo()).toEqual({ ok: false, refusal: { code: 'cannotUndo', why: 'card seen' } });
    expect(table.exportText()).toBe(before);
  });
});

/** Saves that take until they are told to. */
function slowSaves(saves: Saves) {
  const waiting: ((outcome: Saved) => void)[] = [];
  let begun = 0;
  const save: Saves['save'] = () => {
    begun++;
    return new Promise((answer) => waiting.push(answer));
  };
  return {
    saves: { ...saves, save },
    /** How many have begun. */
    begun: () => begun,
    finish: (outcome: Saved = 'saved') => {
      for (const answer of waiting.splice(0)) answer(outcome);
    },
  };
}

describe('writing down', () => {
  async function atSlowTable() {
    const { saves, table } = await atFirstTurn();
    const slow = slowSaves(saves);
    const sat = await sitDown(table.state.getState().gameId, { saves: slow.saves, hold: holdAlways });
    if (!sat.ok) throw new Error(sat.why);
    sat.table.reveal();
    return { ...slow, table: sat.table, drawn: () => handOf(sat.table).view.table.drawn };
  }

  test('a second action waits until the first is written, and is made then', async () => {
    const { table, finish, begun, drawn } = await atSlowTable();
    const first = table.act(blind);
    const second = table.act(blind);
    expect(table.state.getState().saving).toBe('saving');
    expect([drawn(), begun()]).toEqual([1, 1]);
    finish();
    expect(await first).toEqual({ ok: true });
    await vi.waitFor(() => expect(begun()).toBe(2));
    expect(handOf(table).beat).toMatchObject({ next: 1 });
    expect(table.state.getState().saving).toBe('saving');
    finish();
    expect(await second).toEqual({ ok: true });
    expect(table.state.getState().saving).toBe('saved');
  });

  test('what waited is judged by what is true then', async () => {
    const { table, finish, begun } = await atSlowTable();
    const first = table.act(blind);
    const pass = table.act({ type: 'pass' });
    finish();
    expect(await first).toEqual({ ok: true });
    expect(await pass).toMatchObject({ ok: false, refusal: { code: 'notNow', phase: 'drawing' } });
    expect(begun()).toBe(1);
  });

  test('what waited does nothing in a hand that was covered meanwhile', async () => {
    const { table, finish, begun } = await atSlowTable();
    void table.act(blind);
    const second = table.act(blind);
    table.cover();
    finish();
    expect(await second).toEqual({ ok: false, refusal: { code: 'covered' } });
    expect(begun()).toBe(1);
  });

  test('one command waits at a time, the next is told so', async () => {
    const { table, finish, drawn } = await atSlowTable();
    void table.act(blind);
    const second = table.undo();
    expect(await table.act(blind)).toEqual({ ok: false, refusal: { code: 'saving' } });
    expect(await table.endTurn()).toEqual({ ok: false, refusal: { code: 'saving' } });
    finish();
    expect(await second).toEqual({ ok: false, refusal: { code: 'cannotUndo', why: 'card seen' } });
    expect(drawn()).toBe(1);
  });

  test('what waited is made also where the first could not be kept', async () => {
    const { table, finish, begun } = await atSlowTable();
    void table.act(blind);
    const second = table.act(blind);
    finish('full');
    await vi.waitFor(() => expect(begun()).toBe(2));
    finish();
    expect(await second).toEqual({ ok: true });
    expect(table.state.getState().saving).toBe('saved');
  });

  test('never says that a hand lies open', async () => {
    const { shelf, table } = await atFirstTurn();
    const before = JSON.stringify([...shelf.things]);
    table.reveal();
    table.draft({ step: 'card', card: 1 });
    expect(JSON.stringify([...shelf.things])).toBe(before);
  });

  test('where there is no room the game goes on, and is written again as soon as it can be', async () => {
    const evening = await atFirstTurn();
    const { table, shelf } = evening;
    shelf.broken = outOfRoom();
    table.reveal();
    expect(await table.act(blind)).toEqual({ ok: true });
    expect(table.state.getState()).toMatchObject({ saving: 'failed', unsaved: true, atRisk: true });
    shelf.broken = null;
    const again = table.act(blind);
    expect(table.state.getState().unsaved).toBe(true);
    expect(await again).toEqual({ ok: true });
    expect(table.state.getState()).toMatchObject({ saving: 'saved', unsaved: false, atRisk: false });
    expect((await reopened(evening)).exportText()).toBe(table.exportText());
  });

  test('as long as a write hangs the game is at risk, and no longer', async () => {
    const { table, shelf } = await atFirstTurn();
    table.reveal();
    const { write } = shelf;
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    Object.assign(shelf, { write: (...all: Parameters<typeof write>) => answered.then(() => write(...all)) });
    vi.useFakeTimers();
    const acting = table.act(blind);
    expect(table.state.getState()).toMatchObject({ saving: 'saving', atRisk: false });
    await vi.advanceTimersByTimeAsync(500);
    expect(table.state.getState()).toMatchObject({ saving: 'saving', unsaved: false, atRisk: true });
    vi.useRealTimers();
    answer();
    await acting;
    expect(table.state.getState()).toMatchObject({ saving: 'saved', atRisk: false });
  });

  test('what is cleared away under the table is written down again as a whole, and that is said', async () => {
    const evening = await atFirstTurn();
    const { table, shelf } = evening;
    table.reveal();
    table.draft({ step: 'card', card: 1 });
    const { scene } = table.state.getState();
    shelf.clear();
    await vi.waitFor(() => expect(table.state.getState()).toMatchObject({ news: 'cleared', saving: 'saved' }));
    expect(table.state.getState().scene).toEqual(scene);
    expect((await reopened(evening)).exportText()).toBe(table.exportText());
    expect(await table.act(blind)).toEqual({ ok: true });
    expect(table.state.getState().news).toBeNull();
    table.close();
    shelf.clear();
    expect(shelf.things.size).toBe(0);
  });

  test('a new game starts also where nothing can be kept', async () => {
    const shelf = new MemoryShelf();
    shelf.broken = new Error('forbidden');
    const saves = makeSaves(shelf, KNOWN);
    const map = mapOf('europe');
    const table = await startTable(aSetup(map), map, { saves, hold: holdAlways });
    expect(table.state.getState().saving).toBe('failed');
    await chooseTickets(table);
    expect(curtainOf(table).seat).toBe(1);
  });
});
