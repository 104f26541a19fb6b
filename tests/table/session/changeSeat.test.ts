import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import { stream } from '../../../src/engine/random.ts';
import { readRecordText } from '../../../src/formats/record.ts';
import type { SeatBy } from '../../../src/table/game/opponents.ts';
import { handOf, hurriedPlayer, isOver } from '../../support/games/aTable.ts';
import { KNOWN_MAPS } from '../../support/records/records.ts';
import {
  aMoment,
  anEveningOf,
  computer,
  kindOf,
  openedAgain,
  Ponderer,
  person,
  playFor,
  recordOf,
  until,
  untilPeople,
  watchOf,
} from '../computers/withComputers.ts';

const PATIENCE_MS = 60_000;
const blind = { type: 'drawCard', from: DECK } as const;
const player = () => hurriedPlayer(stream('seats', 'people'));

/** Seat 0 in the middle of the first turn: one card is drawn. Computers are paused. */
async function inMidTurn(...seats: readonly SeatBy[]) {
  const evening = await anEveningOf(seats);
  const { table } = evening;
  await playFor(table, player(), ({ scene, table: { table } }) => {
    const isBeat = scene.kind === 'curtain' ? scene.why === 'beat' : scene.kind === 'hand' && scene.beat !== null;
    return table.phase === 'turn' && !isBeat;
  });
  table.pause();
  table.reveal();
  await table.act(blind);
  expect(handOf(table)).toMatchObject({ seat: 0, beat: null });
  return { ...evening, deps: { ...evening.deps, paused: true } };
}

describe('a seat handed to a computer', { timeout: PATIENCE_MS }, () => {
  test('in the middle of its turn is played on, its hand covered at once', async () => {
    const { table } = await inMidTurn(person, person);
    expect(await table.changeSeat(0, computer('hard'))).toEqual({ ok: true });
    expect(watchOf(table)).toMatchObject({ seat: 0, view: null, did: [{ what: 'drew', blind: 1 }] });
    table.resume();
    await untilPeople(table);
    expect(table.state.getState()).toMatchObject({
      scene: {
        kind: 'curtain',
        seat: 1,
        recap: [
          { what: 'handedOver', of: 0, to: 'computer' },
          { seat: 0, what: 'drew' },
        ],
      },
      computers: true,
      players: [{ by: computer('hard') }, { by: person }],
    });
    expect(recordOf(table).events).toContainEqual({ type: 'seatChanged', seat: 0, by: 'bot:hard' });
    expect(recordOf(table).players[0]?.by).toBe('person');
  });

  test('and back is a record that can be read, and the person goes on where the computer is', async () => {
    const { table } = await inMidTurn(person, person);
    await table.changeSeat(0, computer('easy'));
    await table.changeSeat(0, person);
    expect(table.state.getState().scene).toMatchObject({ kind: 'curtain', seat: 0, why: 'again' });
    table.reveal();
    expect(handOf(table)).toMatchObject({ view: { table: { drawn: 1 } }, undo: { can: false, why: 'nothing done' } });
    await playFor(table, player());
    const reading = readRecordText(table.exportText(), KNOWN_MAPS);
    expect(reading).toMatchObject({ ok: true });
    expect(recordOf(table).events.filter(({ type }) => type === 'seatChanged')).toHaveLength(2);
  });

  test('stays so when the game is opened again', async () => {
    const evening = await inMidTurn(person, person);
    await evening.table.changeSeat(0, computer('easy'));
    const again = await openedAgain(evening);
    expect(again.state.getState().players.map(({ by }) => by.kind)).toEqual(['computer', 'person']);
    expect(watchOf(again)).toMatchObject({ seat: 0, did: [{ what: 'drew' }] });
  });

  test('leaves another’s open hand open, and what its player was half-way through', async () => {
    const { table } = await inMidTurn(person, person, person);
    await table.act(blind);
    await table.endTurn();
    table.reveal();
    table.draft({ step: 'card', card: 2 });
    await table.changeSeat(0, computer());
    expect(handOf(table)).toMatchObject({ seat: 1, draft: { kind: 'color', color: 2 } });
  });

  test('a thought under way is given up when the seat is taken back', async () => {
    const ponderer = new Ponderer();
    const { table } = await anEveningOf([computer(), person], { deps: { thinker: () => ponderer } });
    await until(table, ({ scene }) => scene.kind === 'watch' && scene.thinking);
    await table.changeSeat(0, person);
    expect([ponderer.asked, ponderer.cancelled]).toEqual([1, 1]);
    expect(kindOf(table)).toBe('curtain');
    await aMoment();
    expect(ponderer.asked).toBe(1);
  });

  test('nothing is written where nothing changes', async () => {
    const { table, shelf } = await anEveningOf([person, person]);
    const { writes } = shelf;
    expect(await table.changeSeat(1, person)).toEqual({ ok: true });
    expect(shelf.writes).toBe(writes);
  });

  test('not any more once the game is over', async () => {
    const { table } = await anEveningOf([person, computer('easy')]);
    await playFor(table, player());
    expect(isOver(table)).toBe(true);
    expect(await table.changeSeat(1, person)).toEqual({ ok: false, refusal: { code: 'gameOver' } });
  });

  test('not in a tab that does not play the game', async () => {
    const { table } = await anEveningOf([person, computer()]);
    table.lose();
    expect(await table.changeSeat(1, person)).toEqual({ ok: false, refusal: { code: 'elsewhere' } });
  });
});

