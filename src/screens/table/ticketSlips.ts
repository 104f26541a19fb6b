import type { SeatView } from '../../engine/view.ts';
import type { Text } from '../../i18n/text.ts';
import { type TicketProgress, ticketProgress } from '../../table/ticketProgress.ts';
import type { LitPath } from './boardModel.ts';
import { cityName } from './names.ts';

/** A ticket as it lies in the tray. */
export interface Slip {
  readonly ticket: number;
  readonly name: string;
  readonly points: number;
  readonly long: boolean;
  readonly trains: number;
  readonly placed: number;
  readonly state: 'open' | 'risk' | 'done';
  readonly word: string;
  readonly label: string;
  readonly path: LitPath;
}

/** The seat's tickets, the unfinished ones first. */
export function slipsOf(text: Text, view: SeatView): readonly Slip[] {
  const slips = ticketProgress(view).flatMap((progress) => slipOf(text, view, progress) ?? []);
  return [...slips.filter(({ state }) => state !== 'done'), ...slips.filter(({ state }) => state === 'done')];
}

function slipOf({ turn }: Text, view: SeatView, progress: TicketProgress): Slip | null {
  const ticket = view.table.board.tickets[progress.ticket];
  if (ticket === undefined) return null;
  const { a, b, points, isLong } = ticket;
  const [from, to] = [cityName(view, a), cityName(view, b)];
  const { word, said } = wordsOf(turn.ticket, progress);
  return {
    ticket: progress.ticket,
    name: turn.ticket.name(from, to),
    points,
    long: isLong,
    trains: progress.pips,
    placed: progress.pips - (progress.toGo ?? 0),
    state: stateOf(progress),
    word,
    label: turn.ticket.label(from, to, points, said),
    path: { of: 'ticket', routes: progress.path, ends: [a, b] },
  };
}

function stateOf({ done, doneByStations, atRisk }: TicketProgress): Slip['state'] {
  if (done) return 'done';
  return atRisk && !doneByStations ? 'risk' : 'open';
}

/** In a word for the slip, and in more for those who listen. */
function wordsOf(words: Text['turn']['ticket'], { done, doneByStations, toGo, atRisk }: TicketProgress) {
  if (done) return { word: words.done, said: words.done };
  if (doneByStations) return { word: words.byStation, said: words.byStation };
  if (toGo === null) return { word: words.cutOff, said: words.cutOff };
  return { word: words.toGo(toGo), said: atRisk ? words.atRisk(toGo) : words.toGoLabel(toGo) };
}
