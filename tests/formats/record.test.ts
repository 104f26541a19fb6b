import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../src/engine/board.ts';
import { range } from '../../src/engine/lists.ts';
import type { MapData } from '../../src/engine/map.ts';
import { resultOf } from '../../src/engine/scoring/result.ts';
import { readRecord, readRecordText } from '../../src/formats/record.ts';
import { nameResult, paymentNames, ticketName } from '../../src/formats/recordNames.ts';
import type { GameRecord, RecordEvent } from '../../src/formats/recordShape.ts';
import { mapOf } from '../support/games/aGame.ts';
import { begin, playOn, type Running, step } from '../support/games/randomGames.ts';
import { type Edit, edited, insert, put } from '../support/maps/edits.ts';
import { everythingMap } from '../support/maps/everythingMap.ts';
import type { MapId } from '../support/maps/mapFiles.ts';
import { asJson, KNOWN_MAPS, opened, recordOf, somePlayers } from '../support/records/records.ts';
import { storyMap, storyRecord } from '../support/records/storyRecord.ts';

interface Table {
  readonly map: MapId | 'everything';
  readonly deck?: string;
  readonly players?: number;
}

const TABLES: readonly Table[] = [
  { map: 'usa', deck: 'classic' },
  { map: 'usa', deck: 'grand' },
  { map: 'europe' },
  { map: 'nordic' },
  { map: 'everything', deck: 'small' },
  { map: 'everything', deck: 'whole' },
];

const GAMES = TABLES.flatMap((table) => [2, 3, 4, 5].map((players) => ({ ...table, players })));

function inWords({ map, deck, players }: Table): string {
  return `${map}${deck === undefined ? '' : ` (${deck})`}${players === undefined ? '' : `, ${players} players`}`;
}

const NAMED_TABLES = TABLES.map((table) => [inWords(table), table] as const);
const NAMED_GAMES = GAMES.map((table) => [inWords(table), table] as const);

function aTable({ map, deck, players = 2 }: Table, seed = 'record'): Running {
  return begin({ board: makeBoard(mapOf(map), players, deck), seed, firstSeat: players - 1 });
}

/** Writes, reads the text, and expects the same game and the same events. */
function expectSameAgain({ game, events }: Running): void {
  const record = recordOf({ game, events });
  const reading = readRecordText(JSON.stringify(record), KNOWN_MAPS);
  expect(reading).toEqual({ ok: true, record, board: game.table.board, events, game });
}

describe('a game that is written down and opened again', () => {
  it.each(NAMED_GAMES)('is the same at its end: %s', (_, table) => {
    const running = playOn(aTable(table));
    expect(running.game.table.phase).toBe('over');
    expectSameAgain(running);
    const { board } = running.game.table;
    expect(recordOf(running).result).toEqual(nameResult(board, resultOf(running.game)));
  });

  it.each(NAMED_TABLES)('is the same whatever it waits for: %s', (_, table) => {
    const running = aTable({ ...table, players: 3 });
    const phases = new Set<string>();
    while (running.game.table.phase !== 'over') {
      const { phase } = running.game.table;
      if (!phases.has(phase)) expectSameAgain(running);
      phases.add(phase);
      step(running);
    }
    const hasTunnels = running.game.table.board.routes.some(({ kind }) => kind === 'tunnel');
    const expected = ['opening', 'turn', 'drawing', 'tickets', ...(hasTunnels ? ['tunnel'] : [])];
    expect([...phases].sort()).toEqual(expected.sort());
  });

  it('has a result only once it has ended', () => {
    const running = aTable({ map: 'usa' });
    expect(recordOf(running)).not.toHaveProperty('result');
    expect(recordOf(playOn(running))).toHaveProperty('result');
  });

  it('names its ticket deck only where the map has several', () => {
    const decks = TABLES.map((table) => recordOf(aTable(table)).ticketDeck);
    expect(decks).toEqual(['classic', 'grand', undefined, undefined, 'small', 'whole']);
  });

  it('lists its bonus cards only where the map has some', () => {
    const listed = TABLES.map((table) => {
      const dealt = recordOf(aTable(table)).events[0];
      return dealt?.type === 'dealt' ? dealt.bonusCards?.length : 'nothing dealt';
    });
    expect(listed).toEqual([undefined, undefined, undefined, 4, 4, 4]);
  });

  it('keeps what the table wrote around it', () => {
    const heading = {
      players: [
        { name: 'Zoë van den Berg', color: 'black', by: 'person' },
        { name: '火車', color: 'red', by: 'bot:hard' },
      ],
      started: '2026-11-16T10:00:00.123+01:00',
      ended: '2026-11-16T10:41:00Z',
      secondsPlayed: 2410,
      table: { languages: ['fr', null], deep: { er: [1, { still: true }] } },
    } as const;
    const record = recordOf(aTable({ map: 'nordic' }), heading);
    expect(record).toMatchObject(heading);
    expect(opened(asJson(record)).record).toEqual(record);
  });
});

