import { describe, expect, test } from 'vitest';
import { LOCOMOTIVE } from '../../../src/engine/cards.ts';
import { possibleFor } from '../../../src/screens/game/words/possible.ts';
import {
  type Condition,
  conditionsOfCity,
  conditionsOfRoute,
  whyNotCard,
  whyNotCity,
  whyNotDeck,
  whyNotTickets,
} from '../../../src/table/turn/whyNot.ts';
import { aDealtGame, aGame } from '../../support/games/aGame.ts';
import { aPrice, cannotPay } from '../../support/games/refusals.ts';

const ROW = ['blue', 'green', 'locomotive', 'black', 'yellow'] as const;

function codes(checks: readonly Condition[], passed: boolean): string[] {
  return checks.filter((check) => check.passed === passed).map(({ reason }) => reason.code);
}

/** Those not met stand before those that are. */
function isFailedFirst(checks: readonly Condition[]): boolean {
  const firstMet = checks.findIndex(({ passed }) => passed);
  return firstMet < 0 || checks.slice(firstMet).every(({ passed }) => passed);
}

describe('why a route cannot be claimed', () => {
  test('names what is missing first, with its numbers, then what is met', () => {
    const game = aGame({ hands: [{ red: 1, locomotive: 2 }], row: ROW, trains: [45, 45] });
    const checks = conditionsOfRoute(game.view(), game.route('dallas--el-paso'));
    expect(checks[0]).toEqual({ passed: false, reason: cannotPay(aPrice(4, 'red'), 'red', 1, 2) });
    expect(codes(checks, true)).toEqual(['notYourTurn', 'notNow', 'routeTaken', 'trainsShort']);
    expect(isFailedFirst(checks)).toBe(true);
  });

  test('speaks of the route beside it only where there is one', () => {
    const game = aGame({ hands: [{ orange: 4 }], row: ROW, routes: [['denver--kansas-city--1']] });
    const twin = conditionsOfRoute(game.view(), game.route('denver--kansas-city--2'));
    expect(codes(twin, false)).toEqual(['ownsParallel', 'lanesClosed']);
    const alone = conditionsOfRoute(game.view(), game.route('dallas--el-paso')).map(({ reason }) => reason.code);
    expect(alone).not.toContain('ownsParallel');
    expect(alone).not.toContain('lanesClosed');
  });

  test('says nothing against a route that can be claimed', () => {
    const game = aGame({ hands: [{ red: 4 }], row: ROW });
    expect(codes(conditionsOfRoute(game.view(), game.route('dallas--el-paso')), false)).toEqual([]);
  });
});

describe('why there can be no station in a city', () => {
  test('it has one, and there are no cards for it', () => {
    const game = aGame({ map: 'europe', players: 3, hands: [{}], row: ROW, stations: [[], ['roma']] });
    const checks = conditionsOfCity(game.view(), game.city('roma'));
    expect(codes(checks, false)).toEqual(['stationTaken', 'cardsShort']);
    expect(checks[0]?.reason).toEqual({ code: 'stationTaken', by: 1 });
    expect(isFailedFirst(checks)).toBe(true);
  });

  test('all stations are built', () => {
    const game = aGame({ map: 'europe', hands: [{ red: 5 }], row: ROW, stations: [['roma', 'paris', 'wien']] });
    const checks = conditionsOfCity(game.view(), game.city('madrid'));
    expect(codes(checks, false)).toEqual(['stationsUsedUp']);
    expect(checks[0]?.reason).toEqual({ code: 'stationsUsedUp', each: 3 });
  });

  test('the map has none', () => {
    const game = aGame({ hands: [{ red: 5 }], row: ROW });
    expect(codes(conditionsOfCity(game.view(), game.city('denver')), false)).toEqual(['noStationsOnMap']);
  });

  test('what is refused and what is explained is the same', () => {
    const game = aGame({ map: 'europe', hands: [{ red: 1 }], row: ROW, stations: [['paris'], ['roma']] });
    for (const city of ['roma', 'madrid', 'paris']) {
      const refusal = game.refusal((g) => g.station(city, { red: 1 }));
      expect(whyNotCity(game.view(), game.city(city))).toEqual(refusal);
    }
  });
});

describe('why a card cannot be taken', () => {
  test('a face-up locomotive is not for the second card', () => {
    const game = aGame({ hands: [{}], row: ROW });
    expect(whyNotCard(game.view(), 2)).toBeNull();
    game.draw(0);
    const place = game.table.row.indexOf(LOCOMOTIVE);
    expect(whyNotCard(game.view(), place)).toEqual({ code: 'locomotiveOnlyFirst', place });
  });

  test('there are no cards, or no tickets, left', () => {
    const row = [null, null, null, null, null];
    const game = aGame({ hands: [{ red: 1 }], row, deck: [], tickets: [[], []], ticketDeck: [] });
    expect(whyNotDeck(game.view())?.code).toBe('noCardsLeft');
    expect(whyNotCard(game.view(), 1)?.code).toBe('placeEmpty');
    expect(whyNotTickets(game.view())?.code).toBe('noTicketsLeft');
  });

  test('deck and discard are empty, and on this board the row alone is not enough', () => {
    const game = aGame({ map: 'europe', hands: [{ red: 1 }], row: ROW, deck: [] });
    expect(whyNotDeck(game.view())?.code).toBe('drawClosed');
    expect(whyNotCard(game.view(), 0)?.code).toBe('drawClosed');
    expect(possibleFor(game.view())).toMatchObject({ draw: false, tickets: true, pass: false });
    expect(possibleFor(aGame({ hands: [{ red: 1 }], row: ROW, deck: [] }).view())).toMatchObject({ draw: true });
  });

  test('somebody else is on turn, or tickets must be chosen first', () => {
    expect(whyNotDeck(aGame({ row: ROW }).view(1))?.code).toBe('notYourTurn');
    expect(whyNotTickets(aDealtGame().view())?.code).toBe('notNow');
  });
});

describe('once the game is over', () => {
  test('that is the reason, and not whose turn it is', () => {
    const game = aGame({ hands: [{ red: 4 }, {}], row: ROW, trains: [2, 45] });
    for (let turn = 0; turn < 3; turn++) game.skipTurn();
    expect(game.table.phase).toBe('over');
    const checks = conditionsOfRoute(game.view(1), game.route('dallas--el-paso'));
    expect(checks[0]?.reason).toEqual({ code: 'gameOver' });
    expect(checks.map(({ reason }) => reason.code)).not.toContain('notYourTurn');
    expect(whyNotDeck(game.view(1))?.code).toBe('gameOver');
  });
});
