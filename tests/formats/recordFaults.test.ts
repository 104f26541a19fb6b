import { describe, expect, it } from 'vitest';
import type { MapData } from '../../src/engine/map.ts';
import { readRecord, readRecordText } from '../../src/formats/record.ts';
import type { RecordEvent } from '../../src/formats/recordShape.ts';
import { aDealtGame } from '../support/games/aGame.ts';
import { add, cut, drop, type Edit, edited, insert, put } from '../support/maps/edits.ts';
import { asJson, KNOWN_MAPS, somePlayers } from '../support/records/records.ts';
import { storyMap, storyRecord } from '../support/records/storyRecord.ts';

type Case = readonly [name: string, edits: readonly Edit[], fault: string];

const MAPS: readonly MapData[] = [...KNOWN_MAPS, storyMap];

/** Breaks the story in one way: it is refused, in these words. */
function expectFaults(cases: readonly Case[], maps = MAPS): void {
  it.each(cases)('%s', (_, edits, fault) => {
    expect(readRecord(edited(storyRecord, ...edits), maps)).toMatchObject({ ok: false, fault });
  });
}

/** The story as far as its first so many events, and then others. */
function then(count: number, ...events: readonly RecordEvent[]): Edit[] {
  return [cut('events', count), drop('result'), add('events', ...events)];
}

const claim = (seat: number, route: string, paid: object, points = 2): RecordEvent => {
  return { type: 'routeClaimed', seat, route, paid, points };
};

describe('the story itself', () => {
  it('is right', () => {
    expect(readRecord(storyRecord, MAPS)).toMatchObject({ ok: true });
  });
});

describe('the file', () => {
  it.each([
    ['empty', '', 'The file is empty.'],
    [
      'cut off',
      '{"format": "railpass/record"',
      'The file is not JSON: in line 1, column 29, a comma or "}" is expected, but the file ends there.',
    ],
    [
      'no JSON',
      'once upon a time',
      'The file is not JSON: in line 1, column 1, a value is expected, but "once" stands there.',
    ],
    ['a list', '[]', 'This is no game record: it must be an object, but is a list of 0.'],
    ['a text', '"usa"', 'This is no game record: it must be an object, but is "usa".'],
    ['nothing', 'null', 'This is no game record: it must be an object, but is null.'],
    ['an empty object', '{}', 'This is no game record: format is missing.'],
    [
      'a text of five million escapes that is not closed',
      `"${'\\n'.repeat(5_000_000)}`,
      'The file is not JSON: in line 1, column 1, a value is expected, but the text that begins there is not closed or has a sign in it that must be escaped.',
    ],
  ])('is %s', (_, text, fault) => {
    expect(readRecordText(text, MAPS)).toMatchObject({ ok: false, fault });
  });

  it.each([
    ['lists', '['.repeat(200_000), 101],
    ['objects that are whole', `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`, 501],
    [
      'a table in a record',
      JSON.stringify(storyRecord).replace('{', `{"table":${'['.repeat(999)}${']'.repeat(999)},`),
      109,
    ],
  ])('is nested too deep: %s', (_, text, column) => {
    const fault = `The file is nested too deep: line 1, column ${column} opens more than 100 lists or objects inside each other.`;
    expect(readRecordText(text, MAPS)).toEqual({ ok: false, fault, why: { code: 'tooDeep' } });
  });

  it('may have brackets in its texts', () => {
    const text = JSON.stringify({ ...storyRecord, table: { note: `\\"${'['.repeat(200)}` } });
    expect(readRecordText(text, MAPS).ok).toBe(true);
  });

  it('must not be endless', () => {
    const fault = 'The file has 20000001 characters, but a record has at most 20000000.';
    expect(readRecordText(' '.repeat(20_000_001), MAPS)).toMatchObject({ ok: false, fault });
  });

  it('may have come without any way to look at it', () => {
    const trap = Object.defineProperty({}, 'format', {
      get: () => {
        throw new RangeError('no');
      },
    });
    expect(readRecord(trap, MAPS)).toMatchObject({ ok: false, fault: 'The record cannot be looked at: RangeError.' });
  });

  expectFaults([
    [
      'of another format',
      [put('format', 'railpass/map')],
      'This is no game record: format must be "railpass/record", but is "railpass/map".',
    ],
    ['of a later version', [put('version', 2)], 'This record is of another version: version must be 1, but is 2.'],
  ]);
});

