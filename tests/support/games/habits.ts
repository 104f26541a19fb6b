import type { Bot } from '../../../src/bots/ground/bot.ts';
import { type Board, routeAt } from '../../../src/engine/board.ts';
import { at } from '../../../src/engine/lists.ts';
import type { Rail } from '../../../src/engine/longestPath.ts';
import { isJoined, join, type Network, networkOf } from '../../../src/engine/scoring/network.ts';
import { playArenaGame } from '../../../src/headless/arena/game.ts';

/** What an onlooker sees of a player over some games. */
export interface Habits {
  claims: number;
  /** Routes that go on from its own network. */
  attached: number;
  /** Routes of one or two spaces. */
  short: number;
  /** Routes that would have joined two parts of the other's network. */
  inTheWay: number;
  tickets: number;
}

/** The first of two players, watched over so many deals from both seats. */
export function habitsOf(board: Board, watched: Bot, other: Bot, deals: number): Habits {
  const habits: Habits = { claims: 0, attached: 0, short: 0, inTheWay: 0, tickets: 0 };
  for (let deal = 0; deal < deals; deal++) {
    for (const seat of [0, 1]) watch(board, seat, seat === 0 ? [watched, other] : [other, watched], deal, habits);
  }
  return habits;
}

function watch(board: Board, seat: number, bots: readonly Bot[], deal: number, habits: Habits): void {
  const { events, seats } = playArenaGame(board, `habits/${deal}`, bots, seat);
  const own = noTrack(board);
  const theirs = noTrack(board);
  for (const event of events) {
    if (event.type !== 'routeClaimed') continue;
    const route = routeAt(board, event.route);
    if (event.seat === seat) note(habits, route, own, theirs);
    lay(event.seat === seat ? own : theirs, route);
  }
  const { done, failed } = at(seats, seat);
  habits.tickets += done + failed;
}

/** What a player has built so far. */
interface Track {
  readonly cities: Set<number>;
  readonly network: Network;
}

function noTrack(board: Board): Track {
  return { cities: new Set(), network: networkOf(board, []) };
}

function lay({ cities, network }: Track, { a, b }: Rail): void {
  cities.add(a).add(b);
  join(network, a, b);
}

function note(habits: Habits, { a, b, length }: Rail, own: Track, theirs: Track): void {
  habits.claims++;
  if (own.cities.has(a) || own.cities.has(b)) habits.attached++;
  if (length <= 2) habits.short++;
  if (theirs.cities.has(a) && theirs.cities.has(b) && !isJoined(theirs.network, a, b)) habits.inTheWay++;
}
