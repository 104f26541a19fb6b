import { describe, expect, it } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import { CARDS, type CardName } from '../../../src/engine/cards.ts';
import { apply, refusalOf } from '../../../src/engine/play.ts';
import { redact } from '../../../src/engine/redact.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { aGame, mapOf, type Situation, type TestGame, withRules } from '../../support/games/aGame.ts';

const usa = mapOf('usa');

/** A quiet row, and a deck whose top cards are known. */
const start = {
  map: usa,
  hands: [{}, {}],
  row: ['red', 'blue', 'locomotive', 'green', 'black'],
  deckTop: ['white', 'orange', 'yellow'],
} as const satisfies Situation;

describe('DRAW-1 up to two cards', () => {
  it('both blind', () => {
    const game = aGame(start);
    expect(game.draw('deck')).toEqual([{ type: 'cardTaken', seat: 0, from: 'deck', card: 'white' }]);
    expect([game.table.turn, game.table.phase]).toEqual([0, 'drawing']);
    expect(game.draw('deck')).toEqual([{ type: 'cardTaken', seat: 0, from: 'deck', card: 'orange' }]);
    expect([game.table.turn, game.table.phase]).toEqual([1, 'turn']);
    expect([game.hand(0), game.hand(1)]).toEqual([{ white: 1, orange: 1 }, {}]);
  });

  it('both from the row', () => {
    const game = aGame(start);
    expect(game.draw(4)).toEqual([
      { type: 'cardTaken', seat: 0, from: 4, card: 'black' },
      { type: 'rowFilled', place: 4, card: 'white' },
    ]);
    expect(game.draw(0)).toEqual([
      { type: 'cardTaken', seat: 0, from: 0, card: 'red' },
      { type: 'rowFilled', place: 0, card: 'orange' },
    ]);
    expect(game.table.turn).toBe(1);
    expect(game.hand(0)).toEqual({ black: 1, red: 1 });
  });

  it('one from the row, then one blind', () => {
    const game = aGame(start);
    game.draw(1);
    expect(game.draw('deck')).toEqual([{ type: 'cardTaken', seat: 0, from: 'deck', card: 'orange' }]);
    expect(game.hand(0)).toEqual({ blue: 1, orange: 1 });
    expect(game.table.turn).toBe(1);
  });

  it('one blind, then one from the row', () => {
    const game = aGame(start);
    game.draw('deck');
    expect(game.draw(3)).toEqual([
      { type: 'cardTaken', seat: 0, from: 3, card: 'green' },
      { type: 'rowFilled', place: 3, card: 'orange' },
    ]);
    expect(game.hand(0)).toEqual({ white: 1, green: 1 });
    expect(game.table.turn).toBe(1);
  });

  it.each([{ from: 'deck' }, { from: 0 }] as const)('the player may stop after one, from $from', ({ from }) => {
    const game = aGame(start);
    game.draw(from);
    expect(game.stop()).toEqual([{ type: 'drawStopped', seat: 0 }]);
    expect([game.table.turn, game.table.phase]).toEqual([1, 'turn']);
    expect(game.table.handSizes).toEqual([1, 0]);
  });

  it('stopping before the first card is not drawing', () => {
    const game = aGame(start);
    expect(game.refusal((g) => g.stop())).toEqual({ code: 'notNow', phase: 'turn' });
  });

  it('stopping after the second card is too late', () => {
    const game = aGame(start);
    game.draw('deck');
    game.draw('deck');
    const before = refusalOf(viewFor(game.game, 0), { type: 'stopDrawing' });
    expect(before).toEqual({ code: 'notYourTurn', turn: 1 });
    expect(game.refusal((g) => g.stop())).toEqual({ code: 'notNow', phase: 'turn' });
  });

  it('there is no third card', () => {
    const game = aGame(start);
    game.draw('deck');
    game.draw('deck');
    expect(refusalOf(viewFor(game.game, 0), { type: 'drawCard', from: DECK })).toEqual({
      code: 'notYourTurn',
      turn: 1,
    });
  });

  it('the next player again begins with a first card', () => {
    const game = aGame(start);
    game.draw('deck');
    game.draw('deck');
    expect(game.draw(2)).toEqual([
      { type: 'cardTaken', seat: 1, from: 2, card: 'locomotive' },
      { type: 'rowFilled', place: 2, card: 'yellow' },
    ]);
  });

  it('every place and the deck can be drawn from, and nothing else', () => {
    const game = aGame(start);
    const sources = game.legal().flatMap((action) => (action.type === 'drawCard' ? [action.from] : []));
    expect(sources).toEqual([0, 1, 2, 3, 4, DECK]);
    for (const from of [5, -2, 1.5, Number.NaN])
      expect(game.refusal((g) => g.act({ type: 'drawCard', from }))).toEqual({ code: 'noSuchThing', what: 'place' });
  });
});

