import { NOBODY } from '../../../engine/game.ts';
import type { SeatView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import type { StationWorth } from '../../../table/turn/stationWorth.ts';
import { type Company, endNames, playerName, ticketNames } from '../words/names.ts';

/** What a station would do, as a sentence without its full stop: for its player alone. */
export function stationWorthWords(text: Text, view: SeatView, company: Company, worth: StationWorth): string {
  const { station, route: routeWords } = text.claim;
  const { borrows, completes, points, nearer, hasRivals } = worth;
  if (borrows === null) return hasRivals ? station.noHelp : station.noRivals;
  const route = routeWords(...endNames(view, borrows));
  const owner = playerName(company, view.table.owner[borrows] ?? NOBODY);
  if (completes.length > 1) return station.completesMany(route, owner, completes.length, points);
  if (completes.length === 1) return station.completes(route, owner, ticketNames(text, view, completes), points);
  if (nearer === null) return station.noHelp;
  const ticket = ticketNames(text, view, [nearer.ticket]);
  const { trains, stations } = nearer;
  if (stations === 0) return station.nearerByTrains(route, owner, ticket, trains);
  return station.nearerByStations(route, owner, ticket, trains, stations);
}

/** It is good for something now. */
export function isWorthwhile({ borrows }: StationWorth): boolean {
  return borrows !== null;
}
