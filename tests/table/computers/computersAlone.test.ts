import { describe, expect, test } from 'vitest';
import { stream } from '../../../src/engine/random.ts';
import { readRecordText } from '../../../src/formats/record.ts';
import type { TableState } from '../../../src/table/session/scenes.ts';
import { hurriedPlayer, isOver, step } from '../../support/games/aTable.ts';
import { KNOWN_MAPS } from '../../support/records/records.ts';
import {
  aMoment,
  anEveningOf,
  computer,
  kindOf,
  openedAgain,
  person,
  playFor,
  recordOf,
  until,
  untilPeople,
  watchOf,
} from './withComputers.ts';

const PATIENCE_MS = 60_000;
describe('a demo', { timeout: PATIENCE_MS }, () => {
  const seats = [computer('easy'), computer('normal'), computer('hard')];

  test.each(['usa', 'europe', 'nordic'] as const)(
    '%s: plays by itself to the result, and is a whole record',
    async (map) => {
      const { table } = await anEveningOf(seats, { map });
      expect(table.state.getState()).toMatchObject({ curtains: false, computers: true });
      await until(table, ({ scene, saving }) => scene.kind === 'final' && saving === 'saved');
      const reading = readRecordText(table.exportText(), KNOWN_MAPS);
      expect(reading).toMatchObject({ ok: true, record: { result: { seats: [{}, {}, {}] } } });
    },
  );

  test('the same game comes out each time, whatever the pace', async () => {
    const [one, two] = [await anEveningOf(seats), await anEveningOf(seats, { deps: { paused: true } })];
    await until(one.table, ({ scene }) => scene.kind === 'final');
    while (!isOver(two.table)) await two.table.step();
    expect(recordOf(two.table).events).toEqual(recordOf(one.table).events);
  });

  test('stands still while it is paused, and makes one action at a step', async () => {
    const { table } = await anEveningOf(seats, { deps: { paused: true } });
    expect(watchOf(table)).toMatchObject({ seat: 0, view: null, paused: true, isDemo: true, did: [], thinking: false });
    await aMoment();
    expect(table.log()).toEqual([]);
    await table.step();
    expect(watchOf(table)).toMatchObject({ seat: 0, paused: true, did: [{ what: 'tickets', seat: 0 }] });
    await table.step();
    expect(watchOf(table)).toMatchObject({ seat: 1, did: [{ seat: 1 }] });
    table.resume();
    await until(table, ({ scene }) => scene.kind === 'final');
  });

  test('is paused in the middle, and goes on from there', async () => {
    const { table } = await anEveningOf(seats);
    await until(table, ({ table: { table } }) => table.turnsTaken === 7);
    table.pause();
    const before = table.exportText();
    await aMoment();
    expect(table.exportText()).toBe(before);
    expect(watchOf(table)).toMatchObject({ paused: true, thinking: false });
    table.resume();
    await until(table, ({ scene }) => scene.kind === 'final');
  });

  test('two presses at once are one step', async () => {
    const { table } = await anEveningOf(seats, { deps: { paused: true } });
    await Promise.all([table.step(), table.step()]);
    expect(table.log()).toHaveLength(1);
  });

  test('that was left waits when it is opened again', async () => {
    const evening = await anEveningOf(seats);
    await until(evening.table, ({ table: { table } }) => table.turnsTaken === 5);
    evening.table.close();
    await aMoment();
    const again = await openedAgain(evening);
    expect(watchOf(again)).toMatchObject({ paused: true, isDemo: true });
    again.resume();
    await until(again, ({ scene }) => scene.kind === 'final');
  });
});

describe('whoever closes the tablet in a computer’s turn', { timeout: PATIENCE_MS }, () => {
  const TURNS = 24;
  const player = () => hurriedPlayer(stream('killed', 'people'));

  test('after any action finds the same game again, and the same comes of it', async () => {
    const seats = [person, computer('hard'), computer('normal')];
    const whole = await anEveningOf(seats);
    const isLate = ({ table: { table } }: TableState) => table.turnsTaken >= TURNS;
    await playFor(whole.table, player(), isLate);
    const evening = await anEveningOf(seats, { deps: { paused: true } });
    const choose = player();
    let { table } = evening;
    while (!isLate(table.state.getState())) {
      if (kindOf(table) === 'watch') await table.step();
      else await step(table, choose);
      const before = table.exportText();
      table.close();
      table = await openedAgain(evening);
      expect(table.exportText()).toBe(before);
    }
    const { events } = recordOf(table);
    expect(recordOf(whole.table).events.slice(0, events.length)).toEqual(events);
  });

  test('in the middle of it finds that it goes on by itself', async () => {
    const evening = await anEveningOf([computer('hard'), person], { deps: { paused: true } });
    const { table } = evening;
    while (table.state.getState().table.table.phase !== 'drawing') {
      if (kindOf(table) === 'watch') await table.step();
      else await step(table, player());
    }
    expect(watchOf(table)).toMatchObject({ seat: 0, did: [{ what: 'drew' }] });
    table.close();
    const again = await openedAgain({ ...evening, deps: { ...evening.deps, paused: false } });
    await untilPeople(again);
    expect(again.state.getState()).toMatchObject({
      scene: { kind: 'hand', seat: 1 },
      table: { table: { turnsTaken: 1 } },
    });
  });
});
