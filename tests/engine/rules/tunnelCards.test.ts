import { describe, expect, it } from 'vitest';
import { aGame, mapOf } from '../../support/games/aGame.ts';

const europe = mapOf('europe');
const everything = mapOf('everything');
const ROW = ['blue', 'green', 'white', 'black', 'yellow'] as const;
const RED_TUNNEL = 'erzurum--sochi'; // 3 spaces, 4 points
const BONUS_TUNNEL = 'dale--elm'; // 3 black, draw bonus 1

describe('TUN-5 the turned-up cards are discarded once the tunnel is settled', () => {
  it('they lie on the table as long as it is not', () => {
    const game = aGame({
      map: europe,
      hands: [{ red: 4 }],
      row: ROW,
      deckTop: ['red', 'blue', 'white'],
      discard: { green: 1 },
    });
    const { deckSize } = game.table;
    game.claim(RED_TUNNEL, { red: 3 });
    expect([game.table.deckSize, game.discard, game.table.discardSize]).toEqual([deckSize - 3, { green: 1 }, 1]);
  });

  it('when the route is claimed, with the payment', () => {
    const game = aGame({
      map: europe,
      hands: [{ red: 4 }],
      row: ROW,
      deckTop: ['red', 'blue', 'white'],
      discard: { green: 1 },
    });
    game.claim(RED_TUNNEL, { red: 3 });
    game.payTunnel({ red: 1 });
    expect([game.discard, game.table.discardSize]).toEqual([{ red: 5, blue: 1, white: 1, green: 1 }, 8]);
  });

  it('when nothing was owed', () => {
    const game = aGame({ map: europe, hands: [{ red: 4 }], row: ROW, deckTop: ['green', 'blue', 'white'] });
    game.claim(RED_TUNNEL, { red: 3 });
    expect([game.discard, game.table.discardSize]).toEqual([{ red: 3, blue: 1, white: 1, green: 1 }, 6]);
  });

  it('when the payment is taken back, without the payment', () => {
    const game = aGame({ map: europe, hands: [{ red: 4 }], row: ROW, deckTop: ['red', 'blue', 'white'] });
    game.claim(RED_TUNNEL, { red: 3 });
    game.withdraw();
    expect([game.discard, game.table.discardSize]).toEqual([{ red: 1, blue: 1, white: 1 }, 3]);
  });

  it('the next reshuffle contains them', () => {
    const game = aGame({ map: europe, hands: [{ red: 4 }], row: ROW, deck: ['red', 'red', 'red'] });
    game.claim(RED_TUNNEL, { red: 3 });
    game.withdraw();
    expect(game.draw('deck')).toEqual([
      { type: 'deckReshuffled', count: 3 },
      { type: 'cardTaken', seat: 1, from: 'deck', card: 'red' },
    ]);
  });

  describe('with three locomotives in the row, and more cards needed for a better one', () => {
    const row = ['locomotive', 'blue', 'locomotive', 'green', 'locomotive'] as const;
    const deck = ['locomotive', 'locomotive', 'locomotive'] as const;

    it('they are discarded before the row is swept: the reshuffle after it has them', () => {
      const game = aGame({ map: europe, hands: [{ red: 6 }], row, deck });
      game.claim(RED_TUNNEL, { red: 3 });
      expect(game.payTunnel({ red: 3 }).slice(0, 3)).toEqual([
        { type: 'routeClaimed', seat: 0, route: RED_TUNNEL, paid: { red: 6 }, points: 4 },
        { type: 'rowSwept', cards: [...row] },
        { type: 'deckReshuffled', count: 6 + 3 + 5 },
      ]);
    });

    it('they alone make no sweep possible', () => {
      const game = aGame({ map: europe, hands: [{ red: 6 }], row, deck });
      expect(game.claim(RED_TUNNEL, { red: 3 }).map((event) => event.type)).toEqual(['tunnelOpened']);
      expect(game.withdraw()).toEqual([{ type: 'tunnelWithdrawn', seat: 0, route: RED_TUNNEL }]);
      expect(game.row).toEqual(row);
    });
  });

  it('with none turned up, the payment alone fills the empty places of the row', () => {
    const game = aGame({ map: europe, hands: [{ red: 3 }], row: ['blue', null, 'white', null, 'green'], deck: [] });
    expect(game.claim(RED_TUNNEL, { red: 3 })).toEqual([
      { type: 'tunnelOpened', seat: 0, route: RED_TUNNEL, paid: { red: 3 }, revealed: [], owed: 0 },
      { type: 'routeClaimed', seat: 0, route: RED_TUNNEL, paid: { red: 3 }, points: 4 },
      { type: 'deckReshuffled', count: 3 },
      { type: 'rowFilled', place: 1, card: 'red' },
      { type: 'rowFilled', place: 3, card: 'red' },
    ]);
  });
});

