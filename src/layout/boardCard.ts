// What the first screen needs of a board: what stands on its card, and the picture on it.
import type { MapData } from '../engine/map.ts';
import type { BoardFile } from './boardFile.ts';
import { type BoardSketch, sketchOf } from './sketch.ts';

/** What a board can have besides routes and tickets, in the order in which it is told. */
const SPECIALS = ['tunnels', 'ferries', 'stations', 'bonusCards'] as const;
type Special = (typeof SPECIALS)[number];

export interface BoardCard extends Pick<MapData, 'id' | 'name'> {
  /** Of its map: the newest and those that games were begun on before. */
  readonly versions: readonly number[];
  readonly cities: number;
  readonly players: MapData['rules']['players'];
  readonly special: readonly Special[];
  /** Null: it has not been laid out yet. */
  readonly sketch: BoardSketch | null;
}

interface BoardFiles {
  readonly map: MapData;
  readonly board: BoardFile | null;
  readonly olderVersions: readonly number[];
}

export function boardCard({ map, board, olderVersions }: BoardFiles): BoardCard {
  const { id, name, version, rules, routes, cities } = map;
  const has: Readonly<Record<Special, boolean>> = {
    tunnels: routes.some(({ kind }) => kind === 'tunnel'),
    ferries: routes.some(({ kind }) => kind === 'ferry'),
    stations: rules.stations !== null,
    bonusCards: rules.bonusCardsInPlay !== null,
  };
  return {
    id,
    name,
    versions: [version, ...olderVersions],
    cities: cities.length,
    players: rules.players,
    special: SPECIALS.filter((each) => has[each]),
    sketch: board && sketchOf(board, map),
  };
}