describe('DRAW-2 a face-up locomotive', () => {
  it('may be the first card, and ends the draw', () => {
    const game = aGame(start);
    expect(game.draw(2)).toEqual([
      { type: 'cardTaken', seat: 0, from: 2, card: 'locomotive' },
      { type: 'rowFilled', place: 2, card: 'white' },
    ]);
    expect([game.table.turn, game.table.phase]).toEqual([1, 'turn']);
    expect(game.hand(0)).toEqual({ locomotive: 1 });
  });
});

describe('DRAW-3 no face-up locomotive as the second card', () => {
  const cases: readonly (Situation & { name: string; first: 'deck' | number; place: number })[] = [
    { name: 'after a blind card', ...start, first: 'deck', place: 2 },
    { name: 'after a blind locomotive', ...start, deckTop: ['locomotive'], first: 'deck', place: 2 },
    { name: 'after a face-up card', ...start, first: 0, place: 2 },
    { name: 'not one just turned up', ...start, deckTop: ['locomotive'], first: 4, place: 4 },
  ];

  it.each(cases)('$name', ({ first, place, ...situation }) => {
    const game = aGame(situation);
    game.draw(first);
    expect(game.row[place]).toBe('locomotive');
    expect(game.refusal((g) => g.draw(place))).toEqual({ code: 'locomotiveOnlyFirst', place });
    expect(game.legal()).not.toContainEqual({ type: 'drawCard', from: place });
    expect(game.legal()).toContainEqual({ type: 'drawCard', from: DECK });
    expect(game.legal()).toContainEqual({ type: 'stopDrawing' });
  });

  it('the card that replaced the first may be the second, if it is no locomotive', () => {
    const game = aGame(start);
    game.draw(4);
    expect(game.draw(4)).toEqual([
      { type: 'cardTaken', seat: 0, from: 4, card: 'white' },
      { type: 'rowFilled', place: 4, card: 'orange' },
    ]);
  });
});

describe('DRAW-4 a locomotive drawn blind', () => {
  const blind = { ...start, deckTop: ['locomotive', 'locomotive', 'white'] } as const;

  it('counts as one card: a second follows', () => {
    const game = aGame(blind);
    expect(game.draw('deck')).toEqual([{ type: 'cardTaken', seat: 0, from: 'deck', card: 'locomotive' }]);
    expect(game.table.phase).toBe('drawing');
    expect(game.draw('deck')).toEqual([{ type: 'cardTaken', seat: 0, from: 'deck', card: 'locomotive' }]);
    expect(game.table.turn).toBe(1);
    expect(game.hand(0)).toEqual({ locomotive: 2 });
  });

  it('stays a secret: the event as others saw it has no card', () => {
    const outcome = apply(aGame(blind).game, { type: 'drawCard', from: DECK });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    const seen = (viewer: number | 'table') => outcome.events.map((event) => redact(event, viewer));
    const taken = { type: 'cardTaken', seat: 0, from: DECK };
    expect(seen(0)).toEqual([{ ...taken, card: CARDS.indexOf('locomotive') }]);
    expect(seen(1)).toEqual([{ ...taken, card: null }]);
    expect(seen('table')).toEqual([{ ...taken, card: null }]);
  });

  it('stays a secret: the others’ views are the same whatever was drawn', () => {
    const views = (['locomotive', 'white'] satisfies CardName[]).map((card) => {
      const game = aGame({ ...start, deckTop: [card] });
      game.draw('deck');
      return { other: viewFor(game.game, 1), table: viewFor(game.game, 'table'), own: viewFor(game.game, 0).hand };
    });
    expect(views[0]?.other).toEqual(views[1]?.other);
    expect(views[0]?.table).toEqual(views[1]?.table);
    expect(views[0]?.own).not.toEqual(views[1]?.own);
  });

  it('a face-up card taken is seen by all', () => {
    const outcome = apply(aGame(start).game, { type: 'drawCard', from: 2 });
    if (!outcome.ok) throw new Error(outcome.refusal.code);
    expect(outcome.events.map((event) => redact(event, 'table'))).toEqual(outcome.events);
  });
});

