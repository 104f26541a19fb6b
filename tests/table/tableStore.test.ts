import { describe, expect, test } from 'vitest';
import { DECK } from '../../src/engine/actions.ts';
import { makeSaves, type Saved, type Saves } from '../../src/table/saves.ts';
import { sitDown, startTable } from '../../src/table/sitDown.ts';
import { mapOf } from '../support/aGame.ts';
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
} from '../support/aTable.ts';
import { KNOWN_MAPS } from '../support/records.ts';

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
function slowSaves(saves: Saves): { saves: Saves; finish: (outcome?: Saved) => void } {
  const waiting: ((outcome: Saved) => void)[] = [];
  return {
    saves: { ...saves, save: () => new Promise((answer) => waiting.push(answer)) },
    finish: (outcome = 'saved') => {
      for (const answer of waiting.splice(0)) answer(outcome);
    },
  };
}

describe('writing down', () => {
  test('no second action is made before the first is written', async () => {
    const { saves, table } = await atFirstTurn();
    const slow = slowSaves(saves);
    const sat = await sitDown(table.state.getState().gameId, { saves: slow.saves, hold: holdAlways });
    if (!sat.ok) throw new Error(sat.why);
    sat.table.reveal();
    const first = sat.table.act(blind);
    expect(sat.table.state.getState().saving).toBe('saving');
    expect(handOf(sat.table).view.table.drawn).toBe(1);
    expect(await sat.table.act(blind)).toEqual({ ok: false, refusal: { code: 'saving' } });
    slow.finish();
    expect(await first).toEqual({ ok: true });
    expect(sat.table.state.getState().saving).toBe('saved');
    expect(handOf(sat.table).view.table.drawn).toBe(1);
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
    expect(table.state.getState().saving).toBe('failed');
    shelf.broken = null;
    expect(await table.act(blind)).toEqual({ ok: true });
    expect(table.state.getState().saving).toBe('saved');
    expect((await reopened(evening)).exportText()).toBe(table.exportText());
  });

  test('a new game starts also where nothing can be kept', async () => {
    const shelf = new MemoryShelf();
    shelf.broken = new Error('forbidden');
    const saves = makeSaves(shelf, KNOWN_MAPS);
    const map = mapOf('europe');
    const table = await startTable(aSetup(map), map, { saves, hold: holdAlways });
    expect(table.state.getState().saving).toBe('failed');
    await chooseTickets(table);
    expect(curtainOf(table).seat).toBe(1);
  });

  test('time to think counts as time played, a night in between does not', async () => {
    let clock = Date.parse('2026-11-16T20:00:00Z');
    const map = mapOf('usa');
    const saves = makeSaves(new MemoryShelf(), KNOWN_MAPS);
    const table = await startTable(aSetup(map), map, { saves, hold: holdAlways, now: () => new Date(clock) });
    clock += 90_000;
    await chooseTickets(table);
    clock += 10 * 3_600_000;
    await chooseTickets(table);
    expect(JSON.parse(table.exportText()).secondsPlayed).toBe(90 + 300);
  });
});
