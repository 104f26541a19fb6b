import { describe, expect, it } from 'vitest';
import { aGame, mapOf, type Situation } from '../../support/games/aGame.ts';

const europe = mapOf('europe');

/** What the first seat borrows, as "city: route", and the tickets it completes. */
function borrowing(situation: Situation) {
  const seat = aGame({ map: europe, players: 3, ...situation }).result().seats[0];
  return {
    borrowed: seat?.borrowed.map(({ city, route }) => `${city}: ${route}`),
    completed: seat?.tickets.flatMap(({ id, completed }) => (completed ? [id] : [])),
  };
}

const toKobenhavn = ['frankfurt--kobenhavn'];

describe('STN-3 a station borrows one route of one opponent', () => {
  it.each([
    {
      name: 'that leads into its city',
      stations: ['frankfurt'],
      theirs: ['essen--frankfurt'],
      borrowed: ['frankfurt: essen--frankfurt'],
    },
    {
      name: 'from the other end as well',
      stations: ['essen'],
      theirs: ['essen--frankfurt'],
      borrowed: ['essen: essen--frankfurt'],
    },
    { name: 'but not one that leads past it', stations: ['kobenhavn'], theirs: ['essen--frankfurt'], borrowed: [] },
    { name: 'but not a route nobody owns', stations: ['frankfurt'], theirs: [], borrowed: [] },
    { name: 'and without a station nothing', stations: [], theirs: ['essen--frankfurt'], borrowed: [] },
  ])('$name', ({ stations, theirs, borrowed }) => {
    const routes = [['essen--kobenhavn--1'], theirs];
    const completed = borrowed.length > 0 ? toKobenhavn : [];
    expect(borrowing({ routes, stations: [stations], tickets: [toKobenhavn] })).toEqual({ borrowed, completed });
  });

  it('one route only: two in a row need two stations', () => {
    const routes = [['barcelona--marseille'], ['marseille--zurich', 'munchen--zurich']];
    const tickets = [['barcelona--munchen']];
    expect(borrowing({ routes, tickets, stations: [['zurich']] })).toEqual({ borrowed: [], completed: [] });
    expect(borrowing({ routes, tickets, stations: [['zurich', 'munchen']] })).toEqual({
      borrowed: ['zurich: marseille--zurich', 'munchen: munchen--zurich'],
      completed: ['barcelona--munchen'],
    });
  });

  it('borrowed routes of different opponents join each other', () => {
    const routes = [['barcelona--marseille'], ['marseille--zurich'], ['munchen--zurich']];
    const stations = [['munchen', 'marseille']];
    expect(borrowing({ routes, stations, tickets: [['barcelona--munchen']] })).toEqual({
      borrowed: ['munchen: munchen--zurich', 'marseille: marseille--zurich'],
      completed: ['barcelona--munchen'],
    });
  });

  it('borrowed routes alone can complete a ticket', () => {
    const routes = [[], ['angora--smyrna', 'athina--smyrna']];
    expect(borrowing({ routes, stations: [['athina', 'angora']], tickets: [['angora--athina']] })).toEqual({
      borrowed: ['athina: athina--smyrna', 'angora: angora--smyrna'],
      completed: ['angora--athina'],
    });
  });

  it('the same route for all tickets', () => {
    const routes = [
      ['brest--paris', 'munchen--wien'],
      ['marseille--paris', 'frankfurt--paris--1', 'frankfurt--munchen'],
    ];
    const tickets = [['brest--marseille', 'paris--wien', 'edinburgh--paris']];
    expect(borrowing({ routes, tickets, stations: [['paris']] })).toEqual({
      borrowed: ['paris: marseille--paris'],
      completed: ['brest--marseille'],
    });
    const more = [
      ['brest--paris', 'munchen--wien', 'frankfurt--munchen'],
      ['marseille--paris', 'frankfurt--paris--1'],
    ];
    expect(borrowing({ routes: more, tickets, stations: [['paris']] })).toEqual({
      borrowed: ['paris: frankfurt--paris--1'],
      completed: ['paris--wien'],
    });
  });

  it('several players may borrow the same route', () => {
    const { seats } = aGame({
      map: europe,
      players: 3,
      routes: [['essen--kobenhavn--1'], ['essen--frankfurt'], ['frankfurt--paris--1', 'marseille--paris']],
      stations: [['frankfurt'], [], ['essen']],
      tickets: [toKobenhavn, [], ['essen--marseille']],
    }).result();
    expect(seats.map(({ borrowed }) => borrowed)).toEqual([
      [{ city: 'frankfurt', route: 'essen--frankfurt' }],
      [],
      [{ city: 'essen', route: 'essen--frankfurt' }],
    ]);
    expect(seats.map(({ tickets }) => tickets[0]?.points)).toEqual([5, undefined, 8]);
  });

  it.each([
    { name: 'built before', stations: ['cadiz', 'frankfurt'] },
    { name: 'built after', stations: ['frankfurt', 'cadiz'] },
    { name: 'with an own route', stations: ['kobenhavn', 'frankfurt'] },
  ])('a station with no route of an opponent at its city borrows nothing and spoils nothing: $name', ({ stations }) => {
    const routes = [['essen--kobenhavn--1', 'cadiz--lisboa'], ['essen--frankfurt']];
    expect(borrowing({ routes, stations: [stations], tickets: [toKobenhavn] })).toEqual({
      borrowed: ['frankfurt: essen--frankfurt'],
      completed: toKobenhavn,
    });
  });

  it('nothing is borrowed where no ticket needs it', () => {
    const routes = [
      ['essen--kobenhavn--1', 'essen--frankfurt'],
      ['frankfurt--munchen', 'berlin--frankfurt--1'],
    ];
    const stations = [['frankfurt', 'munchen', 'berlin']];
    expect(borrowing({ routes, stations, tickets: [toKobenhavn] }).borrowed).toEqual([]);
    expect(borrowing({ routes, stations, tickets: [[...toKobenhavn, 'danzig--lisboa']] }).borrowed).toEqual([]);
    expect(borrowing({ routes, stations, tickets: [[]] }).borrowed).toEqual([]);
  });
});

