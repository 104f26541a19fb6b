import * as v from 'valibot';
import { CARDS } from '../engine/cards.ts';
import { PLAYER_COLORS } from '../engine/players.ts';
import { tidyName } from './names.ts';
import { FORMAT, VERSION } from './otherVersion.ts';
import {
  anObject,
  atLeastFields,
  exactly,
  fields,
  flag,
  id,
  kind,
  listOf,
  mustBe,
  oneOf,
  text,
  whole,
  wrongKind,
} from './shapes.ts';

// The record format, as docs and files write it: names instead of positions.

const MOST_CARDS = 999;
/** Three hundred tickets of a hundred points each, and all else. */
const MOST_POINTS = 99_999;

const seat = () => whole(0, 4);
const card = () => oneOf(CARDS);
const cards = (most = MOST_CARDS) => listOf(card(), 0, most);
const ids = () => listOf(id(), 0, 300);
const by = () => text(/^(?:person|bot:[a-z][a-z0-9-]{0,39})$/, '"person" or "bot:" and a name');
const momentWords = 'a date and time such as 2026-11-16T10:00:00Z';
const moment = () =>
  v.pipe(
    text(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)$/, momentWords),
    v.check((value) => !Number.isNaN(Date.parse(value)), mustBe(momentWords)),
  );
const nameWords = 'a name with something to see in it';
/** Whatever else stands in a name is left out: it is no reason to refuse a game. */
const name = () =>
  v.pipe(
    v.string(mustBe(nameWords)),
    v.check((value) => tidyName(value) !== '', mustBe(nameWords)),
    v.transform(tidyName),
  );
const seedText = () => text(/^[\x20-\x7e]{1,100}$/, 'a text of 1 to 100 plain characters');

const count = () => v.exactOptional(whole(1, MOST_CARDS));
const payment = fields({
  purple: count(),
  blue: count(),
  orange: count(),
  white: count(),
  green: count(),
  yellow: count(),
  black: count(),
  red: count(),
  locomotive: count(),
});

const LAST_PLACE = 8;
const place = (orElse = '') => whole(0, LAST_PLACE, orElse);
const orDeck = ' or "deck"';
const from = v.union([exactly('deck'), place(orDeck)], mustBe(`a whole number from 0 to ${LAST_PLACE}${orDeck}`));

const event = v.pipe(
  anObject(),
  v.variant(
    'type',
    [
      kind({
        type: exactly('dealt'),
        hands: listOf(cards(20), 2, 5),
        faceUp: cards(9),
        offers: listOf(ids(), 2, 5),
        bonusCards: v.exactOptional(ids()),
      }),
      kind({ type: exactly('ticketsKept'), seat: seat(), kept: ids(), refused: ids() }),
      kind({ type: exactly('cardTaken'), seat: seat(), from, card: card() }),
      kind({ type: exactly('rowFilled'), place: place(), card: card() }),
      kind({ type: exactly('rowSwept'), cards: cards(9) }),
      kind({ type: exactly('deckReshuffled'), count: whole(1, MOST_CARDS) }),
      kind({ type: exactly('drawStopped'), seat: seat() }),
      kind({
        type: exactly('tunnelOpened'),
        seat: seat(),
        route: id(),
        paid: payment,
        revealed: cards(9),
        owed: whole(0, 9),
      }),
      kind({ type: exactly('tunnelWithdrawn'), seat: seat(), route: id() }),
      kind({ type: exactly('routeClaimed'), seat: seat(), route: id(), paid: payment, points: whole(0, MOST_POINTS) }),
      kind({ type: exactly('bonusDrawn'), seat: seat(), cards: cards(9) }),
      kind({ type: exactly('ticketsOffered'), seat: seat(), tickets: ids() }),
      kind({ type: exactly('stationBuilt'), seat: seat(), city: id(), paid: payment }),
      kind({ type: exactly('passed'), seat: seat() }),
      kind({ type: exactly('lastRound'), seat: seat() }),
      kind({ type: exactly('seatChanged'), seat: seat(), by: by() }),
      kind({ type: exactly('gameEnded') }),
    ],
    wrongKind,
  ),
);

const points = () => whole(-MOST_POINTS, MOST_POINTS);

const seatResult = fields({
  seat: seat(),
  routes: points(),
  tickets: listOf(fields({ id: id(), completed: flag(), points: points() }), 0, 300),
  stationsLeft: whole(0, 9),
  borrowed: listOf(fields({ city: id(), route: id() }), 0, 9),
  longestPath: whole(0, MOST_POINTS),
  bonuses: listOf(fields({ id: id(), count: whole(0, MOST_POINTS), points: points() }), 0, 41),
  total: points(),
});

const result = fields({
  seats: listOf(seatResult, 2, 5),
  ranking: listOf(listOf(seat(), 1, 5), 1, 5),
});

const player = fields({ name: name(), color: oneOf(PLAYER_COLORS), by: by() });

/** Looked at first: a file of another kind or version is one fault, and not all the fields it lacks. */
export const recordHead = atLeastFields({ format: exactly(FORMAT), version: exactly(VERSION) });

export const recordShape = fields({
  format: exactly(FORMAT),
  version: exactly(VERSION),
  map: id(),
  mapVersion: whole(1, 9999),
  mapData: v.exactOptional(anObject()),
  ticketDeck: v.exactOptional(id()),
  players: listOf(player, 2, 5),
  firstSeat: seat(),
  seed: seedText(),
  started: moment(),
  ended: v.exactOptional(moment()),
  secondsPlayed: v.exactOptional(whole(0, 1_000_000_000)),
  table: v.exactOptional(anObject()),
  events: listOf(event, 0, 20_000),
  result: v.exactOptional(result),
});

/** A game record as it stands in a file. */
export type GameRecord = v.InferOutput<typeof recordShape>;
export type RecordEvent = v.InferOutput<typeof event>;
export type RecordResult = v.InferOutput<typeof result>;
export type RecordPayment = v.InferOutput<typeof payment>;
