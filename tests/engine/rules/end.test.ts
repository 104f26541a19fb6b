import { describe, expect, it } from 'vitest';
import type { Action } from '../../../src/engine/actions.ts';
import type { CardName } from '../../../src/engine/cards.ts';
import { legalActions } from '../../../src/engine/legal.ts';
import { refusalOf } from '../../../src/engine/play.ts';
import { viewFor } from '../../../src/engine/view.ts';
import type { RecordEvent } from '../../../src/formats/recordShape.ts';
import { aGame, counts, mapOf, type Situation, type TestGame, withRules } from '../../support/games/aGame.ts';

const [usa, europe] = [mapOf('usa'), mapOf('europe')];
const TWO_SPACES = 'atlanta--charleston';
const PLAYERS = [2, 3, 4, 5];
const L = 'locomotive';

const types = (events: readonly RecordEvent[]) => events.map(({ type }) => type);

/** Plays to the end, quietly; the seats in the order they took their turns. */
function playOut(game: TestGame): number[] {
  const seats: number[] = [];
  while (game.table.phase !== 'over') {
    seats.push(game.table.turn);
    game.skipTurn();
  }
  return seats;
}

function clockwiseAfter(seat: number, players: number): number[] {
  return Array.from({ length: players }, (_, i) => (seat + 1 + i) % players);
}

describe('END-1 the last round begins', () => {
  it.each([
    { left: 3, announced: [] },
    { left: 2, announced: [{ type: 'lastRound', seat: 0 }] },
    { left: 1, announced: [{ type: 'lastRound', seat: 0 }] },
    { left: 0, announced: [{ type: 'lastRound', seat: 0 }] },
  ])('after a turn that ends with $left trains: $announced', ({ left, announced }) => {
    const game = aGame({ map: usa, hands: [{ red: 2 }], trains: [left + 2, 45] });
    expect(game.claim(TWO_SPACES, { red: 2 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: TWO_SPACES, paid: { red: 2 }, points: 2 },
      ...announced,
    ]);
    expect(game.table.trains).toEqual([left, 45]);
    expect(game.table.lastRoundBy).toBe(announced.length > 0 ? 0 : -1);
    expect([game.table.turn, game.table.phase]).toEqual([1, 'turn']);
  });

  it('at how many trains is the map’s own', () => {
    const game = aGame({ map: withRules(usa, { lastRoundAt: 5 }), hands: [{ red: 2 }], trains: [7, 45] });
    expect(types(game.claim(TWO_SPACES, { red: 2 }))).toEqual(['routeClaimed', 'lastRound']);
  });

  it('when the player who has few trains ends a turn, not when another does', () => {
    const game = aGame({ map: usa, hands: [], trains: [45, 2] });
    game.draw('deck');
    expect(types(game.stop())).toEqual(['drawStopped']);
    game.draw('deck');
    expect(game.stop()).toEqual([
      { type: 'drawStopped', seat: 1 },
      { type: 'lastRound', seat: 1 },
    ]);
  });

  it.each([
    { name: 'withdrawn: nothing begins', end: (g: TestGame) => g.withdraw(), last: 'tunnelWithdrawn' },
    { name: 'paid for: it begins then', end: (g: TestGame) => g.payTunnel({ red: 1 }), last: 'lastRound' },
  ])('a tunnel $name', ({ end, last }) => {
    const game = aGame({ map: europe, hands: [{ red: 3 }], deckTop: ['red', 'blue', 'blue'], trains: [4, 45] });
    expect(types(game.claim('barcelona--pamplona', { red: 2 }))).toEqual(['tunnelOpened']);
    expect(types(end(game)).at(-1)).toBe(last);
    expect(game.table.trains[0]).toBe(last === 'lastRound' ? 2 : 4);
  });
});

