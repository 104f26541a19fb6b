import type { PlayerColor } from '../../../engine/players.ts';
import type { TableView } from '../../../engine/view.ts';
import type { TableState } from '../../../table/session/scenes.ts';

/** Whose each route is; free ones are not in it. */
export function claimedRoutes({
  table,
  players,
}: Pick<TableState, 'table' | 'players'>): ReadonlyMap<number, PlayerColor> {
  const claimed = new Map<number, PlayerColor>();
  for (const [route, seat] of table.table.owner.entries()) {
    const color = players[seat]?.color;
    if (color !== undefined) claimed.set(route, color);
  }
  return claimed;
}

/** The routes of a seat. */
export function routesOfSeat({ table }: TableView, seat: number): readonly number[] {
  return table.owner.flatMap((by, route) => (by === seat ? [route] : []));
}

/** The round that is being played, from 1 on; null while the first tickets are being chosen. */
export function roundOf({ table: { table }, scene }: Pick<TableState, 'table' | 'scene'>): number | null {
  if (table.phase === 'opening') return null;
  const isDone = scene.kind === 'curtain' && scene.why === 'beat' && table.turnsTaken > 0;
  return Math.floor((table.turnsTaken - (isDone ? 1 : 0)) / table.board.players) + 1;
}

export interface SeatStanding {
  readonly seat: number;
  readonly name: string;
  readonly color: PlayerColor;
  readonly score: number;
  readonly trains: number;
  readonly computer: boolean;
}

/** Everybody, who has the most points first. */
export function seatStandings({
  table: { table },
  players,
}: Pick<TableState, 'table' | 'players'>): readonly SeatStanding[] {
  const seats = players.map(({ name, color, by }, seat) => {
    const computer = by.kind === 'computer';
    return { seat, name, color, computer, score: table.scores[seat] ?? 0, trains: table.trains[seat] ?? 0 };
  });
  return seats.sort((one, other) => other.score - one.score);
}
