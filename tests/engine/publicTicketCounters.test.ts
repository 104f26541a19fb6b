import { describe, expect, it } from 'vitest';
import { evolve } from '../../src/engine/evolve.ts';
import { cloneGame } from '../../src/engine/game.ts';
import { aDealtGame, aGame, mapOf } from '../support/games/aGame.ts';
import { cards, NEXT_TURN, publicChanges } from '../support/games/publicChanges.ts';

const usa = mapOf('usa');
const europe = mapOf('europe');
const nordic = mapOf('nordic');

describe('INFO-1 public counters of tickets', () => {
  it('drawn and kept: how many are offered, kept and refused, and what is left in the deck', () => {
    const game = aGame({ map: usa });
    expect(publicChanges(game, () => game.drawTickets())).toEqual({
      phase: 'tickets',
      offerSizes: [3, 0],
      ticketDeckSize: 21,
    });
    const [first] = game.view().offer;
    expect(publicChanges(game, () => game.act({ type: 'keepTickets', kept: [first ?? -1] }))).toEqual({
      ...NEXT_TURN,
      phase: 'turn',
      offerSizes: [0, 0],
      ticketsHeld: [4, 3],
      ticketsRefused: [2, 0],
      ticketDeckSize: 23,
    });
  });

  it('of the first choice in usa: refused ones are in the deck once all have chosen', () => {
    const game = aDealtGame({ map: usa });
    const keep = (count: number) => game.act({ type: 'keepTickets', kept: game.view().offer.slice(0, count) });
    expect(publicChanges(game, () => keep(2))).toEqual({
      turn: 1,
      offerSizes: [0, 3],
      ticketsHeld: [2, 0],
      ticketsRefused: [1, 0],
    });
    expect(publicChanges(game, () => keep(3))).toEqual({
      turn: 0,
      phase: 'turn',
      offerSizes: [0, 0],
      ticketsHeld: [2, 3],
      ticketDeckSize: 25,
    });
  });

  it('of the first choice in europe: refused ones are gone', () => {
    const game = aDealtGame({ map: europe });
    const keep = (count: number) => game.act({ type: 'keepTickets', kept: game.view().offer.slice(0, count) });
    expect(publicChanges(game, () => [keep(2), keep(4)])).toEqual({
      phase: 'turn',
      offerSizes: [0, 0],
      ticketsHeld: [2, 4],
      ticketsRefused: [2, 0],
    });
  });
});

describe('INFO-1 public counters of the rest', () => {
  it.each([
    { map: usa, deckSize: 110 - 17, ticketDeckSize: 30 - 9, offerSizes: [3, 3, 3], bonusCards: 0 },
    { map: europe, deckSize: 110 - 17, ticketDeckSize: 40 - 9, offerSizes: [4, 4, 4], bonusCards: 0 },
    { map: nordic, deckSize: 114 - 17, ticketDeckSize: 55 - 12, offerSizes: [4, 4, 4], bonusCards: 4 },
  ])('the deal of $map.id', ({ map, deckSize, ticketDeckSize, offerSizes, bonusCards }) => {
    const { table } = aDealtGame({ map, players: 3 });
    expect(table).toMatchObject({ deckSize, ticketDeckSize, offerSizes, handSizes: [4, 4, 4], ticketsHeld: [0, 0, 0] });
    expect(table.bonusCards).toHaveLength(bonusCards);
    expect(table.seenInHand).toEqual(cards({}, {}, {}));
  });

  it('the last round: who brought it on and how many turns are left', () => {
    const game = aGame({ map: usa, trains: [3, 20], hands: [{ red: 1 }] });
    expect(publicChanges(game, () => game.claim('atlanta--nashville', { red: 1 }))).toMatchObject({
      lastRoundBy: 0,
      turnsLeft: 2,
    });
  });

  it('passes: how many in a row, then the end', () => {
    const game = aGame({
      map: usa,
      hands: [],
      row: [null, null, null, null, null],
      deck: [],
      tickets: [],
      ticketDeck: [],
    });
    expect(publicChanges(game, () => game.pass())).toEqual({ ...NEXT_TURN, passes: 1 });
    expect(publicChanges(game, () => game.pass())).toEqual({ passes: 2, phase: 'over', turnsTaken: 2 });
  });

  it('another player for a seat: nothing', () => {
    const game = aGame({ map: usa });
    const next = cloneGame(game.game);
    evolve(next, { type: 'seatChanged', seat: 1, by: 'bot:easy' });
    expect(next).toEqual(game.game);
  });
});
