import { describe, expect, it } from 'vitest';
import { readMap, readMapText } from '../../src/formats/map.ts';
import { add, drop, type Edit, edited, put } from '../support/maps/edits.ts';
import { everythingMap } from '../support/maps/everythingMap.ts';

type Case = readonly [name: string, edits: readonly Edit[], fault: string];

/** Breaks the good map in one way: that fault, in these words, and no other. */
function expectFaults(cases: readonly Case[]): void {
  it.each(cases)('%s', (_, edits, fault) => {
    expect(readMap(edited(everythingMap, ...edits))).toEqual({ ok: false, fault, faults: [fault] });
  });
}

const city = (id: string, lon: number) => ({ id, name: id.toUpperCase(), lon, lat: 50 });
const route = (id: string, a: string, b: string, length = 2) => ({ id, a, b, length, color: 'grey', kind: 'plain' });
const ticket = (id: string, a: string, b: string) => ({ id, a, b, points: 5, set: 'small' });

describe('the file as a whole', () => {
  it.each([
    ['nothing', undefined, 'The map must be an object, but is missing.'],
    ['null', null, 'The map must be an object, but is null.'],
    ['a list', [1, 2], 'The map must be an object, but is a list of 2.'],
    ['a text', 'usa', 'The map must be an object, but is "usa".'],
    ['a function', () => 1, 'The map must be an object, but is a function.'],
  ])('is %s', (_, json, fault) => {
    expect(readMap(json)).toEqual({ ok: false, fault, faults: [fault] });
  });

  expectFaults([
    [
      'is of another format',
      [put('format', 'railpass/record')],
      'format must be "railpass/map", but is "railpass/record".',
    ],
    ['is of a later version', [put('formatVersion', 2)], 'formatVersion must be 1, but is 2.'],
  ]);

  it('lists all faults, the first one apart', () => {
    const reading = readMap(edited(everythingMap, put('rules.trains', 0), put('cities.3.lat', 91), drop('name')));
    const faults = [
      'name is missing.',
      'rules.trains must be a whole number from 1 to 99, but is 0.',
      'cities[3].lat (dale) must be a number from -90 to 90, but is 91.',
    ];
    expect(reading).toEqual({ ok: false, fault: faults[0], faults });
  });

  it('lists no more than twenty', () => {
    const reading = readMap(edited(everythingMap, put('routes', Array(30).fill(1))));
    expect(reading).toMatchObject({ ok: false, faults: { length: 20 } });
  });

  it('may have come without any way to look at it', () => {
    const trap = Object.defineProperty({}, 'format', {
      get: () => {
        throw new RangeError('no');
      },
    });
    expect(readMap(trap)).toMatchObject({ ok: false, fault: 'The map cannot be looked at: RangeError.' });
  });
});

describe('the text of a file', () => {
  it.each([
    ['', 'The file is empty.'],
    [' \n', 'The file is empty.'],
    ['{', '1, column 2, a field name in double quotes or "}" is expected, but the file ends there.'],
    ['{"a": 1', '1, column 8, a comma or "}" is expected, but the file ends there.'],
    ['{\n  "a": 1,\n}', '3, column 1, a field name in double quotes is expected, but "}" stands there.'],
    ['{\n  "a": [1,\n    2,]}', '3, column 7, a value is expected, but "]" stands there.'],
    ['{ a: 1 }', '1, column 3, a field name in double quotes or "}" is expected, but "a" stands there.'],
    ['{"a" "b"}', '1, column 6, a colon is expected, but "\\"b\\"" stands there.'],
    ['[1 2]', '1, column 4, a comma or "]" is expected, but "2" stands there.'],
    ['[1}', '1, column 3, a comma or "]" is expected, but "}" stands there.'],
    ['[1.5.2]', '1, column 2, a value or "]" is expected, but "1.5.2" stands there.'],
    ['{"a": true} // done', '1, column 13, the end of the file is expected, but "/" stands there.'],
    [
      '["a\nb"]',
      '1, column 2, a value or "]" is expected, but the text that begins there is not closed or has a sign in it that must be escaped.',
    ],
  ])('%j', (text, fault) => {
    const reading = readMapText(text);
    const words = fault.startsWith('The') ? fault : `The file is not JSON: in line ${fault}`;
    expect(reading).toEqual({ ok: false, fault: words, faults: [words] });
  });

  it('may be nested deeper than a call stack', () => {
    const fault =
      'The file is nested too deep: line 1, column 101 opens more than 100 lists or objects inside each other.';
    expect(readMapText('['.repeat(100_000))).toMatchObject({ ok: false, fault });
  });

  it('may begin with the mark that some editors write', () => {
    expect(readMapText(`\uFEFF${JSON.stringify(everythingMap)}`)).toMatchObject({ ok: true });
  });

  it('must not be endless', () => {
    const fault = 'The file has 1000001 characters, but a map has at most 1000000.';
    expect(readMapText('x'.repeat(1_000_001))).toEqual({ ok: false, fault, faults: [fault] });
  });
});