describe('the map of a record', () => {
  const ofOwnMap = () => recordOf(playOn(aTable({ map: 'everything', deck: 'whole', players: 3 })), { embedMap: true });

  it('travels with it if users made it, so that it opens where nobody knows the map', () => {
    const record = ofOwnMap();
    const { mapData, ...without } = record;
    expect(mapData).toEqual(everythingMap);
    expect(opened(asJson(record), []).board.map).toEqual(everythingMap);
    expect(readRecord(asJson(without), []).ok).toBe(false);
  });

  it('is the one in the record, even if another of that name and version is known', () => {
    const other: MapData = { ...everythingMap, name: 'Another' };
    expect(opened(asJson(ofOwnMap()), [other]).board.map.name).toBe('Everything');
  });

  it('may be an older version, if that is still known', () => {
    const record = recordOf(aTable({ map: 'everything' }));
    const newer: MapData = { ...everythingMap, version: 2, name: 'Newer' };
    expect(opened(record, [newer, everythingMap]).board.map.name).toBe('Everything');
    expect(opened({ ...record, mapVersion: 2 }, [newer, everythingMap]).board.map.name).toBe('Newer');
  });
});

const STORY_MAPS = [storyMap];

/** The story as far as its first so many events. */
function storyUpTo(count: number): GameRecord {
  const { result, ...record } = storyRecord;
  return { ...record, events: record.events.slice(0, count) };
}

describe('a record written by hand', () => {
  it('opens as a whole, with the game it tells of', () => {
    const { game, board } = opened(storyRecord, STORY_MAPS);
    const { table } = game;
    expect(table).toMatchObject({ phase: 'over', turnsTaken: 15, reshuffles: 1, lastRoundBy: 0 });
    expect(game.hands.map(paymentNames)).toEqual([{ orange: 1 }, { purple: 1 }]);
    expect(table.row.map((card) => paymentNames(range(9).map((c) => (c === card ? 1 : 0))))).toEqual([
      { white: 1 },
      { white: 1 },
      { black: 1 },
      { orange: 1 },
      { yellow: 1 },
    ]);
    expect(paymentNames(table.discard)).toEqual({
      purple: 1,
      blue: 2,
      white: 1,
      green: 3,
      yellow: 1,
      red: 3,
      locomotive: 1,
    });
    expect([table.trains, table.scores, table.deckSize]).toEqual([[1, 3], [9, 7], 11]);
    const underTheDeck = game.ticketDeck.slice(-3).map((ticket) => ticketName(board, ticket));
    expect(underTheDeck).toEqual(['cedar--elm', 'dale--heath', 'birch--glen']);
  });

  it('opens after each action, and not before all that follows from it is written', () => {
    const counts = range(storyRecord.events.length + 1);
    const cutsThatOpen = counts.filter((count) => readRecord(storyUpTo(count), STORY_MAPS).ok);
    const insideAnAction = [
      0, // nothing dealt
      6, // the tunnel's draw bonus
      8, // the empty place in the row
      11, // again
      ...[14, 15, 16, 17, 18, 19, 20], // the sweep
      27, // the reshuffle for a tunnel
      32, // the empty place in the row
      37, // the last round
      40, // the end
    ];
    expect(cutsThatOpen).toEqual(counts.filter((count) => !insideAnAction.includes(count)));
  });

  it('may hand a seat over anywhere but right after a reshuffle, and it changes nothing', () => {
    const { game } = opened(storyRecord, STORY_MAPS);
    const handOver = { type: 'seatChanged', seat: 0, by: 'bot:easy' };
    const places = range(storyRecord.events.length + 1);
    const refused = places.filter((place) => {
      const reading = readRecord(edited(storyRecord, insert(`events.${place}`, handOver)), STORY_MAPS);
      if (reading.ok) expect(reading.game).toEqual(game);
      return !reading.ok;
    });
    expect(refused.map((place) => storyRecord.events[place - 1]?.type)).toEqual(['deckReshuffled']);
  });

  it('may write a zero as -0', () => {
    const text = JSON.stringify(storyRecord)
      .replaceAll('"seat":0', '"seat":-0')
      .replace('"firstSeat":0', '"firstSeat":-0');
    const reading = readRecordText(text, STORY_MAPS);
    expect(reading).toEqual(readRecord(storyRecord, STORY_MAPS));
  });

  it('may lack the result of a game that has ended', () => {
    const { result, ...record } = storyRecord;
    expect(opened(record, STORY_MAPS).game).toEqual(opened(storyRecord, STORY_MAPS).game);
  });

  it('needs no refill where no card is left, and no second card where there is none', () => {
    // Eleven cards: eight in the hands, three in the row.
    const rules = { ...storyMap.rules, wagonsPerColor: 1, locomotives: 3, faceUp: 3, sweepAt: null };
    const dealt = {
      hands: [
        ['purple', 'blue', 'orange', 'white'],
        ['green', 'yellow', 'black', 'red'],
      ],
      faceUp: ['locomotive', 'locomotive', 'locomotive'],
    };
    const record = edited(
      storyUpTo(3),
      put('events.0.hands', dealt.hands),
      put('events.0.faceUp', dealt.faceUp),
      insert('events.3', { type: 'cardTaken', seat: 0, from: 1, card: 'locomotive' }),
    );
    const { table } = opened(record, [{ ...storyMap, rules }]).game;
    expect(table).toMatchObject({ phase: 'turn', turn: 1, row: [8, -1, 8] });
  });

  it('tells of a game in which nobody can do anything: everybody passes once and it ends', () => {
    const { record, map } = aGameOfPasses();
    const { table } = opened(record, [map]).game;
    expect(table).toMatchObject({ phase: 'over', passes: 2, turnsTaken: 2 });
  });
});

