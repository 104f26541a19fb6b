import { describe, expect, it } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import type { CardName } from '../../../src/engine/cards.ts';
import { aGame, type Cards, mapOf, type TestGame } from '../../support/games/aGame.ts';

const usa = mapOf('usa');
const COLORED = ['red', 'blue', 'green', 'white', 'black'] as const satisfies CardName[];

interface Piles {
  readonly row?: readonly (CardName | null)[];
  readonly deck?: readonly CardName[];
  readonly discard?: Cards;
}

/** A game with only these cards on the table; the others are in the players' hands. */
function withPiles({ row = COLORED, deck = [], discard = {} }: Piles): TestGame {
  return aGame({ map: usa, hands: [{}, {}], row, deck, discard });
}

const blind = (card: CardName) => ({ type: 'cardTaken', seat: 0, from: 'deck', card });
const faceUp = (from: number, card: CardName) => ({ type: 'cardTaken', seat: 0, from, card });
const filled = (place: number, card: CardName) => ({ type: 'rowFilled', place, card });
const reshuffled = (count: number) => ({ type: 'deckReshuffled', count });

/** What can be done after the first card; null: the draw has ended by itself. */
function secondCards(game: TestGame): (number | 'deck')[] | null {
  if (game.table.turn !== 0) return null;
  return game.legal().flatMap((action): (number | 'deck')[] => {
    if (action.type !== 'drawCard') return [];
    return action.from === DECK ? ['deck'] : [action.from];
  });
}

describe('DRAW-6 MKT-2 the first card, when deck and discard run out', () => {
  const cases: readonly (Piles & {
    name: string;
    from: 'deck' | number;
    events: readonly object[];
    second: (number | 'deck')[] | null;
  })[] = [
    {
      name: 'blind, from a deck that still has two',
      deck: ['yellow', 'orange'],
      from: 'deck',
      events: [blind('yellow')],
      second: [0, 1, 2, 3, 4, 'deck'],
    },
    {
      name: 'blind, the last of all: no second from the deck',
      deck: ['yellow'],
      from: 'deck',
      events: [blind('yellow')],
      second: [0, 1, 2, 3, 4],
    },
    {
      name: 'blind, the last of the deck: the discard waits until it is needed',
      deck: ['yellow'],
      discard: { purple: 3 },
      from: 'deck',
      events: [blind('yellow')],
      second: [0, 1, 2, 3, 4, 'deck'],
    },
    {
      name: 'blind, with an empty deck: the discard is shuffled first',
      discard: { purple: 3 },
      from: 'deck',
      events: [reshuffled(3), blind('purple')],
      second: [0, 1, 2, 3, 4, 'deck'],
    },
    {
      name: 'blind, the only card of the discard',
      discard: { purple: 1 },
      from: 'deck',
      events: [reshuffled(1), blind('purple')],
      second: [0, 1, 2, 3, 4],
    },
    {
      name: 'blind, and only face-up locomotives are left: the draw ends by itself',
      row: Array(5).fill('locomotive'),
      deck: ['yellow'],
      from: 'deck',
      events: [blind('yellow')],
      second: null,
    },
    {
      name: 'face up, replaced by the last of the deck',
      deck: ['yellow'],
      from: 1,
      events: [faceUp(1, 'blue'), filled(1, 'yellow')],
      second: [0, 1, 2, 3, 4],
    },
    {
      name: 'face up, replaced by the only card of the discard',
      discard: { purple: 1 },
      from: 3,
      events: [faceUp(3, 'white'), reshuffled(1), filled(3, 'purple')],
      second: [0, 1, 2, 3, 4],
    },
    {
      name: 'face up, replaced from a discard of three',
      discard: { purple: 3 },
      from: 3,
      events: [faceUp(3, 'white'), reshuffled(3), filled(3, 'purple')],
      second: [0, 1, 2, 3, 4, 'deck'],
    },
    {
      name: 'face up, with nothing to replace it: the place stays empty',
      from: 1,
      events: [faceUp(1, 'blue')],
      second: [0, 2, 3, 4],
    },
    {
      name: 'face up, replaced by a locomotive among locomotives: the draw ends by itself',
      row: ['red', 'locomotive', 'locomotive', 'locomotive', 'locomotive'],
      deck: ['locomotive'],
      from: 0,
      events: [faceUp(0, 'red'), filled(0, 'locomotive')],
      second: null,
    },
    {
      name: 'the last face-up card of all: the draw ends by itself',
      row: [null, null, 'green', null, null],
      from: 2,
      events: [faceUp(2, 'green')],
      second: null,
    },
    {
      name: 'the last but face-up locomotives: the draw ends by itself',
      row: ['locomotive', null, 'green', null, 'locomotive'],
      from: 2,
      events: [faceUp(2, 'green')],
      second: null,
    },
    {
      name: 'one of two face-up cards: the other may follow',
      row: ['locomotive', null, 'green', 'red', null],
      from: 2,
      events: [faceUp(2, 'green')],
      second: [3],
    },
    {
      name: 'a lone face-up locomotive',
      row: [null, null, null, null, 'locomotive'],
      from: 4,
      events: [faceUp(4, 'locomotive')],
      second: null,
    },
  ];

  it.each(cases)('$name', ({ from, events, second, ...piles }) => {
    const game = withPiles(piles);
    expect(game.draw(from)).toEqual(events);
    expect(secondCards(game)).toEqual(second);
  });
});

describe('DRAW-6 MKT-2 the second card, when deck and discard run out', () => {
  const cases: readonly (Piles & {
    name: string;
    first: 'deck' | number;
    second: 'deck' | number;
    events: readonly object[];
  })[] = [
    {
      name: 'blind, from the discard',
      deck: ['yellow'],
      discard: { purple: 3 },
      first: 'deck',
      second: 'deck',
      events: [reshuffled(3), blind('purple')],
    },
    {
      name: 'blind, the last of the deck',
      deck: ['yellow', 'orange'],
      first: 'deck',
      second: 'deck',
      events: [blind('orange')],
    },
    {
      name: 'blind, after the refill took the last of the deck',
      deck: ['yellow'],
      discard: { purple: 1 },
      first: 0,
      second: 'deck',
      events: [reshuffled(1), blind('purple')],
    },
    {
      name: 'face up, replaced from the discard',
      deck: ['yellow'],
      discard: { purple: 3 },
      first: 'deck',
      second: 2,
      events: [faceUp(2, 'green'), reshuffled(3), filled(2, 'purple')],
    },
    {
      name: 'face up, with nothing to replace it',
      deck: ['yellow'],
      first: 'deck',
      second: 2,
      events: [faceUp(2, 'green')],
    },
    {
      name: 'face up, the last of all',
      row: ['red', null, null, null, 'blue'],
      first: 0,
      second: 4,
      events: [faceUp(4, 'blue')],
    },
  ];

  it.each(cases)('$name; then the turn is over', ({ first, second, events, ...piles }) => {
    const game = withPiles(piles);
    game.draw(first);
    expect(game.table.turn).toBe(0);
    expect(game.draw(second)).toEqual(events);
    expect([game.table.turn, game.table.phase]).toEqual([1, 'turn']);
  });
});