describe('fields', () => {
  const proto: unknown = JSON.parse('{ "id": "x", "name": "X", "lon": 1, "lat": 1, "__proto__": { "arctic": true } }');
  const cityFields = 'id, name, country, lon, lat, arctic, capital, waypoint';

  expectFaults([
    ['missing', [drop('cities.3.lon')], 'cities[3].lon (dale) is missing.'],
    ['missing, with no id to tell', [drop('routes.3.id')], 'routes[3].id is missing.'],
    [
      'unknown',
      [put('cities.3.population', 4)],
      `cities[3].population (dale) is not a field that belongs here (${cityFields}).`,
    ],
    [
      'with a strange name',
      [put('cities.3.two\nlines', 4)],
      `cities[3]["two lines"] (dale) is not a field that belongs here (${cityFields}).`,
    ],
    [
      '__proto__',
      [put('cities.3', proto)],
      `cities[3].__proto__ (x) is not a field that belongs here (${cityFields}).`,
    ],
    [
      'constructor',
      [put('cities.3.constructor', 4)],
      `cities[3].constructor (dale) is not a field that belongs here (${cityFields}).`,
    ],
    [
      'of a bonus card that counts something else',
      [put('bonusCards.1.counts.length', 4)],
      'bonusCards[1].counts.length (thrift) is not a field that belongs here (what).',
    ],
    ['a list for an object', [put('rules.stations', [])], 'rules.stations must be an object, but is a list of 0.'],
    ['an object for a list', [put('cities', { 0: 1 })], 'cities must be a list of 2 to 200, but is an object.'],
    ['too many', [put('cities', Array(201).fill(null))], 'cities must be a list of 2 to 200, but is a list of 201.'],
    ['too few', [put('tickets', [])], 'tickets must be a list of 1 to 300, but is a list of 0.'],
    [
      'a name that is no text',
      [put('cities.3.name', 3)],
      'cities[3].name (dale) must be a text of 1 to 60 characters with no space around it, but is 3.',
    ],
    [
      'a name that is too long',
      [put('cities.3.name', 'x'.repeat(61))],
      `cities[3].name (dale) must be a text of 1 to 60 characters with no space around it, but is "${'x'.repeat(40)}…".`,
    ],
    [
      'an id with a space',
      [put('cities.3.id', 'El Paso')],
      'cities[3].id must be an id (small letters, digits and hyphens, at most 60), but is "El Paso".',
    ],
    [
      'an id that is too long',
      [put('id', 'x'.repeat(61))],
      `id must be an id (small letters, digits and hyphens, at most 60), but is "${'x'.repeat(40)}…".`,
    ],
    [
      'an id that JavaScript keeps for itself',
      [put('id', 'constructor')],
      'id must be an id (small letters, digits and hyphens, at most 60), but is "constructor".',
    ],
    [
      'a longitude out of range',
      [put('cities.0.lon', -181)],
      'cities[0].lon (ash) must be a number from -180 to 180, but is -181.',
    ],
    [
      'a latitude that is no number',
      [put('cities.0.lat', Number.NaN)],
      'cities[0].lat (ash) must be a number from -90 to 90, but is NaN.',
    ],
    [
      'a country in full',
      [put('cities.0.country', 'Norway')],
      'cities[0].country (ash) must be the two capital letters of a country, but is "Norway".',
    ],
    [
      'a flag that is a text',
      [put('cities.0.arctic', 'no')],
      'cities[0].arctic (ash) must be true or false, but is "no".',
    ],
    [
      'a length of half a space',
      [put('routes.6.length', 1.5)],
      'routes[6].length (birch--elm) must be a whole number from 1 to 12, but is 1.5.',
    ],
    [
      'a colour there is not',
      [put('routes.6.color', 'pink')],
      'routes[6].color (birch--elm) must be "purple", "blue", "orange", "white", "green", "yellow", "black", "red" or "grey", but is "pink".',
    ],
    [
      'a kind there is not',
      [put('routes.6.kind', 'bridge')],
      'routes[6].kind (birch--elm) must be "plain", "tunnel" or "ferry", but is "bridge".',
    ],
    [
      'a draw bonus of nothing',
      [put('routes.8.drawBonus', 0)],
      'routes[8].drawBonus (dale--elm) must be a whole number from 1 to 9, but is 0.',
    ],
    [
      'a ticket worth nothing',
      [put('tickets.2.points', 0)],
      'tickets[2].points (birch--fern) must be a whole number from 1 to 100, but is 0.',
    ],
    [
      'too many players',
      [put('rules.players', [2, 6])],
      'rules.players[1] must be a whole number from 2 to 5, but is 6.',
    ],
    ['one number of players', [put('rules.players', [2])], 'rules.players must be a list of 2, but is a list of 1.'],
    [
      'a number or null, but neither is there',
      [put('rules.sweepAt', 'never')],
      'rules.sweepAt must be a whole number from 1 to 9 or null, but is "never".',
    ],
    [
      'a ferry symbol there is not',
      [put('rules.ferrySymbol', 'pair')],
      'rules.ferrySymbol must be "locomotive" or "locomotive or pair" or null, but is "pair".',
    ],
    [
      'lanes for six players',
      [put('rules.lanesOpen.double.6', 2)],
      'rules.lanesOpen.double has the field "6", but its fields must be numbers of players, from "2" to "5".',
    ],
    [
      'more lanes than there are',
      [put('rules.lanesOpen.double.4', 3)],
      'rules.lanesOpen.double.4 must be a whole number from 1 to 2, but is 3.',
    ],
    [
      'no lane at all',
      [put('rules.lanesOpen.triple.2', 0)],
      'rules.lanesOpen.triple.2 must be a whole number from 1 to 3, but is 0.',
    ],
    [
      'points for a length there cannot be',
      [put('rules.routePoints.0', 0)],
      'rules.routePoints has the field "0", but its fields must be lengths, from "1" to "12".',
    ],
    ['no deck', [put('rules.ticketDecks', {})], 'rules.ticketDecks must have 1 to 10 fields, but has 0.'],
    [
      'a deck named by a number',
      [put('rules.ticketDecks.69', { sets: ['small'] })],
      'rules.ticketDecks has the field "69", but its fields must be names of decks (small letters, digits and hyphens, a letter first).',
    ],
    [
      'a tie-break there is not',
      [put('rules.tieBreaks.0', 'age')],
      'rules.tieBreaks[0] must be "completedTickets", "fewestStations", "longestPath" or "bonusCards", but is "age".',
    ],
    [
      'something no bonus card counts',
      [put('bonusCards.0.counts.what', 'luck')],
      'bonusCards[0].counts.what (locomotives) must be "locomotivesInHand", "trainsLeft", "countries", "longestPath", "routesOfLength", "routesOfKind", "routesTo", "ticketsTo" or "ticketsWorthAtMost", but is "luck".',
    ],
  ]);
});

