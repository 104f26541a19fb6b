import { routeAt } from '../../engine/board.ts';
import { at } from '../../engine/lists.ts';
import { longestPath } from '../../engine/longestPath.ts';
import { routesOf } from '../../engine/scoring/network.ts';
import type { TableView } from '../../engine/view.ts';

/** The routes of a seat. */
export function networkOf(view: TableView, seat: number): readonly number[] {
  return routesOf(view, seat);
}

/** The routes of a seat's longest path, in the order they are travelled. */
export function longestPathOf(view: TableView, seat: number): readonly number[] {
  const routes = routesOf(view, seat);
  const { rails } = longestPath(routes.map((route) => routeAt(view.table.board, route)));
  return rails.map((rail) => at(routes, rail));
}
