import type { MapData, TieBreak } from '../../engine/map.ts';
import type { PlayerColor } from '../../engine/players.ts';
import type { Result } from '../../engine/scoring/result.ts';
import type { TableState } from '../../table/scenes.ts';

type SeatResult = Result['seats'][number];

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

/** Of two places with the same total: what decided. */
export interface BrokenTie {
  readonly by: TieBreak;
  readonly better: readonly number[];
  readonly other: readonly number[];
}

/** The tie-breaks that decided a place, from the first place down. */
export function brokenTies(state: Pick<TableState, 'map' | 'table'>, result: Result): readonly BrokenTie[] {
  return result.ranking.flatMap((better, place) => {
    const other = result.ranking[place + 1] ?? [];
    const by = decidingTieBreak(state, seatOf(result, better[0]), seatOf(result, other[0]));
    return by === undefined ? [] : [{ by, better, other }];
  });
}

function seatOf({ seats }: Result, seat: number | undefined): SeatResult | undefined {
  return seats.find((each) => each.seat === seat);
}

function decidingTieBreak(
  { map, table }: Pick<TableState, 'map' | 'table'>,
  one: SeatResult | undefined,
  other: SeatResult | undefined,
): TieBreak | undefined {
  if (one === undefined || other === undefined || one.total !== other.total) return undefined;
  return map.rules.tieBreaks.find((by) => worth(table, one, by) !== worth(table, other, by));
}

/** Not a card, but listed among the bonuses. */
export const PATH_BONUS = 'longest-path';

function worth({ table }: TableState['table'], seat: SeatResult, by: TieBreak): number {
  switch (by) {
    case 'completedTickets':
      return seat.tickets.filter(({ completed }) => completed).length;
    case 'fewestStations':
      return table.stations[seat.seat]?.length ?? 0;
    case 'longestPath':
      return seat.longestPath;
    case 'bonusCards':
      return seat.bonuses.filter(({ id, points }) => id !== PATH_BONUS && points > 0).length;
    default:
      return by satisfies never;
  }
}
