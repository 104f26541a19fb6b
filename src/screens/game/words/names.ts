import type { TableView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';

/** Who sits at the table, seat by seat. */
export interface Company {
  readonly players: readonly { readonly name: string }[];
}

export function playerName({ players }: Company, seat: number): string {
  return players[seat]?.name ?? '';
}

export function cityName({ table }: TableView, city: number): string {
  return table.board.map.cities[city]?.name ?? '';
}

/** The two cities of a route. */
export function routeEnds({ table }: TableView, route: number): readonly [number, number] {
  const { a = -1, b = -1 } = table.board.routes[route] ?? {};
  return [a, b];
}

export function endNames(view: TableView, route: number): readonly [string, string] {
  const [a, b] = routeEnds(view, route);
  return [cityName(view, a), cityName(view, b)];
}

/** "Paris – Zagreb and Brest – Venezia" */
export function ticketNames({ computers: { hint } }: Text, { table }: TableView, tickets: readonly number[]): string {
  const names = tickets.flatMap((id) => {
    const ticket = table.board.tickets[id];
    return ticket === undefined ? [] : [hint.route(cityName({ table }, ticket.a), cityName({ table }, ticket.b))];
  });
  return hint.list(names);
}

/** As a name or a sentence begins. */
export function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