describe('TUN-5 PLUS-1 a tunnel with a draw bonus', () => {
  it('the bonus is drawn after the claim, before the turned-up cards are discarded', () => {
    const game = aGame({ map: everything, hands: [{ black: 3 }], row: ROW, deck: ['red', 'blue', 'white'] });
    expect(game.claim(BONUS_TUNNEL, { black: 3 })).toEqual([
      {
        type: 'tunnelOpened',
        seat: 0,
        route: BONUS_TUNNEL,
        paid: { black: 3 },
        revealed: ['red', 'blue', 'white'],
        owed: 0,
      },
      { type: 'routeClaimed', seat: 0, route: BONUS_TUNNEL, paid: { black: 3 }, points: 4 },
      { type: 'deckReshuffled', count: 3 },
      { type: 'bonusDrawn', seat: 0, cards: ['black'] },
    ]);
    expect([game.deck, game.discard]).toEqual([['black', 'black'], { red: 1, blue: 1, white: 1 }]);
  });

  it('the same when extra cards were paid', () => {
    const game = aGame({ map: everything, hands: [{ black: 4 }], row: ROW, deck: ['black', 'blue', 'white', 'green'] });
    game.claim(BONUS_TUNNEL, { black: 3 });
    expect(game.payTunnel({ black: 1 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: BONUS_TUNNEL, paid: { black: 4 }, points: 4 },
      { type: 'bonusDrawn', seat: 0, cards: ['green'] },
    ]);
    expect([game.hand(0), game.discard]).toEqual([{ green: 1 }, { black: 5, blue: 1, white: 1 }]);
  });

  it('no bonus for a tunnel that was withdrawn', () => {
    const game = aGame({ map: everything, hands: [{ black: 4 }], row: ROW, deck: ['black', 'blue', 'white', 'green'] });
    game.claim(BONUS_TUNNEL, { black: 3 });
    expect(game.withdraw()).toEqual([{ type: 'tunnelWithdrawn', seat: 0, route: BONUS_TUNNEL }]);
    expect([game.hand(0), game.deck]).toEqual([{ black: 4 }, ['green']]);
  });

  it('empty places of the row are filled after the bonus', () => {
    const row = ['locomotive', 'blue', 'locomotive', null, null] as const;
    const game = aGame({ map: everything, hands: [{ black: 3 }], row, deck: [] });
    expect(game.claim(BONUS_TUNNEL, { black: 3 })).toEqual([
      { type: 'tunnelOpened', seat: 0, route: BONUS_TUNNEL, paid: { black: 3 }, revealed: [], owed: 0 },
      { type: 'routeClaimed', seat: 0, route: BONUS_TUNNEL, paid: { black: 3 }, points: 4 },
      { type: 'deckReshuffled', count: 3 },
      { type: 'bonusDrawn', seat: 0, cards: ['black'] },
      { type: 'rowFilled', place: 3, card: 'black' },
      { type: 'rowFilled', place: 4, card: 'black' },
    ]);
  });
});
