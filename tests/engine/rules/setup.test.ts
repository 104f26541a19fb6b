import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/engine/cards.ts';
import { startGame } from '../../../src/engine/play.ts';
import { viewFor } from '../../../src/engine/view.ts';
import type { RecordEvent } from '../../../src/formats/recordShape.ts';
import { aDealtGame, mapOf, type TestGame, withRules } from '../../support/games/aGame.ts';

const [usa, europe, nordic] = [mapOf('usa'), mapOf('europe'), mapOf('nordic')];

type Dealt = Extract<RecordEvent, { type: 'dealt' }>;

function dealOf(game: TestGame): Dealt {
  const [first] = game.events;
  if (first?.type !== 'dealt') throw new Error('a game begins with the deal');
  return first;
}

function count(cards: readonly (string | null | undefined)[]): Record<string, number> {
  return Object.fromEntries(CARDS.map((name) => [name, cards.filter((card) => card === name).length]));
}

/** Every wagon card of the game, wherever it lies. */
function allCards({ game, row, deck }: TestGame): Record<string, number> {
  const lying = count([...row, ...deck]);
  const piles = [...game.hands, game.table.discard];
  return Object.fromEntries(
    CARDS.map((name, i) => [name, (lying[name] ?? 0) + piles.reduce((sum, pile) => sum + (pile[i] ?? 0), 0)]),
  );
}

function pack(perColor: number, locomotives: number): Record<string, number> {
  return Object.fromEntries(CARDS.map((name) => [name, name === 'locomotive' ? locomotives : perColor]));
}

const MAPS = [
  { on: 'usa', map: usa, deckName: 'classic', cards: pack(12, 14), trains: 45, stations: 0 },
  { on: 'usa', map: usa, deckName: 'grand', cards: pack(12, 14), trains: 45, stations: 0 },
  { on: 'europe', map: europe, cards: pack(12, 14), trains: 45, stations: 3 },
  { on: 'nordic', map: nordic, cards: pack(12, 18), trains: 40, stations: 0 },
  { on: 'everything', map: 'everything', cards: pack(4, 8), trains: 14, stations: 3 },
] as const;

const TABLES = MAPS.flatMap((map) => [2, 3, 4, 5].map((players) => ({ ...map, players })));

describe('SET-1 the wagon cards', () => {
  it.each(TABLES)('four to each of $players players and five face up ($on)', (table) => {
    const game = aDealtGame(table);
    const { hands, faceUp } = dealOf(game);
    const total = Object.values(table.cards).reduce((sum, n) => sum + n, 0);
    expect(hands.map((hand) => hand.length)).toEqual(Array(table.players).fill(4));
    expect(faceUp.length).toBe(5);
    expect(game.table.handSizes).toEqual(Array(table.players).fill(4));
    expect(hands.map(count)).toEqual(hands.map((_, seat) => ({ ...pack(0, 0), ...game.hand(seat) })));
    expect(game.row).toEqual(faceUp);
    expect(game.table.deckSize).toBe(total - 4 * table.players - 5);
    expect(game.table.discardSize).toBe(0);
  });

  it.each(TABLES)('no card is missing and none is there twice ($on, $players players)', (table) => {
    expect(allCards(aDealtGame(table))).toEqual(table.cards);
  });

  it.each(TABLES)('everybody has all trains and stations and no points ($on, $players players)', (table) => {
    const game = aDealtGame(table);
    expect(game.table.trains).toEqual(Array(table.players).fill(table.trains));
    expect(game.board.rules.stations?.each ?? 0).toBe(table.stations);
    expect(game.table.stations).toEqual(Array(table.players).fill([]));
    expect(game.table.scores).toEqual(Array(table.players).fill(0));
  });

  it('how many cards are dealt and turned up is the map’s own', () => {
    const game = aDealtGame({ map: withRules(usa, { openingHand: 6, faceUp: 3 }) });
    expect(dealOf(game).hands.map((hand) => hand.length)).toEqual([6, 6]);
    expect(game.row.length).toBe(3);
  });
});

