import type { TableView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';

/** "18 trains, 7 cards, 3 tickets, 2 stations left" */
export function plateFacts({ turn: { plate } }: Text, { table }: TableView, seat: number): string {
  const { stations } = table.board.rules;
  const [trains = 0, hand = 0, held = 0] = [table.trains[seat], table.handSizes[seat], table.ticketsHeld[seat]];
  if (stations === null) return plate.facts(trains, hand, held);
  return plate.factsWithStations(trains, hand, held, stations.each - (table.stations[seat]?.length ?? 0));
}
