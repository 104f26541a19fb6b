import type { PublicTable } from '../../../engine/view.ts';
import type { PlateFact } from '../../../ui/spot.ts';

/** The numbers on a player's plate. */
export const PLATE_FACTS: Readonly<Record<PlateFact, (table: PublicTable, seat: number) => number>> = {
  score: (table, seat) => table.scores[seat] ?? 0,
  trains: (table, seat) => table.trains[seat] ?? 0,
  cards: (table, seat) => table.handSizes[seat] ?? 0,
  tickets: (table, seat) => table.ticketsHeld[seat] ?? 0,
  stations: (table, seat) => (table.board.rules.stations?.each ?? 0) - (table.stations[seat]?.length ?? 0),
};
