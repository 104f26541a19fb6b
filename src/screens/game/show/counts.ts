import type { PlateFact, Spot } from '../../../ui/spot.ts';
import { PLATE_FACTS } from '../words/plateFacts.ts';
import { type Act, lengthOf } from './acts.ts';
import type { TableSight } from './actsOf.ts';
import { COUNT } from './times.ts';

/** A number ticks once what it counts has come: cards land, trains stand, and only then points are given. */
export function countsBetween(before: TableSight, after: TableSight, acts: readonly Act[]): readonly Act[] {
  const end = lengthOf(acts.filter(({ what }) => what !== 'float' && what !== 'path' && what !== 'arrival'));
  const at = Math.max(0, end - COUNT / 2);
  return [...onPlates(before, after, at), ...inHand(before, after, at)];
}

function inHand({ hand: before }: TableSight, { hand: after }: TableSight, at: number): readonly Act[] {
  if (before === null || after === null || before.seat !== after.seat) return [];
  return after.hand.flatMap((to, card) => {
    const from = before.hand[card] ?? 0;
    return from === to || from === 0 ? [] : [count(`badge ${card}`, from, to, at)];
  });
}

function onPlates(before: TableSight, after: TableSight, at: number): readonly Act[] {
  return before.players.flatMap((_, seat) =>
    (Object.keys(PLATE_FACTS) as PlateFact[]).flatMap((fact) => {
      const [from, to] = [PLATE_FACTS[fact](before.table.table, seat), PLATE_FACTS[fact](after.table.table, seat)];
      return from === to ? [] : [count(`${fact} ${seat}`, from, to, at)];
    }),
  );
}

function count(spot: Spot, from: number, to: number, at: number): Act {
  return { what: 'count', spot, from, to, at, ms: COUNT };
}
