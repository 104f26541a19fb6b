import type { SeatView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import { newStations, type TicketProgress, ticketProgress } from '../../../table/turn/ticketProgress.ts';
import type { LitPath } from '../board/boardModel.ts';
import { hopeSentence, hopeWord, needsTelling } from '../words/hopeWords.ts';
import { cityName } from '../words/names.ts';

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
  /** What is to be known of it beyond trains to go; null: nothing. It speaks of a secret. */
  readonly note: string | null;
  /** What can become of it. */
  readonly sentence: string;
  readonly path: LitPath;
}

/** The seat's tickets, the unfinished ones first. */
export function slipsOf(text: Text, view: SeatView): readonly Slip[] {
  const slips = ticketProgress(view).flatMap((progress) => slipOf(text, view, progress) ?? []);
  return [...slips.filter(({ state }) => state !== 'done'), ...slips.filter(({ state }) => state === 'done')];
}

function slipOf(text: Text, view: SeatView, progress: TicketProgress): Slip | null {
  const { turn, hopes } = text;
  const ticket = view.table.board.tickets[progress.ticket];
  if (ticket === undefined) return null;
  const { a, b, points, isLong } = ticket;
  const [from, to] = [cityName(view, a), cityName(view, b)];
  const { hope, toGo } = progress;
  const note = needsTelling(progress) ? hopeSentence(text, view, progress) : null;
  const plain = hope === 'done' ? hopes.word.done : hopes.toGo(toGo ?? 0);
  return {
    ticket: progress.ticket,
    name: turn.ticket.name(from, to),
    points,
    long: isLong,
    trains: progress.pips,
    placed: progress.pips - (toGo ?? 0),
    state: stateOf(progress),
    word: hopeWord(text, progress),
    label: turn.ticket.label(from, to, points, note ?? plain),
    note: note === null ? null : `${note}.`,
    sentence: `${hopeSentence(text, view, progress)}.`,
    path: { of: 'ticket', routes: progress.path, ends: [a, b, ...progress.lent.map(({ city }) => city)] },
  };
}

function stateOf(progress: TicketProgress): Slip['state'] {
  const { hope, doneByStations } = progress;
  if (hope === 'done') return 'done';
  const isSafe = doneByStations || hope === 'open' || (hope === 'station' && newStations(progress) === 0);
  return isSafe ? 'open' : 'risk';
}