describe('the heading', () => {
  const fields =
    'format, version, map, mapVersion, mapData, ticketDeck, players, firstSeat, seed, started, ended, secondsPlayed, table, events, result';

  expectFaults([
    ['lacks a field', [drop('seed')], 'seed is missing.'],
    ['has an unknown field', [put('dealer', 1)], `dealer is not a field that belongs here (${fields}).`],
    ['has no seed', [put('seed', '')], 'seed must be a text of 1 to 100 plain characters, but is "".'],
    [
      'has a date in words',
      [put('started', 'yesterday')],
      'started must be a date and time such as 2026-11-16T10:00:00Z, but is "yesterday".',
    ],
    [
      'has a date that no calendar has',
      [put('ended', '2026-13-45T99:99:99Z')],
      'ended must be a date and time such as 2026-11-16T10:00:00Z, but is "2026-13-45T99:99:99Z".',
    ],
    [
      'has a game shorter than nothing',
      [put('secondsPlayed', -1)],
      'secondsPlayed must be a whole number from 0 to 1000000000, but is -1.',
    ],
    ['has a list for the table', [put('table', [])], 'table must be an object, but is a list of 0.'],
    ['has no player', [put('players', [])], 'players must be a list of 2 to 5, but is a list of 0.'],
    [
      'has six players',
      [put('players', [...somePlayers(5), ...somePlayers(1)])],
      'players must be a list of 2 to 5, but is a list of 6.',
    ],
    [
      'gives two players one colour',
      [put('players.1.color', 'red')],
      'players[1].color is red, which players[0] has already.',
    ],
    [
      'has a colour there is not',
      [put('players.1.color', 'pink')],
      'players[1].color must be "red", "blue", "green", "yellow" or "black", but is "pink".',
    ],
    [
      'has a name in which there is nothing to see',
      [put('players.0.name', ' \u200b\u202e ')],
      'players[0].name must be a name with something to see in it, but is "    ".',
    ],
    [
      'does not say who plays',
      [put('players.0.by', 'me')],
      'players[0].by must be "person" or "bot:" and a name, but is "me".',
    ],
    [
      'begins with a seat where nobody sits',
      [put('firstSeat', 2)],
      'firstSeat is 2, but with 2 players the seats are 0 to 1.',
    ],
    [
      'begins with a seat that no table has',
      [put('firstSeat', 5)],
      'firstSeat must be a whole number from 0 to 4, but is 5.',
    ],
  ]);

  const forThreeAtLeast: MapData = { ...storyMap, rules: { ...storyMap.rules, players: [3, 5] } };
  expectFaults(
    [['has too few players for the map', [], 'players lists 2, but this map is for 3 to 5.']],
    [forThreeAtLeast],
  );
});

describe('the map', () => {
  const idWords = 'an id (small letters, digits and hyphens, at most 60)';

  expectFaults([
    [
      'is unknown',
      [put('map', 'atlantis')],
      'map is "atlantis", but must be a map known here (europe, everything, nordic, story or usa).',
    ],
    ['is no name', [put('map', 'The Map')], `map must be ${idWords}, but is "The Map".`],
    ['is of an unknown version', [put('mapVersion', 7)], 'mapVersion is 7, but of story only version 1 is known here.'],
    [
      'has several decks, and none is named',
      [drop('ticketDeck')],
      'ticketDeck is missing, but must be small or whole.',
    ],
    [
      'has several decks, but not this one',
      [put('ticketDeck', 'huge')],
      'ticketDeck is "huge", but must be small or whole.',
    ],
    [
      'has one deck, and one is named',
      [put('map', 'nordic'), put('mapVersion', 2), put('ticketDeck', 'classic')],
      'ticketDeck is "classic", but this map has only one deck.',
    ],
    ['is embedded as nothing', [put('mapData', null)], 'mapData must be an object, but is null.'],
    [
      'is embedded under another name',
      [put('mapData', storyMap), put('map', 'usa')],
      'mapData is version 1 of story, but the record names version 1 of usa.',
    ],
    [
      'is embedded in another version',
      [put('mapData', storyMap), put('mapVersion', 2)],
      'mapData is version 1 of story, but the record names version 2 of story.',
    ],
    [
      'is embedded and broken',
      [put('mapData', asJson(storyMap)), put('mapData.cities.0.lat', 91)],
      'mapData: cities[0].lat (ash) must be a number from -90 to 90, but is 91.',
    ],
    [
      'is embedded and makes no sense',
      [put('mapData', asJson(storyMap)), put('mapData.routes.0.a', 'rome')],
      'mapData: routes[0].a (ash--birch--1) names the city "rome", but no city has that id.',
    ],
    [
      'is embedded, but not the one that was played on',
      [put('mapData', { ...storyMap, rules: { ...storyMap.rules, openingHand: 3 } })],
      'events[0].hands[0] (dealt) has 4 cards, but must have 3.',
    ],
  ]);

  expectFaults(
    [
      [
        'has two old versions, but not this one',
        [put('mapVersion', 3)],
        'mapVersion is 3, but of story only version 1 or 2 is known here.',
      ],
    ],
    [storyMap, { ...storyMap, version: 2 }],
  );
});

