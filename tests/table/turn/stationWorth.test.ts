import { describe, expect, it, test } from 'vitest';
import { botNamed } from '../../../src/bots/players.ts';
import type { Game } from '../../../src/engine/game.ts';
import { stationChoices } from '../../../src/engine/legal.ts';
import { at } from '../../../src/engine/lists.ts';
import { apply } from '../../../src/engine/play.ts';
import { resultOf } from '../../../src/engine/scoring/result.ts';
import { type SeatView, viewFor } from '../../../src/engine/view.ts';
import { stationWorth } from '../../../src/table/turn/stationWorth.ts';
import { ticketProgress } from '../../../src/table/turn/ticketProgress.ts';
import { aGame, type Situation } from '../../support/games/aGame.ts';
import { boardFor, gameOf } from '../../support/games/botGames.ts';

/** What the engine's final scoring says of a seat if the game ended now. */
function scoreOf(game: Game, seat: number) {
  const { tickets, borrowed } = at(resultOf(game).seats, seat);
  return { done: tickets.flatMap(({ ticket, completed }) => (completed ? [ticket] : [])), borrowed, tickets };
}

function afterBuilding(game: Game, view: SeatView, city: number): Game {
  const payment = at(stationChoices(view).payments, 0);
  const built = apply(game, { type: 'buildStation', city, payment });
  if (!built.ok) throw new Error(`refused: ${built.refusal.code}`);
  return built.game;
}

/** Every tenth turn of games by good players in which a station can be paid for. */
function* positions(): Generator<{ game: Game; view: SeatView }> {
  for (const seed of ['kept', 'lent']) {
    const bots = ['easy', 'normal', 'hard'].map((name) => botNamed(name, { players: 3, budget: { rollouts: 0 } }));
    let turns = 0;
    for (const game of gameOf(boardFor('europe', 3), `station ${seed}`, bots)) {
      if (game.table.phase !== 'turn') continue;
      turns += 1;
      const view = viewFor(game, game.table.turn);
      if (turns % 10 === 0 && stationChoices(view).payments.length > 0) yield { game, view };
    }
  }
}

/** The points that tickets bring or cost. */
const pointsOf = (tickets: readonly { readonly points: number }[]) =>
  tickets.reduce((sum, { points }) => sum + points, 0);

/** Compares what is said of a station with the engine's scoring after it was built; which kind of station it was. */
function compared(game: Game, view: SeatView, city: number): 'completes' | 'nearer' | 'nothing' {
  const worth = stationWorth(view, city);
  const now = scoreOf(game, view.seat);
  const then = scoreOf(afterBuilding(game, view, city), view.seat);
  const completes = then.done.filter((ticket) => !now.done.includes(ticket));
  expect(worth.completes).toEqual(completes);
  // An open ticket costs its points and a completed one brings them.
  expect(2 * worth.points).toBe(pointsOf(then.tickets) - pointsOf(now.tickets));
  if (completes.length === 0) return worth.nearer === null ? 'nothing' : 'nearer';
  expect(then.borrowed).toContainEqual({ city, route: worth.borrows });
  return 'completes';
}

describe('what a station would do', () => {
  it('is what the final scoring says of a game that ends now, in every free city (STN-3, STN-4)', () => {
    const seen = { completes: 0, nearer: 0, nothing: 0 };
    for (const { game, view } of positions()) {
      for (const city of stationChoices(view).cities) seen[compared(game, view, city)] += 1;
    }
    expect(Math.min(...Object.values(seen))).toBeGreaterThan(5);
  }, 60_000);

  it('brings no ticket nearer that still takes as much as before', () => {
    let asked = 0;
    for (const { view } of positions()) {
      for (const city of stationChoices(view).cities) {
        const { nearer } = stationWorth(view, city);
        if (nearer === null) continue;
        asked += 1;
        const [before] = ticketProgress(view, [nearer.ticket]);
        expect(before?.hope).not.toBe('done');
        expect(nearer.trains + nearer.stations).toBeGreaterThan(0);
        if (before?.hope === 'open') expect(nearer.trains).toBeLessThan(before.toGo ?? 0);
      }
    }
    expect(asked).toBeGreaterThan(20);
  }, 60_000);
});

describe('a station in one city', () => {
  const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
  const cut: Situation = {
    map: 'europe',
    row: ROW,
    hands: [{ red: 3 }],
    tickets: [['edinburgh--paris']],
    routes: [['edinburgh--london--1', 'dieppe--london--1'], ['dieppe--paris']],
  };
  const worthIn = (city: string, situation: Situation = cut) => {
    const game = aGame(situation);
    return { game, worth: stationWorth(game.view(0), game.city(city)) };
  };

  test('borrows the rival’s route that completes a ticket', () => {
    const { game, worth } = worthIn('paris');
    const { points } = at(game.board.tickets, at(game.view(0).tickets, 0));
    const [ticket] = game.view(0).tickets;
    expect(worth).toMatchObject({ borrows: game.route('dieppe--paris'), completes: [ticket], points });
  });

  test('may leave trains to be placed', () => {
    const { game, worth } = worthIn('paris', { ...cut, routes: [['edinburgh--london--1'], ['dieppe--paris']] });
    expect(worth).toMatchObject({ completes: [], points: 0, borrows: game.route('dieppe--paris') });
    expect(worth.nearer).toMatchObject({ ticket: game.view(0).tickets[0], stations: 0, trains: 2 });
  });

  test('does nothing where no rival has a route, or none that helps', () => {
    expect(worthIn('roma').worth).toEqual({
      borrows: null,
      completes: [],
      points: 0,
      nearer: null,
      hasRivals: false,
    });
    const beside = worthIn('roma', { ...cut, routes: [[], ['roma--venezia']] }).worth;
    expect(beside).toMatchObject({ borrows: null, hasRivals: true });
  });

  test('serves a ticket that is done already in no way', () => {
    const done = {
      ...cut,
      routes: [['edinburgh--london--1', 'dieppe--london--1', 'dieppe--paris'], ['paris--zurich']],
    };
    expect(worthIn('paris', done).worth).toMatchObject({ borrows: null, completes: [], points: 0 });
  });
});
