import { describe, expect, test } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { boardModelOf } from '../../../../src/screens/game/board/boardModel.ts';
import { joinedPaths, withKept } from '../../../../src/screens/game/tickets/joinedPaths.ts';
import { offersOf } from '../../../../src/screens/game/tickets/offers.ts';
import { ticketsTogether } from '../../../../src/table/turn/ticketProgress.ts';
import { aDealtGame, aGame } from '../../../support/games/aGame.ts';
import { boardFile } from '../../../support/maps/boardFiles.ts';

const view = aDealtGame({ map: 'europe' }).view();
const players = [
  { name: 'Anna', color: 'red' as const },
  { name: 'Tom', color: 'blue' as const },
];
const [one = -1, two = -1] = view.offer;
const joined = (...kept: readonly number[]) => joinedPaths(view, offersOf(view, kept));

/** How many routes of each kind the board would light. */
function lines(...kept: readonly number[]) {
  const offers = offersOf(view, kept);
  const lit = joinedPaths(view, offers);
  const places = boardFile('europe', 'landscape');
  const model = boardModelOf({ text: en, places, view: withKept(view, offers), players, lit });
  const of = (look: string) => model.routes.flatMap((route, id) => (route.lit === look ? [id] : []));
  return { model, kept: of('ticket'), shared: of('shared'), spare: of('spare') };
}

describe('the ways of offered tickets on one map', () => {
  test('are all of tickets not kept, as long as nothing is', () => {
    const { routes, shared, spare, ends } = joined();
    expect({ routes, shared }).toEqual({ routes: [], shared: [] });
    expect(spare?.length).toBeGreaterThan(0);
    expect(ends).toHaveLength(2 * view.offer.length);
  });

  test('join each other: together they take the trains that the foot of the screen counts', () => {
    const { routes } = joined(one, two);
    const { trains } = ticketsTogether(view, [one, two]);
    const lengths = routes.map((route) => view.table.board.routes[route]?.length ?? 0);
    expect(lengths.reduce((sum, length) => sum + length, 0)).toBe(trains);
  });

  test('every route is in one of them once: kept, shared or not kept', () => {
    for (const kept of [[], [one], [one, two], view.offer]) {
      const { routes, shared = [], spare = [] } = joined(...kept);
      expect(new Set([...routes, ...spare]).size).toBe(routes.length + spare.length);
      expect(routes).toEqual(expect.arrayContaining([...shared]));
    }
    expect(joined(...view.offer).spare).toEqual([]);
  });

  test('share a stretch where two kept tickets run along each other', () => {
    const game = aGame({ tickets: [['denver--el-paso', 'chicago--santa-fe']] });
    const [held = -1, offered = -1] = game.view(0).tickets;
    const choosing = { ...game.view(0), tickets: [held], offer: [offered] };
    const paths = (kept: readonly number[]) => joinedPaths(choosing, offersOf(choosing, kept));
    expect(paths([offered]).shared).toEqual([game.route('denver--santa-fe')]);
    expect(paths([]).shared).toEqual([]);
  });

  test('are told apart on the board, and cities of kept tickets are marked as own', () => {
    const { model, kept, shared, spare } = lines(one);
    expect(kept.length).toBeGreaterThan(0);
    expect(spare.length).toBeGreaterThan(0);
    expect(shared).toEqual([]);
    const { a = -1, b = -1 } = view.table.board.tickets[one] ?? {};
    expect(model.cities.flatMap(({ ticket }, city) => (ticket ? [city] : []))).toEqual([a, b].sort((x, y) => x - y));
    for (const id of [...kept, ...spare]) expect(model.routes[id]?.dimmed).toBe(false);
  });
});
