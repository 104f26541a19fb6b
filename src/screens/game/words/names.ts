import type { TableView } from '../../../engine/view.ts';

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
