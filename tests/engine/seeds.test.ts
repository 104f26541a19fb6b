import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../src/engine/board.ts';
import { startGame } from '../../src/engine/play.ts';
import { nameEvent } from '../../src/formats/recordNames.ts';
import { aDealtGame, aGame, mapOf } from '../support/games/aGame.ts';

describe('SET-1 one seed, one deal', () => {
  const deal = (seed: string) => {
    const board = makeBoard(mapOf('nordic'), 3);
    return startGame(board, seed, 0).events.map((event) => nameEvent(board, event));
  };

  it('is frozen for ever: the deal of the seed "railpass"', () => {
    expect(aDealtGame({ map: 'usa', seed: 'railpass' }).events).toEqual([
      {
        type: 'dealt',
        hands: [
          ['purple', 'white', 'locomotive', 'yellow'],
          ['green', 'purple', 'green', 'yellow'],
        ],
        faceUp: ['red', 'blue', 'locomotive', 'orange', 'red'],
        offers: [
          ['houston--kansas-city', 'chicago--new-orleans', 'chicago--santa-fe'],
          ['calgary--phoenix', 'montreal--vancouver', 'duluth--houston'],
        ],
      },
    ]);
  });

  it('the same seed deals the same game again, another seed another', () => {
    expect(deal('a')).toEqual(deal('a'));
    expect(deal('a')).not.toEqual(deal('b'));
  });

  it('who begins changes nothing in the deal', () => {
    const [first, third] = [0, 2].map((firstSeat) => aDealtGame({ map: 'nordic', players: 3, firstSeat }).events);
    expect(first).toEqual(third);
  });
});

describe('MKT-2 each deck and each reshuffle has a stream of its own', () => {
  const setting = {
    map: 'usa',
    seed: 'railpass',
    deck: [],
    discard: { purple: 3, orange: 3, black: 3 },
    row: ['red', 'red', 'red', 'red', 'red'],
  } as const;

  it.each([
    {
      reshuffle: 'first',
      before: 0,
      order: ['purple', 'black', 'orange', 'orange', 'black', 'purple', 'black', 'orange', 'purple'],
    },
    {
      reshuffle: 'second',
      before: 1,
      order: ['black', 'black', 'orange', 'purple', 'black', 'purple', 'purple', 'orange', 'orange'],
    },
  ])('is frozen for ever: the $reshuffle reshuffle of the same nine cards', ({ before, order }) => {
    const game = aGame(setting);
    game.table.reshuffles = before;
    expect(game.draw('deck')).toEqual([
      { type: 'deckReshuffled', count: 9 },
      { type: 'cardTaken', seat: 0, from: 'deck', card: order[0] },
    ]);
    expect(game.deck).toEqual(order.slice(1));
  });

  it('drawing tickets does not change the order of the cards, nor the reshuffle', () => {
    const plain = aGame({ ...setting, turn: 1 });
    const withTickets = aGame({ ...setting, turn: 0 });
    withTickets.drawTickets();
    withTickets.keep(...withTickets.view().offer.map((ticket) => withTickets.board.map.tickets[ticket]?.id ?? ''));
    for (const game of [plain, withTickets]) game.draw('deck');
    expect(withTickets.table.turn).toBe(plain.table.turn);
    expect(withTickets.deck).toEqual(plain.deck);
  });

  it('drawing cards, reshuffle included, does not change the order of the tickets', () => {
    const game = aGame(setting);
    const before = [...game.ticketDeck];
    for (let i = 0; i < 9; i++) game.draw('deck');
    expect(game.table.deckSize).toBe(0);
    expect(game.table.reshuffles).toBe(1);
    expect(game.ticketDeck).toEqual(before);
  });

  it('what is kept at the start does not change the cards to come', () => {
    const [keepsAll, keepsTwo] = [0, 1].map((refused) => {
      const game = aDealtGame({ map: 'europe' });
      for (let seat = 0; seat < 2; seat++) game.act({ type: 'keepTickets', kept: game.view().offer.slice(refused) });
      return game;
    });
    expect(keepsAll?.deck).toEqual(keepsTwo?.deck);
    expect(keepsAll?.ticketDeck).toEqual(keepsTwo?.ticketDeck);
  });
});