describe('the shape of an event', () => {
  const types =
    '"dealt", "ticketsKept", "cardTaken", "rowFilled", "rowSwept", "deckReshuffled", "drawStopped", "tunnelOpened", "tunnelWithdrawn", "routeClaimed", "bonusDrawn", "ticketsOffered", "stationBuilt", "passed", "lastRound", "seatChanged" or "gameEnded"';
  const cards = '"purple", "blue", "orange", "white", "green", "yellow", "black", "red" or "locomotive"';

  expectFaults([
    ['no list of events', [put('events', {})], 'events must be a list of 0 to 20000, but is an object.'],
    [
      'too many events',
      [put('events', Array(20_001).fill(null))],
      'events must be a list of 0 to 20000, but is a list of 20001.',
    ],
    ['nothing', [put('events.3', null)], 'events[3] must be an object, but is null.'],
    ['a list', [put('events.3', [1])], 'events[3] must be an object, but is a list of 1.'],
    ['no type', [drop('events.3.type')], `events[3].type must be ${types}, but is missing.`],
    ['an unknown type', [put('events.3.type', 'robbed')], `events[3].type must be ${types}, but is "robbed".`],
    ['a missing field', [drop('events.3.points')], 'events[3].points is missing.'],
    [
      'an unknown field',
      [put('events.3.cost', 1)],
      'events[3].cost is not a field that belongs here (type, seat, route, paid, points).',
    ],
    [
      'a name for a seat',
      [put('events.3.seat', 'Anna')],
      'events[3].seat must be a whole number from 0 to 4, but is "Anna".',
    ],
    ['a sixth seat', [put('events.3.seat', 5)], 'events[3].seat must be a whole number from 0 to 4, but is 5.'],
    ['a card there is not', [put('events.9.card', 'pink')], `events[9].card must be ${cards}, but is "pink".`],
    [
      'a draw from a place in words',
      [put('events.9.from', 'hat\nbox')],
      'events[9].from must be a whole number from 0 to 8 or "deck", but is "hat box".',
    ],
    [
      'a draw from a place too far',
      [put('events.9.from', 9)],
      'events[9].from must be a whole number from 0 to 8 or "deck", but is 9.',
    ],
    [
      'a place in the row that is the deck',
      [put('events.8.place', 'deck')],
      'events[8].place must be a whole number from 0 to 8, but is "deck".',
    ],
    [
      'no card as a payment',
      [put('events.3.paid.red', 0)],
      'events[3].paid.red must be a whole number from 1 to 999, but is 0.',
    ],
    [
      'a payment beyond measure',
      [put('events.3.paid.red', 1e300)],
      'events[3].paid.red must be a whole number from 1 to 999, but is 1e+300.',
    ],
    ['a list as a payment', [put('events.3.paid', ['red'])], 'events[3].paid must be an object, but is a list of 1.'],
    [
      'an unknown card in a payment',
      [put('events.3.paid.pink', 1)],
      'events[3].paid.pink is not a field that belongs here (purple, blue, orange, white, green, yellow, black, red, locomotive).',
    ],
    [
      'a reshuffle of nothing',
      [put('events.26.count', 0)],
      'events[26].count must be a whole number from 1 to 999, but is 0.',
    ],
    [
      'a seat handed to nobody',
      [put('events.12.by', 'bot:')],
      'events[12].by must be "person" or "bot:" and a name, but is "bot:".',
    ],
    [
      'a list of a million',
      [put('events.1.kept', Array(1_000_000).fill('ash--cedar'))],
      'events[1].kept must be a list of 0 to 300, but is a list of 1000000.',
    ],
  ]);
});

describe('names that the map does not have', () => {
  const unknown = (where: string, what: string) => `${where} names the ${what}, which this map does not have.`;

  expectFaults([
    ['a route', [put('events.3.route', 'ash--rome')], unknown('events[3] (routeClaimed)', 'route "ash--rome"')],
    ['a tunnel', [put('events.4.route', 'ash--rome')], unknown('events[4] (tunnelOpened)', 'route "ash--rome"')],
    ['a city', [put('events.23.city', 'rome')], unknown('events[23] (stationBuilt)', 'city "rome"')],
    ['a ticket', [put('events.1.kept.0', 'ash--rome')], unknown('events[1] (ticketsKept)', 'ticket "ash--rome"')],
    ['a ticket dealt', [put('events.0.offers.0.0', 'x')], unknown('events[0] (dealt)', 'ticket "x"')],
    ['a ticket offered', [put('events.21.tickets.0', 'x')], unknown('events[21] (ticketsOffered)', 'ticket "x"')],
    ['a bonus card', [put('events.0.bonusCards.0', 'gold')], unknown('events[0] (dealt)', 'bonus card "gold"')],
  ]);

  it('bonus cards where the map has none, even an empty list', () => {
    const { events } = aDealtGame({ map: 'europe' });
    const record = { ...storyRecord, map: 'europe', mapVersion: 2, ticketDeck: undefined, result: undefined, events };
    const europe = edited(record, drop('ticketDeck'), drop('result'), put('events.0.bonusCards', []));
    expect(readRecord(europe, MAPS)).toMatchObject({
      ok: false,
      fault: 'events[0] (dealt) has bonusCards, but this map has none.',
    });
  });
});

