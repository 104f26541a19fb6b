import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../src/engine/board.ts';
import { cloneGame, type Game } from '../../src/engine/game.ts';
import { range } from '../../src/engine/lists.ts';
import type { MapData } from '../../src/engine/map.ts';
import { below, type Random, stream } from '../../src/engine/random.ts';
import { type OpenedRecord, type RecordReading, readRecord, readRecordText } from '../../src/formats/record.ts';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { writeRecord } from '../../src/formats/writeRecord.ts';
import { mapOf } from '../support/games/aGame.ts';
import {
  allCards,
  cardsOf,
  expectCountersRight,
  expectScoresRight,
  expectTicketsConserved,
  expectTrainsConserved,
} from '../support/games/conservation.ts';
import { begin, deepFreeze, MOST_ACTIONS, playOn } from '../support/games/randomGames.ts';
import { mutated } from '../support/maps/mutations.ts';
import { retold } from '../support/records/recordMutations.ts';
import { asJson, KNOWN_MAPS, recordOf } from '../support/records/records.ts';
import { storyMap, storyRecord } from '../support/records/storyRecord.ts';

const TIMES = process.env['RAILPASS_LONG'] === '1' ? 20 : 1;
const MAPS: readonly MapData[] = [...KNOWN_MAPS, storyMap];

type MapName = 'usa' | 'europe' | 'nordic' | 'everything';

function aRecord(map: MapName, players: number, actions = MOST_ACTIONS, embedMap = false): unknown {
  const table = { board: makeBoard(mapOf(map), players), seed: 'record fuzz', firstSeat: players - 1 };
  return asJson(recordOf(playOn(begin(table), actions), { embedMap }));
}

const BASES = [
  ['a story', asJson(storyRecord)],
  ['everything, its map within', aRecord('everything', 3, MOST_ACTIONS, true)],
  ['everything, under way', aRecord('everything', 5, 60)],
  ['usa', aRecord('usa', 2)],
  ['europe, under way', aRecord('europe', 3, 120)],
  ['nordic, under way', aRecord('nordic', 4, 150)],
] as const;

