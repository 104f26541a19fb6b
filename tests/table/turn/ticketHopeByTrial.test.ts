import { describe, expect, it } from 'vitest';
import { type Board, routeAt } from '../../../src/engine/board.ts';
import { at, range } from '../../../src/engine/lists.ts';
import type { MapData, MapRoute } from '../../../src/engine/map.ts';
import { below, type Random, stream } from '../../../src/engine/random.ts';
import { isJoined, type Network, networkOf } from '../../../src/engine/scoring/network.ts';
import { type Hope, ticketProgress } from '../../../src/table/turn/ticketProgress.ts';
import { aGame, type TestGame, withRules } from '../../support/games/aGame.ts';

const BOARDS = 240;
const CITIES = range(5).map((city) => ({ id: `city-${city}`, name: `City ${city}`, lon: city, lat: 50 }));
const PAIRS = CITIES.flatMap((a, i) => CITIES.slice(i + 1).map((b) => [a.id, b.id] as const));

/** Five cities, seven routes of one to three spaces between any of them, and a ticket for every pair. */
function tinyMap(random: Random): MapData {
  const routes = range(7).map((i): MapRoute => {
    const [a, b] = at(PAIRS, below(random, PAIRS.length));
    return { id: `${a}--${b}--${i}`, a, b, length: 1 + below(random, 3), color: 'grey', kind: 'plain' };
  });
  const rules = {
    stations: { each: 1 + below(random, 3), cost: [1, 2, 3], pointsUnused: 4 },
    openingTickets: { deal: { regular: 1 }, keep: 1, refused: 'under the deck' as const },
    ticketDecks: null,
  };
  const tickets = PAIRS.map(([a, b]) => ({ id: `${a}--${b}`, a, b, points: 5 }));
  return { ...withRules('everything', rules), id: 'tiny', cities: CITIES, routes, tickets };
}

/** Routes and stations of two seats at random, and a few trains left to the first. */
function tinyGame(random: Random): TestGame {
  const map = tinyMap(random);
  const routes: string[][] = [[], []];
  for (const [i, { id, a, b }] of map.routes.entries()) {
    const isDouble = map.routes.some((other, j) => j < i && [a, b].every((end) => end === other.a || end === other.b));
    if (!isDouble && below(random, 2) === 0) at(routes, below(random, 3) === 0 ? 0 : 1).push(id);
  }
  const stations: string[][] = [[], []];
  for (const { id } of CITIES) {
    const own = at(stations, below(random, 2));
    if (below(random, 5) === 0 && own.length < (map.rules.stations?.each ?? 0)) own.push(id);
  }
  const all = map.tickets.map(({ id }) => id);
  return aGame({ map, routes, stations, trains: [below(random, 5), 14], tickets: [all], ticketDeck: [] });
}

interface Found {
  readonly hope: Hope;
  /** New stations and trains, where stations are needed. */
  readonly fresh: number;
  readonly trains: number;
}

const HOPES: readonly Hope[] = ['done', 'open', 'station', 'rival', 'lost'];

/** Everything that can be built, claimed and borrowed is tried; the best that comes of it for each ticket. */
function byTrial(game: TestGame): Found[] {
  const { table, board } = game;
  const best = board.tickets.map((): Found => ({ hope: 'lost', fresh: 0, trains: 0 }));
  const free = range(board.routes.length).filter((route) => table.closed[route] === 0);
  const trials = claims(board, free, at(table.trains, 0)).flatMap((claim) => trialsWith(game, claim));
  for (const { network, ...found } of trials) {
    for (const [i, { a, b }] of board.tickets.entries())
      if (isJoined(network, a, b) && isBetter(found, at(best, i))) best[i] = found;
  }
  return best;
}