describe('the deal', () => {
  expectFaults([
    [
      'is missing, and nothing else is there',
      [put('events', []), drop('result')],
      'events is empty, but the cards must be dealt (dealt).',
    ],
    ['is missing', [drop('events.0')], 'events[0] (ticketsKept) cannot happen here: the cards must be dealt (dealt).'],
    [
      'comes twice',
      [(json) => insert('events.3', Reflect.get(json as object, 'events')[0])(json)],
      'events[3] (dealt) cannot happen here: the cards have been dealt already.',
    ],
    ['gives a hand of three', [drop('events.0.hands.1.3')], 'events[0].hands[1] (dealt) has 3 cards, but must have 4.'],
    [
      'gives a hand to nobody',
      [add('events.0.hands', ['white', 'white', 'white', 'yellow'])],
      'events[0].hands (dealt) is a list of 3, but must be a list of 2.',
    ],
    ['lays out four cards', [drop('events.0.faceUp.4')], 'events[0].faceUp (dealt) has 4 cards, but must have 5.'],
    [
      'offers no long ticket',
      [put('events.0.offers.0.0', 'birch--isle')],
      'events[0].offers[0] (dealt) has 0 long tickets, but must have 1.',
    ],
    [
      'offers one ticket too few',
      [drop('events.0.offers.1.2')],
      'events[0].offers[1] (dealt) has 1 regular ticket, but must have 2.',
    ],
    [
      'lays out three bonus cards',
      [drop('events.0.bonusCards.3')],
      'events[0].bonusCards (dealt) has 3 bonus cards, but must have 4.',
    ],
    [
      'lays out no bonus cards',
      [drop('events.0.bonusCards')],
      'events[0].bonusCards (dealt) has 0 bonus cards, but must have 4.',
    ],
    [
      'lays out a bonus card twice',
      [put('events.0.bonusCards.3', 'thrift')],
      'events[0] (dealt) lays out the bonus card thrift twice.',
    ],
    [
      'has a fourth red card',
      [put('events.0.hands.1', ['red', 'red', 'black', 'black'])],
      'events[0] (dealt) draws a red card, but the deck has none left.',
    ],
    [
      'offers a ticket twice',
      [put('events.0.offers.1.1', 'ash--cedar')],
      'events[0] (dealt) draws the ticket ash--cedar, but it is not in the ticket deck.',
    ],
    [
      'offers a ticket of the other deck',
      [put('events.0.offers.1.1', 'ash--fern')],
      'events[0] (dealt) draws the ticket ash--fern, but it is not in the ticket deck.',
    ],
  ]);

  it('has a thirteenth red card', () => {
    const { events } = aDealtGame({ map: 'usa', players: 3 });
    const reds = ['red', 'red', 'red', 'red'];
    const record = { ...storyRecord, map: 'usa', ticketDeck: 'classic', players: somePlayers(3), events };
    const dealt = edited(record, drop('result'), put('events.0.hands', [reds, reds, reds]));
    const thirteen = edited(dealt, put('events.0.faceUp', ['red', 'blue', 'blue', 'blue', 'blue']));
    expect(readRecord(edited(dealt, put('events.0.faceUp', Array(5).fill('blue'))), MAPS).ok).toBe(true);
    expect(readRecord(thirteen, MAPS)).toMatchObject({
      ok: false,
      fault: 'events[0] (dealt) draws a red card, but the deck has none left.',
    });
  });
});

describe('cards and tickets that cannot come up', () => {
  expectFaults([
    [
      'a card drawn blind',
      [put('events.9.card', 'black')],
      'events[9] (cardTaken) draws a black card, but the deck has none left.',
    ],
    [
      'a card turned up in the row',
      [put('events.8.card', 'black')],
      'events[8] (rowFilled) draws a black card, but the deck has none left.',
    ],
    [
      'a card of a draw bonus',
      [put('events.6.cards.0', 'black')],
      'events[6] (bonusDrawn) draws a black card, but the deck has none left.',
    ],
    [
      'a card turned up for a tunnel',
      [put('events.4.revealed.0', 'black')],
      'events[4] (tunnelOpened) draws a black card, but the deck has none left.',
    ],
    [
      'a reshuffled card before what is left of the old deck',
      [put('events.27.revealed', ['purple', 'white', 'green'])],
      'events[27] (tunnelOpened) draws cards from the new deck, but a green card left in the old one comes first.',
    ],
    [
      'reshuffled cards while one of the old deck is never drawn',
      [put('events.27.revealed', ['green', 'white', 'red'])],
      'events[27] (tunnelOpened) draws cards from the new deck, but a purple card left in the old one comes first.',
    ],
    [
      'a card in the row that lies elsewhere',
      [put('events.7.card', 'red')],
      'events[7].card (cardTaken) is "red", but must be "yellow".',
    ],
    [
      'a ticket that somebody holds',
      [put('events.21.tickets.0', 'ash--cedar')],
      'events[21] (ticketsOffered) draws the ticket ash--cedar, but it is not in the ticket deck.',
    ],
    [
      'a long ticket that left the game',
      [put('events.21.tickets.0', 'ash--kiln')],
      'events[21] (ticketsOffered) draws the ticket ash--kiln, but it is not in the ticket deck.',
    ],
    [
      'a ticket twice',
      [put('events.21.tickets.1', 'dale--fern')],
      'events[21] (ticketsOffered) draws the ticket dale--fern, but it is not in the ticket deck.',
    ],
    [
      'a refused ticket that lies under the others',
      [put('events.21.tickets.0', 'cedar--elm')],
      'events[21] (ticketsOffered) draws the ticket cedar--elm, but it was put under the ticket deck and others come first.',
    ],
    [
      'two tickets where three are left',
      [drop('events.21.tickets.2')],
      'events[21].tickets (ticketsOffered) is a list of 2, but must be a list of 3.',
    ],
  ]);
});

