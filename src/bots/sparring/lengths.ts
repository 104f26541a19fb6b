// Paths by trains alone: what the sparring partners plan with.
import { NOBODY } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import type { SeatView } from '../../engine/view.ts';
import { railsOf } from '../ground/rails.ts';
import { cheapestWay, NO_WAY, routesBack } from '../ground/ways.ts';
import { canClaim } from '../moves/claiming.ts';
import { networkOfSeat } from '../plan/mind.ts';
import { openTickets } from '../plan/plan.ts';

/** By route: its length, nothing if it is the seat's own, NO_WAY if it cannot be had. */
export function lengthsFor(view: SeatView): Float64Array {
  const { table, seat } = view;
  return Float64Array.from(table.board.routes, ({ length }, route) => {
    if (at(table.owner, route) === seat) return 0;
    return canClaim(view, route) ? length : NO_WAY;
  });
}

/** The routes still to be claimed on the shortest path of the open ticket that needs the fewest trains. */
export function shortestTicket(view: SeatView): readonly number[] {
  const { table, seat } = view;
  const rails = railsOf(table.board);
  const lengths = lengthsFor(view);
  let best: number[] = [];
  let fewest = at(table.trains, seat) + 1;
  for (const ticket of openTickets(view, networkOfSeat(view), view.tickets)) {
    const { a, b } = at(table.board.tickets, ticket);
    const trains = cheapestWay(rails, lengths, a, b);
    if (trains >= fewest) continue;
    fewest = trains;
    const way: number[] = [];
    routesBack(rails, b, way);
    best = way.filter((route) => at(table.owner, route) === NOBODY);
  }
  return best;
}