describe('taking back', { timeout: PATIENCE_MS }, () => {
  test('never goes back behind a change of seats', async () => {
    const { table } = await anEveningOf([person, person]);
    await playFor(table, player(), ({ scene }) => scene.kind === 'hand' && scene.undo.can);
    expect(handOf(table).undo.can).toBe(true);
    const other = 1 - handOf(table).seat;
    await table.changeSeat(other, computer());
    expect(handOf(table).undo).toEqual({ can: false, why: 'nothing done' });
    expect(await table.undo()).toMatchObject({ ok: false, refusal: { code: 'cannotUndo' } });
  });
});

describe('taking a computer’s seat', { timeout: PATIENCE_MS }, () => {
  test('is told at once on the curtain of whoever comes next, and in the log', async () => {
    const { table } = await anEveningOf([person, person, computer()]);
    await table.changeSeat(2, person);
    const taken = { what: 'handedOver', of: 2, to: 'person' };
    expect(table.state.getState().scene).toMatchObject({ kind: 'curtain', seat: 0, recap: [taken] });
    expect(table.log()).toMatchObject([taken]);
    await playFor(table, player(), ({ scene }) => scene.kind === 'curtain' && scene.seat === 1);
    expect(table.state.getState().scene).toMatchObject({ recap: [{ seat: 0, what: 'tickets' }, taken] });
  });

  test('is nothing that anybody did in a turn', async () => {
    const { table } = await inMidTurn(person, person, computer());
    await table.changeSeat(2, person);
    await table.act(blind);
    expect(handOf(table).beat?.did).toMatchObject([{ what: 'drew', seat: 0 }]);
  });
});

describe('who may see what when seats change', { timeout: PATIENCE_MS }, () => {
  test('whoever gives up a seat does not see the hand of the one who stays', async () => {
    const { table } = await inMidTurn(person, person, computer());
    await table.changeSeat(0, computer());
    expect(watchOf(table).view).toBeNull();
    table.resume();
    await untilPeople(table);
    expect(table.state.getState()).toMatchObject({ curtains: true, scene: { kind: 'curtain', seat: 1 } });
    table.reveal();
    expect(table.state.getState().curtains).toBe(false);
    table.cover();
    expect(kindOf(table)).toBe('hand');
  });

  test('nor after opening the game again', async () => {
    const evening = await inMidTurn(person, person);
    await evening.table.changeSeat(0, computer());
    const again = await openedAgain(evening);
    expect(watchOf(again).view).toBeNull();
    expect(again.state.getState().curtains).toBe(true);
  });

  test('the only person who hands over and comes back needs no curtain', async () => {
    const { table } = await inMidTurn(person, computer());
    await table.changeSeat(0, computer());
    expect(watchOf(table)).toMatchObject({ view: null, isDemo: true });
    await table.changeSeat(0, person);
    expect(handOf(table)).toMatchObject({ seat: 0 });
  });

  test('a second person at the table brings the curtains back', async () => {
    const ponderer = new Ponderer();
    const { table } = await anEveningOf([computer(), person, computer()], { deps: { thinker: () => ponderer } });
    await until(table, ({ scene }) => scene.kind === 'watch' && scene.thinking);
    expect(watchOf(table).view?.seat).toBe(1);
    await table.changeSeat(2, person);
    expect(watchOf(table).view).toBeNull();
    expect(table.state.getState().curtains).toBe(true);
  });
});