describe('whose turn it is', () => {
  expectFaults([
    [
      'another seat draws',
      [put('events.7.seat', 1)],
      'events[7] (cardTaken) is by seat 1, but it is the turn of seat 0.',
    ],
    [
      'another seat chooses first',
      [put('events.1.seat', 1)],
      'events[1] (ticketsKept) is by seat 1, but it is the turn of seat 0.',
    ],
    [
      'another seat begins',
      [put('firstSeat', 1)],
      'events[1] (ticketsKept) is by seat 0, but it is the turn of seat 1.',
    ],
    [
      'a seat where nobody sits draws',
      [put('events.7.seat', 4)],
      'events[7] (cardTaken) is by seat 4, but it is the turn of seat 0.',
    ],
    [
      'another seat acts after a reshuffle',
      [put('events.27.seat', 0)],
      'events[27] (tunnelOpened) is by seat 0, but it is the turn of seat 1.',
    ],
    ['another seat gets the draw bonus', [put('events.6.seat', 0)], 'events[6].seat (bonusDrawn) is 0, but must be 1.'],
    [
      'a seat where nobody sits is handed over',
      [put('events.12.seat', 2)],
      'events[12] (seatChanged) is about seat 2, but with 2 players the seats are 0 to 1.',
    ],
  ]);
});

describe('what the game waits for', () => {
  const refused = (place: number, type: string, seat: number, why: string) =>
    `events[${place}] (${type}): seat ${seat} may not do this here, because ${why}.`;

  expectFaults([
    [
      'a claim before all tickets are chosen',
      then(1, claim(0, 'ash--birch--1', { red: 2 })),
      refused(1, 'routeClaimed', 0, 'the first tickets are still being chosen'),
    ],
    [
      'a claim after a first card',
      then(9, claim(0, 'ash--dale', { blue: 1 }, 1)),
      refused(9, 'routeClaimed', 0, 'a draw of cards is under way'),
    ],
    [
      'a card while a tunnel is open',
      then(5, { type: 'cardTaken', seat: 1, from: 0, card: 'green' }),
      refused(5, 'cardTaken', 1, 'a tunnel is open'),
    ],
    [
      'a card instead of tickets',
      then(22, { type: 'cardTaken', seat: 0, from: 0, card: 'white' }),
      refused(22, 'cardTaken', 0, 'a choice of tickets is open'),
    ],
    [
      'tickets that were not offered',
      then(3, { type: 'ticketsKept', seat: 0, kept: ['ash--glen'], refused: [] }),
      refused(3, 'ticketsKept', 0, 'no tickets are on offer'),
    ],
    [
      'the end of no draw',
      then(3, { type: 'drawStopped', seat: 0 }),
      refused(3, 'drawStopped', 0, 'no card has been taken'),
    ],
    [
      'a retreat from no tunnel',
      then(3, { type: 'tunnelWithdrawn', seat: 0, route: 'dale--elm' }),
      refused(3, 'tunnelWithdrawn', 0, 'no tunnel is open'),
    ],
    [
      'a pass of somebody who can act',
      then(3, { type: 'passed', seat: 0 }),
      refused(
        3,
        'passed',
        0,
        'only a seat that can do nothing may pass, and this one can draw cards, claim a route, draw tickets or build a station',
      ),
    ],
    [
      'a card from a place that the row does not have',
      then(3, { type: 'cardTaken', seat: 0, from: 7, card: 'red' }),
      refused(3, 'cardTaken', 0, 'there is no such place'),
    ],
    [
      'a face-up locomotive as the second card',
      then(
        10,
        { type: 'cardTaken', seat: 1, from: 0, card: 'green' },
        { type: 'rowFilled', place: 0, card: 'white' },
        { type: 'cardTaken', seat: 1, from: 2, card: 'locomotive' },
      ),
      refused(12, 'cardTaken', 1, 'a face-up locomotive can only be the first card'),
    ],
  ]);
});

describe('a choice of tickets', () => {
  const refused = (why: string) => `events[1] (ticketsKept): seat 0 may not do this here, because ${why}.`;

  expectFaults([
    [
      'too few kept',
      [put('events.1.kept', ['ash--cedar']), put('events.1.refused', ['ash--kiln', 'birch--fern'])],
      refused('at least 2 tickets must be kept, and only 1 would be'),
    ],
    ['another seat’s kept', [put('events.1.kept.0', 'elm--isle')], refused('the ticket elm--isle was not offered')],
    ['one kept twice', [put('events.1.kept.0', 'birch--fern')], refused('the ticket birch--fern is named twice')],
    [
      'one neither kept nor refused',
      [put('events.1.refused', [])],
      'events[1].refused (ticketsKept) is a list of 0, but must be a list of 1.',
    ],
    [
      'one neither kept nor refused, while the others are kept in another order',
      [put('events.1.kept', ['birch--fern', 'ash--cedar']), put('events.1.refused', [])],
      'events[1].refused (ticketsKept) is a list of 0, but must be a list of 1.',
    ],
    [
      'refused in another order than offered',
      [put('events.22.refused', ['birch--glen', 'dale--heath'])],
      'events[22].refused[0] (ticketsKept) is "birch--glen", but must be "dale--heath".',
    ],
  ]);
});

