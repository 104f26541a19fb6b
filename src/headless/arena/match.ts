// A match: one player, A, against the others, on the same deals from every seat in turn.
import { botNamed } from '../../bots/players.ts';
import type { Board } from '../../engine/board.ts';
import { makeBoard } from '../../engine/board.ts';
import { at, range } from '../../engine/lists.ts';
import { PLAYER_COLORS } from '../../engine/players.ts';
import { writeRecord } from '../../formats/writeRecord.ts';
import { mapNamed } from '../maps.ts';
import { type ArenaGame, playArenaGame, type SeatScore } from './game.ts';
import { opponentsOf } from './opponents.ts';
import { intervalOf, mean, percentile } from './statistics.ts';

/** Plain data: it is also what a helping process is told. */
export interface Match {
  readonly map: string;
  readonly deck: string | null;
  readonly players: number;
  readonly a: string;
  /** One name for all other seats, or one for each. */
  readonly b: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly rollouts: number;
  readonly records: boolean;
}

/** What is kept of the games of one deal. */
export interface DealReport {
  readonly deal: number;
  readonly games: readonly GameReport[];
}

interface GameReport {
  readonly won: number;
  readonly a: SeatScore;
  /** Mean points of the others. */
  readonly others: number;
  readonly turns: number;
  /** Milliseconds of A's decisions. */
  readonly times: readonly number[];
  readonly record?: unknown;
}

/** Simulated games have no date: the same call gives the same records, whenever it is made. */
const NO_DATE = '1970-01-01T00:00:00Z';

export function dealsOf({ games, players }: Match): number {
  return Math.ceil(games / players);
}

export type DealPlayer = (deal: number) => DealReport;

export function dealPlayer(match: Match): DealPlayer {
  const board = boardOf(match);
  const names = [match.a, ...range(match.players - 1).map((seat) => at(match.b, seat % match.b.length))];
  const briefing = { players: match.players, tuned: opponentsOf(match.map), budget: { rollouts: match.rollouts } };
  const bots = names.map((name) => botNamed(name, briefing));
  return (deal) => ({
    deal,
    games: range(match.players).map((rotation) => {
      const order = range(match.players).map((seat) => (seat + rotation) % match.players);
      const seated = order.map((player) => at(bots, player));
      const played = playArenaGame(board, `${match.seed}/${deal}`, seated, rotation);
      const record = match.records
        ? recordOf(
            played,
            order.map((player) => at(names, player)),
          )
        : undefined;
      return { ...reportOf(played, order.indexOf(0)), ...(record === undefined ? {} : { record }) };
    }),
  });
}

function boardOf({ map: id, players, deck }: Match): Board {
  const map = mapNamed(id);
  return deck === null ? makeBoard(map, players) : makeBoard(map, players, deck);
}

function reportOf({ seats, won, turns, times }: ArenaGame, a: number): GameReport {
  const others = seats.filter((_, seat) => seat !== a).map(({ total }) => total);
  return { won: at(won, a), a: at(seats, a), others: mean(others), turns, times: at(times, a) };
}

function recordOf({ game, events }: ArenaGame, names: readonly string[]): unknown {
  const players = names.map((name, seat) => ({
    name: `${name} ${seat + 1}`,
    color: PLAYER_COLORS[seat] ?? 'red',
    by: `bot:${name}`,
  }));
  const ended = game.table.phase === 'over' ? { ended: NO_DATE } : {};
  return writeRecord(game, events, { players, started: NO_DATE, ...ended });
}

/** One match in figures; rates go from 0 to 1. */
export interface MatchReport extends Omit<Match, 'records'> {
  readonly winRate: number;
  readonly low: number;
  readonly high: number;
  readonly points: number;
  readonly othersPoints: number;
  readonly split: Omit<SeatScore, 'total'>;
  /** A's turns in a game. */
  readonly turns: number;
  readonly decisions: number;
  readonly msP50: number;
  readonly msP95: number;
  readonly msMean: number;
}

export function reportOn({ records: _, ...match }: Match, reports: readonly DealReport[]): MatchReport {
  const games = reports.flatMap((report) => report.games);
  const times = games.flatMap((game) => game.times);
  const score = (part: keyof SeatScore) => mean(games.map((game) => game.a[part]));
  const { low, high } = intervalOf(
    reports.map((report) => mean(report.games.map(({ won }) => won))),
    games.length,
  );
  return {
    ...match,
    games: games.length,
    winRate: mean(games.map(({ won }) => won)),
    low,
    high,
    points: score('total'),
    othersPoints: mean(games.map(({ others }) => others)),
    split: {
      routes: score('routes'),
      tickets: score('tickets'),
      stations: score('stations'),
      bonuses: score('bonuses'),
      done: score('done'),
      failed: score('failed'),
      longestPath: score('longestPath'),
    },
    turns: mean(games.map(({ turns }) => turns)),
    decisions: times.length,
    msP50: percentile(times, 0.5),
    msP95: percentile(times, 0.95),
    msMean: mean(times),
  };
}
