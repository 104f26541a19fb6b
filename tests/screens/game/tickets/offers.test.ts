import { describe, expect, test } from 'vitest';
import { keptSum, leastToKeep, offersOf, sharedStretch } from '../../../../src/screens/game/tickets/offers.ts';
import { aDealtGame, aGame } from '../../../support/games/aGame.ts';
import { drawTickets, eventsOf } from '../../../support/games/choices.ts';

describe('tickets offered', () => {
  test('none is kept until it is touched; its path joins its cities', () => {
    const view = aDealtGame({ map: 'europe' }).view();
    const offers = offersOf(view, []);
    expect(offers.map(({ ticket }) => ticket)).toEqual(view.offer);
    expect(offers.some(({ kept }) => kept)).toBe(false);
    for (const { toGo, path } of offers) {
      expect(toGo).toBeGreaterThan(0);
      expect(path.length).toBeGreaterThan(0);
    }
  });

  test('a smaller offer must be kept whole', () => {
    const game = aGame({ ticketDeck: ['boston--miami'] });
    eventsOf(game, drawTickets);
    expect(leastToKeep(game.view())).toBe(1);
    expect(leastToKeep(aDealtGame().view())).toBe(2);
  });

  test('the sum counts shared routes once', () => {
    const view = aDealtGame({ map: 'europe' }).view();
    const offers = offersOf(view, view.offer);
    const apart = offers.reduce((sum, { toGo }) => sum + (toGo ?? 0), 0);
    const sum = keptSum(view, offers);
    expect(sum.kept).toBe(view.offer.length);
    expect(sum.points).toBe(offers.reduce((points, offer) => points + offer.points, 0));
    expect(sum.trains).toBeLessThanOrEqual(apart);
    expect(sum.shares).toBe(sum.trains < apart);
  });

  test('nothing kept comes to nothing', () => {
    const view = aDealtGame().view();
    expect(keptSum(view, offersOf(view, []))).toMatchObject({ kept: 0, points: 0, trains: 0, others: false });
  });
});

describe('the stretch that a path shares', () => {
  // 0 –a– 1 –b– 2 –c– 3 –d– 4, walked from 0.
  const [a, b, c, d] = [0, 1, 2, 3];
  const game = aGame();
  const [first] = game.game.table.board.routes;
  if (first === undefined) throw new Error('a board without routes');
  const routes = [0, 1, 2, 3].map((from) => ({ ...first, a: from, b: from + 1, length: 2 }));
  const stretch = (...others: readonly number[]) => sharedStretch({ routes }, 0, [a, b, c, d], new Set(others));

  test('runs from where the paths meet to where they part', () => {
    expect(stretch(b, c)).toEqual([1, 3]);
    expect(stretch(a, b, c, d)).toEqual([0, 4]);
  });

  test('is the longest where there are several', () => {
    expect(stretch(a, c, d)).toEqual([2, 4]);
  });

  test('is nothing where they never meet', () => {
    expect(stretch()).toBeNull();
  });
});