describe('END-1 it is looked at when the turn is over', () => {
  it('after the draw bonus and the refill', () => {
    const row = ['red', null, 'blue', null, null] as const;
    const game = aGame({ map: 'everything', hands: [{ black: 5 }], row, deck: [], trains: [7, 14] });
    expect(game.claim('isle--kiln', { black: 5 })).toEqual([
      { type: 'routeClaimed', seat: 0, route: 'isle--kiln', paid: { black: 5 }, points: 10 },
      { type: 'deckReshuffled', count: 5 },
      { type: 'bonusDrawn', seat: 0, cards: ['black', 'black', 'black'] },
      { type: 'rowFilled', place: 1, card: 'black' },
      { type: 'rowFilled', place: 3, card: 'black' },
      { type: 'lastRound', seat: 0 },
    ]);
  });

  it('after a sweep', () => {
    const row = [L, L, L, 'blue', 'green'] as const;
    const game = aGame({ map: usa, hands: [{ white: 1 }], row, deck: [], trains: [3, 45] });
    const events = types(game.claim('atlanta--nashville', { white: 1 }));
    expect(events.slice(0, 2)).toEqual(['routeClaimed', 'rowSwept']);
    expect(events.indexOf('lastRound')).toBe(events.length - 1);
  });
});

const tables = PLAYERS.flatMap((players) => clockwiseAfter(-1, players).map((seat) => ({ players, seat })));

describe('END-1 everybody plays one more turn', () => {
  it.each(tables)('$players players, brought on by seat $seat, who plays last', ({ players, seat }) => {
    const trains = clockwiseAfter(-1, players).map((s) => (s === seat ? 4 : 45));
    const hands = clockwiseAfter(-1, players).map((s) => (s === seat ? { red: 2 } : {}));
    const game = aGame({ map: usa, players, turn: seat, hands, trains });
    expect(types(game.claim(TWO_SPACES, { red: 2 }))).toEqual(['routeClaimed', 'lastRound']);
    expect(playOut(game)).toEqual(clockwiseAfter(seat, players));
    expect(game.events.at(-1)).toEqual({ type: 'gameEnded' });
    expect(types(game.events).filter((type) => type === 'lastRound' || type === 'gameEnded').length).toBe(2);
  });

  it('it is triggered once only, though others run out of trains too', () => {
    const hands = [{ red: 2 }, { blue: 2 }, { green: 2 }];
    const game = aGame({ map: usa, players: 3, hands, trains: [4, 4, 2] });
    expect(types(game.claim(TWO_SPACES, { red: 2 }))).toEqual(['routeClaimed', 'lastRound']);
    expect(types(game.claim('dallas--little-rock', { blue: 2 }))).toEqual(['routeClaimed']);
    expect(types(game.claim('denver--santa-fe', { green: 2 }))).toEqual(['routeClaimed']);
    expect(game.table.lastRoundBy).toBe(0);
    expect(playOut(game)).toEqual([0]);
    expect(types(game.events).filter((type) => type === 'lastRound')).toEqual(['lastRound']);
  });
});

/** Two players; seat 1 has brought on the last round, seat 0 has played, and seat 1 is at its last turn with two trains. */
function lastTurn(situation: Situation): TestGame {
  const [, mine = {}] = situation.hands ?? [];
  const hands = [{}, { ...mine, purple: (mine.purple ?? 0) + 2 }];
  const game = aGame({ map: usa, ...situation, turn: 1, hands, trains: [45, 4] });
  game.claim(game.board.map.id === 'usa' ? TWO_SPACES : 'danzig--warszawa', { purple: 2 });
  game.draw('deck');
  game.stop();
  return game;
}

const QUIET = ['red', 'blue', 'green', 'white', L] as const satisfies CardName[];

