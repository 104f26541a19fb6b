import type { SeatView } from '../../../engine/view.ts';
import { ticketProgress } from '../../../table/turn/ticketProgress.ts';
import { type Act, lengthOf } from './acts.ts';
import type { TableSight } from './actsOf.ts';
import { PULSE, STAMP } from './times.ts';

/** Tickets that have just been joined: each gets its stamp, and its path is shown once. Its owner alone sees it. */
export function joinedBetween(
  { hand: before }: TableSight,
  { hand: after }: TableSight,
  acts: readonly Act[],
): readonly Act[] {
  if (before === null || after === null || before.seat !== after.seat || !hasBuilt(acts)) return [];
  const old = new Set(doneIn(before).map(({ ticket }) => ticket));
  const joined = doneIn(after).filter(({ ticket }) => before.tickets.includes(ticket) && !old.has(ticket));
  const start = lengthOf(acts.filter(({ what }) => what === 'train'));
  return joined.flatMap(({ ticket, path }, place): readonly Act[] => {
    const at = start + place * PULSE;
    return [
      { what: 'stamp', spot: `slip ${ticket}`, at, ms: STAMP },
      { what: 'cue', cue: { sound: 'done' }, at, ms: 0 },
      { what: 'path', routes: path, at, ms: PULSE },
    ];
  });
}

function hasBuilt(acts: readonly Act[]): boolean {
  return acts.some((act) => act.what === 'train' && act.way === 'on');
}

function doneIn(view: SeatView) {
  return ticketProgress(view).filter(({ hope }) => hope === 'done');
}
