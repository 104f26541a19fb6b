import { describe, expect, it } from 'vitest';
import { aGame, mapOf, type Situation } from '../../support/games/aGame.ts';

const europe = mapOf('europe');

function borrowed(situation: Situation): string[] | undefined {
  const seat = aGame({ map: europe, players: 4, ...situation }).result().seats[0];
  return seat?.borrowed.map(({ city, route }) => `${city}: ${route}`);
}

describe('STN-4 the best choice over all stations together', () => {
  it('gives up the best route of one station where another station can use it', () => {
    const game = aGame({
      map: europe,
      routes: [
        ['barcelona--marseille', 'munchen--wien', 'budapest--wien--1'],
        ['munchen--zurich', 'marseille--zurich'],
      ],
      stations: [['zurich', 'munchen']],
      tickets: [['budapest--zurich', 'barcelona--munchen'], []],
    });
    const seat = game.result().seats[0];
    // Alone, the station in zurich would take munchen--zurich, and barcelona would stay cut off.
    expect(seat?.borrowed).toEqual([
      { city: 'zurich', route: 'marseille--zurich' },
      { city: 'munchen', route: 'munchen--zurich' },
    ]);
    expect(seat?.tickets.map(({ points }) => points)).toEqual([6, 8]);
  });

  it('takes routes that help nothing one by one, where all three together complete a ticket', () => {
    const routes = [['kharkov--rostov'], ['angora--erzurum', 'rostov--sevastopol'], ['erzurum--sevastopol']];
    const stations = [['sevastopol', 'erzurum', 'angora']];
    expect(borrowed({ routes, stations, tickets: [['angora--kharkov']] })).toEqual([
      'sevastopol: rostov--sevastopol',
      'erzurum: erzurum--sevastopol',
      'angora: angora--erzurum',
    ]);
  });
});

describe('STN-4 between equal choices', () => {
  const south = ['athina--sofia', 'athina--brindisi', 'brindisi--palermo'];
  const east = ['bucuresti--kyiv', 'kyiv--smolensk', 'moskva--smolensk'];
  const west = ['budapest--sarajevo', 'budapest--zagrab'];

  it('most ticket points come first: one ticket of 20 before two of 11 together', () => {
    expect(
      borrowed({
        routes: [
          [...south, ...east, ...west],
          ['bucuresti--sofia', 'sarajevo--sofia'],
        ],
        stations: [['sofia']],
        tickets: [['budapest--sofia', 'brindisi--zagrab', 'moskva--palermo']],
      }),
    ).toEqual(['sofia: bucuresti--sofia']);
  });

  it('then most completed tickets: two of 5 before one of 10, whatever the positions', () => {
    expect(
      borrowed({
        routes: [
          [
            ...['angora--constantinople', 'constantinople--sofia', 'bucuresti--kyiv', 'kharkov--kyiv'],
            ...['budapest--sarajevo', 'athina--sarajevo', 'athina--smyrna'],
          ],
          ['bucuresti--sofia', 'sarajevo--sofia'],
        ],
        stations: [['sofia']],
        tickets: [['angora--kharkov', 'budapest--sofia', 'smyrna--sofia']],
      }),
    ).toEqual(['sofia: sarajevo--sofia']);
  });

  it('then fewest borrowed routes: one before two, whatever the positions', () => {
    expect(
      borrowed({
        routes: [['essen--kobenhavn--1'], ['amsterdam--essen', 'amsterdam--frankfurt', 'essen--frankfurt']],
        stations: [['essen', 'frankfurt']],
        tickets: [['frankfurt--kobenhavn']],
      }),
    ).toEqual(['essen: essen--frankfurt']);
  });

  it.each([
    {
      name: 'of two routes the first in the map file',
      own: ['amsterdam--essen', 'essen--kobenhavn--1'],
      theirs: [['essen--frankfurt'], ['amsterdam--frankfurt']],
      stations: ['frankfurt'],
      ticket: 'frankfurt--kobenhavn',
      expected: ['frankfurt: amsterdam--frankfurt'],
    },
    {
      name: 'of parallel routes the first, whoever owns it',
      own: ['essen--kobenhavn--1', 'berlin--essen'],
      theirs: [['berlin--frankfurt--2'], ['berlin--frankfurt--1']],
      stations: ['frankfurt'],
      ticket: 'frankfurt--kobenhavn',
      expected: ['frankfurt: berlin--frankfurt--1'],
    },
    {
      name: 'the second of two parallel routes where nobody owns the first',
      own: ['essen--kobenhavn--1', 'berlin--essen'],
      theirs: [['berlin--frankfurt--2']],
      stations: ['frankfurt'],
      ticket: 'frankfurt--kobenhavn',
      expected: ['frankfurt: berlin--frankfurt--2'],
    },
    {
      // Positions 3 and 58 against 47 and 49: sorted, 3 decides, although 49 stands before 58 at the older station.
      name: 'of two pairs the one with the lowest position, whichever station it is for',
      own: ['edinburgh--london--1', 'amsterdam--frankfurt'],
      theirs: [
        ['dieppe--london--1', 'dieppe--paris'],
        ['amsterdam--london', 'frankfurt--paris--1'],
      ],
      stations: ['paris', 'london'],
      ticket: 'edinburgh--paris',
      expected: ['paris: frankfurt--paris--1', 'london: amsterdam--london'],
    },
    {
      // Positions 3 and 29 against 3 and 59.
      name: 'of two pairs that share the lowest position the one with the lower second',
      own: ['edinburgh--london--1', 'amsterdam--bruxelles', 'amsterdam--frankfurt'],
      theirs: [['amsterdam--london'], ['frankfurt--paris--2', 'bruxelles--paris--2']],
      stations: ['london', 'paris'],
      ticket: 'edinburgh--paris',
      expected: ['london: amsterdam--london', 'paris: bruxelles--paris--2'],
    },
  ])('then positions in the map file: $name', ({ own, theirs, stations, ticket, expected }) => {
    expect(borrowed({ routes: [own, ...theirs], stations: [stations], tickets: [[ticket]] })).toEqual(expected);
  });

  it.each([
    { stations: ['essen', 'frankfurt'], expected: ['essen: essen--frankfurt'] },
    { stations: ['frankfurt', 'essen'], expected: ['frankfurt: essen--frankfurt'] },
    { stations: ['roma', 'frankfurt', 'essen'], expected: ['frankfurt: essen--frankfurt'] },
  ])('a route two stations could borrow is listed at the one built first: $stations', ({ stations, expected }) => {
    const routes = [['essen--kobenhavn--1'], ['essen--frankfurt', 'roma--venezia']];
    expect(borrowed({ routes, stations: [stations], tickets: [['frankfurt--kobenhavn']] })).toEqual(expected);
  });
});