describe('names', () => {
  expectFaults([
    [
      'players backwards',
      [put('rules.players', [4, 3])],
      'rules.players is [4, 3], but the first number must not be the greater one.',
    ],
    [
      'two cities with one id',
      [add('cities', city('ash', 20))],
      'cities[11].id is "ash", but cities[0] has that id already.',
    ],
    [
      'two routes with one id',
      [put('routes.6.id', 'ash--dale')],
      'routes[6].id is "ash--dale", but routes[2] has that id already.',
    ],
    [
      'two tickets with one id',
      [put('tickets.6.id', 'ash--glen')],
      'tickets[6].id is "ash--glen", but tickets[1] has that id already.',
    ],
    [
      'two bonus cards with one id',
      [put('bonusCards.6.id', 'thrift')],
      'bonusCards[6].id is "thrift", but bonusCards[1] has that id already.',
    ],
    [
      'two cities with one name',
      [put('cities.6.name', 'Ash')],
      'cities[6].name (glen) is "Ash", but cities[0] (ash) has that name already.',
    ],
    [
      'two cities in one place',
      [put('cities.6.lat', 62)],
      'cities[6] (glen) is at lon 0, lat 62, exactly where cities[3] (dale) is.',
    ],
    [
      'a route to an unknown city',
      [put('routes.6.b', 'oak')],
      'routes[6].b (birch--elm) names the city "oak", but no city has that id.',
    ],
    [
      'a ticket to an unknown city',
      [put('tickets.6.a', 'oak')],
      'tickets[6].a (cedar--elm) names the city "oak", but no city has that id.',
    ],
    [
      'a route from a city to itself',
      [add('routes', route('ring', 'ash', 'ash'))],
      'routes[21] (ring) leads from "ash" back to the same city.',
    ],
    [
      'a ticket from a city to itself',
      [add('tickets', ticket('ring', 'ash', 'ash'))],
      'tickets[24] (ring) leads from "ash" back to the same city.',
    ],
  ]);
});

