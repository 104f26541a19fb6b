import type { SeatView } from '../../../engine/view.ts';
import { ticketProgress } from '../../../table/turn/ticketProgress.ts';

/** The tickets of the hand that this route would complete. */
export function completedBy(view: SeatView, route: number): readonly number[] {
  const done = doneIn(view);
  return doneIn(withRoute(view, route)).filter((ticket) => !done.includes(ticket));
}

function doneIn(view: SeatView): readonly number[] {
  return ticketProgress(view).flatMap(({ ticket, hope }) => (hope === 'done' ? [ticket] : []));
}

function withRoute(view: SeatView, route: number): SeatView {
  const { table, seat } = view;
  return { ...view, table: { ...table, owner: table.owner.with(route, seat) } };
}
