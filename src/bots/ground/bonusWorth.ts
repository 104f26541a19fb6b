// What a route brings towards the bonus cards that lie open: each is won by the seat with the most of something.

import type { Board } from '../../engine/board.ts';
import { NOBODY } from '../../engine/game.ts';
import { at, filled, numberAt } from '../../engine/lists.ts';
import type { BonusCount } from '../../engine/map.ts';
import { leadsTo } from '../../engine/scoring/bonuses.ts';
import type { PublicTable, SeatView } from '../../engine/view.ts';
import { real } from './numbers.ts';

/** Adds to `worth`, by route, a share of each bonus that this route brings nearer. */
export function addBonusWorth({ table, seat }: SeatView, share: number, worth: Float64Array): void {
  for (const card of table.bonusCards) {
    const bonus = at(table.board.bonusCards, card);
    const routes = routesThatCount(table.board, bonus.counts);
    if (routes === null) continue;
    const nearness = share * bonus.points * chanceToTip(table, seat, routes);
    for (const route of routes) worth[route] = real(worth, route) + nearness;
  }
}

/** One route more matters most when two are level, and hardly when one is far ahead. */
function chanceToTip(table: PublicTable, seat: number, routes: readonly number[]): number {
  const counts = filled(table.board.players, 0);
  for (const route of routes) {
    const owner = numberAt(table.owner, route);
    if (owner !== NOBODY) counts[owner] = numberAt(counts, owner) + 1;
  }
  let most = 0;
  for (let other = 0; other < counts.length; other++)
    if (other !== seat) most = Math.max(most, numberAt(counts, other));
  const lead = numberAt(counts, seat) - most;
  return 1 / (2 + Math.abs(lead));
}

const known = new WeakMap<BonusCount, readonly number[]>();

/** The routes that a bonus counts one by one; null if it counts something else. */
function routesThatCount(board: Board, bonus: BonusCount): readonly number[] | null {
  const found = known.get(bonus);
  if (found !== undefined) return found;
  const test = countTest(board, bonus);
  if (test === null) return null;
  const routes = board.routes.flatMap((_, route) => (test(route) ? [route] : []));
  known.set(bonus, routes);
  return routes;
}

function countTest(board: Board, bonus: BonusCount): ((route: number) => boolean) | null {
  const routeAt = (route: number) => at(board.routes, route);
  if (bonus.what === 'routesOfLength') return (route) => routeAt(route).length === bonus.length;
  if (bonus.what === 'routesOfKind') return (route) => routeAt(route).kind === bonus.kind;
  if (bonus.what === 'routesTo') return (route) => leadsTo(board, routeAt(route), bonus.city);
  return null;
}
