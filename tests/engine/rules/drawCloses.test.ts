import { describe, expect, it } from 'vitest';
import { botNamed, PLAYER_NAMES } from '../../../src/bots/players.ts';
import { CARDS, type CardName } from '../../../src/engine/cards.ts';
import { stream } from '../../../src/engine/random.ts';
import { aGame, type Cards, type TestGame } from '../../support/games/aGame.ts';
import type { MapId } from '../../support/maps/mapFiles.ts';

const ROW = ['red', 'blue', 'green', 'white', 'locomotive'] as const satisfies CardName[];
const COLORS = CARDS.filter((name) => name !== 'locomotive');
const CLOSED = { code: 'drawClosed' };
const MAPS = ['europe', 'nordic'] as const;

interface Piles {
  readonly deck?: readonly CardName[];
  readonly discard?: Cards;
  readonly ticketDeck?: readonly string[];
}

function runOut(map: MapId, { deck = [], ...piles }: Piles = {}): TestGame {
  return aGame({ map, hands: [{}, {}], row: ROW, deck, ...piles });
}

describe('DRAW-6 deck and discard are empty, and cards lie face up', () => {
  it.each(MAPS)('on %s drawing cannot be chosen any more', (map) => {
    const game = runOut(map);
    expect(game.legalKinds()).not.toContain('drawCard');
    expect(game.refusal((g) => g.draw('deck'))).toEqual(CLOSED);
    for (const place of ROW.keys()) expect(game.refusal((g) => g.draw(place))).toEqual(CLOSED);
  });

  it('on usa the row can still be drawn from', () => {
    const game = runOut('usa');
    expect(game.legalKinds()).toContain('drawCard');
    expect(game.draw(1)).toEqual([{ type: 'cardTaken', seat: 0, from: 1, card: 'blue' }]);
  });

  it.each(MAPS)('on %s a card in deck or discard is enough, and what has begun goes on with the row', (map) => {
    for (const piles of [{ deck: ['yellow'] }, { discard: { yellow: 1 } }] as const) {
      const game = runOut(map, piles);
      game.draw('deck');
      expect([game.table.turn, game.table.phase]).toEqual([0, 'drawing']);
      game.draw(2);
      expect(game.table.turn).toBe(1);
      expect(game.refusal((g) => g.draw(0))).toEqual(CLOSED);
    }
  });

  it.each(MAPS)('on %s a payment that is discarded opens it again', (map) => {
    const game = aGame({ map, hands: [{ locomotive: 1 }, {}], row: ROW, deck: [] });
    expect(game.legalKinds()).not.toContain('drawCard');
    const short = game.board.map.routes.find(({ length, kind }) => length === 1 && kind === 'plain');
    game.act({
      type: 'claimRoute',
      route: game.route(short?.id ?? ''),
      payment: CARDS.map((name) => (name === 'locomotive' ? 1 : 0)),
    });
    expect(game.legalKinds()).toContain('drawCard');
  });

  it.each(MAPS)('TURN-2 on %s whoever can do nothing else passes, and passes of all end the game', (map) => {
    const game = runOut(map, { ticketDeck: [] });
    expect(game.legalKinds()).toEqual(['pass']);
    game.pass();
    game.pass();
    expect(game.table.phase).toBe('over');
  });
});

describe('DRAW-6 computer players, once nobody can draw', () => {
  /** All cards but the row lie in two hands. */
  function hoarded(map: MapId): TestGame {
    const hands = [0, 1].map((seat) =>
      Object.fromEntries(COLORS.map((color, i) => [color, (i + seat) % 2 === 0 ? 11 : 0])),
    );
    return aGame({ map, hands, row: ROW, deck: [] });
  }

  it.each(PLAYER_NAMES.flatMap((name) => MAPS.map((map) => [name, map] as const)))(
    '%s plays on on %s to the end',
    (name, map) => {
      const game = hoarded(map);
      const bot = botNamed(name, { players: 2, budget: { rollouts: 2 } });
      const random = stream(name, 'bot', 0);
      for (let moves = 0; game.table.phase !== 'over'; moves++) {
        expect(moves).toBeLessThan(500);
        game.act(bot(game.view(), random));
      }
    },
  );
});
