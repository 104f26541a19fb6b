import type { MapData } from '../../../src/engine/map.ts';
import type { GameRecord, RecordEvent, RecordResult } from '../../../src/formats/recordShape.ts';
import { everythingMap } from '../maps/everythingMap.ts';
import { somePlayers } from './records.ts';

/** The map with every mechanism, with 30 wagon cards and 9 trains, so that a whole game fits on a page. */
export const storyMap: MapData = {
  ...everythingMap,
  id: 'story',
  rules: { ...everythingMap.rules, wagonsPerColor: 3, locomotives: 6, trains: 9 },
};

const OPENING: readonly RecordEvent[] = [
  {
    type: 'dealt',
    hands: [
      ['red', 'red', 'blue', 'locomotive'],
      ['black', 'black', 'black', 'locomotive'],
    ],
    faceUp: ['green', 'green', 'yellow', 'purple', 'orange'],
    offers: [
      ['ash--kiln', 'ash--cedar', 'birch--fern'],
      ['dale--kiln', 'cedar--elm', 'elm--isle'],
    ],
    bonusCards: ['thrift', 'countries', 'small-steps', 'local'],
  },
  // A long ticket that is refused leaves the game; cedar--elm goes under the deck.
  { type: 'ticketsKept', seat: 0, kept: ['ash--cedar', 'birch--fern'], refused: ['ash--kiln'] },
  { type: 'ticketsKept', seat: 1, kept: ['dale--kiln', 'elm--isle'], refused: ['cedar--elm'] },
];

const FIRST_CLAIMS: readonly RecordEvent[] = [
  { type: 'routeClaimed', seat: 0, route: 'ash--birch--1', paid: { red: 2 }, points: 2 },
  {
    type: 'tunnelOpened',
    seat: 1,
    route: 'dale--elm',
    paid: { black: 3 },
    revealed: ['white', 'locomotive', 'yellow'],
    owed: 1,
  },
  { type: 'routeClaimed', seat: 1, route: 'dale--elm', paid: { black: 3, locomotive: 1 }, points: 4 },
  { type: 'bonusDrawn', seat: 1, cards: ['blue'] },
];

const SWEEP: readonly RecordEvent[] = [
  { type: 'cardTaken', seat: 0, from: 2, card: 'yellow' },
  { type: 'rowFilled', place: 2, card: 'locomotive' },
  { type: 'cardTaken', seat: 0, from: 'deck', card: 'red' },
  { type: 'cardTaken', seat: 1, from: 0, card: 'green' },
  { type: 'rowFilled', place: 0, card: 'locomotive' },
  { type: 'seatChanged', seat: 1, by: 'bot:hard' },
  { type: 'cardTaken', seat: 1, from: 1, card: 'green' },
  { type: 'rowFilled', place: 1, card: 'locomotive' },
  { type: 'rowSwept', cards: ['locomotive', 'locomotive', 'locomotive', 'purple', 'orange'] },
  { type: 'rowFilled', place: 0, card: 'white' },
  { type: 'rowFilled', place: 1, card: 'white' },
  { type: 'rowFilled', place: 2, card: 'purple' },
  { type: 'rowFilled', place: 3, card: 'orange' },
  { type: 'rowFilled', place: 4, card: 'yellow' },
];

const TICKETS_AND_STATION: readonly RecordEvent[] = [
  { type: 'ticketsOffered', seat: 0, tickets: ['dale--fern', 'dale--heath', 'birch--glen'] },
  { type: 'ticketsKept', seat: 0, kept: ['dale--fern'], refused: ['dale--heath', 'birch--glen'] },
  { type: 'stationBuilt', seat: 1, city: 'isle', paid: { blue: 1 } },
];

/** Purple and green are left in the old deck when the tunnel needs three cards. */
const RESHUFFLE: readonly RecordEvent[] = [
  { type: 'cardTaken', seat: 0, from: 'deck', card: 'blue' },
  { type: 'cardTaken', seat: 0, from: 'deck', card: 'orange' },
  { type: 'deckReshuffled', count: 15 },
  {
    type: 'tunnelOpened',
    seat: 1,
    route: 'birch--elm',
    paid: { green: 2 },
    revealed: ['purple', 'green', 'white'],
    owed: 1,
  },
  { type: 'tunnelWithdrawn', seat: 1, route: 'birch--elm' },
  { type: 'cardTaken', seat: 0, from: 'deck', card: 'red' },
  { type: 'drawStopped', seat: 0 },
  { type: 'cardTaken', seat: 1, from: 2, card: 'purple' },
  { type: 'rowFilled', place: 2, card: 'black' },
  { type: 'cardTaken', seat: 1, from: 'deck', card: 'red' },
];

const LAST_TURNS: readonly RecordEvent[] = [
  { type: 'routeClaimed', seat: 0, route: 'glen--isle', paid: { blue: 2, locomotive: 1 }, points: 4 },
  { type: 'routeClaimed', seat: 1, route: 'glen--moor', paid: { green: 2 }, points: 2 },
  { type: 'routeClaimed', seat: 0, route: 'elm--fern--2', paid: { red: 2 }, points: 2 },
  { type: 'lastRound', seat: 0 },
  { type: 'routeClaimed', seat: 1, route: 'elm--moor', paid: { red: 1 }, points: 1 },
  { type: 'routeClaimed', seat: 0, route: 'cedar--fern', paid: { yellow: 1 }, points: 1 },
  { type: 'gameEnded' },
];

/** The station at isle borrows glen--isle, so that elm--moor--glen--isle joins up. */
const RESULT: RecordResult = {
  seats: [
    {
      seat: 0,
      routes: 9,
      tickets: [
        { id: 'ash--cedar', completed: false, points: -5 },
        { id: 'birch--fern', completed: false, points: -4 },
        { id: 'dale--fern', completed: false, points: -5 },
      ],
      stationsLeft: 3,
      borrowed: [],
      longestPath: 3,
      bonuses: [
        { id: 'longest-path', count: 3, points: 0 },
        { id: 'thrift', count: 1, points: 0 },
        { id: 'countries', count: 3, points: 12 },
        { id: 'small-steps', count: 1, points: 10 },
        { id: 'local', count: 0, points: 0 },
      ],
      total: 29,
    },
    {
      seat: 1,
      routes: 7,
      tickets: [
        { id: 'dale--kiln', completed: false, points: -9 },
        { id: 'elm--isle', completed: true, points: 5 },
      ],
      stationsLeft: 2,
      borrowed: [{ city: 'isle', route: 'glen--isle' }],
      longestPath: 6,
      bonuses: [
        { id: 'longest-path', count: 6, points: 10 },
        { id: 'thrift', count: 3, points: 7 },
        { id: 'countries', count: 2, points: 0 },
        { id: 'small-steps', count: 1, points: 10 },
        { id: 'local', count: 0, points: 0 },
      ],
      total: 38,
    },
  ],
  ranking: [[1], [0]],
};

/** A whole game written by hand, with every type of event but a pass. */
export const storyRecord: GameRecord = {
  format: 'railpass/record',
  version: 1,
  map: 'story',
  mapVersion: 1,
  ticketDeck: 'small',
  players: somePlayers(2),
  firstSeat: 0,
  seed: 'written by hand',
  started: '2026-11-16T10:00:00Z',
  ended: '2026-11-16T10:40:10+01:00',
  secondsPlayed: 2410,
  table: { beat: null },
  events: [...OPENING, ...FIRST_CLAIMS, ...SWEEP, ...TICKETS_AND_STATION, ...RESHUFFLE, ...LAST_TURNS],
  result: RESULT,
};
