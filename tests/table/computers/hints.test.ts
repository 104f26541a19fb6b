import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import { refusalOf } from '../../../src/engine/play.ts';
import { stream } from '../../../src/engine/random.ts';
import { Hints } from '../../../src/table/computers/hints.ts';
import type { Hint } from '../../../src/table/computers/thinking.ts';
import { ticketProgress } from '../../../src/table/turn/ticketProgress.ts';
import { aGame } from '../../support/games/aGame.ts';
import { handOf, hurriedPlayer } from '../../support/games/aTable.ts';
import { anEveningOf, computer, Ponderer, person, playFor, recordOf, until } from './withComputers.ts';

const PATIENCE_MS = 60_000;
const blind = { type: 'drawCard', from: DECK } as const;
const player = () => hurriedPlayer(stream('hints', 'people'));

describe('a hint', { timeout: PATIENCE_MS }, () => {
  test('is what may be done with the open hand, with the reason', async () => {
    const { table } = await anEveningOf([person, person]);
    table.reveal();
    const hint = await table.hint();
    expect(hint).toMatchObject({ action: { type: 'keepTickets' }, reason: { why: 'keepTickets' } });
    expect(hint && refusalOf(handOf(table).view, hint.action)).toBeNull();
  });

  test('is for an open hand on turn only', async () => {
    const { table } = await anEveningOf([person, person]);
    expect(await table.hint()).toBeNull();
    await playFor(table, player(), ({ scene }) => scene.kind === 'hand' && scene.beat !== null);
    expect(await table.hint()).toBeNull();
  });

  async function waiting() {
    const ponderer = new Ponderer();
    const { table } = await anEveningOf([person, person], { deps: { thinker: () => ponderer } });
    await playFor(
      table,
      player(),
      ({ scene, table: { table } }) => scene.kind === 'curtain' && table.phase === 'turn' && scene.why !== 'beat',
    );
    table.reveal();
    void table.hint();
    expect([ponderer.asked, ponderer.cancelled]).toEqual([1, 0]);
    return { table, ponderer };
  }

  test.each([
    ['the hand is covered', (table) => table.cover()],
    ['the board is looked at', (table) => table.look()],
    ['something is done', (table) => void table.act(blind)],
    ['another is asked for', (table) => void table.hint()],
    ['a seat changes', (table) => void table.changeSeat(1, computer())],
    ['another tab takes the game', (table) => table.lose()],
    ['the table is left', (table) => table.close()],
  ] satisfies [string, (table: Awaited<ReturnType<typeof waiting>>['table']) => void][])(
    'is given up when %s',
    async (_, happen) => {
      const { table, ponderer } = await waiting();
      happen(table);
      await Promise.resolve();
      expect(ponderer.cancelled).toBe(1);
    },
  );

  test('that was given up is nothing', async () => {
    const { table } = await anEveningOf([person, person]);
    table.reveal();
    const hint = table.hint();
    table.cover();
    expect(await hint).toBeNull();
  });
});

describe('a hint whose plan means to finish a ticket that nothing can save any more', () => {
  const game = aGame({
    map: 'europe',
    tickets: [['brest--venezia', 'essen--kyiv']],
    routes: [[], ['brest--dieppe', 'brest--pamplona', 'brest--paris']],
    stations: [['roma', 'athina', 'smyrna']],
  });
  const view = game.view(0);
  const [lost = -1, open = -1] = view.tickets;
  const need = { route: game.route('munchen--wien'), tickets: [lost, open], points: 4, held: 1, needs: 3 };

  async function told(reason: Hint['reason']): Promise<Hint['reason'] | undefined> {
    const hint: Hint = { action: blind, reason };
    const thought = { answer: Promise.resolve(hint), cancel: () => undefined };
    const thinker = Object.assign(new Ponderer(), { hint: () => thought });
    const answer = await new Hints(() => thinker).ask({ view, level: 'hard', style: null, random: '' });
    return answer?.reason;
  }

  test('speaks of the others alone', async () => {
    expect(ticketProgress(view).map(({ hope }) => hope)).toEqual(['lost', 'open']);
    expect(await told({ why: 'draw', need })).toEqual({ why: 'draw', need: { ...need, tickets: [open] } });
    expect(await told({ why: 'claim', need })).toEqual({ why: 'claim', need: { ...need, tickets: [open] } });
    expect(await told({ why: 'station', tickets: [lost] })).toEqual({ why: 'station', tickets: [] });
  });

  test('keeps what it says of tickets to keep, which are told to be lost', async () => {
    const reason = { why: 'keepTickets', kept: [lost, open], trains: 7 } as const;
    expect(await told(reason)).toEqual(reason);
    expect(await told({ why: 'draw', need: null })).toEqual({ why: 'draw', need: null });
  });
});

describe('what the computers were after', { timeout: PATIENCE_MS }, () => {
  test('is told once the result is shown, for each of them', async () => {
    const { table } = await anEveningOf([person, computer('easy'), computer('normal')], { map: 'usa', seed: 'after' });
    expect(await table.afterthoughts()).toEqual([]);
    await playFor(table, player());
    const { scene } = table.state.getState();
    if (scene.kind !== 'final') throw new Error('not over');
    const thoughts = await table.afterthoughts();
    expect(thoughts.map(({ seat }) => seat)).toEqual([1, 2]);
    for (const { seat, tickets, lost } of thoughts) {
      expect(tickets).toEqual(scene.result.seats[seat]?.tickets);
      const failed = tickets.flatMap(({ ticket, completed }) => (completed ? [] : [ticket]));
      expect(failed).toEqual(expect.arrayContaining(lost.map(({ ticket }) => ticket)));
    }
  });

  test('somebody gives up a ticket when its way is taken, or time runs out', async () => {
    const seats = [computer('easy'), computer('easy'), computer('easy'), computer('hard'), computer('hard')];
    const { table } = await anEveningOf(seats, { map: 'usa', seed: 'crowded' });
    await until(table, ({ scene }) => scene.kind === 'final');
    const lost = (await table.afterthoughts()).flatMap((each) => each.lost);
    expect(lost.length).toBeGreaterThan(0);
    expect(lost.every(({ turn }) => turn > 0 && turn <= recordOf(table).events.length)).toBe(true);
  });

  test('people only: nothing to tell', async () => {
    const { table } = await anEveningOf([person, person]);
    await playFor(table, player());
    expect(await table.afterthoughts()).toEqual([]);
  });
});
