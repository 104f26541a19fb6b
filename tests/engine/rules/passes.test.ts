import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../../src/engine/board.ts';
import type { GameEvent } from '../../../src/engine/events.ts';
import { evolve } from '../../../src/engine/evolve.ts';
import { legalActions } from '../../../src/engine/legal.ts';
import type { MapData } from '../../../src/engine/map.ts';
import { isRefusal, play, startGame } from '../../../src/engine/play.ts';
import { replay } from '../../../src/engine/replay.ts';
import { viewFor } from '../../../src/engine/view.ts';
import { aGame, type Situation, withRules } from '../../support/games/aGame.ts';
import { everythingMap } from '../../support/maps/everythingMap.ts';

const withoutStations = withRules('everything', { stations: null });

/** Nobody can do anything: all routes are seat 1's, no card and no ticket is left. */
const stuck = {
  map: withoutStations,
  hands: [],
  row: [null, null, null, null, null],
  deck: [],
  discard: {},
  tickets: [],
  ticketDeck: [],
  routes: [[], everythingMap.routes.map(({ id }) => id)],
} as const satisfies Situation;

const PLAYERS = [2, 3, 4, 5];

function trains(players: number, each: number): number[] {
  return Array(players).fill(each);
}

describe('TURN-2 as many passes in a row as there are players', () => {
  it.each(PLAYERS)('end the game at once with %i players', (players) => {
    const game = aGame({ ...stuck, players, trains: trains(players, 9), turn: 1 });
    for (let i = 1; i < players; i++) expect(game.pass()).toEqual([{ type: 'passed', seat: i }]);
    expect(game.pass()).toEqual([{ type: 'passed', seat: 0 }, { type: 'gameEnded' }]);
    expect(game.table.phase).toBe('over');
    expect(game.refusal((g) => g.pass())).toEqual({ code: 'gameOver' });
  });

  it('and the game is scored', () => {
    const game = aGame({ ...stuck, trains: [9, 9], tickets: [['cedar--elm'], ['birch--fern']] });
    game.pass();
    game.pass();
    const { seats, ranking } = game.result();
    expect(seats.map(({ tickets }) => tickets)).toEqual([
      [{ id: 'cedar--elm', completed: false, points: -3 }],
      [{ id: 'birch--fern', completed: true, points: 4 }],
    ]);
    expect(ranking).toEqual([[1], [0]]);
  });

  it.each(PLAYERS)('also in the last round, before its last turn, with %i players', (players) => {
    const game = aGame({ ...stuck, players, trains: trains(players, 2) });
    expect(game.pass()).toEqual([
      { type: 'passed', seat: 0 },
      { type: 'lastRound', seat: 0 },
    ]);
    for (let seat = 1; seat < players - 1; seat++) expect(game.pass()).toEqual([{ type: 'passed', seat }]);
    expect(game.pass()).toEqual([{ type: 'passed', seat: players - 1 }, { type: 'gameEnded' }]);
  });
});

describe('TURN-2 passes that are interrupted do not count', () => {
  /** The last seat can still claim one route with its only card. */
  function oneCanStillClaim(players: number): Situation {
    const hands = Array.from({ length: players }, (_, seat) => (seat === players - 1 ? { yellow: 1 } : {}));
    const routes = [[], everythingMap.routes.map(({ id }) => id).filter((id) => id !== 'cedar--fern')];
    return { ...stuck, players, hands, routes, trains: trains(players, 9) };
  }

  it.each(PLAYERS)('a claim after %i players less one have passed starts the count again', (players) => {
    const game = aGame(oneCanStillClaim(players));
    for (let seat = 0; seat < players - 1; seat++) game.pass();
    expect(game.claim('cedar--fern', { yellow: 1 })).toEqual([
      { type: 'routeClaimed', seat: players - 1, route: 'cedar--fern', paid: { yellow: 1 }, points: 1 },
      { type: 'deckReshuffled', count: 1 },
      { type: 'rowFilled', place: 0, card: 'yellow' },
    ]);
    expect(game.draw(0)).toEqual([{ type: 'cardTaken', seat: 0, from: 0, card: 'yellow' }]);
    for (let seat = 1; seat < players; seat++) expect(game.pass()).toEqual([{ type: 'passed', seat }]);
    expect(game.pass()).toEqual([{ type: 'passed', seat: 0 }, { type: 'gameEnded' }]);
  });

  it('so does a tunnel with nothing to turn up', () => {
    const hands = [{}, { green: 2 }];
    const routes = [[], everythingMap.routes.map(({ id }) => id).filter((id) => id !== 'birch--elm')];
    const game = aGame({ ...stuck, hands, routes, trains: [9, 9] });
    game.pass();
    expect(game.claim('birch--elm', { green: 2 })).toEqual([
      { type: 'tunnelOpened', seat: 1, route: 'birch--elm', paid: { green: 2 }, revealed: [], owed: 0 },
      { type: 'routeClaimed', seat: 1, route: 'birch--elm', paid: { green: 2 }, points: 2 },
      { type: 'deckReshuffled', count: 2 },
      { type: 'rowFilled', place: 0, card: 'green' },
      { type: 'rowFilled', place: 1, card: 'green' },
    ]);
    game.draw(0);
    game.draw(1);
    expect(game.pass()).toEqual([{ type: 'passed', seat: 1 }]);
    expect(game.pass()).toEqual([{ type: 'passed', seat: 0 }, { type: 'gameEnded' }]);
  });

  it('so does a station', () => {
    const stations = [['ash', 'birch', 'cedar'], []];
    const game = aGame({ ...stuck, map: 'everything', hands: [{}, { green: 1 }], stations, trains: [9, 9] });
    game.pass();
    expect(game.station('elm', { green: 1 })).toEqual([
      { type: 'stationBuilt', seat: 1, city: 'elm', paid: { green: 1 } },
      { type: 'deckReshuffled', count: 1 },
      { type: 'rowFilled', place: 0, card: 'green' },
    ]);
    game.draw(0);
    expect(game.pass()).toEqual([{ type: 'passed', seat: 1 }]);
    expect(game.pass()).toEqual([{ type: 'passed', seat: 0 }, { type: 'gameEnded' }]);
  });
});