describe('routes', () => {
  expectFaults([
    [
      'a city nobody can reach',
      [add('cities', city('oak', 20))],
      'cities[11] (oak) cannot be reached by routes from cities[0] (ash).',
    ],
    [
      'a network in two pieces',
      [add('cities', city('oak', 20), city('pine', 21)), add('routes', route('oak--pine', 'oak', 'pine'))],
      'cities[11] (oak) cannot be reached by routes from cities[0] (ash).',
    ],
    [
      'parallel routes of different length',
      [put('routes.1.length', 3)],
      'routes[1].length (ash--birch--2) is 3, but routes[0] (ash--birch--1) joins the same cities with length 2.',
    ],
    [
      'parallel routes of different length, written the other way round',
      [add('routes', route('dale--ash', 'dale', 'ash', 2))],
      'routes[21].length (dale--ash) is 2, but routes[2] (ash--dale) joins the same cities with length 1.',
    ],
    [
      'four parallel routes',
      [add('routes', route('birch--cedar--4', 'cedar', 'birch', 3))],
      'routes[21] (birch--cedar--4) is one of 4 routes between "cedar" and "birch", but 3 are the most.',
    ],
    [
      'no points for a length in use',
      [drop('rules.routePoints.5')],
      'rules.routePoints has no points for length 5, but routes[15] (glen--kiln) is that long.',
    ],
    [
      'a route longer than the trains of a player',
      [put('rules.trains', 5)],
      'routes[20].length (isle--moor) is 6, but a player has only 5 trains (rules.trains).',
    ],
    [
      'a ferry without symbols',
      [drop('routes.14.locomotives')],
      'routes[14].locomotives (glen--isle) is missing, but a ferry has locomotive symbols.',
    ],
    [
      'a ferry with more symbols than spaces',
      [put('routes.17.locomotives', 2)],
      'routes[17].locomotives (heath--isle) is 2, but the ferry has only 1 space.',
    ],
    [
      'symbols on a tunnel',
      [put('routes.8.locomotives', 1)],
      'routes[8].locomotives (dale--elm) is 1, but only a ferry has locomotive symbols and its kind is "tunnel".',
    ],
    [
      'ferries, but no rule for them',
      [put('rules.ferrySymbol', null)],
      'rules.ferrySymbol is null, but routes[13] (fern--heath) is a ferry.',
    ],
    [
      'tunnels, but no cards to turn up',
      [put('rules.tunnelCards', 0)],
      'rules.tunnelCards is 0, but routes[6] (birch--elm) is a tunnel.',
    ],
  ]);
});

describe('lanes', () => {
  expectFaults([
    [
      'doubles, but no word about them',
      [drop('rules.lanesOpen.double')],
      'rules.lanesOpen.double says nothing for 2, 3, 4, 5 players, but routes[0] (ash--birch--1) is part of a double route.',
    ],
    [
      'a triple, and nothing for one number of players',
      [drop('rules.lanesOpen.triple.4')],
      'rules.lanesOpen.triple says nothing for 4 players, but routes[3] (birch--cedar--1) is part of a triple route.',
    ],
    [
      'more lanes at a smaller table',
      [put('rules.lanesOpen.double.3', 2), put('rules.lanesOpen.double.4', 1)],
      'rules.lanesOpen.double opens 2 lanes for 3 players, but only 1 for 4.',
    ],
  ]);

  it('numbers of players that never play need no lanes', () => {
    const map = edited(everythingMap, put('rules.players', [2, 3]), drop('rules.lanesOpen.double.4'));
    expect(readMap(map)).toMatchObject({ ok: true });
  });
});

