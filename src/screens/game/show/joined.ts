import type { SeatView } from '../../../engine/view.ts';
import { type TicketProgress, ticketProgress } from '../../../table/turn/ticketProgress.ts';
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
  const done = doneIn(after, before.tickets);
  const old = new Set(
    doneIn(
      before,
      done.map(({ ticket }) => ticket),
    ).map(({ ticket }) => ticket),
  );
  const joined = done.filter(({ ticket }) => !old.has(ticket));
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

function doneIn(view: SeatView, tickets: readonly number[]): readonly TicketProgress[] {
  if (tickets.length === 0) return [];
  return ticketProgress(view, tickets).filter(({ hope }) => hope === 'done');
}