/** One card of each colour, all in the hands; no route of a single space, no ticket left, no station. */
function aGameOfPasses(): { record: GameRecord; map: MapData } {
  const map: MapData = {
    ...storyMap,
    rules: {
      ...storyMap.rules,
      wagonsPerColor: 1,
      locomotives: 0,
      sweepAt: null,
      stations: null,
      ticketDecks: null,
      openingTickets: { deal: { regular: 1 }, keep: 1, refused: 'under the deck' },
      bonusCardsInPlay: null,
    },
    routes: storyMap.routes.filter(({ length }) => length > 1),
    tickets: storyMap.tickets.slice(0, 2),
    bonusCards: [],
  };
  const events: RecordEvent[] = [
    {
      type: 'dealt',
      hands: [
        ['purple', 'blue', 'orange', 'white'],
        ['green', 'yellow', 'black', 'red'],
      ],
      faceUp: [],
      offers: [['ash--cedar'], ['ash--glen']],
    },
    { type: 'ticketsKept', seat: 0, kept: ['ash--cedar'], refused: [] },
    { type: 'ticketsKept', seat: 1, kept: ['ash--glen'], refused: [] },
    { type: 'passed', seat: 0 },
    { type: 'passed', seat: 1 },
    { type: 'gameEnded' },
  ];
  const { result, ticketDeck, ...heading } = storyRecord;
  return { record: { ...heading, players: somePlayers(2), events }, map };
}

describe('what chance decided is taken from the events', () => {
  it.each(NAMED_GAMES)('and not from the seed: %s', (_, table) => {
    const { game, events } = playOn(aTable(table), 150);
    const other = opened({ ...recordOf({ game, events }), seed: 'of another world' });
    expect(other.game.seed).toBe('of another world');
    expect(other.game.table).toEqual(game.table);
    expect([other.game.hands, other.game.tickets, other.game.offers]).toEqual([game.hands, game.tickets, game.offers]);
    expect([...other.game.deck].sort()).toEqual([...game.deck].sort());
    expect([...other.game.ticketDeck].sort()).toEqual([...game.ticketDeck].sort());
  });

  it('so a story can take another turn wherever chance could have had it so', () => {
    // Purple and blue change places: one is drawn, the other left in the old deck.
    const other = edited(storyUpTo(31), put('events.24.card', 'purple'), put('events.27.revealed.0', 'blue'));
    const hand = (record: unknown) => paymentNames(opened(record, STORY_MAPS).game.hands[0] ?? []);
    expect(hand(storyUpTo(31))).toEqual({ blue: 2, orange: 1, yellow: 1, red: 2, locomotive: 1 });
    expect(hand(other)).toEqual({ purple: 1, blue: 1, orange: 1, yellow: 1, red: 2, locomotive: 1 });
  });
});

