import type { MapData } from '../../../engine/map.ts';
import type { PlayerColor } from '../../../engine/players.ts';
import type { Result, SeatResult } from '../../../engine/scoring/result.ts';
import type { TableState } from '../../../table/session/scenes.ts';

/** Some points, and how many things they are for. */
export interface Part {
  readonly points: number;
  readonly count: number;
}

/** One player's line of the last table. The parts add up to the total. */
export interface FinalRow {
  readonly seat: number;
  readonly name: string;
  readonly color: PlayerColor;
  readonly computer: boolean;
  /** 1 is best. */
  readonly place: number;
  readonly routes: number;
  readonly done: Part;
  readonly failed: Part;
  /** Null where the map has no stations. */
  readonly stations: Part | null;
  /** In the order of the result, the same for everybody. */
  readonly bonuses: readonly (Part & { readonly id: string })[];
  readonly total: number;
}

type Finished = Pick<TableState, 'map' | 'players'>;

/** Best first. */
export function finalRows(state: Finished, { seats, ranking }: Result): readonly FinalRow[] {
  return ranking.flatMap((shared, i) => {
    const place = ranking.slice(0, i).flat().length + 1;
    return shared.flatMap((seat) =>
      seats.filter((each) => each.seat === seat).map((each) => rowOf(state, each, place)),
    );
  });
}

function rowOf({ map, players }: Finished, result: SeatResult, place: number): FinalRow {
  const { seat, routes, tickets, stationsLeft, bonuses, total } = result;
  const { name = '', color = 'red', by } = players[seat] ?? {};
  return {
    seat,
    name,
    color,
    computer: by?.kind === 'computer',
    place,
    routes,
    done: partOf(tickets.filter(({ completed }) => completed)),
    failed: partOf(tickets.filter(({ completed }) => !completed)),
    stations: stationsPart(map, stationsLeft),
    bonuses,
    total,
  };
}

function partOf(tickets: readonly { readonly points: number }[]): Part {
  return { points: tickets.reduce((sum, { points }) => sum + points, 0), count: tickets.length };
}

function stationsPart({ rules }: MapData, left: number): Part | null {
  return rules.stations === null ? null : { points: left * rules.stations.pointsUnused, count: left };
}
