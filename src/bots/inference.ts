// Which tickets a rival may hold, judged by the routes it has claimed: each ticket explains the routes that lie on or
// near its shortest path, and a set of tickets is likely if it leaves few routes unexplained.
import type { Board } from '../engine/board.ts';
import { at } from '../engine/lists.ts';
import { below, type Random } from '../engine/random.ts';
import type { SeatView } from '../engine/view.ts';
import { real } from './numbers.ts';
import { railsOf } from './rails.ts';
import { cheapestWay } from './ways.ts';

/** A detour of this many trains makes a route about a third as likely. */
const DETOUR = 2.5;
/** The chance that a route was claimed for its points, or against somebody. */
const FOR_ITSELF = 0.12;
/** Sets of tickets looked at before one is drawn among them. */
const TRIES = 12;

/** By ticket and route, how well the ticket explains the route: 1 if it lies on a shortest path, towards 0 far away. */
type Explanations = readonly Float64Array[];

const known = new WeakMap<Board, Explanations>();

function explanationsOf(board: Board): Explanations {
  const found = known.get(board) ?? explain(board);
  known.set(board, found);
  return found;
}

function explain(board: Board): Explanations {
  const rails = railsOf(board);
  const lengths = Float64Array.from(rails.length);
  const cities = Array.from({ length: rails.cities }, (_, city) => city);
  const between = cities.map((from) => Float64Array.from(cities, (to) => cheapestWay(rails, lengths, from, to)));
  const far = (one: number, other: number) => real(at(between, one), other);
  return board.tickets.map((ticket) =>
    Float64Array.from(board.routes, ({ a, b, length }) => {
      const through = Math.min(far(ticket.a, a) + far(b, ticket.b), far(ticket.a, b) + far(a, ticket.b)) + length;
      return Math.exp(-(through - far(ticket.a, ticket.b)) / DETOUR);
    }),
  );
}

/** Draws tickets for a rival out of a pool, likely ones more often; what is drawn leaves the pool. */
export type TicketGuess = (pool: number[], count: number, random: Random) => number[];

export function ticketGuessFor({ table }: SeatView, rival: number): TicketGuess {
  const { board, owner } = table;
  const explanations = explanationsOf(board);
  const claimed = board.routes.flatMap((_, route) => (at(owner, route) === rival ? [route] : []));
  const likelihoodOf = (tickets: readonly number[]) => likelihood(tickets, claimed, explanations);
  return (pool, count, random) => drawLikely(pool, count, random, likelihoodOf);
}

function likelihood(tickets: readonly number[], claimed: readonly number[], explanations: Explanations): number {
  let product = 1;
  for (const route of claimed) {
    let best = 0;
    for (const ticket of tickets) best = Math.max(best, real(at(explanations, ticket), route));
    product *= FOR_ITSELF + (1 - FOR_ITSELF) * best;
  }
  return product;
}

/** Several sets at random, one of them by its likelihood: a small sample of what would be chosen among all sets. */
function drawLikely(
  pool: number[],
  count: number,
  random: Random,
  likelihoodOf: (tickets: readonly number[]) => number,
): number[] {
  if (count <= 0) return [];
  let chosen: number[] = [];
  let total = 0;
  for (let i = 0; i < TRIES; i++) {
    const tickets = someOf(pool, count, random);
    const weight = likelihoodOf(tickets);
    total += weight;
    if ((random() / 4294967296) * total < weight) chosen = tickets;
  }
  for (const ticket of chosen) pool.splice(pool.indexOf(ticket), 1);
  return chosen;
}

function someOf(pool: readonly number[], count: number, random: Random): number[] {
  const tickets: number[] = [];
  while (tickets.length < Math.min(count, pool.length)) {
    const ticket = at(pool, below(random, pool.length));
    if (!tickets.includes(ticket)) tickets.push(ticket);
  }
  return tickets;
}