/** Every way to build stations and to borrow, once the free routes have been shared out. */
function trialsWith({ table, board }: TestGame, { mine, theirs }: Claims): (Found & { network: Network })[] {
  const owned = (seat: number) => range(board.routes.length).filter((route) => table.owner[route] === seat);
  const built = at(table.stations, 0);
  const sites = range(CITIES.length).filter((city) => table.stationOwner[city] === -1);
  const trains = mine.reduce((sum, route) => sum + routeAt(board, route).length, 0);
  return subsets(sites, (board.rules.stations?.each ?? 0) - built.length).flatMap((fresh) =>
    borrowings(board, [...owned(1), ...theirs], [...built, ...fresh]).map((lent) => ({
      network: networkOf(board, [...owned(0), ...mine, ...lent]),
      hope: hopeOf(trains, lent.length, theirs.length),
      fresh: fresh.length,
      trains,
    })),
  );
}

function hopeOf(trains: number, lent: number, theirs: number): Hope {
  if (lent > 0) return theirs > 0 ? 'rival' : 'station';
  return trains > 0 ? 'open' : 'done';
}

function isBetter(one: Found, other: Found): boolean {
  const rank = ({ hope, fresh, trains }: Found) => HOPES.indexOf(hope) * 10_000 + fresh * 100 + trains;
  return rank(one) < rank(other);
}

interface Claims {
  readonly mine: readonly number[];
  readonly theirs: readonly number[];
}

/** Every way in which two players could share out the free routes, parallel ones once. */
function claims(board: Board, free: readonly number[], trains: number): Claims[] {
  return range(3 ** free.length).flatMap((choice) => {
    const by = (who: number) => free.filter((_, i) => Math.floor(choice / 3 ** i) % 3 === who);
    const [mine, theirs] = [by(1), by(2)];
    const all = [...mine, ...theirs];
    const isAllowed = all.every((route) => routeAt(board, route).parallels.every((other) => !all.includes(other)));
    const needed = mine.reduce((sum, route) => sum + routeAt(board, route).length, 0);
    return isAllowed && needed <= trains ? [{ mine, theirs }] : [];
  });
}

function subsets(of: readonly number[], most: number): number[][] {
  const all = range(2 ** of.length).map((bits) => of.filter((_, i) => (bits & (1 << i)) > 0));
  return all.filter(({ length }) => length <= most);
}

/** Each station lends one of the rival's routes at its city, or none. */
function borrowings(board: Board, theirs: readonly number[], stations: readonly number[]): number[][] {
  return stations.reduce<number[][]>(
    (ways, city) => {
      const here = theirs.filter((route) => at(board.routesAt, city).includes(route));
      return ways.flatMap((way) => [way, ...here.map((route) => [...way, route])]);
    },
    [[]],
  );
}

describe('what can become of a ticket, against a trial of everything on small boards', () => {
  it('is the best that any use of trains and stations brings, with the fewest new stations and then trains', () => {
    const seen = new Set<string>();
    for (const number of range(BOARDS)) {
      const game = tinyGame(stream('tiny board', 'hope', number));
      const tried = byTrial(game);
      const said = ticketProgress(game.view(0));
      for (const [i, { hope, lent, toGo }] of said.entries()) {
        const { hope: best, fresh, trains } = at(tried, i);
        expect({ number, i, hope }).toEqual({ number, i, hope: best });
        seen.add(best);
        if (hope === 'station') {
          expect({ fresh: lent.filter(({ built }) => !built).length, toGo }).toEqual({ fresh, toGo: trains });
          seen.add(`${fresh} new`);
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining([...HOPES, '0 new', '1 new', '2 new', '3 new']));
  });

  it('names stations that can lend what they are said to, each of them one route', () => {
    for (const number of range(BOARDS)) {
      const game = tinyGame(stream('tiny board', 'hope', number));
      const { table, board } = game;
      for (const { lent, path } of ticketProgress(game.view(0))) {
        expect(new Set(lent.map(({ city }) => city)).size).toBe(lent.length);
        for (const { city, route, built } of lent) {
          expect(path).toContain(route);
          expect(table.owner[route]).toBe(1);
          expect(board.routesAt[city]).toContain(route);
          expect(table.stationOwner[city]).toBe(built ? 0 : -1);
        }
      }
    }
  });
});