describe('a claim', () => {
  const refused = (place: number, seat: number, why: string) =>
    `events[${place}] (routeClaimed): seat ${seat} may not do this here, because ${why}.`;

  expectFaults([
    [
      'of a route that is taken',
      then(4, claim(1, 'ash--birch--1', { locomotive: 1 })),
      refused(4, 1, 'seat 0 owns the route'),
    ],
    [
      'of a closed lane',
      then(4, claim(1, 'ash--birch--2', { locomotive: 1 })),
      refused(4, 1, 'with 2 players only 1 of the parallel routes can be used'),
    ],
    [
      'of a second lane',
      then(7, claim(0, 'ash--birch--2', { blue: 1, locomotive: 1 })),
      refused(7, 0, 'the same seat owns the parallel route ash--birch--1'),
    ],
    [
      'without the cards',
      then(3, claim(0, 'dale--glen', { purple: 4 }, 7)),
      refused(3, 0, 'it needs 4 purple, and the hand has 0 purple and 1 locomotive'),
    ],
    [
      'of a grey route without the cards',
      then(4, claim(1, 'fern--heath', { black: 4 }, 7)),
      refused(
        4,
        1,
        'it needs 2 locomotives (or a pair for each) and 2 of one colour, and the hand has at best 3 black and 1 locomotive',
      ),
    ],
    [
      'with more cards than held',
      then(3, claim(0, 'ash--birch--1', { red: 3 })),
      refused(3, 0, 'it pays 3 red, and the hand has 2'),
    ],
    [
      'with two colours',
      then(3, claim(0, 'elm--fern--2', { red: 1, blue: 1 })),
      refused(3, 0, 'it needs 2 of one colour, and is paid with 1 blue and 1 red'),
    ],
    ['for nothing', then(3, claim(0, 'ash--birch--1', {})), refused(3, 0, 'it needs 2 red, and is paid with nothing')],
    [
      'of a ferry without its locomotive',
      then(3, claim(0, 'heath--isle', { red: 1 }, 1)),
      refused(3, 0, 'it needs 1 locomotive (or a pair for each), and is paid with 1 red'),
    ],
    [
      'without the trains',
      then(38, claim(1, 'isle--kiln', { black: 5 }, 10)),
      refused(38, 1, 'it needs 5 trains, and the seat has 4 left'),
    ],
    ['for the wrong points', [put('events.3.points', 3)], 'events[3].points (routeClaimed) is 3, but must be 2.'],
  ]);

  const noPairs: MapData = { ...storyMap, rules: { ...storyMap.rules, ferrySymbol: 'locomotive' } };
  expectFaults(
    [
      [
        'of a ferry whose symbols take no pairs',
        then(3, claim(0, 'fern--heath', { red: 2 }, 7)),
        refused(3, 0, 'it needs 2 locomotives and 2 of one colour, and the hand has at best 2 red and 1 locomotive'),
      ],
    ],
    [noPairs],
  );
});

describe('a tunnel', () => {
  const refused = (why: string) => `events[5] (routeClaimed): seat 1 may not do this here, because ${why}.`;
  const nothingOwed: RecordEvent = {
    type: 'tunnelOpened',
    seat: 1,
    route: 'dale--elm',
    paid: { black: 3 },
    revealed: ['white', 'white', 'yellow'],
    owed: 0,
  };
  const mustGetIt = 'nothing is owed for the tunnel and seat 1 must get the route dale--elm (routeClaimed)';

  expectFaults([
    ['with less owed', [put('events.4.owed', 0)], 'events[4].owed (tunnelOpened) is 0, but must be 1.'],
    [
      'with two cards turned up',
      [drop('events.4.revealed.2')],
      'events[4].revealed (tunnelOpened) is a list of 2, but must be a list of 3.',
    ],
    [
      'claimed without what is owed',
      [put('events.5.paid', { black: 3 })],
      refused('beyond the first payment it needs 1 black, and is paid with nothing'),
    ],
    [
      'claimed with less than was laid down',
      [put('events.5.paid', { black: 2, locomotive: 1 })],
      refused('beyond the first payment it needs 1 black, and is paid with 1 black too few and 1 locomotive'),
    ],
    [
      'claimed with more than is held',
      [put('events.5.paid', { black: 3, locomotive: 2 })],
      refused('beyond the first payment it pays 2 locomotives, and the hand has 1'),
    ],
    [
      'claimed as another route',
      [put('events.5.route', 'birch--elm')],
      'events[5].route (routeClaimed) is "birch--elm", but must be "dale--elm".',
    ],
    [
      'claimed without being opened',
      [drop('events.4')],
      'events[4] (routeClaimed) cannot happen here: the route dale--elm is a tunnel and must be opened (tunnelOpened).',
    ],
    [
      'claimed without being opened, for the right price',
      then(4, claim(1, 'dale--elm', { black: 3 }, 4)),
      'events[4] (routeClaimed) cannot happen here: the route dale--elm is a tunnel and must be opened (tunnelOpened).',
    ],
    [
      'opened where there is none',
      then(3, { ...nothingOwed, seat: 0, route: 'ash--birch--1', paid: { red: 2 } }),
      'events[3] (tunnelOpened) cannot happen here: the route ash--birch--1 is no tunnel and must be claimed at once (routeClaimed).',
    ],
    [
      'given up although nothing is owed',
      then(4, nothingOwed, { type: 'tunnelWithdrawn', seat: 1, route: 'dale--elm' }),
      `events[5] (tunnelWithdrawn) cannot happen here: ${mustGetIt}.`,
    ],
    [
      'left open although nothing is owed',
      then(4, nothingOwed),
      `events stops too soon: after events[4] (tunnelOpened), ${mustGetIt}.`,
    ],
    [
      'given up as another route',
      [put('events.28.route', 'dale--elm')],
      'events[28].route (tunnelWithdrawn) is "dale--elm", but must be "birch--elm".',
    ],
  ]);
});

