import { describe, expect, test, vi } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import { stream } from '../../../src/engine/random.ts';
import { readRecordText } from '../../../src/formats/record.ts';
import type { GameRecord } from '../../../src/formats/recordShape.ts';
import { directThinker } from '../../../src/table/computers/directThinker.ts';
import type { Thinker } from '../../../src/table/computers/thinking.ts';
import { workerThinker } from '../../../src/table/computers/workerThinker.ts';
import type { OpenTable } from '../../../src/table/openTable.ts';
import type { FetchPart } from '../../../src/table/saves/parts.ts';
import type { Scene } from '../../../src/table/session/scenes.ts';
import { sitDown } from '../../../src/table/sitDown.ts';
import { chooseTickets, curtainOf, handOf, hurriedPlayer } from '../../support/games/aTable.ts';
import { KNOWN_MAPS } from '../../support/records/records.ts';
import {
  aMoment,
  anEveningOf,
  computer,
  kindOf,
  Ponderer,
  person,
  playFor,
  recordOf,
  until,
  untilPeople,
  watchOf,
} from './withComputers.ts';

const PATIENCE_MS = 60_000;
const blind = { type: 'drawCard', from: DECK } as const;

/** Every scene that is shown, in order. */
function scenesOf(table: OpenTable): Scene[] {
  const scenes = [table.state.getState().scene];
  table.state.subscribe(({ scene }) => scenes.push(scene));
  return scenes;
}

function player(seed: string) {
  return hurriedPlayer(stream(seed, 'people'));
}

describe('one person against computers', { timeout: PATIENCE_MS }, () => {
  test.each(['usa', 'europe', 'nordic'] as const)('%s: a whole game without a single curtain', async (map) => {
    const { table } = await anEveningOf([person, computer('easy'), computer('hard')], { map });
    const scenes = scenesOf(table);
    expect(handOf(table)).toMatchObject({ seat: 0, draft: { kind: 'keep' } });
    await playFor(table, player(map));
    expect([...new Set(scenes.map(({ kind }) => kind))].sort()).toEqual(['final', 'hand', 'watch']);
    const watched = scenes.filter((scene) => scene.kind === 'watch');
    expect(watched.every(({ view, isDemo }) => view?.seat === 0 && !isDemo)).toBe(true);
    expect([...new Set(watched.map(({ seat }) => seat))]).toEqual([1, 2]);
    expect(readRecordText(table.exportText(), KNOWN_MAPS)).toMatchObject({ ok: true });
    expect(recordOf(table).players.map(({ by }) => by)).toEqual(['person', 'bot:easy', 'bot:hard']);
  });

  test('an expert, who tries its moves first, plays like the others', async () => {
    const thinker = () => directThinker({ budget: () => ({ rollouts: 2 }) });
    const { table } = await anEveningOf([person, computer('expert')], { deps: { thinker } });
    await playFor(table, player('expert'), ({ table: { table } }) => table.turnsTaken === 8);
    expect(table.log().filter((story) => 'seat' in story && story.seat === 1)).toHaveLength(1 + 4);
  });

  test('the end of the own turn stays until it is handed on, then the computer goes on by itself', async () => {
    const { table } = await anEveningOf([person, computer()]);
    await playFor(table, player('tickets'), ({ table: { table } }) => table.phase === 'turn');
    await table.act(blind);
    await table.act(blind);
    expect(handOf(table).beat).toMatchObject({ next: 1 });
    await aMoment();
    expect(handOf(table).beat).toMatchObject({ next: 1 });
    await table.endTurn();
    await untilPeople(table);
    expect(handOf(table)).toMatchObject({ seat: 0, beat: null });
    expect(table.log().at(-1)).toMatchObject({ seat: 1 });
  });

  test('who paused the computers before the own turn sets them going by handing on', async () => {
    const { table } = await anEveningOf([person, computer()]);
    await playFor(table, player('tickets'), ({ table: { table } }) => table.phase === 'turn');
    table.pause();
    await table.act(blind);
    await table.act(blind);
    await table.endTurn();
    await untilPeople(table);
    expect(handOf(table)).toMatchObject({ seat: 0, beat: null });
    expect(table.log().at(-1)).toMatchObject({ seat: 1 });
  });

  test('what is taken back before it is handed on, no computer has begun to think about', async () => {
    const { table, deps } = await anEveningOf([person, computer('easy')]);
    await playFor(table, player('back'), ({ scene }) => scene.kind === 'hand' && scene.undo.can);
    table.close();
    const ponderer = new Ponderer();
    const sat = await sitDown(table.state.getState().gameId, { ...deps, thinker: () => ponderer });
    if (!sat.ok) throw new Error(sat.why);
    expect(handOf(sat.table).beat).not.toBeNull();
    expect(await sat.table.undo()).toEqual({ ok: true });
    await aMoment();
    expect(handOf(sat.table)).toMatchObject({ seat: 0, beat: null });
    expect(ponderer.asked).toBe(0);
  });

  test('the hand is not covered: nobody else is there to see it', async () => {
    const { table } = await anEveningOf([person, computer()]);
    expect(table.state.getState()).toMatchObject({ curtains: false, computers: true });
    table.cover();
    expect(kindOf(table)).toBe('hand');
    table.look();
    expect(kindOf(table)).toBe('look');
    table.cover();
    expect(kindOf(table)).toBe('hand');
  });

  test('the hand of a computer is never shown, and nobody acts for it', async () => {
    const ponderer = new Ponderer();
    const { table } = await anEveningOf([computer(), person], { deps: { thinker: () => ponderer } });
    await until(table, ({ scene }) => scene.kind === 'watch' && scene.thinking);
    table.reveal();
    table.look();
    table.cover();
    expect(watchOf(table)).toMatchObject({ seat: 0, view: { seat: 1 } });
    expect(await table.act(blind)).toEqual({ ok: false, refusal: { code: 'covered' } });
    expect(await table.endTurn()).toEqual({ ok: false, refusal: { code: 'covered' } });
  });
});