describe('TURN-2 a seat handed over between passes', () => {
  it.each(PLAYERS)('does not break the count of %i players', (players) => {
    const game = aGame({ ...stuck, players, trains: trains(players, 9) });
    for (let seat = 0; seat < players - 1; seat++) {
      expect(game.pass()).toEqual([{ type: 'passed', seat }]);
      evolve(game.game, { type: 'seatChanged', seat, by: 'bot:hard' });
      expect(game.table.turn).toBe(seat + 1);
    }
    expect(game.pass()).toEqual([{ type: 'passed', seat: players - 1 }, { type: 'gameEnded' }]);
  });

  it('does not count as a turn either', () => {
    const game = aGame({ ...stuck, trains: [9, 9] });
    game.pass();
    for (let i = 0; i < 3; i++) evolve(game.game, { type: 'seatChanged', seat: 1, by: 'person' });
    expect([game.table.turn, game.table.phase]).toEqual([1, 'turn']);
  });
});

/** One route too long for anybody's cards, and a ticket each: when all cards are drawn, everybody must pass. */
const dullMap: MapData = {
  ...everythingMap,
  id: 'dull',
  rules: {
    ...everythingMap.rules,
    wagonsPerColor: 2,
    locomotives: 2,
    sweepAt: null,
    stations: null,
    ticketDecks: null,
    openingTickets: { deal: { regular: 1 }, keep: 1, refused: 'under the deck' },
    bonusCardsInPlay: null,
  },
  routes: everythingMap.routes.filter(({ id }) => id === 'isle--moor'),
  tickets: everythingMap.tickets.slice(0, 2),
};

describe('TURN-2 a whole game that ends in passes', () => {
  const board = makeBoard(dullMap, 2);
  const { game, events } = startGame(board, 'dull', 1);
  const recorded: GameEvent[] = [...events];
  while (game.table.phase !== 'over') {
    const [action = { type: 'pass' }] = legalActions(viewFor(game, game.table.turn));
    const played = play(game, action);
    if (isRefusal(played)) throw new Error(played.code);
    recorded.push(...played);
  }

  it('is over once every card is in the players’ hands', () => {
    expect(game.table.handSizes.reduce((sum, size) => sum + size, 0)).toBe(18);
    const [first, second, third] = recorded.slice(-3);
    expect([first?.type, second?.type, third?.type]).toEqual(['passed', 'passed', 'gameEnded']);
  });

  it('replays, also with a seat handed over after any event', () => {
    for (const at of recorded.keys()) {
      const change: GameEvent = { type: 'seatChanged', seat: at % 2, by: 'bot:easy' };
      const again = replay(board, 'dull', 1, recorded.toSpliced(at + 1, 0, change));
      expect(again.ok ? again.game.table : again.fault).toEqual(game.table);
    }
  });

  it('cannot end one pass earlier, nor go on after the last', () => {
    const early = recorded.toSpliced(-2, 1);
    expect(replay(board, 'dull', 1, early)).toMatchObject({ ok: false, fault: { at: early.length - 1 } });
    const open = recorded.slice(0, -1);
    expect(replay(board, 'dull', 1, open)).toEqual({
      ok: false,
      fault: { at: open.length, fault: { code: 'cutShort', event: { type: 'gameEnded' } } },
    });
    const more: GameEvent[] = [...recorded, { type: 'passed', seat: game.table.turn }];
    expect(replay(board, 'dull', 1, more)).toMatchObject({ ok: false, fault: { at: recorded.length } });
  });
});
