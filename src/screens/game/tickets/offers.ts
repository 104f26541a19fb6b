import type { Board } from '../../../engine/board.ts';
import type { SeatView } from '../../../engine/view.ts';
import {
  newStations,
  type TicketProgress,
  ticketProgress,
  ticketsTogether,
} from '../../../table/turn/ticketProgress.ts';

/** A ticket that lies before a player to be kept or given back. */
export interface TicketOffer extends TicketProgress {
  readonly ends: readonly [number, number];
  readonly points: number;
  readonly long: boolean;
  readonly kept: boolean;
  /** The cities between which its path runs along that of another ticket kept or held. */
  readonly shared: readonly [number, number] | null;
}

export function offersOf(view: SeatView, kept: readonly number[]): readonly TicketOffer[] {
  const { board } = view.table;
  const progress = ticketProgress(view, view.offer);
  const held = ticketProgress(view);
  return progress.flatMap((offer) => {
    const ticket = board.tickets[offer.ticket];
    if (ticket === undefined) return [];
    const others = [...progress.filter((other) => other !== offer && kept.includes(other.ticket)), ...held];
    return {
      ...offer,
      ends: [ticket.a, ticket.b] as const,
      points: ticket.points,
      long: ticket.isLong,
      kept: kept.includes(offer.ticket),
      shared: sharedStretch(board, ticket.a, offer.path, new Set(others.flatMap(({ path }) => path))),
    };
  });
}

/** The longest stretch of a path, walked from its first city, that lies on other paths; its two ends. */
export function sharedStretch(
  { routes }: Pick<Board, 'routes'>,
  from: number,
  path: readonly number[],
  others: ReadonlySet<number>,
): readonly [number, number] | null {
  let best: Stretch = { from, to: from, length: 0 };
  let now = best;
  for (const id of path) {
    const { a = now.to, b = now.to, length = 0 } = routes[id] ?? {};
    const to = a === now.to ? b : a;
    now = others.has(id) ? { ...now, to, length: now.length + length } : { from: to, to, length: 0 };
    if (now.length > best.length) best = now;
  }
  return best.length === 0 ? null : [best.from, best.to];
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  readonly length: number;
}

/** How many must be kept; an offer that is smaller must be kept whole. */
export function leastToKeep({ table, offer }: SeatView): number {
  const { openingTickets, drawTickets } = table.board.rules;
  return Math.min(table.phase === 'opening' ? openingTickets.keep : drawTickets.keep, offer.length);
}

/** What the tickets kept come to. */
export interface KeptSum {
  readonly kept: number;
  readonly points: number;
  /** Trains that they and the tickets held before need, shared routes counted once. */
  readonly trains: number;
  readonly shares: boolean;
  /** Tickets were held before. */
  readonly others: boolean;
  /** How many only stations can complete, and how many nothing can. */
  readonly byStation: number;
  readonly lost: number;
}

export function keptSum(view: SeatView, offers: readonly TicketOffer[]): KeptSum {
  const kept = offers.filter((offer) => offer.kept);
  const together = ticketsTogether(view, [...view.tickets, ...kept.map(({ ticket }) => ticket)]);
  const apart = kept.reduce((sum, { toGo }) => sum + (toGo ?? 0), 0);
  return {
    kept: kept.length,
    points: kept.reduce((sum, { points }) => sum + points, 0),
    trains: together.trains,
    shares: together.trains < apart,
    others: view.tickets.length > 0,
    byStation: kept.filter((offer) => newStations(offer) > 0).length,
    lost: kept.filter(({ hope }) => hope === 'lost').length,
  };
}