describe('several people and a computer', { timeout: PATIENCE_MS }, () => {
  const seats = [person, computer('hard'), person];

  test('curtains are for people only, and what is watched holds nobody’s hand', async () => {
    const { table } = await anEveningOf(seats);
    const scenes = scenesOf(table);
    await playFor(table, player('several'));
    const curtains = scenes.filter((scene) => scene.kind === 'curtain');
    expect([...new Set(curtains.map(({ seat }) => seat))].sort()).toEqual([0, 2]);
    const watched = scenes.filter((scene) => scene.kind === 'watch');
    expect([...new Set(watched.map(({ seat, view }) => `${seat} ${view}`))]).toEqual(['1 null']);
    expect(table.state.getState()).toMatchObject({ curtains: true });
  });

  test('the next person is told what the computer did', async () => {
    const { table } = await anEveningOf(seats);
    await playFor(table, player('told'), ({ scene }) => scene.kind === 'curtain' && scene.why === 'turn');
    const { seat, recap } = curtainOf(table);
    expect(seat).toBe(0);
    expect(recap).toMatchObject([{ seat: 2 }, { seat: 1 }]);
  });

  test('everybody chooses opening tickets in the order of the seats, each computer for itself', async () => {
    const { table } = await anEveningOf(seats);
    await playFor(table, player('opening'), ({ table: { table } }) => table.phase !== 'opening');
    expect(table.log().map((story) => 'seat' in story && story.seat)).toEqual([0, 1, 2]);
  });
});

