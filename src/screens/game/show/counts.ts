import type { PublicTable } from '../../../engine/view.ts';
import type { PlateFact, Spot } from '../../../ui/spot.ts';
import { type Act, lengthOf } from './acts.ts';
import type { TableSight } from './actsOf.ts';
import { COUNT } from './times.ts';

/** The numbers on the plates, as they are told there. */
const FACTS: Readonly<Record<PlateFact, (table: PublicTable, seat: number) => number>> = {
  score: (table, seat) => table.scores[seat] ?? 0,
  trains: (table, seat) => table.trains[seat] ?? 0,
  cards: (table, seat) => table.handSizes[seat] ?? 0,
  tickets: (table, seat) => table.ticketsHeld[seat] ?? 0,
  stations: (table, seat) => (table.board.rules.stations?.each ?? 0) - (table.stations[seat]?.length ?? 0),
};

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
    (Object.keys(FACTS) as PlateFact[]).flatMap((fact) => {
      const [from, to] = [FACTS[fact](before.table.table, seat), FACTS[fact](after.table.table, seat)];
      return from === to ? [] : [count(`${fact} ${seat}`, from, to, at)];
    }),
  );
}

function count(spot: Spot, from: number, to: number, at: number): Act {
  return { what: 'count', spot, from, to, at, ms: COUNT };
}
