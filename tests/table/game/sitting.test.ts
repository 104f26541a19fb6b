import { describe, expect, test } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import type { GameEvent } from '../../../src/engine/events.ts';
import { freshOf, isDone, nextSitting, sittingOf, undoOf } from '../../../src/table/game/sitting.ts';
import { aGame, counts, type Situation } from '../../support/games/aGame.ts';
import { build, type Choice, claim, draw, drawTickets, eventsOf, keep } from '../../support/games/choices.ts';

const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
const NO_ROW = [null, null, null, null, null] as const;
const MINE = { seat: 0, from: 0 };

/** What these actions of one sitting write. */
function eventsAfter(situation: Situation, ...choices: readonly Choice[]): GameEvent[] {
  return eventsOf(aGame({ hands: [{ red: 6, blue: 3 }], row: ROW, ...situation }), ...choices);
}

describe('what can be taken back', () => {
  test('nothing, before anything is done', () => {
    expect(undoOf([], MINE)).toEqual({ can: false, why: 'nothing done' });
  });

  test('a plain claim, and what follows from it by itself', () => {
    expect(undoOf(eventsAfter({}, claim('dallas--el-paso', { red: 4 })), MINE)).toEqual({ can: true, to: 0 });
    const last = eventsAfter({ trains: [6, 45] }, claim('dallas--el-paso', { red: 4 }));
    expect(last.map(({ type }) => type)).toContain('lastRound');
    expect(undoOf(last, MINE)).toEqual({ can: true, to: 0 });
  });

  test('a station', () => {
    expect(undoOf(eventsAfter({ map: 'europe' }, build('wien', { red: 1 })), MINE)).toEqual({ can: true, to: 0 });
  });

  test('a face-up card that nothing could replace, one card at a time', () => {
    const bare = { deck: [], row: ['blue', 'green', null, null, null] } as const;
    expect(undoOf(eventsAfter(bare, draw(0)), MINE)).toEqual({ can: true, to: 0 });
    expect(undoOf(eventsAfter(bare, draw(0), draw(1)), MINE)).toEqual({ can: true, to: 1 });
  });

  test('a tunnel that turned up no card, whole', () => {
    const events = eventsAfter({ map: 'europe', deck: [], row: NO_ROW }, claim('munchen--venezia', { blue: 2 }));
    const [opened, claimed] = events;
    expect([opened?.type, claimed?.type]).toEqual(['tunnelOpened', 'routeClaimed']);
    // The two cards paid fill the row again, and that is seen.
    expect(undoOf(events, MINE)).toEqual({ can: false, why: 'row refilled' });
    expect(undoOf(events.slice(0, 2), MINE)).toEqual({ can: true, to: 0 });
  });
});

describe('what cannot be taken back, and why', () => {
  test('a card from the deck was seen', () => {
    expect(undoOf(eventsAfter({}, draw(DECK)), MINE)).toEqual({ can: false, why: 'card seen' });
  });

  test('a card of a draw bonus was seen', () => {
    const events = eventsAfter({ map: 'nordic' }, claim('andalsnes--trondheim--1', { red: 2 }));
    expect(events.map(({ type }) => type)).toContain('bonusDrawn');
    expect(undoOf(events, MINE)).toEqual({ can: false, why: 'card seen' });
  });

  test('the row was refilled', () => {
    expect(undoOf(eventsAfter({}, draw(0)), MINE)).toEqual({ can: false, why: 'row refilled' });
    const paid = eventsAfter({ deck: [], row: NO_ROW }, claim('dallas--el-paso', { red: 4 }));
    expect(undoOf(paid, MINE)).toEqual({ can: false, why: 'row refilled' });
  });

  test('tickets were seen, and still are once they are chosen', () => {
    expect(undoOf(eventsAfter({}, drawTickets), MINE)).toEqual({ can: false, why: 'tickets seen' });
    expect(undoOf(eventsAfter({}, drawTickets, keep(1)), MINE)).toEqual({ can: false, why: 'tickets seen' });
  });

  test('tunnel cards were seen', () => {
    const events = eventsAfter({ map: 'europe' }, claim('munchen--venezia', { blue: 2 }));
    expect(undoOf(events, MINE)).toEqual({ can: false, why: 'tunnel cards seen' });
  });

  test('what somebody else did before is not this sitting’s to take back', () => {
    const events = eventsAfter({}, claim('dallas--el-paso', { red: 4 }));
    expect(undoOf(events, { seat: 1, from: events.length })).toEqual({ can: false, why: 'nothing done' });
  });
});

describe('what came into the hand', () => {
  test('cards from row and deck together', () => {
    const events = eventsAfter({ deckTop: ['white', 'red'] }, draw(0), draw(DECK));
    expect(freshOf(events, MINE).cards).toEqual(counts({ blue: 1, red: 1 }));
  });

  test('tickets that were kept', () => {
    const game = aGame({
      row: ROW,
      tickets: [[], []],
      ticketDeck: ['dallas--duluth', 'boston--miami', 'miami--toronto'],
    });
    const events = eventsOf(game, drawTickets, keep(2));
    expect(freshOf(events, MINE)).toEqual({ cards: counts({}), tickets: game.view(0).tickets });
    expect(game.tickets(0)).toEqual(['dallas--duluth', 'boston--miami']);
  });
});

describe('whose sitting it is', () => {
  test('the one who has acted still holds the tablet, although the game is at the next', () => {
    const game = aGame({ hands: [{ red: 4 }], row: ROW });
    expect(isDone(game.table, MINE)).toBe(false);
    game.claim('dallas--el-paso', { red: 4 });
    expect(isDone(game.table, MINE)).toBe(true);
    expect(nextSitting(game.table, [])).toEqual({ seat: 1, from: 0 });
  });

  test('a record that says nothing of it, or nonsense, opens at the turn its events leave open', () => {
    const events = eventsAfter({}, draw(0));
    const { table } = aGame({ row: ROW });
    for (const noted of [null, { seat: 7, from: 0 }, { seat: 0, from: 99 }, { seat: 1, from: 0 }]) {
      expect(sittingOf(table, events, noted)).toEqual({ seat: 0, from: 0 });
    }
    expect(sittingOf(table, [], null)).toEqual({ seat: 0, from: 0 });
    expect(sittingOf({ ...table, turn: 1 }, events, null)).toEqual({ seat: 1, from: events.length });
  });
});