describe('what a computer did is seen', { timeout: PATIENCE_MS }, () => {
  test.each([
    ['normal', 'short', [1_200]],
    ['normal', 'long', [2_100]],
    ['fast', 'short', [500]],
    ['instant', 'long', []],
  ] as const)(
    'at speed %s with a %s pause each action is shown before the next for %j ms',
    async (speed, pause, ms) => {
      const waits: number[] = [];
      const reins = () => ({ computerSpeed: speed, computerPause: pause });
      const pace = { wait: async (ms: number) => void waits.push(ms), reins };
      const { table } = await anEveningOf([person, computer('hard')], { deps: { pace } });
      await playFor(table, player('seen'), ({ table: { table } }) => table.turnsTaken === 2);
      const actions = recordOf(table).events.filter((event) => isDecisionOf(1, event)).length;
      expect(new Set(waits)).toEqual(new Set(ms));
      expect(waits.length).toBe(ms.length === 0 ? 0 : actions);
    },
  );

  test('a computer that waits for a press does nothing more until somebody presses', async () => {
    const reins = () => ({ computerSpeed: 'normal', computerPause: 'tap' }) as const;
    const pace = { wait: async () => undefined, reins };
    const { table } = await anEveningOf([computer('normal'), computer('normal')], { deps: { pace } });
    const done = () => recordOf(table).events.length;
    const waiting = async () => vi.waitFor(() => expect(watchOf(table).waits).toBe(true));
    for (let move = 0; move < 5; move++) {
      await waiting();
      const before = done();
      await new Promise((later) => setTimeout(later, 20));
      expect(done()).toBe(before);
      table.goOn();
      await vi.waitFor(() => expect(done()).toBeGreaterThan(before));
    }
    await waiting();
    table.pause();
    expect(watchOf(table)).toMatchObject({ waits: false, paused: true });
    const before = done();
    table.goOn();
    await new Promise((later) => setTimeout(later, 20));
    expect(done()).toBe(before);
  });

  test('what it has done so far in its turn is told', async () => {
    const { table } = await anEveningOf([person, computer('hard')]);
    const scenes = scenesOf(table);
    await playFor(table, player('so far'), ({ table: { table } }) => table.turnsTaken === 2);
    const tickets = scenes.find((scene) => scene.kind === 'watch' && scene.did.length > 0);
    expect(tickets).toMatchObject({ seat: 1, did: [{ what: 'tickets', seat: 1, opening: true }] });
  });

  test('every action is written down before the next', async () => {
    const { table, shelf } = await anEveningOf([computer(), computer()], { deps: { paused: true } });
    for (let i = 0; i < 12; i++) {
      const before = shelf.writes;
      await table.step();
      expect(shelf.writes).toBeGreaterThan(before);
      expect(JSON.stringify([...shelf.things.values()])).toContain(JSON.stringify(recordOf(table).events));
    }
  });
});

function isDecisionOf(seat: number, event: GameRecord['events'][number]): boolean {
  const decisions = ['ticketsKept', 'cardTaken', 'routeClaimed', 'ticketsOffered', 'drawStopped'];
  return 'seat' in event && event.seat === seat && decisions.includes(event.type);
}

describe('a thought is given up', { timeout: PATIENCE_MS }, () => {
  test('when the table is left: nothing is done after it', async () => {
    const ponderer = new Ponderer();
    const { table, shelf } = await anEveningOf([computer(), person], { deps: { thinker: () => ponderer } });
    await until(table, ({ scene }) => scene.kind === 'watch' && scene.thinking);
    const writes = shelf.writes;
    table.close();
    expect(ponderer).toMatchObject({ asked: 1, cancelled: 1, closed: 1 });
    table.resume();
    await table.step();
    await aMoment();
    expect([ponderer.asked, shelf.writes]).toEqual([1, writes]);
  });

  test('when another tab takes the game', async () => {
    const ponderer = new Ponderer();
    const { table } = await anEveningOf([computer(), person], { deps: { thinker: () => ponderer } });
    await until(table, ({ scene }) => scene.kind === 'watch' && scene.thinking);
    table.lose();
    expect(ponderer.cancelled).toBe(1);
    expect(table.state.getState()).toMatchObject({ saving: 'elsewhere', scene: { kind: 'watch', view: null } });
    table.resume();
    await aMoment();
    expect(ponderer.asked).toBe(1);
  });

  test('a hand that was open is covered then, also that of the only person', async () => {
    const { table } = await anEveningOf([person, computer()]);
    expect(kindOf(table)).toBe('hand');
    table.lose();
    expect(kindOf(table)).toBe('curtain');
    expect(table.state.getState().curtains).toBe(true);
  });

  test('a second tab never thinks', async () => {
    const ponderer = new Ponderer();
    const { table, deps } = await anEveningOf([computer(), person], { deps: { paused: true } });
    const hold = async () => ({ here: false, release: () => undefined });
    const sat = await sitDown(table.state.getState().gameId, { ...deps, paused: false, hold, thinker: () => ponderer });
    await aMoment();
    expect(sat.ok && sat.table.state.getState()).toMatchObject({ saving: 'elsewhere', scene: { kind: 'watch' } });
    expect(ponderer.asked).toBe(0);
  });
});

