import { routeAt } from '../../engine/board.ts';
import type { CardCounts } from '../../engine/cards.ts';
import { at } from '../../engine/lists.ts';
import { countPayments } from '../../engine/prices.ts';
import type { SeatView, TableView } from '../../engine/view.ts';
import { neededForTickets } from './draft.ts';
import { preselected } from './payments.ts';
import { ticketProgress, ticketsTogether } from './ticketProgress.ts';

/** How a route would be paid, whether or not anything else stands in the way. */
export interface RouteOffer {
  /** What the payment begins with once the route is chosen. */
  readonly payment: CardCounts;
  /** All ways to pay, that one among them. */
  readonly ways: number;
}

/** Null where the hand cannot pay. Many routes share a price, and the hand is asked once for each. */
export function routeOffers(view: SeatView): (route: number) => RouteOffer | null {
  const { board } = view.table;
  const needed = neededForTickets(view);
  const byPrice = new Map<number, RouteOffer | null>();
  return (route) => {
    const { price } = routeAt(board, route);
    const known = byPrice.get(price);
    if (known !== undefined) return known;
    const offer = offerFor(view, price, needed);
    byPrice.set(price, offer);
    return offer;
  };
}

function offerFor({ table, hand }: SeatView, position: number, needed: CardCounts): RouteOffer | null {
  const price = at(table.board.prices, position);
  const payment = preselected(price, hand, null, needed);
  return payment && { payment, ways: countPayments(price, hand) };
}

/** What lies on the best ways of the seat's tickets, or beside it: still to be claimed, own already, or taken by others. */
export function routesWanted(view: SeatView): ReadonlySet<number> {
  const paths = ticketProgress(view).flatMap(({ path }) => path);
  return new Set(withLanes(view, [...ticketsTogether(view, view.tickets).routes, ...paths]));
}

/** With all that join the same cities. */
export function withLanes({ table }: TableView, routes: readonly number[]): readonly number[] {
  return routes.flatMap((route) => [route, ...routeAt(table.board, route).parallels]);
}