describe('DRAW-5 hands', () => {
  it('have no limit: one player may hold every card of the game', () => {
    const colors = { purple: 12, orange: 12, white: 12, green: 12, yellow: 12, black: 12, locomotive: 14 };
    const hands = [{ ...colors, blue: 11, red: 11 }, {}];
    const game = aGame({ map: usa, hands, row: ['red', 'blue', null, null, null], deck: [] });
    game.draw(0);
    game.draw(1);
    expect(game.hand(0)).toEqual({ ...colors, blue: 12, red: 12 });
    expect(game.table.handSizes).toEqual([110, 0]);
  });
});

/** No deck and no discard: only these cards lie on the table. */
function faceUpOnly(row: Situation['row'] = []): TestGame {
  return aGame({ map: usa, hands: [{}, {}], row, deck: [] });
}

describe('DRAW-6 what cannot be drawn', () => {
  it('nothing, with all cards in the players’ hands', () => {
    const game = faceUpOnly([null, null, null, null, null]);
    expect(game.refusal((g) => g.draw('deck'))).toEqual({ code: 'noCardsLeft' });
    expect(game.refusal((g) => g.draw(3))).toEqual({ code: 'placeEmpty', place: 3 });
    expect(game.legalKinds()).not.toContain('drawCard');
  });

  it('a blind card, with face-up cards only', () => {
    const game = faceUpOnly([null, 'red', null, null, null]);
    expect(game.refusal((g) => g.draw('deck'))).toEqual({ code: 'noCardsLeft' });
    expect(game.refusal((g) => g.draw(0))).toEqual({ code: 'placeEmpty', place: 0 });
    expect(game.legal().filter(({ type }) => type === 'drawCard')).toEqual([{ type: 'drawCard', from: 1 }]);
  });

  it('the one card left, twice', () => {
    const game = faceUpOnly([null, 'red', null, null, null]);
    game.draw(1);
    expect(refusalOf(viewFor(game.game, 0), { type: 'drawCard', from: 1 })).toEqual({ code: 'notYourTurn', turn: 1 });
    expect(game.refusal((g) => g.draw(1))).toEqual({ code: 'placeEmpty', place: 1 });
  });

  it('a draw that ends by itself is not stopped by anybody', () => {
    const game = faceUpOnly([null, 'red', null, null, 'locomotive']);
    game.draw(1);
    expect(game.events.map(({ type }) => type)).toEqual(['cardTaken']);
    expect(refusalOf(viewFor(game.game, 0), { type: 'stopDrawing' })).toEqual({ code: 'notYourTurn', turn: 1 });
  });

  it('also where a map lets three cards be drawn', () => {
    const game = aGame({ map: withRules(usa, { cardsPerTurn: 3 }), row: ['red', 'blue', null, null, null], deck: [] });
    game.draw(0);
    expect(game.table.turn).toBe(0);
    game.draw(1);
    expect(game.table.turn).toBe(1);
  });
});
