import { routeAt } from '../../engine/board.ts';
import { at } from '../../engine/lists.ts';
import { longestPath } from '../../engine/longestPath.ts';
import type { BonusCount } from '../../engine/map.ts';
import { countFor } from '../../engine/scoring/bonuses.ts';
import { routesOf } from '../../engine/scoring/network.ts';
import type { SeatView } from '../../engine/view.ts';
import type { Scene } from '../session/scenes.ts';
import { ticketProgress } from './ticketProgress.ts';

/** What a seat has of a bonus if the game ended now, hand and tickets included: for nobody but that seat. */
export function ownCount(view: SeatView, counts: BonusCount): number {
  const { board, trains } = view.table;
  const routes = routesOf(view, view.seat);
  const done = ticketProgress(view).filter((ticket) => ticket.hope === 'done' || ticket.doneByStations);
  return countFor(board, counts, {
    routes,
    completedTickets: done.map(({ ticket }) => ticket),
    hand: view.hand,
    trainsLeft: at(trains, view.seat),
    longestPath: longestPath(routes.map((route) => routeAt(board, route))).length,
  });
}

/** The view of the seat whose hand lies open; null while all are covered. */
export function openHand(scene: Scene): SeatView | null {
  return scene.kind === 'hand' || scene.kind === 'watch' ? scene.view : null;
}
