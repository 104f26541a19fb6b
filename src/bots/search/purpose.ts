// What a rival is after, seen from what it has claimed. Nearly everybody plays for tickets; who has claimed little but
// the longest routes there are does not, and ends the game sooner than one who does.
import { numberAt } from '../../engine/lists.ts';
import type { PublicTable } from '../../engine/view.ts';
import { whole } from '../ground/numbers.ts';
import { isOpen, railsOf } from '../ground/rails.ts';

/** A single long route may well lie on the way of a ticket. */
const FEWEST_CLAIMS = 2;
/** Of the length that as many routes could have: players with tickets hardly ever reach it. */
const LONG_HAUL = 0.9;

export function playsForPoints(table: PublicTable, rival: number): boolean {
  const rails = railsOf(table.board);
  const couldBe: number[] = [];
  let claims = 0;
  let claimed = 0;
  for (let route = 0; route < rails.routes; route++) {
    const length = whole(rails.length, route);
    const isOwn = numberAt(table.owner, route) === rival;
    if (isOwn || isOpen(rails, table, rival, route)) couldBe.push(length);
    if (!isOwn) continue;
    claims++;
    claimed += length;
  }
  return claims >= FEWEST_CLAIMS && claimed >= LONG_HAUL * longest(couldBe, claims);
}

function longest(lengths: number[], count: number): number {
  lengths.sort((one, other) => other - one);
  return lengths.slice(0, count).reduce((sum, length) => sum + length, 0);
}
