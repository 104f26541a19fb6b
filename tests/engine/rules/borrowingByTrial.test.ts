import { describe, expect, it } from 'vitest';
import type { Board } from '../../../src/engine/board.ts';
import { cloneGame } from '../../../src/engine/game.ts';
import { below, type Random, shuffle, stream } from '../../../src/engine/random.ts';
import type { Result } from '../../../src/engine/scoring/result.ts';
import { aGame, mapOf, TestGame } from '../../support/games/aGame.ts';

const BOARDS = 320;
const europe = mapOf('europe');
const starts = [3, 4, 5].map((players) => aGame({ map: europe, players, tickets: [] }));

/** A board near the end: networks grown from a few roots, stations of the first seat, its tickets mostly within reach. */
function lateGame(number: number): TestGame {
  const random = stream('late game', 'board', number);
  const { board, game: start } = starts[number % 3] ?? aGame();
  const game = new TestGame(board, cloneGame(start));
  for (let i = 0; i < 20 * board.players; i++) growNetwork(game, i % board.players, random);
  const cities = [...board.routesAt.keys()].filter((city) => rivalRoutes(game, city).length > 1);
  const stations = shuffle(cities, random).slice(0, 1 + Math.min(2, below(random, 6)));
  game.table.stations[0]?.push(...stations);
  const everything = partsOf(board, [...ownRoutes(game), ...stations.flatMap((city) => rivalRoutes(game, city))]);
  const tickets = shuffle([...board.tickets.keys()], random);
  const inReach = tickets.filter((ticket) => isDone(board, everything, ticket));
  game.game.tickets[0] = [...new Set([...inReach.slice(0, 3 + below(random, 9)), ...tickets.slice(0, 2)])];
  return game;
}

function ownRoutes({ table }: TestGame): number[] {
  return table.owner.flatMap((owner, route) => (owner === 0 ? [route] : []));
}

function rivalRoutes({ table, board }: TestGame, city: number): number[] {
  return (board.routesAt[city] ?? []).filter((route) => (table.owner[route] ?? -1) > 0);
}

/** Claims a free route, mostly one that touches the seat's network. */
function growNetwork({ table, board }: TestGame, seat: number, random: Random): void {
  const own = new Set(board.routes.flatMap(({ a, b }, i) => (table.owner[i] === seat ? [a, b] : [])));
  const free = board.routes.flatMap((route, i) => {
    const taken = [i, ...route.parallels].filter((r) => table.owner[r] !== -1);
    const closed =
      table.owner[i] !== -1 || taken.length >= route.lanesOpen || taken.some((r) => table.owner[r] === seat);
    return closed || (table.trains[seat] ?? 0) < route.length ? [] : [i];
  });
  const touching = free.filter((i) => own.has(board.routes[i]?.a ?? -1) || own.has(board.routes[i]?.b ?? -1));
  const choices = touching.length > 0 && below(random, 2) > 0 ? touching : free;
  const route = choices[below(random, choices.length)];
  if (route === undefined) return;
  table.owner[route] = seat;
  table.trains[seat] = (table.trains[seat] ?? 0) - (board.routes[route]?.length ?? 0);
}

/** Everything STN-4 compares, best first when sorted: points, completed, borrowed routes by number and position. */
interface Trial {
  readonly points: number;
  readonly completed: readonly number[];
  readonly positions: readonly number[];
}

function byRule(one: Trial, other: Trial): number {
  return (
    other.points - one.points ||
    other.completed.length - one.completed.length ||
    one.positions.length - other.positions.length ||
    one.positions.map((position, i) => position - (other.positions[i] ?? 0)).find((difference) => difference !== 0) ||
    0
  );
}

/** Tries every route of an opponent, or none, at every station: nothing is left out because it looks useless. */
function everyTrial(game: TestGame): Trial[] {
  const choices = (game.table.stations[0] ?? []).map((city) => [null, ...rivalRoutes(game, city)]);
  const ways = choices.reduce<(number | null)[][]>(
    (before, options) => before.flatMap((way) => options.map((option) => [...way, option])),
    [[]],
  );
  const own = partsOf(game.board, ownRoutes(game));
  return ways.map((way) => trial(game.board, own, way, game.game.tickets[0] ?? []));
}

