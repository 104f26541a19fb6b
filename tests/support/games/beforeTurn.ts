import { stream } from '../../../src/engine/random.ts';
import type { SeatView } from '../../../src/engine/view.ts';
import type { GameRecord } from '../../../src/formats/recordShape.ts';
import { routesInReach } from '../../../src/table/turn/draft.ts';
import type { MapId } from '../maps/mapFiles.ts';
import { anEvening, handOf, hurriedPlayer, isOver, step } from './aTable.ts';

const MOST_ACTIONS = 2_000;

/** A game of two at the start of a turn whose player could do such a thing. */
export async function beforeTurn(map: MapId, isWanted: (view: SeatView) => boolean): Promise<GameRecord> {
  const { table } = await anEvening({ map, seed: `turns ${map}` });
  const play = hurriedPlayer(stream(map, 'turns'));
  for (let i = 0; i < MOST_ACTIONS && !isOver(table); i++) {
    table.reveal();
    const { view, beat } = handOf(table);
    if (beat === null && view.table.phase === 'turn' && isWanted(view)) return JSON.parse(table.exportText());
    await step(table, play);
  }
  throw new Error('no such turn comes up');
}

/** FERRY-1: a ferry can be paid now. */
export function canTakeFerry(view: SeatView): boolean {
  const { routes } = view.table.board.map;
  return routesInReach(view, null).some((route) => routes[route]?.kind === 'ferry');
}

/** STN-1: no station of this seat stands yet, and there are cards enough for the first. */
export function canBuildFirst({ seat, hand, table }: SeatView): boolean {
  return table.stations[seat]?.length === 0 && Math.max(...hand) > 0;
}