/** One line, ends like a sentence, and shows nothing of the machinery. */
const SENTENCE = /^(?!.*(?:undefined|\[object|NaN|cannot be looked at|\.ts:\d|node:))[^\p{Cc}\p{Zl}\p{Zp}]{10,600}\.$/u;

/** Opens, and then it is a game that could have been; or is refused in one sentence. Answers whether it opens. */
function expectOpenedOrRefused(reading: RecordReading, mutant: string): boolean {
  if (reading.ok) expectPossible(reading, mutant);
  else if (!SENTENCE.test(reading.fault)) expect.fail(`${mutant}: ${JSON.stringify(reading.fault)}`);
  return reading.ok;
}

function expectPossible({ record, board, events, game }: OpenedRecord, mutant: string): void {
  const rewritten = writeRecord(game, events, headingOf(record));
  expect(withoutResult(rewritten), mutant).toEqual(withoutResult(record));
  const again = readRecord(asJson(rewritten), MAPS);
  if (!again.ok) expect.fail(`${mutant}, written again: ${again.fault}`);
  expect(withoutBoard(again.game), mutant).toEqual(withoutBoard(game));
  expect(allCards(game), mutant).toEqual(cardsOf(board));
  expect(Math.min(...game.hands.flat(), ...game.table.discard), mutant).toBeGreaterThanOrEqual(0);
  expectTrainsConserved(game);
  expectTicketsConserved(game);
  expectScoresRight(game);
  expectCountersRight(game);
  const goesOn = playOn({ game: cloneGame(game), events: [], random: stream(record.seed, 'goes on') }, 20);
  expect(allCards(goesOn.game), mutant).toEqual(cardsOf(board));
}

/** The board is large and the same. */
function withoutBoard({ table, ...game }: Game) {
  const { board, ...rest } = table;
  return { ...game, ...rest };
}

function headingOf({ players, started, ended, secondsPlayed, table, mapData }: GameRecord) {
  return {
    players,
    started,
    ...(ended === undefined ? {} : { ended }),
    ...(secondsPlayed === undefined ? {} : { secondsPlayed }),
    ...(table === undefined ? {} : { table }),
    embedMap: mapData !== undefined,
  };
}

/** A result may be left out or ordered differently; whether it is right has been checked. */
function withoutResult({ result, ...record }: GameRecord): Omit<GameRecord, 'result'> {
  return record;
}

type Mutate = (json: unknown, random: Random) => unknown;

/** How many of so many mutants of a record open. */
function countOpened(base: unknown, name: string, count: number, mutate: Mutate): number {
  let opened = 0;
  for (let seed = 0; seed < count; seed++) {
    const mutant = deepFreeze(mutate(base, stream('record fuzz', name, seed)));
    if (expectOpenedOrRefused(readRecord(mutant, MAPS), `${name}, mutant ${seed}`)) opened++;
  }
  return opened;
}

const few = (random: Random) => 1 + below(random, 3);

/** Half of the changes go into the events, which are most of a record and all of the game. */
const broken: Mutate = (json, random) => {
  if (below(random, 2) === 0) return mutated(json, random, few(random));
  const record = json as GameRecord;
  return { ...record, events: mutated(record.events, random, few(random)) };
};

describe('a record broken at random', () => {
  it.each(BASES)('%s: opens or is refused in one sentence', (name, base) => {
    const count = 500 * TIMES;
    const opened = countOpened(base, name, count, broken);
    // Both outcomes must come up, or the mutations have lost their bite.
    expect(opened).toBeGreaterThan(count * 0.005);
    expect(opened).toBeLessThan(count * 0.5);
  });
});

describe('a record that tells the game otherwise', () => {
  it.each(BASES)('%s: opens only if it could have been so, and else is refused in one sentence', (name, base) => {
    const count = 250 * TIMES;
    const opened = countOpened(base, name, count, (json, random) => retold(json, random, few(random)));
    expect(opened).toBeGreaterThan(count * 0.02);
    expect(opened).toBeLessThan(count * 0.6);
  });
});

describe('the text of a record', () => {
  it.each(BASES)('%s: with letters lost or changed, opens or is refused in one sentence', (name, base) => {
    const text = JSON.stringify(base, null, 1);
    for (let seed = 0; seed < 100 * TIMES; seed++) {
      const random = stream('record fuzz', `text of ${name}`, seed);
      const at = below(random, text.length);
      const instead = '{}[],:"\\0-.ex \n'.charAt(below(random, 16));
      const reading = readRecordText(text.slice(0, at) + instead + text.slice(at + below(random, 3)), MAPS);
      expectOpenedOrRefused(reading, `text of ${name}, mutant ${seed}`);
    }
  });

  it('cut off anywhere, is refused in one sentence', () => {
    const text = JSON.stringify(storyRecord);
    for (let end = 0; end < text.length; end++) {
      const reading = readRecordText(text.slice(0, end), MAPS);
      expect(reading.ok).toBe(false);
      expectOpenedOrRefused(reading, `the first ${end} characters`);
    }
  });
});

describe('a record of absurd size', () => {
  const { result, ...story } = storyRecord;
  const tunnel = { type: 'tunnelOpened', seat: 1, route: 'birch--elm', paid: { green: 2 } };

  it('with twenty thousand changes of seat opens', () => {
    const changes = Array.from({ length: 19_950 }, (_, i) => ({ type: 'seatChanged', seat: i % 2, by: 'bot:easy' }));
    expect(readRecord({ ...story, events: [...changes, ...story.events] }, MAPS)).toHaveProperty('ok', true);
  });

  it('with a tunnel opened and given up nine thousand times opens', () => {
    const { record, map } = anEndlessGame(9000);
    const reading = readRecord(record, [map]);
    if (!reading.ok) expect.fail(reading.fault);
    expect(reading.game.table).toMatchObject({ turnsTaken: 9000, reshuffles: 999, phase: 'turn' });
  });

  it.each([
    ['a payment', { paid: { green: Number.MAX_SAFE_INTEGER } }],
    ['a payment of everything', { paid: { green: 999, red: 999, blue: 999, white: 999, locomotive: 999 } }],
    ['what is turned up', { revealed: Array(1_000_000).fill('red') }],
    ['what is owed', { owed: Number.MAX_VALUE }],
    ['the name of a route', { route: 'a'.repeat(5_000_000) }],
    ['an unknown field', { ['x'.repeat(5_000_000)]: 1 }],
  ])('with %s beyond measure is refused', (name, absurd) => {
    const event = { ...tunnel, revealed: ['purple', 'green', 'white'], owed: 1, ...absurd };
    const reading = readRecord({ ...story, events: [...story.events.slice(0, 27), event] }, MAPS);
    expect(reading.ok).toBe(false);
    expectOpenedOrRefused(reading, name);
  });

  it('with a table that is nested a hundred thousand deep is refused for that', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const text = JSON.stringify({ ...story, table: { deep: 0 } }).replace('"deep":0', `"deep":${deep}`);
    expect(readRecordText(text, MAPS)).toMatchObject({ ok: false, why: { code: 'tooDeep' } });
  });
});

/** The deck is nine locomotives, so that every tunnel costs more than anybody pays. */
function anEndlessGame(turns: number): { record: unknown; map: MapData } {
  const { result, ...story } = storyRecord;
  const rules = { ...storyMap.rules, wagonsPerColor: 1, locomotives: 14, tunnelCards: 1, sweepAt: null };
  const dealt = {
    ...story.events[0],
    hands: [
      ['locomotive', 'locomotive', 'red', 'blue'],
      ['locomotive', 'locomotive', 'green', 'yellow'],
    ],
    faceUp: ['purple', 'orange', 'white', 'black', 'locomotive'],
  };
  const turn = (i: number) => [
    ...(i > 0 && i % 9 === 0 ? [{ type: 'deckReshuffled', count: 9 }] : []),
    {
      type: 'tunnelOpened',
      seat: i % 2,
      route: 'elm--fern--1',
      paid: { locomotive: 2 },
      revealed: ['locomotive'],
      owed: 1,
    },
    { type: 'tunnelWithdrawn', seat: i % 2, route: 'elm--fern--1' },
  ];
  const events = [dealt, story.events[1], story.events[2], ...range(turns).flatMap(turn)];
  return { record: { ...story, events }, map: { ...storyMap, rules } };
}