describe('a draw bonus', () => {
  expectFaults([
    [
      'is missing',
      [drop('events.6')],
      'events[6] (cardTaken) cannot happen here: seat 1 must draw its bonus of 1 card (bonusDrawn).',
    ],
    [
      'is too large',
      [add('events.6.cards', 'blue')],
      'events[6].cards (bonusDrawn) is a list of 2, but must be a list of 1.',
    ],
    [
      'comes twice',
      [insert('events.7', { type: 'bonusDrawn', seat: 1, cards: ['blue'] })],
      'events[7] (bonusDrawn) cannot happen here: no draw bonus is due.',
    ],
  ]);
});

describe('a station', () => {
  const refused = (place: number, seat: number, why: string) =>
    `events[${place}] (stationBuilt): seat ${seat} may not do this here, because ${why}.`;

  expectFaults([
    [
      'paid with a card too many',
      [put('events.23.paid', { green: 2 })],
      refused(23, 1, 'it needs 1 of one colour, and is paid with 2 green'),
    ],
    [
      'where another stands',
      then(29, { type: 'stationBuilt', seat: 0, city: 'isle', paid: { red: 1 } }),
      refused(29, 0, 'seat 1 has a station there'),
    ],
  ]);

  const without: MapData = { ...storyMap, rules: { ...storyMap.rules, stations: null } };
  expectFaults([['on a map without', [], refused(23, 1, 'this map has no stations')]], [without]);
  const one: MapData = {
    ...storyMap,
    rules: { ...storyMap.rules, stations: { each: 1, cost: [1], pointsUnused: 4 } },
  };
  expectFaults(
    [
      [
        'when all are built',
        then(31, { type: 'stationBuilt', seat: 1, city: 'ash', paid: { green: 2 } }),
        refused(31, 1, 'it has built 1 station and has no more'),
      ],
    ],
    [one],
  );
});

describe('the face-up row', () => {
  expectFaults([
    [
      'is not filled again',
      [drop('events.8')],
      'events[8] (cardTaken) cannot happen here: place 2 of the row must be filled (rowFilled).',
    ],
    ['is filled elsewhere', [put('events.8.place', 3)], 'events[8].place (rowFilled) is 3, but must be 2.'],
    [
      'is filled twice',
      [insert('events.9', { type: 'rowFilled', place: 2, card: 'white' })],
      'events[9] (rowFilled) cannot happen here: no place of the row can be filled.',
    ],
    [
      'is not filled from the lowest place on',
      [put('events.16.place', 1), put('events.17.place', 0)],
      'events[16].place (rowFilled) is 1, but must be 0.',
    ],
    [
      'is filled before the draw bonus',
      [insert('events.6', { type: 'rowFilled', place: 2, card: 'white' })],
      'events[6] (rowFilled) cannot happen here: seat 1 must draw its bonus of 1 card (bonusDrawn).',
    ],
    [
      'is not swept',
      [drop('events.15')],
      'events[15] (rowFilled) cannot happen here: too many locomotives lie face up and the row must be swept (rowSwept).',
    ],
    [
      'is swept too early',
      [insert('events.12', { type: 'rowSwept', cards: ['locomotive', 'green', 'locomotive', 'purple', 'orange'] })],
      'events[12] (rowSwept) cannot happen here: the row is not due to be swept.',
    ],
    [
      'is swept of other cards',
      [put('events.15.cards', ['locomotive', 'locomotive', 'locomotive', 'orange', 'purple'])],
      'events[15].cards[3] (rowSwept) is "orange", but must be "purple".',
    ],
  ]);
});

describe('a reshuffle', () => {
  expectFaults([
    ['of too few cards', [put('events.26.count', 14)], 'events[26].count (deckReshuffled) is 14, but must be 15.'],
    [
      'that is missing',
      [drop('events.26')],
      'events[26] (tunnelOpened) cannot happen here: the deck is too short and the discard pile of 15 cards must be reshuffled (deckReshuffled).',
    ],
    [
      'before a card that the deck has',
      [insert('events.24', { type: 'deckReshuffled', count: 14 })],
      'events[24] (deckReshuffled) cannot happen here: the deck is long enough for what follows.',
    ],
    [
      'before a refill that the deck has cards for',
      [insert('events.8', { type: 'deckReshuffled', count: 9 })],
      'events[8] (deckReshuffled) cannot happen here: the deck is long enough for what follows.',
    ],
    [
      'in the place of the last round',
      [insert('events.37', { type: 'deckReshuffled', count: 11 })],
      'events[37] (deckReshuffled) cannot happen here: seat 0 has few trains left and the last round must begin (lastRound).',
    ],
    [
      'that nothing follows',
      then(27),
      'events[26] (deckReshuffled) cannot happen here: nothing follows that needs a new deck.',
    ],
    [
      'before an action that is illegal',
      [put('events.27.paid', { green: 3 })],
      'events[27] (tunnelOpened): seat 1 may not do this here, because it pays 3 green, and the hand has 2.',
    ],
    [
      'torn from what needed it',
      [insert('events.27', { type: 'seatChanged', seat: 0, by: 'person' })],
      'events[27] (seatChanged) cannot stand right after deckReshuffled, which belongs to the event that needs the cards.',
    ],
  ]);
});

