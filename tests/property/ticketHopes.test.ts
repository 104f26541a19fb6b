import { describe, expect, it } from 'vitest';
import type { Bot } from '../../src/bots/ground/bot.ts';
import { DEFAULT_WEIGHTS } from '../../src/bots/ground/weights.ts';
import { planOf } from '../../src/bots/plan/mind.ts';
import { botNamed } from '../../src/bots/players.ts';
import { randomPlayer } from '../../src/bots/sparring/random.ts';
import { type Game, NOBODY } from '../../src/engine/game.ts';
import { actionsOfKind, legalKinds } from '../../src/engine/legal.ts';
import { at, range } from '../../src/engine/lists.ts';
import { below } from '../../src/engine/random.ts';
import { resultOf } from '../../src/engine/scoring/result.ts';
import { type SeatView, viewFor } from '../../src/engine/view.ts';
import { type Hope, ticketProgress } from '../../src/table/turn/ticketProgress.ts';
import { boardFor, gameOf, MAPS } from '../support/games/botGames.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
const GAMES = isLong ? 400 : 12;

/** Builds a station wherever it may, now and then, and takes tickets that it cannot hope to finish. */
const stationBuilder: Bot = (view, random) => {
  const kinds = legalKinds(view);
  if (kinds.includes('buildStation') && below(random, 6) === 0) {
    const stations = actionsOfKind(view, 'buildStation');
    return at(stations, below(random, stations.length));
  }
  if (kinds.includes('drawTickets') && below(random, 12) === 0) return { type: 'drawTickets' };
  if (kinds.includes('keepTickets')) return { type: 'keepTickets', kept: view.offer };
  return hard(view, random);
};

const hard = botNamed('hard', { players: 2, budget: { rollouts: 0 } });
const PLAYERS: readonly Bot[] = [
  hard,
  stationBuilder,
  randomPlayer,
  botNamed('long-route', { players: 2, budget: { rollouts: 0 } }),
  botNamed('easy', { players: 2, budget: { rollouts: 0 } }),
];

/** By seat and ticket, everything that was ever said of it, in order; and whether it was completed. */
interface Course {
  readonly said: Hope[];
  completed: boolean;
  /** A plan of a computer meant to finish it when it was lost. */
  planned: boolean;
}

/**
 * Tickets that nothing can save, and that a plan means to finish all the same. It may where stations stand: it lets each
 * lend every route at its city, and forgets that a rival's keeps others out.
 */
function lostButPlanned(view: SeatView, lost: readonly number[]): readonly number[] {
  const hasStations = view.table.stationOwner.some((owner) => owner !== NOBODY);
  if (lost.length === 0 || hasStations) return [];
  const { open, hopeless } = planOf(view, { weights: DEFAULT_WEIGHTS, orders: 24 }, null);
  return lost.filter((ticket) => open.includes(ticket) && !hopeless.includes(ticket));
}

/** Looked at when a seat's turn begins, and for everybody when the game is over. */
function courses(map: (typeof MAPS)[number], number: number): Course[] {
  const players = 2 + (number % 4);
  const bots = range(players).map((seat) => at(PLAYERS, (seat + number) % PLAYERS.length));
  const all = new Map<string, Course>();
  const note = (game: Game, seat: number) => {
    const view = viewFor(game, seat);
    const progress = ticketProgress(view);
    const lost = progress.flatMap(({ ticket, hope }) => (hope === 'lost' ? [ticket] : []));
    const planned = lostButPlanned(view, lost);
    for (const { ticket, hope } of progress) {
      const course = all.get(`${seat}/${ticket}`) ?? { said: [], completed: false, planned: false };
      if (course.said.at(-1) !== hope) course.said.push(hope);
      course.planned ||= planned.includes(ticket);
      all.set(`${seat}/${ticket}`, course);
    }
  };
  for (const game of gameOf(boardFor(map, players), `hopes ${number}`, bots)) {
    const { phase, turn } = game.table;
    if (phase === 'turn') note(game, turn);
    if (phase === 'over') for (const seat of range(players)) note(game, seat);
    if (phase === 'over') noteResult(game, all);
  }
  return [...all.values()];
}

function noteResult(game: Game, all: ReadonlyMap<string, Course>): void {
  for (const { seat, tickets } of resultOf(game).seats) {
    for (const { ticket, completed } of tickets) {
      const course = all.get(`${seat}/${ticket}`);
      if (course !== undefined) course.completed = completed;
    }
  }
}

describe.each(MAPS)('over whole games on %s', (map) => {
  it('a lost ticket is never completed nor planned for, and one that is done stays done', { timeout: 600_000 }, () => {
    const seen = range(GAMES).flatMap((game) => courses(map, game));
    const lost = seen.filter(({ said }) => said.includes('lost'));
    const done = seen.filter(({ said }) => said.includes('done'));
    const saved = seen.filter(({ said, completed }) => completed && said.at(-1) === 'station');
    expect(lost.length).toBeGreaterThan(0);
    expect(done.length).toBeGreaterThan(0);
    for (const { said, completed } of lost) expect([said.at(-1), completed]).toEqual(['lost', false]);
    expect(seen.filter(({ planned }) => planned)).toEqual([]);
    for (const { said, completed } of done) expect([said.at(-1), completed]).toEqual(['done', true]);
    // Where there are stations, some tickets are completed that nothing else could have saved.
    expect(saved.length > 0).toBe(boardFor(map, 2).rules.stations !== null);
  });
});
