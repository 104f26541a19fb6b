import * as v from 'valibot';
import { CARDS, type ColorName } from '../engine/cards.ts';
import { ROUTE_KINDS, TIE_BREAKS } from '../engine/map.ts';
import {
  anObject,
  atLeastFields,
  degrees,
  exactly,
  fields,
  flag,
  id,
  kind,
  label,
  listOf,
  named,
  oneOf,
  pairOf,
  text,
  whole,
  wholeOrNull,
  wrongKind,
} from './shapes.ts';

// maps/schema.json says the same for editors, and a test holds the two against each other.

const COLOR_NAMES = CARDS.filter((card): card is ColorName => card !== 'locomotive');
const LONGEST_ROUTE = 12;
const MOST_POINTS = 100;

const length = () => whole(1, LONGEST_ROUTE);
const points = () => whole(1, MOST_POINTS);
const country = () => text(/^[A-Z]{2}$/, 'the two capital letters of a country');

const city = fields({
  id: id(),
  name: label(),
  country: v.exactOptional(country()),
  lon: degrees(180),
  lat: degrees(90),
  arctic: v.exactOptional(flag()),
  capital: v.exactOptional(flag()),
  waypoint: v.exactOptional(flag()),
});

const route = fields({
  id: id(),
  a: id(),
  b: id(),
  length: length(),
  color: oneOf([...COLOR_NAMES, 'grey']),
  kind: oneOf(ROUTE_KINDS),
  // Six symbols paid in pairs can already be paid in more than ten thousand ways.
  locomotives: v.exactOptional(whole(1, 6)),
  drawBonus: v.exactOptional(whole(1, 9)),
});

const ticket = fields({
  id: id(),
  a: id(),
  b: id(),
  points: points(),
  pointsGrand: v.exactOptional(points()),
  set: v.exactOptional(id()),
});

const cityMatch = fields({
  country: v.exactOptional(country()),
  arctic: v.exactOptional(flag()),
  capital: v.exactOptional(flag()),
});

const bonusCount = v.pipe(
  anObject(),
  v.variant(
    'what',
    [
      kind({ what: exactly('locomotivesInHand') }),
      kind({ what: exactly('trainsLeft') }),
      kind({ what: exactly('countries') }),
      kind({ what: exactly('longestPath') }),
      kind({ what: exactly('routesOfLength'), length: length() }),
      kind({ what: exactly('routesOfKind'), kind: oneOf(ROUTE_KINDS) }),
      kind({ what: exactly('routesTo'), city: cityMatch }),
      kind({ what: exactly('ticketsTo'), city: cityMatch }),
      kind({ what: exactly('ticketsWorthAtMost'), points: points() }),
    ],
    wrongKind,
  ),
);

const bonusCard = fields({
  id: id(),
  name: v.exactOptional(label()),
  points: points(),
  counts: bonusCount,
});

const stations = fields({
  // The best use of all stations together is looked for among every way to borrow: nine ways each soon are too many.
  each: whole(1, 4),
  cost: listOf(whole(1, LONGEST_ROUTE), 1, 4),
  pointsUnused: whole(0, MOST_POINTS),
});

const openingTickets = fields({
  // Eight tickets on offer can already be chosen from in 256 ways.
  deal: fields({ regular: whole(1, 6), long: v.exactOptional(whole(1, 2)) }),
  keep: whole(1, 8),
  refused: oneOf(['under the deck', 'out of the game']),
});

const ticketDeck = fields({
  sets: listOf(id(), 1, 10),
  points: v.exactOptional(oneOf(['pointsGrand'])),
});

/** A number as a name would jump the queue: objects list such fields first, and the first deck is the one offered. */
const DECK_NAME = /^(?!(?:constructor|prototype)$)[a-z][a-z0-9-]{0,59}$/;
const DECK_NAME_WORDS = 'names of decks (small letters, digits and hyphens, a letter first)';

const lanes = (most: number) => named(/^[2-5]$/, 'numbers of players, from "2" to "5"', whole(1, most));

const rules = fields({
  players: pairOf(whole(2, 5)),
  trains: whole(1, 99),
  wagonsPerColor: whole(1, 40),
  locomotives: whole(0, 60),
  openingHand: whole(0, 20),
  faceUp: whole(1, 9),
  cardsPerTurn: whole(1, 9),
  drawNeedsDeck: v.exactOptional(flag()),
  sweepAt: wholeOrNull(1, 9),
  tunnelCards: whole(0, 9),
  stations: v.nullable(stations),
  ferrySymbol: v.nullable(oneOf(['locomotive', 'locomotive or pair'], ' or null')),
  openingTickets,
  drawTickets: fields({ deal: whole(1, 8), keep: whole(1, 8) }),
  ticketDecks: v.nullable(named(DECK_NAME, DECK_NAME_WORDS, ticketDeck, 1, 10)),
  lanesOpen: fields({ double: v.exactOptional(lanes(2)), triple: v.exactOptional(lanes(3)) }),
  routePoints: named(/^(?:[1-9]|1[0-2])$/, `lengths, from "1" to "${LONGEST_ROUTE}"`, whole(0, MOST_POINTS)),
  longestPathBonus: wholeOrNull(1, MOST_POINTS),
  bonusCardsInPlay: wholeOrNull(1, 40),
  lastRoundAt: whole(0, 20),
  tieBreaks: listOf(oneOf(TIE_BREAKS), 0, TIE_BREAKS.length),
});

/** Looked at first: a file of another kind is one fault, and not all the fields it lacks. */
export const mapHead = atLeastFields({ format: exactly('railpass/map'), formatVersion: exactly(1) });

export const mapShape = fields({
  $schema: v.exactOptional(text(/^/, 'a text')),
  format: exactly('railpass/map'),
  formatVersion: exactly(1),
  id: id(),
  name: label(),
  version: whole(1, 9999),
  rules,
  cities: listOf(city, 2, 200),
  routes: listOf(route, 1, 400),
  tickets: listOf(ticket, 1, 300),
  bonusCards: v.exactOptional(listOf(bonusCard, 1, 40)),
});
