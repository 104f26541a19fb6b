import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { determinise } from '../../src/engine/determinise.ts';
import { evolve } from '../../src/engine/evolve.ts';
import { cloneGame, shuffledGame } from '../../src/engine/game.ts';
import { apply } from '../../src/engine/play.ts';
import { stream } from '../../src/engine/random.ts';
import { redact } from '../../src/engine/redact.ts';
import { replay } from '../../src/engine/replay.ts';
import { resultOf, totalsOf } from '../../src/engine/scoring/result.ts';
import { viewFor } from '../../src/engine/view.ts';
import {
  allCards,
  cardsOf,
  expectCountersRight,
  expectTicketsConserved,
  expectTrainsConserved,
} from '../support/games/conservation.ts';
import {
  anyTable,
  begin,
  deepFreeze,
  MOST_ACTIONS,
  nextAction,
  playOn,
  runs,
  step,
} from '../support/games/randomGames.ts';

describe('random games on every map with any number of players', () => {
  it('keep every card, train and ticket, and count them right', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const running = begin(table);
        for (let i = 0; i < MOST_ACTIONS && running.game.table.phase !== 'over'; i++) {
          expect(allCards(running.game)).toEqual(cardsOf(table.board));
          if (i % 8 === 0) {
            expectTrainsConserved(running.game);
            expectTicketsConserved(running.game);
            expectCountersRight(running.game);
          }
          step(running);
        }
      }),
      runs(60),
    );
  });

  it('always end, with a result that adds up', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const { game, events } = playOn(begin(table));
        expect(game.table.phase).toBe('over');
        expect(events.at(-1)).toEqual({ type: 'gameEnded' });
        const result = resultOf(game);
        expect(result.ranking.flat().sort()).toEqual(result.seats.map(({ seat }) => seat));
        expect(result.seats.map(({ routes }) => routes)).toEqual(game.table.scores);
        expect(totalsOf(game)).toEqual(result.seats.map(({ total }) => total));
        for (const [seat, { tickets, longestPath }] of result.seats.entries()) {
          expect(tickets.map(({ ticket }) => ticket)).toEqual(game.tickets[seat]);
          expect(longestPath).toBeLessThanOrEqual(table.board.rules.trains);
        }
      }),
      runs(300),
    );
  });

  it('never change a game that was handed in', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(250), (table, actions) => {
        const running = playOn(begin(table), actions);
        if (running.game.table.phase === 'over') return;
        const before = deepFreeze(cloneGame(running.game));
        const outcome = apply(before, nextAction(running));
        expect(outcome.ok).toBe(true);
        expect(before).toEqual(running.game);
        if (outcome.ok) expect(outcome.game).not.toEqual(before);
      }),
      runs(300),
    );
  });

  it('are the same again when their events are evolved or replayed', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(400), (table, actions) => {
        const { board, seed, firstSeat } = table;
        const { game, events } = playOn(begin(table), actions);
        const evolved = shuffledGame(board, seed, firstSeat);
        for (const event of events) evolve(evolved, event);
        expect(evolved).toEqual(game);
        const replayed = replay(board, seed, firstSeat, events);
        expect(replayed).toEqual({ ok: true, game });
      }),
      runs(150),
    );
  });

  it('have the same future after a replay as without it', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(300), (table, actions) => {
        const { board, seed, firstSeat } = table;
        const live = playOn(begin(table), actions);
        const replayed = replay(board, seed, firstSeat, live.events);
        if (!replayed.ok) throw new Error(JSON.stringify(replayed.fault));
        const continued = playOn({ game: replayed.game, events: [], random: stream(seed, 'from here') });
        const went = playOn({ game: live.game, events: [], random: stream(seed, 'from here') });
        expect(continued.events).toEqual(went.events);
        expect(continued.game).toEqual(went.game);
      }),
      runs(100),
    );
  });

  it('look the same to a seat if they differ only in what that seat cannot know', () => {
    fc.assert(
      fc.property(anyTable, fc.nat(300), fc.nat(4), (table, actions, anySeat) => {
        const { game, random } = playOn(begin(table), actions);
        const seat = anySeat % table.board.players;
        const other = determinise(viewFor(game, seat), random);
        expect(viewFor(other, seat)).toEqual(viewFor(game, seat));
        expect(viewFor(other, 'table')).toEqual(viewFor(game, 'table'));
        expect(allCards(other)).toEqual(allCards(game));
        const { game: ended } = playOn({ game: other, events: [], random });
        expect(ended.table.phase).toBe('over');
      }),
      runs(150),
    );
  });

  it('tell each seat what its own events brought and nobody else', () => {
    fc.assert(
      fc.property(anyTable, (table) => {
        const { events } = playOn(begin(table), 120);
        for (const event of events) {
          if (event.type !== 'cardTaken' || event.from >= 0) continue;
          expect(redact(event, event.seat)).toEqual(event);
          expect(redact(event, 'table')).toEqual({ ...event, card: null });
          expect(redact(event, (event.seat + 1) % table.board.players)).toEqual({ ...event, card: null });
        }
      }),
      runs(40),
    );
  });
});