describe('the end', () => {
  expectFaults([
    [
      'without the last round',
      [drop('events.37')],
      'events[37] (routeClaimed) cannot happen here: seat 0 has few trains left and the last round must begin (lastRound).',
    ],
    [
      'with the last round too early',
      [insert('events.36', { type: 'lastRound', seat: 1 })],
      'events[36] (lastRound) cannot happen here: nothing has brought on the last round.',
    ],
    [
      'with the last round of another seat',
      [put('events.37.seat', 1)],
      'events[37].seat (lastRound) is 1, but must be 0.',
    ],
    [
      'too early',
      [insert('events.38', { type: 'gameEnded' })],
      'events[38] (gameEnded) cannot happen here: the game goes on.',
    ],
    [
      'too late',
      [put('events.40', { type: 'cardTaken', seat: 1, from: 'deck', card: 'red' })],
      'events[40] (cardTaken) cannot happen here: the game must end (gameEnded).',
    ],
    [
      'missing',
      [drop('events.40'), drop('result')],
      'events stops too soon: after events[39] (routeClaimed), the game must end (gameEnded).',
    ],
    [
      'with more turns after it',
      [add('events', { type: 'cardTaken', seat: 1, from: 'deck', card: 'red' })],
      'events[41] (cardTaken) cannot happen here: the game is over.',
    ],
    ['twice', [add('events', { type: 'gameEnded' })], 'events[41] (gameEnded) cannot happen here: the game is over.'],
  ]);
});

describe('a record that breaks off', () => {
  const breaksOff = (place: string, what: string) => `events stops too soon: after events${place}, ${what}.`;

  expectFaults([
    ['in a draw', then(8), breaksOff('[7] (cardTaken)', 'place 2 of the row must be filled (rowFilled)')],
    [
      'before a sweep',
      then(15),
      breaksOff('[14] (rowFilled)', 'too many locomotives lie face up and the row must be swept (rowSwept)'),
    ],
    ['in a sweep', then(17), breaksOff('[16] (rowFilled)', 'place 1 of the row must be filled (rowFilled)')],
    [
      'before a draw bonus',
      then(6),
      breaksOff('[5] (routeClaimed)', 'seat 1 must draw its bonus of 1 card (bonusDrawn)'),
    ],
    [
      'before the last round',
      then(37),
      breaksOff('[36] (routeClaimed)', 'seat 0 has few trains left and the last round must begin (lastRound)'),
    ],
  ]);
});

describe('the result', () => {
  expectFaults([
    ['of a game that goes on', [cut('events', 39)], 'result is there, but the events do not end the game.'],
    ['with another total', [put('result.seats.1.total', 39)], 'result.seats[1].total is 39, but must be 38.'],
    [
      'with several faults, of which the first is told',
      [put('result.ranking', [[0], [1]]), put('result.seats.1.total', 39), put('result.seats.0.routes', 8)],
      'result.seats[0].routes is 8, but must be 9.',
    ],
    [
      'with a ticket that is not completed',
      [put('result.seats.1.tickets.0.completed', true)],
      'result.seats[1].tickets[0].completed is true, but must be false.',
    ],
    [
      'with a ticket too few',
      [drop('result.seats.1.tickets.0')],
      'result.seats[1].tickets is a list of 1, but must be a list of 2.',
    ],
    [
      'with a ticket twice',
      [put('result.seats.1.tickets.0', { id: 'elm--isle', completed: true, points: 5 })],
      'result.seats[1].tickets[1].id is "elm--isle", but must be "dale--kiln".',
    ],
    [
      'with a station elsewhere',
      [put('result.seats.1.borrowed.0.city', 'glen')],
      'result.seats[1].borrowed[0].city is "glen", but must be "isle".',
    ],
    [
      'with a bonus that was not won',
      [put('result.seats.0.bonuses.1.points', 7)],
      'result.seats[0].bonuses[1].points is 7, but must be 0.',
    ],
    ['with another winner', [put('result.ranking', [[0], [1]])], 'result.ranking[0][0] is 0, but must be 1.'],
    ['with a tie', [put('result.ranking', [[0, 1]])], 'result.ranking is a list of 1, but must be a list of 2.'],
    ['with a seat too few', [drop('result.seats.1')], 'result.seats must be a list of 2 to 5, but is a list of 1.'],
    [
      'with an unknown field',
      [put('result.seats.0.name', 'Anna')],
      'result.seats[0].name is not a field that belongs here (seat, routes, tickets, stationsLeft, borrowed, longestPath, bonuses, total).',
    ],
  ]);
});
