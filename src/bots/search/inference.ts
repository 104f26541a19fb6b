// Which tickets a rival may hold, judged by what it has claimed and what it takes. Each ticket explains the routes that
// lie on or near its shortest path, and a set of tickets is likely if it leaves few of the claimed ones unexplained, if
// not much is missing of its ways this late in the game, and if its ways ask for the colours the rival collects.
import type { Board } from '../../engine/board.ts';
import { COLORS } from '../../engine/cards.ts';
import { at, numberAt } from '../../engine/lists.ts';
import { ANY_COLOR } from '../../engine/prices.ts';
import { below, type Random } from '../../engine/random.ts';
import type { SeatView } from '../../engine/view.ts';
import { real } from '../ground/numbers.ts';
import { isOpen, railsOf } from '../ground/rails.ts';
import { cheapestWay, NO_WAY } from '../ground/ways.ts';

/** A detour of this many trains makes a route about a third as likely. */
const DETOUR = 1.8;
/** The chance that a route was claimed for its points, or against somebody. */
const FOR_ITSELF = 0.1;
/** How much less likely a ticket is at the end of the game if nothing of its way has been built. */
const UNBUILT = 12;
/** The chance that a card was not taken for the open routes of a ticket. */
const OTHER_CARDS = 0.5;
/** Cards seen in a hand are not as many witnesses: one is often taken because of the other. */
const COLOR_TRUST = 0.25;
/** How often every ticket of a set is drawn again in the light of the others. */
const SWEEPS = 2;

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

interface Evidence {
  readonly claimed: readonly number[];
  readonly explanations: Explanations;
  /** By ticket, what speaks for it apart from the claimed routes. */
  readonly favour: Float64Array;
}

export function ticketGuessFor(view: SeatView, rival: number): TicketGuess {
  const { board, owner } = view.table;
  const explanations = explanationsOf(board);
  const claimed = board.routes.flatMap((_, route) => (at(owner, route) === rival ? [route] : []));
  const favour = progressOf(view, rival);
  favourColors(view, rival, explanations, favour);
  const evidence: Evidence = { claimed, explanations, favour };
  return (pool, count, random) => drawLikely(pool, count, random, evidence);
}

/** The more trains a rival has laid, the less likely is a ticket of whose way nothing is there. */
function progressOf({ table }: SeatView, rival: number): Float64Array {
  const { board, owner } = table;
  const rails = railsOf(board);
  const left = Float64Array.from(board.routes, ({ length }, route) => {
    if (at(owner, route) === rival) return 0;
    return isOpen(rails, table, rival, route) ? length : NO_WAY;
  });
  const full = Float64Array.from(rails.length);
  const laid = 1 - at(table.trains, rival) / board.rules.trains;
  return Float64Array.from(board.tickets, ({ a, b }) => {
    const missing = Math.min(1.5, cheapestWay(rails, left, a, b) / cheapestWay(rails, full, a, b));
    return Math.exp(-UNBUILT * laid * missing);
  });
}

/** Cards that everybody saw the rival take and that it still holds are meant for routes it has not claimed yet. */
function favourColors({ table }: SeatView, rival: number, explanations: Explanations, favour: Float64Array): void {
  const { board } = table;
  const seen = at(table.seenInHand, rival);
  const asked = new Float64Array(COLORS);
  for (let ticket = 0; ticket < board.tickets.length; ticket++) {
    asked.fill(0);
    let all = 0;
    for (let route = 0; route < board.routes.length; route++) {
      const { color, length } = at(board.routes, route);
      if (color === ANY_COLOR || at(table.closed, route) === 1) continue;
      const cards = length * real(at(explanations, ticket), route) ** 2;
      asked[color] = real(asked, color) + cards;
      all += cards;
    }
    let trust = 1;
    for (let color = 0; color < COLORS; color++) {
      const fits = all === 0 ? 1 : (real(asked, color) / all) * COLORS;
      trust *= (OTHER_CARDS + (1 - OTHER_CARDS) * fits) ** (COLOR_TRUST * at(seen, color));
    }
    favour[ticket] = real(favour, ticket) * trust;
  }
}

/** A set at random, of which each ticket is then drawn again, by how likely it is beside the others. */
function drawLikely(pool: number[], count: number, random: Random, evidence: Evidence): number[] {
  const drawn = someOf(pool, count, random);
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    for (let place = 0; place < drawn.length; place++) drawn[place] = drawAgain(pool, drawn, place, evidence, random);
  }
  for (const ticket of drawn) pool.splice(pool.indexOf(ticket), 1);
  return drawn;
}

function drawAgain(
  pool: readonly number[],
  drawn: number[],
  place: number,
  evidence: Evidence,
  random: Random,
): number {
  const others = drawn.filter((_, other) => other !== place);
  const explained = evidence.claimed.map((route) => bestExplanation(evidence, others, route));
  let total = 0;
  let chosen = at(drawn, place);
  for (const ticket of pool) {
    if (others.includes(ticket)) continue;
    const weight = real(evidence.favour, ticket) * likelihood(evidence, explained, ticket);
    total += weight;
    if ((random() / 4294967296) * total < weight) chosen = ticket;
  }
  return chosen;
}

function bestExplanation({ explanations }: Evidence, tickets: readonly number[], route: number): number {
  let best = 0;
  for (const ticket of tickets) best = Math.max(best, real(at(explanations, ticket), route));
  return best;
}

/** `explained` tells how well the other tickets explain each of the claimed routes. */
function likelihood({ claimed, explanations }: Evidence, explained: readonly number[], ticket: number): number {
  const own = at(explanations, ticket);
  let product = 1;
  for (let i = 0; i < claimed.length; i++) {
    const best = Math.max(numberAt(explained, i), real(own, numberAt(claimed, i)));
    product *= FOR_ITSELF + (1 - FOR_ITSELF) * best;
  }
  return product;
}

function someOf(pool: readonly number[], count: number, random: Random): number[] {
  const tickets: number[] = [];
  while (tickets.length < Math.min(count, pool.length)) {
    const ticket = at(pool, below(random, pool.length));
    if (!tickets.includes(ticket)) tickets.push(ticket);
  }
  return tickets;
}