describe('tickets', () => {
  expectFaults([
    [
      'to a waypoint',
      [add('tickets', ticket('ash--moor', 'ash', 'moor'))],
      'tickets[24].b (ash--moor) names "moor", but a ticket cannot lead to a waypoint.',
    ],
    [
      'twice in a deck',
      [add('tickets', ticket('again', 'cedar', 'ash'))],
      'tickets[24] (again) joins the same cities as tickets[0] (ash--cedar) in the ticket deck "small".',
    ],
    [
      'twice in a deck of several sets',
      [add('tickets', { ...ticket('again', 'cedar', 'ash'), set: 'large' })],
      'tickets[24] (again) joins the same cities as tickets[0] (ash--cedar) in the ticket deck "whole".',
    ],
    [
      'twice among the long ones',
      [add('tickets', { ...ticket('again', 'ash', 'kiln'), set: 'long' })],
      'tickets[24] (again) joins the same cities as tickets[19] (ash--kiln) in the long tickets.',
    ],
    [
      'of a set no deck has',
      [put('tickets.0.set', 'huge'), put('tickets.1.set', 'huge')],
      'tickets[0].set (ash--cedar) is "huge", but no deck of rules.ticketDecks has that set.',
    ],
    [
      'of no set, where decks have sets',
      [drop('tickets.0.set')],
      'tickets[0].set (ash--cedar) is "regular", but no deck of rules.ticketDecks has that set.',
    ],
    [
      'a deck with a set no ticket has',
      [put('rules.ticketDecks.whole.sets.2', 'huge')],
      'rules.ticketDecks.whole.sets[2] is "huge", but no ticket is of that set.',
    ],
    [
      'a deck with a set twice',
      [put('rules.ticketDecks.whole.sets.2', 'small')],
      'rules.ticketDecks.whole.sets[2] is "small", but the deck names that set already.',
    ],
    [
      'a deck with the long tickets',
      [put('rules.ticketDecks.whole.sets.2', 'long')],
      'rules.ticketDecks.whole.sets[2] is "long", but long tickets are dealt apart and belong to no deck.',
    ],
    [
      'points that no deck counts',
      [drop('rules.ticketDecks.whole.points')],
      'tickets[4].pointsGrand (birch--isle) is 6, but no deck of rules.ticketDecks counts pointsGrand.',
    ],
    [
      'to be kept, more than are dealt at the start',
      [put('rules.openingTickets.keep', 4)],
      'rules.openingTickets.keep is 4, but a player is dealt only 3 tickets.',
    ],
    [
      'to be kept, more than are drawn',
      [put('rules.drawTickets', { deal: 1, keep: 2 })],
      'rules.drawTickets.keep is 2, but a player is dealt only 1 ticket.',
    ],
    [
      'too few in a deck for the largest table',
      [put('rules.openingTickets.deal.regular', 3)],
      'rules.openingTickets.deal.regular is 3, which takes 15 tickets for 5 players, but the ticket deck "small" has only 12.',
    ],
    [
      'too few long ones for the largest table',
      [put('rules.openingTickets.deal.long', 2)],
      'rules.openingTickets.deal.long is 2, which takes 10 tickets for 5 players, but there are only 6 long ones.',
    ],
    [
      'long ones, none of which are dealt',
      [drop('rules.openingTickets.deal.long')],
      'tickets[18].set (ash--heath) is "long", but rules.openingTickets.deal.long is missing, so long tickets are never dealt.',
    ],
    [
      'long ones dealt, but there are none',
      Array.from({ length: 6 }, () => drop('tickets.18')),
      'rules.openingTickets.deal.long is 1, which takes 5 tickets for 5 players, but there are only 0 long ones.',
    ],
    [
      'sets, where all tickets make one deck',
      [
        put('rules.ticketDecks', null),
        ...noGrandPoints(),
        ...Array.from({ length: 12 }, (_, i) => drop(`tickets.${i}.set`)),
      ],
      'tickets[12].set (ash--fern) is "large", but rules.ticketDecks is null.',
    ],
  ]);

  it('the same two cities in a deck and among the long ones are two different tickets', () => {
    const map = edited(everythingMap, add('tickets', ticket('again', 'kiln', 'ash')));
    expect(readMap(map)).toMatchObject({ ok: true });
  });

  function noGrandPoints(): Edit[] {
    return [drop('tickets.4.pointsGrand'), drop('tickets.11.pointsGrand')];
  }
});

