import type { TieBreak } from '../../engine/map.ts';
import { type Result, type SeatResult, tieBreak } from '../../engine/scoring/result.ts';
import type { TableView } from '../../engine/view.ts';

/** Of two places with the same total: what decided. */
export interface BrokenTie {
  readonly by: TieBreak;
  readonly better: readonly number[];
  readonly other: readonly number[];
}

/** The tie-breaks that decided a place, from the first place down. */
export function brokenTies(view: TableView, result: Result): readonly BrokenTie[] {
  return result.ranking.flatMap((better, place) => {
    const other = result.ranking[place + 1] ?? [];
    const by = decidingTieBreak(view, seatOf(result, better[0]), seatOf(result, other[0]));
    return by === undefined ? [] : [{ by, better, other }];
  });
}

function seatOf({ seats }: Result, seat: number | undefined): SeatResult | undefined {
  return seats.find((each) => each.seat === seat);
}

function decidingTieBreak({ table }: TableView, one?: SeatResult, other?: SeatResult): TieBreak | undefined {
  if (one === undefined || other === undefined || one.total !== other.total) return undefined;
  return table.board.rules.tieBreaks.find((by) => tieBreak(table, one, by) !== tieBreak(table, other, by));
}
