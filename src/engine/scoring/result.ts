import { routeAt } from '../board.ts';
import type { Game } from '../game.ts';
import { at, range, sum } from '../lists.ts';
import { longestPath, type Rail } from '../longestPath.ts';
import type { BonusCount, TieBreak } from '../map.ts';
import { stationsLeft } from '../stations.ts';
import type { TableView } from '../view.ts';
import { countFor, type FinalHolding } from './bonuses.ts';
import { type Borrowed, bestBorrowing, isCompleted, ticketPoints } from './borrowing.ts';
import { join, networkOf, routesOf } from './network.ts';

export interface Result {
  readonly seats: readonly SeatResult[];
  /** All seats, best first; those that stay level after every tie-break share a place. */
  readonly ranking: readonly (readonly number[])[];
}

export interface SeatResult {
  readonly seat: number;
  /** Points of the routes on the board. */
  readonly routes: number;
  readonly tickets: readonly TicketResult[];
  readonly stationsLeft: number;
  readonly borrowed: readonly Borrowed[];
  /** In spaces. */
  readonly longestPath: number;
  /** Every bonus in play, won or not. */
  readonly bonuses: readonly BonusResult[];
  readonly total: number;
}

interface TicketResult {
  readonly ticket: number;
  readonly completed: boolean;
  /** Negative when not completed. */
  readonly points: number;
}

interface BonusResult {
  readonly id: string;
  readonly count: number;
  /** 0 when not won. */
  readonly points: number;
}

/** What is counted for a seat before the seats are compared. */
interface Tally extends Omit<SeatResult, 'bonuses' | 'total'> {
  readonly holding: FinalHolding;
}

/** Not a card, but listed among the bonuses (SCORE-2). */
export const PATH_BONUS = 'longest-path';

interface Bonus {
  readonly id: string;
  readonly points: number;
  readonly counts: BonusCount;
}

/** SCORE-1: the final scoring. */
export function resultOf(game: Game): Result {
  const { tallies, won } = countUp(game, (rails) => longestPath(rails).length);
  const seats = tallies.map((tally) => seatResult(game, tally, won));
  return { seats, ranking: rank(game, seats) };
}

/** The totals of the final scoring alone, by seat, for those who only want to know how far apart they are. */
export function totalsOf(game: Game): number[] {
  const isPathAsked = bonusesInPlay(game).some(({ counts }) => counts.what === 'longestPath');
  const { tallies, won } = countUp(game, isPathAsked ? longestSoFar() : () => 0);
  return tallies.map((tally) => totalOf(game, tally, won));
}

/** How many spaces of path to count for a seat with these rails. */
type PathCount = (rails: readonly Rail[]) => number;

/** Finding the longest path is by far the dearest thing to count; one shorter than another seat's wins nothing: 0. */
function longestSoFar(): PathCount {
  let longest = 0;
  return (rails) => {
    const { length } = longestPath(rails, Math.max(0, longest - 1));
    longest = Math.max(longest, length);
    return length;
  };
}

interface Counted {
  readonly tallies: readonly Tally[];
  /** By bonus, then by seat. */
  readonly won: readonly (readonly BonusResult[])[];
}

function countUp(game: Game, countPath: PathCount): Counted {
  const tallies = range(game.table.board.players).map((seat) => tallyOf(game, seat, countPath));
  return { tallies, won: bonusesInPlay(game).map((bonus) => awardBonus(game, bonus, tallies)) };
}

function tallyOf(game: Game, seat: number, countPath: PathCount): Tally {
  const { board, trains } = game.table;
  const routes = routesOf(game, seat);
  const network = networkOf(board, routes);
  const held = at(game.tickets, seat);
  const borrowed = bestBorrowing(game, seat, network, held);
  for (const { route } of borrowed) join(network, routeAt(board, route).a, routeAt(board, route).b);
  const tickets = held.map((ticket) => {
    const completed = isCompleted(board, network, ticket);
    return { ticket, completed, points: ticketPoints(board, ticket, completed) };
  });
  const spaces = countPath(routes.map((route) => routeAt(board, route)));
  const completedTickets = tickets.filter(({ completed }) => completed).map(({ ticket }) => ticket);
  return {
    seat,
    routes: sum(routes.map((route) => routeAt(board, route).points)),
    tickets,
    stationsLeft: stationsLeft(game.table, seat),
    borrowed,
    longestPath: spaces,
    holding: {
      routes,
      completedTickets,
      hand: at(game.hands, seat),
      trainsLeft: at(trains, seat),
      longestPath: spaces,
    },
  };
}

function bonusesInPlay({ table }: Game): Bonus[] {
  const { board, bonusCards } = table;
  const { longestPathBonus } = board.rules;
  const path: Bonus[] =
    longestPathBonus === null ? [] : [{ id: PATH_BONUS, points: longestPathBonus, counts: { what: 'longestPath' } }];
  return [...path, ...bonusCards.map((card) => at(board.bonusCards, card))];
}

/** SCORE-2, BONUS-…: all who tie for the most score; a count of zero wins nothing. One entry a seat. */
function awardBonus({ table }: Game, bonus: Bonus, tallies: readonly Tally[]): BonusResult[] {
  const counts = tallies.map(({ holding }) => countFor(table.board, bonus.counts, holding));
  const most = Math.max(...counts);
  return counts.map((count) => ({
    id: bonus.id,
    count,
    points: count > 0 && count === most ? bonus.points : 0,
  }));
}

function totalOf({ table }: Game, tally: Tally, won: Counted['won']): number {
  let total = tally.routes + tally.stationsLeft * (table.board.rules.stations?.pointsUnused ?? 0);
  for (const { points } of tally.tickets) total += points;
  for (const seats of won) total += at(seats, tally.seat).points;
  return total;
}

function seatResult(game: Game, tally: Tally, won: Counted['won']): SeatResult {
  const { holding: _, ...counted } = tally;
  return { ...counted, bonuses: won.map((seats) => at(seats, tally.seat)), total: totalOf(game, tally, won) };
}

/** SCORE-3 to SCORE-6: by total, then by the map's tie-breaks in their order; whoever is still level shares the place. */
function rank(game: Game, seats: readonly SeatResult[]): number[][] {
  const keys = seats.map((seat) => [
    seat.total,
    ...game.table.board.rules.tieBreaks.map((by) => tieBreak(game.table, seat, by)),
  ]);
  const order = range(seats.length).sort((a, b) => compare(at(keys, b), at(keys, a)));
  const ranking: number[][] = [];
  for (const seat of order) {
    const place = ranking.at(-1);
    if (place?.[0] !== undefined && compare(at(keys, place[0]), at(keys, seat)) === 0) place.push(seat);
    else ranking.push([seat]);
  }
  return ranking;
}

/** What decides between seats with the same total (SCORE-3 to SCORE-6). The more, the better. */
export function tieBreak({ stations }: TableView['table'], seat: SeatResult, by: TieBreak): number {
  switch (by) {
    case 'completedTickets':
      return seat.tickets.filter(({ completed }) => completed).length;
    case 'fewestStations':
      return -at(stations, seat.seat).length;
    case 'longestPath':
      return seat.longestPath;
    case 'bonusCards':
      return seat.bonuses.filter(({ id, points }) => id !== PATH_BONUS && points > 0).length;
    default:
      return by satisfies never;
  }
}

function compare(one: readonly number[], other: readonly number[]): number {
  for (const [i, value] of one.entries()) if (value !== at(other, i)) return value - at(other, i);
  return 0;
}