describe('a page that has lost what computers think with', { timeout: PATIENCE_MS }, () => {
  const noWorker = () => {
    throw new Error('its file is gone');
  };
  const isGone = { now: true };
  const fetchPart: FetchPart = (load) => (isGone.now ? Promise.reject(new TypeError('Failed to fetch')) : load());
  const deps = { thinker: () => workerThinker(noWorker, { fetchPart }) };

  test('lets them pause, and nothing is done or written in their place', async () => {
    isGone.now = true;
    const { table, shelf } = await anEveningOf([computer('hard'), person], { deps });
    const [before, writes] = [recordOf(table), shelf.writes];
    await until(table, ({ scene }) => scene.kind === 'watch' && scene.paused);
    for (const again of [() => table.step(), async () => table.resume()]) {
      await again();
      await until(table, ({ scene }) => scene.kind === 'watch' && scene.paused && !scene.thinking);
    }
    expect([recordOf(table), shelf.writes]).toEqual([before, writes]);
  });

  test('they go on as soon as it is there again', async () => {
    isGone.now = true;
    const { table } = await anEveningOf([computer('hard'), person], { deps });
    await until(table, ({ scene }) => scene.kind === 'watch' && scene.paused);
    isGone.now = false;
    table.resume();
    await untilPeople(table);
    expect(table.log().at(-1)).toMatchObject({ seat: 0 });
  });

  test('whoever hands on to them is told that they pause', async () => {
    isGone.now = true;
    const { table } = await anEveningOf([person, computer('hard')], { deps });
    await chooseTickets(table);
    expect(table.log()).toHaveLength(1);
    await until(table, ({ scene }) => scene.kind === 'watch' && scene.paused);
    expect(table.log()).toHaveLength(1);
  });
});

test('a computer that cannot come to a decision does the first thing that the rules allow', async () => {
  const failing: Thinker = {
    ...directThinker(),
    move: () => ({ answer: Promise.reject(new Error('no idea')), cancel: () => undefined }),
  };
  const { table } = await anEveningOf([computer('hard'), person], { deps: { thinker: () => failing } });
  await untilPeople(table);
  expect(table.log()).toMatchObject([{ seat: 0 }]);
});

describe('what happened to the saves is said until a person has had the time to read it', {
  timeout: PATIENCE_MS,
}, () => {
  const newsOf = (table: OpenTable) => table.state.getState().news;

  test('no move of a computer takes it away, a move of a person does', async () => {
    const evening = await anEveningOf([person, computer()], { deps: { paused: true } });
    await chooseTickets(evening.table);
    evening.shelf.clear();
    await until(evening.table, ({ news, saving }) => news !== null && saving === 'saved');
    await evening.table.step();
    expect(newsOf(evening.table)).toBe('cleared');
    evening.table.resume();
    await untilPeople(evening.table);
    expect(newsOf(evening.table)).toBe('cleared');
    await evening.table.act(blind);
    expect(newsOf(evening.table)).toBeNull();
  });

  test('whoever has read it sends it away', async () => {
    const { table, shelf } = await anEveningOf([computer(), computer()], { deps: { paused: true } });
    shelf.clear();
    await until(table, ({ news }) => news !== null);
    table.dismissNews();
    expect(newsOf(table)).toBeNull();
    await table.step();
    shelf.clear();
    await until(table, ({ news }) => news !== null);
    expect(newsOf(table)).toBe('cleared');
  });

  test('a move that is refused changes nothing about it', async () => {
    const { table, shelf } = await anEveningOf([person, computer()]);
    shelf.clear();
    await until(table, ({ news, saving }) => news !== null && saving === 'saved');
    expect(await table.act(blind)).toMatchObject({ ok: false });
    expect(newsOf(table)).toBe('cleared');
  });
});