describe('cards, stations and the end', () => {
  expectFaults([
    [
      'too few wagon cards to begin',
      [put('rules.openingHand', 8)],
      'rules.openingHand is 8 and rules.faceUp is 5, which takes 45 wagon cards for 5 players, but there are only 40.',
    ],
    [
      'a sweep the row is too short for',
      [put('rules.sweepAt', 6)],
      'rules.sweepAt is 6, but the row has only 5 places (rules.faceUp).',
    ],
    [
      'a row that is swept away again and again',
      [put('rules.sweepAt', 1)],
      'rules.sweepAt is 1, but with 8 locomotives among 40 wagon cards most rows of 5 would be swept away.',
    ],
    [
      'a last round that begins at once',
      [put('rules.lastRoundAt', 14)],
      'rules.trains is 14, but with rules.lastRoundAt 14 the first turn would already start the last round.',
    ],
    [
      'a station without a cost',
      [drop('rules.stations.cost.2')],
      'rules.stations.cost has 2 numbers, but a player has 3 stations (rules.stations.each).',
    ],
    [
      'a station nobody can pay',
      [
        put('rules.wagonsPerColor', 3),
        put('rules.locomotives', 3),
        put('rules.openingHand', 1),
        put('rules.stations.cost.2', 7),
      ],
      'rules.stations.cost[2] is 7, which could not be paid by a hand with all 27 wagon cards.',
    ],
    [
      'a route nobody can pay',
      [put('rules.locomotives', 1)],
      'routes[20] (isle--moor) could not be paid by a hand with all 33 wagon cards.',
    ],
    [
      'ties broken by stations there are not',
      [put('rules.stations', null)],
      'rules.tieBreaks[1] is "fewestStations", but rules.stations is null.',
    ],
    [
      'ties broken by bonus cards there are not',
      [put('rules.bonusCardsInPlay', null), drop('bonusCards')],
      'rules.tieBreaks[3] is "bonusCards", but rules.bonusCardsInPlay is null.',
    ],
    [
      'ties broken by one thing twice',
      [put('rules.tieBreaks', ['longestPath', 'longestPath'])],
      'rules.tieBreaks[1] is "longestPath", but it stands in the list already.',
    ],
  ]);
});

describe('bonus cards', () => {
  const counts = (value: unknown): Edit => put('bonusCards.4.counts', value);
  const never = 'bonusCards[4].counts (small-steps) can never be won:';

  expectFaults([
    [
      'more in play than there are',
      [put('rules.bonusCardsInPlay', 10)],
      'rules.bonusCardsInPlay is 10, but there are only 9 bonus cards.',
    ],
    [
      'in play, but there are none',
      [drop('bonusCards')],
      'rules.bonusCardsInPlay is 4, but there are only 0 bonus cards.',
    ],
    [
      'there, but none in play',
      [put('rules.bonusCardsInPlay', null), drop('rules.tieBreaks.3')],
      'rules.bonusCardsInPlay is null, but there are 9 bonus cards.',
    ],
    [
      'with the id of the longest path bonus',
      [put('bonusCards.3.id', 'longest-path')],
      'bonusCards[3].id is "longest-path", but that id stands for rules.longestPathBonus.',
    ],
    ['for a length no route has', [counts({ what: 'routesOfLength', length: 7 })], `${never} no route has length 7.`],
    [
      'for a kind no route has',
      [...[6, 8, 10, 18].map((i) => put(`routes.${i}.kind`, 'plain'))],
      'bonusCards[5].counts (tunnels) can never be won: no route is of kind "tunnel".',
    ],
    [
      'for routes to a country no city has',
      [counts({ what: 'routesTo', city: { country: 'NO' } })],
      `${never} no city has country "NO".`,
    ],
    [
      'for routes to cities that do not exist together',
      [counts({ what: 'routesTo', city: { arctic: true, capital: true } })],
      `${never} no city has arctic true and capital true.`,
    ],
    [
      'for tickets to a country no city has',
      [counts({ what: 'ticketsTo', city: { country: 'NO' } })],
      `${never} no city has country "NO".`,
    ],
    [
      'for tickets to cities to which none leads',
      [put('cities.7.country', 'XM'), counts({ what: 'ticketsTo', city: { country: 'XM' } })],
      `${never} no ticket leads to a city with country "XM".`,
    ],
    [
      'for tickets cheaper than any',
      [counts({ what: 'ticketsWorthAtMost', points: 2 })],
      `${never} no ticket is worth 2 or less.`,
    ],
    [
      'for countries, but no city has one',
      [...Array.from({ length: 11 }, (_, i) => drop(`cities.${i}.country`)), drop('bonusCards.6')],
      'bonusCards[2].counts (countries) can never be won: no city has a country.',
    ],
  ]);

  it('arctic: false is the same as leaving it out', () => {
    const map = edited(everythingMap, counts({ what: 'routesTo', city: { arctic: false, country: 'XA' } }));
    expect(readMap(map)).toMatchObject({ ok: true });
  });
});