describe('STN-5 STN-3 a borrowed route is for tickets only', () => {
  it('it does not count for the longest path, and its points stay with its owner', () => {
    const routes = [['essen--kobenhavn--1'], ['essen--frankfurt'], ['athina--brindisi']];
    const game = aGame({ map: europe, players: 3, routes, stations: [['frankfurt']], tickets: [toKobenhavn] });
    const [borrower, owner, third] = game.result().seats;
    expect(borrower).toMatchObject({ routes: 4, longestPath: 3, total: 4 + 5 + 8 });
    expect(owner).toMatchObject({ routes: 2, longestPath: 2, total: 2 + 12 });
    expect(third).toMatchObject({ longestPath: 4, total: 7 + 10 + 12 });
  });

  it('it counts for no bonus card, but the ticket it completes does', () => {
    const { seats } = aGame({
      map: 'everything',
      routes: [['birch--cedar--1'], ['cedar--fern']],
      stations: [['fern']],
      tickets: [['birch--fern'], []],
      bonusCards: ['countries', 'small-steps', 'local'],
    }).result();
    expect(seats[0]?.borrowed).toEqual([{ city: 'fern', route: 'cedar--fern' }]);
    expect(seats.map(({ bonuses }) => bonuses)).toEqual([
      [
        { id: 'longest-path', count: 3, points: 10 },
        { id: 'countries', count: 1, points: 0 },
        { id: 'small-steps', count: 0, points: 0 },
        { id: 'local', count: 1, points: 10 },
      ],
      [
        { id: 'longest-path', count: 1, points: 0 },
        { id: 'countries', count: 2, points: 12 },
        { id: 'small-steps', count: 1, points: 10 },
        { id: 'local', count: 0, points: 0 },
      ],
    ]);
  });
});