describe('SET-1 MKT-3 three locomotives at the deal', () => {
  it('are swept away before anybody chooses tickets', () => {
    const game = aDealtGame({ map: usa, seed: 'deal 12' });
    const dealt = ['locomotive', 'blue', 'locomotive', 'yellow', 'locomotive'];
    expect(dealOf(game).faceUp).toEqual(dealt);
    expect(game.events.slice(1)).toEqual([
      { type: 'rowSwept', cards: dealt },
      { type: 'rowFilled', place: 0, card: 'blue' },
      { type: 'rowFilled', place: 1, card: 'orange' },
      { type: 'rowFilled', place: 2, card: 'red' },
      { type: 'rowFilled', place: 3, card: 'green' },
      { type: 'rowFilled', place: 4, card: 'purple' },
    ]);
    expect(game.discard).toEqual({ blue: 1, yellow: 1, locomotive: 3 });
    expect(game.legalKinds()).toEqual(['keepTickets']);
    expect(allCards(game)).toEqual(pack(12, 14));
  });

  it('are swept away again if three more come up', () => {
    const game = aDealtGame({ map: usa, seed: 'deal 2917' });
    expect(game.events.filter(({ type }) => type === 'rowSwept')).toEqual([
      { type: 'rowSwept', cards: ['locomotive', 'locomotive', 'red', 'locomotive', 'purple'] },
      { type: 'rowSwept', cards: ['purple', 'locomotive', 'locomotive', 'locomotive', 'white'] },
    ]);
    expect(game.row).toEqual(['black', 'red', 'red', 'black', 'locomotive']);
    expect(game.discard).toEqual({ purple: 2, white: 1, red: 1, locomotive: 6 });
  });

  it('MKT-4 nordic: stay', () => {
    const game = aDealtGame({ map: nordic, seed: 'deal 1' });
    expect(game.events.length).toBe(1);
    expect(game.row).toEqual(['locomotive', 'red', 'locomotive', 'purple', 'locomotive']);
  });
});

describe('SET-4 bonus cards', () => {
  it.each([2, 3, 4, 5])(
    'nordic: four of the eleven lie open for all %i players; the others leave the game',
    (players) => {
      const game = aDealtGame({ map: nordic, players });
      const { bonusCards = [] } = dealOf(game);
      expect(new Set(bonusCards).size).toBe(4);
      const known = game.board.map.bonusCards?.map(({ id }) => id) ?? [];
      expect(known.length).toBe(11);
      expect(bonusCards.filter((id) => !known.includes(id))).toEqual([]);
      expect(viewFor(game.game, 'table').table.bonusCards.map((card) => known[card])).toEqual(bonusCards);
      expect(game.game.bonusDeck).toEqual([]);
    },
  );

  it('are shuffled: over fifty games each comes up', () => {
    const { board } = aDealtGame({ map: nordic });
    const seen = Array.from({ length: 50 }, (_, i) => startGame(board, `${i}`, 0).game.table.bonusCards);
    expect(new Set(seen.flat()).size).toBe(11);
  });

  it.each([
    { on: 'usa', map: usa },
    { on: 'europe', map: europe },
  ])('$on has none, and its record does not mention them', ({ map }) => {
    const game = aDealtGame({ map });
    expect(dealOf(game)).not.toHaveProperty('bonusCards');
    expect(game.table.bonusCards).toEqual([]);
  });

  it('another map may lay out another number', () => {
    expect(dealOf(aDealtGame({ map: withRules(nordic, { bonusCardsInPlay: 2 }) })).bonusCards?.length).toBe(2);
  });
});

describe('SET-6 who begins', () => {
  const seats = [2, 3, 4, 5].flatMap((players) =>
    Array.from({ length: players }, (_, firstSeat) => ({ players, firstSeat })),
  );

  it.each(seats)('seat $firstSeat of $players begins, and play goes round in the order of the seats', (table) => {
    const { players, firstSeat } = table;
    const game = aDealtGame({ map: usa, ...table });
    const clockwise = Array.from({ length: players }, (_, i) => (firstSeat + i) % players);
    const chose = clockwise.map(() => {
      const { turn } = game.table;
      game.act({ type: 'keepTickets', kept: game.view().offer });
      return turn;
    });
    const played = [...clockwise, ...clockwise].map(() => {
      const { turn } = game.table;
      game.skipTurn();
      return turn;
    });
    expect(chose).toEqual(clockwise);
    expect(played).toEqual([...clockwise, ...clockwise]);
  });
});
