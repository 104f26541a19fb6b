import { type Board, routeAt } from '../board.ts';
import { numberAt, range } from '../lists.ts';
import type { TableView } from '../view.ts';

/** Which cities a set of routes joins: each city points towards the one that stands for its part of the network. */
export type Network = number[];

function emptyNetwork(board: Board): Network {
  return range(board.routesAt.length);
}

export function join(network: Network, a: number, b: number): void {
  network[partOf(network, a)] = partOf(network, b);
}

export function isJoined(network: Network, a: number, b: number): boolean {
  return partOf(network, a) === partOf(network, b);
}

/**
 * The city that stands for the part of the network this one belongs to. Shortens the way for the next one who asks:
 * without that, a long line of cities is walked again and again.
 */
export function partOf(network: Network, city: number): number {
  let part = city;
  while (numberAt(network, part) !== part) {
    network[part] = numberAt(network, numberAt(network, part));
    part = numberAt(network, part);
  }
  return part;
}

export function routesOf({ table }: TableView, seat: number): number[] {
  const routes: number[] = [];
  for (let route = 0; route < table.owner.length; route++)
    if (numberAt(table.owner, route) === seat) routes.push(route);
  return routes;
}

export function networkOf(board: Board, routes: readonly number[]): Network {
  const network = emptyNetwork(board);
  for (const route of routes) join(network, routeAt(board, route).a, routeAt(board, route).b);
  return network;
}