function trial(board: Board, own: Parts, way: readonly (number | null)[], tickets: readonly number[]): Trial {
  const positions = [...new Set(way.filter((route) => route !== null))].sort((a, b) => a - b);
  const parts = partsOf(board, positions, own);
  const completed = tickets.filter((ticket) => isDone(board, parts, ticket));
  const worth = (t: number) => (board.tickets[t]?.points ?? 0) * (completed.includes(t) ? 1 : -1);
  return { points: tickets.reduce((sum, ticket) => sum + worth(ticket), 0), completed, positions };
}

/** Each city has the number of its part of the network. */
type Parts = readonly number[];

/** A route gives one part the number of the other. */
function partsOf(board: Board, routes: readonly number[], before: Parts = [...board.routesAt.keys()]): Parts {
  return routes.reduce((parts, route) => {
    const from = parts[board.routes[route]?.a ?? -1];
    const to = parts[board.routes[route]?.b ?? -1] ?? -1;
    return from === to ? parts : parts.map((part) => (part === from ? to : part));
  }, before);
}

function isDone(board: Board, parts: Parts, ticket: number): boolean {
  return parts[board.tickets[ticket]?.a ?? -1] === parts[board.tickets[ticket]?.b ?? -1];
}

function engineChoice({ seats }: Result): Trial {
  const tickets = seats[0]?.tickets ?? [];
  return {
    points: tickets.reduce((sum, { points }) => sum + points, 0),
    completed: tickets.flatMap(({ ticket, completed }) => (completed ? [ticket] : [])),
    positions: (seats[0]?.borrowed ?? []).map(({ route }) => route).sort((a, b) => a - b),
  };
}

describe('STN-3 STN-4 the choice of borrowed routes, against every choice there is', () => {
  const boards = Array.from({ length: BOARDS }, (_, number) => {
    const game = lateGame(number);
    return { game, result: game.rawResult(), trials: everyTrial(game).sort(byRule) };
  });

  it(`is the best on ${BOARDS} random late boards`, () => {
    for (const { result, trials } of boards) expect(engineChoice(result)).toEqual(trials[0]);
  });

  it('is listed by station in the order built, at the oldest that has nothing else to borrow', () => {
    for (const { game, result } of boards) {
      const stations = game.table.stations[0] ?? [];
      const borrowed = result.seats[0]?.borrowed ?? [];
      const users = borrowed.map(({ city }) => stations.indexOf(city));
      expect(users).toEqual([...new Set(users)].sort((a, b) => a - b));
      for (const { city, route } of borrowed) {
        const able = stations.filter((other) => game.board.routesAt[other]?.includes(route));
        expect(able).toContain(city);
        const idle = able.filter((other) => !users.includes(stations.indexOf(other)));
        expect(idle.filter((other) => stations.indexOf(other) < stations.indexOf(city))).toEqual([]);
      }
    }
  });

  it('these boards put it to the test: one to three routes help, and the later comparisons decide often', () => {
    const borrowing = (least: number) =>
      boards.filter(({ result }) => (result.seats[0]?.borrowed.length ?? 0) >= least).length;
    const decided = (by: Comparison) => boards.filter(({ trials }) => lastComparison(trials) === by).length;
    expect(borrowing(1)).toBeGreaterThan(150);
    expect(borrowing(2)).toBeGreaterThan(50);
    expect(borrowing(3)).toBeGreaterThan(10);
    expect(decided('points')).toBeGreaterThan(20);
    expect(decided('number')).toBeGreaterThan(100);
    expect(decided('positions')).toBeGreaterThan(40);
  });
});

type Comparison = 'points' | 'completed' | 'number' | 'positions';

/** What tells the best choice from the next best. */
function lastComparison([best, ...others]: readonly Trial[]): Comparison | null {
  const next = others.find(({ positions }) => String(positions) !== String(best?.positions));
  if (!best || !next) return null;
  if (best.points !== next.points) return 'points';
  if (best.completed.length !== next.completed.length) return 'completed';
  return best.positions.length === next.positions.length ? 'positions' : 'number';
}