describe('END-1 the last turn', () => {
  const turns: readonly (Situation & { name: string; play: (game: TestGame) => RecordEvent[]; events: string[] })[] = [
    {
      name: 'two cards',
      row: QUIET,
      deckTop: ['black', 'black', 'black', 'black'],
      play: (g) => [...g.draw('deck'), ...g.draw(0)],
      events: ['cardTaken', 'cardTaken', 'rowFilled', 'gameEnded'],
    },
    {
      name: 'one card',
      row: QUIET,
      play: (g) => [...g.draw('deck'), ...g.stop()],
      events: ['cardTaken', 'drawStopped', 'gameEnded'],
    },
    {
      name: 'a face-up locomotive',
      row: QUIET,
      deckTop: ['black', 'black'],
      play: (g) => g.draw(4),
      events: ['cardTaken', 'rowFilled', 'gameEnded'],
    },
    {
      name: 'a card whose refill sweeps the row',
      row: [L, L, 'red', 'blue', 'green'],
      deckTop: ['black', 'black', L, 'black', 'black', 'red', 'red', 'white'],
      play: (g) => [...g.draw('deck'), ...g.draw(2)],
      events: ['cardTaken', 'cardTaken', 'rowFilled', 'rowSwept', ...Array(5).fill('rowFilled'), 'gameEnded'],
    },
    {
      name: 'tickets',
      play: (g) => [...g.drawTickets(), ...g.act({ type: 'keepTickets', kept: g.view().offer })],
      events: ['ticketsOffered', 'ticketsKept', 'gameEnded'],
    },
    {
      name: 'a route',
      hands: [{}, { red: 2 }],
      play: (g) => g.claim('dallas--little-rock', { red: 2 }),
      events: ['routeClaimed', 'gameEnded'],
    },
    {
      name: 'a station',
      map: europe,
      hands: [{}, { red: 1 }],
      play: (g) => g.station('paris', { red: 1 }),
      events: ['stationBuilt', 'gameEnded'],
    },
    {
      name: 'a tunnel withdrawn',
      map: europe,
      hands: [{}, { red: 2 }],
      deckTop: ['black', 'red', 'black', 'black'],
      play: (g) => [...g.claim('barcelona--pamplona', { red: 2 }), ...g.withdraw()],
      events: ['tunnelOpened', 'tunnelWithdrawn', 'gameEnded'],
    },
  ];

  it.each(turns)('may be $name', ({ play, events, ...situation }) => {
    const game = lastTurn(situation);
    expect(game.table.turn).toBe(1);
    expect(types(play(game))).toEqual(events);
    expect(game.table.phase).toBe('over');
  });

  it.each([
    { name: 'a draw that ends by itself', leaves: 1, events: ['cardTaken', 'gameEnded'] },
    { name: 'a pass', leaves: 0, events: ['passed', 'gameEnded'] },
  ])('may be $name', ({ leaves, events }) => {
    const nothing = { row: [null, null, null, null, null], deck: [], tickets: [], ticketDeck: [] };
    const game = aGame({ map: usa, ...nothing, turn: 1, hands: [{}, { red: 2 }], trains: [45, 4] });
    game.claim(TWO_SPACES, { red: 2 });
    game.draw(0);
    if (leaves > 0) game.stop();
    else game.draw(1);
    expect(types(leaves > 0 ? game.draw(1) : game.pass())).toEqual(events);
  });

  it('may use exactly the trains left, and no more', () => {
    const game = lastTurn({ hands: [{}, { red: 3 }] });
    expect(game.refusal((g) => g.claim('calgary--vancouver', { red: 3 }))).toEqual({
      code: 'trainsShort',
      needs: 3,
      has: 2,
    });
    expect(types(game.claim('dallas--little-rock', { red: 2 }))).toEqual(['routeClaimed', 'gameEnded']);
    expect(game.table.trains).toEqual([45, 0]);
  });
});

describe('END-1 after the end', () => {
  const actions: readonly Action[] = [
    { type: 'drawCard', from: -1 },
    { type: 'drawCard', from: 0 },
    { type: 'stopDrawing' },
    { type: 'claimRoute', route: 0, payment: counts({ red: 2 }) },
    { type: 'payTunnel', payment: counts({}) },
    { type: 'withdrawTunnel' },
    { type: 'drawTickets' },
    { type: 'keepTickets', kept: [] },
    { type: 'buildStation', city: 0, payment: counts({ red: 1 }) },
    { type: 'pass' },
  ];

  it.each(actions)('nothing is possible: $type', (action) => {
    const game = lastTurn({ hands: [{}, { red: 5 }] });
    game.skipTurn();
    for (const seat of [0, 1]) {
      expect(refusalOf(viewFor(game.game, seat), action)).toEqual({ code: 'gameOver' });
      expect(legalActions(viewFor(game.game, seat))).toEqual([]);
    }
  });
});
