import type { SeatView } from '../../../engine/view.ts';
import { ticketsTogether } from '../../../table/turn/ticketProgress.ts';
import type { LitPath } from '../board/boardModel.ts';
import type { TicketOffer } from './offers.ts';

/** The ways of all tickets on one map: of those kept or held, what they share, and of those given back. */
export function joinedPaths(view: SeatView, offers: readonly TicketOffer[]): LitPath {
  const { tickets } = view;
  const kept = [...tickets, ...offers.flatMap((offer) => (offer.kept ? [offer.ticket] : []))];
  const others = offers.flatMap((offer) => (offer.kept ? [] : [offer.ticket]));
  const ways = [...ticketsTogether(view, kept).paths.values()];
  const routes = [...new Set(ways.flat())];
  const all = ticketsTogether(view, [...kept, ...others]).paths;
  const spare = new Set(others.flatMap((ticket) => all.get(ticket) ?? []));
  return {
    of: 'ticket',
    routes,
    ends: offers.flatMap(({ ends }) => ends),
    shared: routes.filter((route) => ways.filter((way) => way.includes(route)).length > 1),
    spare: [...spare].filter((route) => !routes.includes(route)),
  };
}

/** As if what is kept so far were in the hand: its cities are marked like those of own tickets. */
export function withKept(view: SeatView, offers: readonly TicketOffer[]): SeatView {
  return { ...view, tickets: [...view.tickets, ...offers.flatMap((offer) => (offer.kept ? [offer.ticket] : []))] };
}
