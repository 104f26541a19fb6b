import { describe, expect, test } from 'vitest';
import { type Action, DECK } from '../../../src/engine/actions.ts';
import { stream } from '../../../src/engine/random.ts';
import type { SeatView } from '../../../src/engine/view.ts';
import type { Sitting } from '../../../src/table/game/sitting.ts';
import {
  anEvening,
  atFirstTurn,
  chooseTickets,
  curtainOf,
  type Evening,
  handOf,
  hurriedPlayer,
  outOfRoom,
  reopened,
  step,
} from '../../support/games/aTable.ts';
import { anEveningOf, computer, person, watchOf } from '../computers/withComputers.ts';

const drawTickets = { type: 'drawTickets' } as const;

async function keepAll({ table }: Evening) {
  for (const ticket of handOf(table).view.offer) table.draft({ step: 'ticket', ticket });
  return table.finish();
}

/** What is kept of the game, made to stand at the last look that an older version took after a choice. */
function atOldBeat({ shelf, table }: Evening, sitting: Sitting): void {
  const key = `game:${table.state.getState().gameId}`;
  const entry = structuredClone(shelf.things.get(key)) as { record: { table: object } };
  entry.record.table = { ...entry.record.table, sitting };
  shelf.things.set(key, entry);
}

describe('kept tickets hand the tablet on', () => {
  test('at the start, in the same write as the choice', async () => {
    const evening = await anEvening();
    const before = evening.shelf.writes;
    await chooseTickets(evening.table);
    expect(evening.shelf.writes).toBe(before + 1);
    expect(curtainOf(evening.table)).toMatchObject({ seat: 1, why: 'opening tickets' });
    expect(curtainOf(await reopened(evening))).toEqual(curtainOf(evening.table));
  });

  test('in a turn, to the curtain of the next player, who is told of it', async () => {
    const evening = await atFirstTurn();
    const { table } = evening;
    table.reveal();
    await table.act(drawTickets);
    expect(await keepAll(evening)).toEqual({ ok: true });
    expect(curtainOf(table)).toMatchObject({ seat: 1, why: 'first turn', recap: [{ seat: 0, what: 'tickets' }] });
    expect(curtainOf(await reopened(evening))).toEqual(curtainOf(table));
  });

  test('once: whatever is pressed besides comes to a covered hand', async () => {
    const evening = await anEvening();
    const { table } = evening;
    table.reveal();
    const kept = handOf(table).view.offer;
    const [first, second] = [keepAll(evening), table.act({ type: 'keepTickets', kept })];
    expect(await first).toEqual({ ok: true });
    expect(await second).toEqual({ ok: false, refusal: { code: 'covered' } });
    expect(await table.undo()).toEqual({ ok: false, refusal: { code: 'covered' } });
    expect(curtainOf(table)).toMatchObject({ seat: 1, why: 'opening tickets' });
  });

  test('also where nothing can be written', async () => {
    const evening = await anEvening();
    evening.shelf.broken = outOfRoom();
    await chooseTickets(evening.table);
    expect(curtainOf(evening.table).seat).toBe(1);
    expect(evening.table.state.getState().unsaved).toBe(true);
  });

  test('alone, to the computers, who go on by themselves even if they were stopped', async () => {
    const evening = await anEveningOf([person, computer(), computer()]);
    const { table } = evening;
    table.pause();
    expect(await keepAll(evening)).toEqual({ ok: true });
    expect(watchOf(table)).toMatchObject({ seat: 1, paused: false, view: { seat: 0 } });
  });

  test('alone and last to choose, to the first turn of the computers and then to the own', async () => {
    const evening = await anEveningOf([computer(), person]);
    const { table } = evening;
    await expect.poll(() => table.state.getState().scene.kind).toBe('hand');
    expect(await keepAll(evening)).toEqual({ ok: true });
    await expect.poll(() => table.state.getState().scene).toMatchObject({ kind: 'hand', beat: null, draft: null });
    expect(handOf(table).view.table.turnsTaken).toBe(1);
  });

  test('to the result, where they were the last turn of the game', async () => {
    const evening = await anEvening({ seed: 'short' });
    const { table } = evening;
    const hurried = hurriedPlayer(stream('short', 'people'));
    const choose = (view: SeatView): Action => {
      const action = hurried(view);
      return action.type === 'drawTickets' ? { type: 'drawCard', from: DECK } : action;
    };
    const atLastTurn = () => {
      const { phase, turnsLeft } = table.state.getState().table.table;
      return phase === 'turn' && turnsLeft === 1 && table.state.getState().scene.kind === 'curtain';
    };
    while (!atLastTurn()) await step(table, choose);
    table.reveal();
    expect(await table.act(drawTickets)).toEqual({ ok: true });
    expect(await keepAll(evening)).toEqual({ ok: true });
    expect(table.state.getState().scene.kind).toBe('final');
    expect((await reopened(evening)).state.getState().scene.kind).toBe('final');
  });
});

describe('a save of a version that held the turn after the choice', () => {
  test('opens there, and is handed on', async () => {
    const evening = await anEvening();
    await chooseTickets(evening.table);
    atOldBeat(evening, { seat: 0, from: 1 });
    const table = await reopened(evening);
    expect(curtainOf(table)).toMatchObject({ seat: 0, why: 'beat' });
    table.reveal();
    expect(handOf(table).beat).toMatchObject({ next: 1, did: [{ what: 'tickets', seat: 0 }] });
    expect(await table.endTurn()).toEqual({ ok: true });
    expect(curtainOf(table)).toMatchObject({ seat: 1, why: 'opening tickets' });
  });
});