describe('what the order of a deck must be, although chance shuffled it', () => {
  it('refused tickets come up again in the order they were put under the deck', () => {
    const small = ['ash--cedar', 'ash--glen', 'birch--fern', 'birch--glen', 'birch--isle', 'cedar--dale'];
    const map = {
      ...storyMap,
      tickets: storyMap.tickets.filter(({ id, set }) => set === 'long' || small.includes(id)),
    };
    const chosen = edited(
      storyUpTo(3),
      put('events.0.offers.0', ['ash--kiln', 'ash--cedar', 'ash--glen']),
      put('events.0.offers.1', ['dale--kiln', 'birch--fern', 'birch--glen']),
      put('events.1', { type: 'ticketsKept', seat: 0, kept: ['ash--kiln', 'ash--cedar'], refused: ['ash--glen'] }),
      put('events.2', { type: 'ticketsKept', seat: 1, kept: ['dale--kiln', 'birch--fern'], refused: ['birch--glen'] }),
    );
    const offered = (...tickets: string[]) =>
      readRecord(edited(chosen, insert('events.3', { type: 'ticketsOffered', seat: 0, tickets })), [map]);
    expect(offered('birch--isle', 'cedar--dale', 'ash--glen').ok).toBe(true);
    expect(offered('ash--glen', 'cedar--dale', 'birch--isle').ok).toBe(true);
    expect(offered('birch--isle', 'cedar--dale', 'birch--glen')).toMatchObject({
      ok: false,
      fault:
        'events[3] (ticketsOffered) draws the ticket birch--glen, but it was put under the ticket deck and others come first.',
    });
  });

  it('a draw bonus takes all that is left of the old deck', () => {
    // Green, yellow and orange are left when four cards are due; the two red ones were just paid.
    const rules = { ...storyMap.rules, wagonsPerColor: 2, locomotives: 0 };
    const routes = storyMap.routes.map((route) => (route.id === 'ash--birch--1' ? { ...route, drawBonus: 4 } : route));
    const claimed = edited(
      storyUpTo(4),
      put('events.0.hands.0', ['red', 'red', 'blue', 'blue']),
      put('events.0.hands.1', ['black', 'black', 'white', 'white']),
      put('events.0.faceUp', ['purple', 'green', 'yellow', 'orange', 'purple']),
      insert('events.4', { type: 'deckReshuffled', count: 2 }),
    );
    const drawn = (...cards: string[]) =>
      readRecord(edited(claimed, insert('events.5', { type: 'bonusDrawn', seat: 0, cards })), [
        { ...storyMap, rules, routes },
      ]);
    expect(drawn('red', 'green', 'yellow', 'orange').ok).toBe(true);
    expect(drawn('red', 'green', 'yellow', 'red')).toMatchObject({
      ok: false,
      fault:
        'events[5] (bonusDrawn) draws cards from the new deck, but an orange card left in the old one comes first.',
    });
  });
});

describe('lists whose order means nothing', () => {
  const reversed =
    (where: string): Edit =>
    (json) => {
      const list = where.split('.').reduce<unknown>((value, key) => Reflect.get(value as object, key), json);
      (list as unknown[]).reverse();
    };

  it.each([
    ['a hand', ['events.0.hands.0', 'events.0.hands.1']],
    ['the first offer', ['events.0.offers.0', 'events.0.offers.1']],
    ['the bonus cards', ['events.0.bonusCards']],
    ['the tickets kept', ['events.1.kept', 'events.2.kept']],
    ['an offer of which one is kept or refused', ['events.21.tickets', 'events.22.refused']],
    ['the tickets of a result', ['result.seats.0.tickets', 'result.seats.1.tickets']],
    ['the bonuses of a result', ['result.seats.0.bonuses']],
  ])('%s may stand in another order', (_, places) => {
    const { game } = opened(edited(storyRecord, ...places.map(reversed)), STORY_MAPS);
    expect(game.table.scores).toEqual([9, 7]);
  });

  it('the routes that a seat borrowed may stand in another order', () => {
    const borrowers = range(20).flatMap((i) => {
      const record = recordOf(playOn(aTable({ map: 'everything', players: 3 }, `borrowing ${i}`)));
      return (record.result?.seats ?? []).flatMap(({ seat, borrowed }) =>
        borrowed.length > 1 ? [{ record, seat }] : [],
      );
    });
    expect(borrowers.length).toBeGreaterThan(0);
    for (const { record, seat } of borrowers) opened(edited(record, reversed(`result.seats.${seat}.borrowed`)));
  });

  it('the seats that share a place may stand in another order', () => {
    const { record, map } = aGameOfPasses();
    const game = opened(record, [map]).game;
    const result = nameResult(game.table.board, resultOf(game));
    expect(result.ranking).toEqual([[0, 1]]);
    expect(readRecord({ ...record, result: { ...result, ranking: [[1, 0]] } }, [map]).ok).toBe(true);
  });
});
