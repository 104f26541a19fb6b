import { type Action, DECK } from '../../engine/actions.ts';
import { KINDS_OF_CARD } from '../../engine/cards.ts';
import type { GameEvent } from '../../engine/events.ts';
import { addTo, at, filled } from '../../engine/lists.ts';
import type { PublicTable } from '../../engine/view.ts';
import { DECISIONS } from '../../formats/decisions.ts';

/**
 * What one person does from taking the tablet to handing it on, or a computer in its turn. The engine is at the next seat as soon as a turn's
 * action is complete; the sitting goes on until its player says so.
 */
export interface Sitting {
  readonly seat: number;
  /** How many events there were when it began. */
  readonly from: number;
}

/** Whether its turn is complete, so that only the handing on is left. */
export function isDone(table: PublicTable, { seat }: Sitting): boolean {
  return table.phase === 'over' || table.turn !== seat;
}

/**
 * Whether the action that was its last also hands the tablet on. Kept tickets cannot be taken back, and nothing on the
 * table shows them: there is nothing more to look at.
 */
export function goesOnAtOnce(table: PublicTable, sitting: Sitting, { type }: Action): boolean {
  return type === 'keepTickets' && isDone(table, sitting);
}

/** Whether anything was done in it yet. */
export function hasBegun(events: readonly GameEvent[], { from }: Sitting): boolean {
  return events.slice(from).some(isOf);
}

/** Whose sitting comes when nobody holds the tablet; null once the game is over. */
export function nextSitting(table: PublicTable, events: readonly GameEvent[]): Sitting | null {
  return table.phase === 'over' ? null : { seat: table.turn, from: events.length };
}

/** The sitting a record speaks of, or, where it says nothing that makes sense, the one its events leave open. */
export function sittingOf(table: PublicTable, events: readonly GameEvent[], noted: Sitting | null): Sitting | null {
  if (noted !== null && fits(table, events, noted)) return noted;
  if (table.phase === 'over') return null;
  const begun = events.findLastIndex((event) => isOf(event) && event.seat !== table.turn) + 1;
  const own = events.findIndex((event, i) => i >= begun && isOf(event));
  return { seat: table.turn, from: own < 0 ? events.length : own };
}

function fits(table: PublicTable, events: readonly GameEvent[], sitting: Sitting): boolean {
  if (sitting.seat >= table.board.players || sitting.from > events.length) return false;
  const own = events.slice(sitting.from).filter(isOf);
  return own.every(({ seat }) => seat === sitting.seat) && (own.length > 0 || !isDone(table, sitting));
}

type SeatEvent = Extract<GameEvent, { readonly seat: number }>;

function isOf(event: GameEvent): event is SeatEvent {
  return 'seat' in event && event.type !== 'seatChanged';
}

export type Undo =
  /** The events that stay. */
  { readonly can: true; readonly to: number } | { readonly can: false; readonly why: WhyNoUndo };

export type WhyNoUndo = 'nothing done' | 'card seen' | 'row refilled' | 'tickets seen' | 'tunnel cards seen';

/** What was done last in this sitting can be taken back as long as nobody has seen anything new in it. */
export function undoOf(events: readonly GameEvent[], sitting: Sitting): Undo {
  const from = Math.max(sitting.from, lastChangeOfSeat(events) + 1);
  const own = events.slice(from);
  const seen = own.map(sightIn).findLast((why) => why !== null);
  if (seen !== undefined && seen !== null) return { can: false, why: seen };
  const last = own.findLastIndex(({ type }) => DECISIONS.includes(type));
  if (last < 0) return { can: false, why: 'nothing done' };
  return { can: true, to: from + (own[last - 1]?.type === 'tunnelOpened' ? last - 1 : last) };
}

/** Whoever moved for a seat until then has answered for it. */
function lastChangeOfSeat(events: readonly GameEvent[]): number {
  return events.findLastIndex(({ type }) => type === 'seatChanged');
}

function sightIn(event: GameEvent): WhyNoUndo | null {
  switch (event.type) {
    case 'cardTaken':
      return event.from === DECK ? 'card seen' : null;
    case 'bonusDrawn':
      return 'card seen';
    case 'rowFilled':
    case 'rowSwept':
      return 'row refilled';
    case 'ticketsOffered':
    case 'ticketsKept':
      return 'tickets seen';
    case 'tunnelOpened':
      return event.revealed.length > 0 ? 'tunnel cards seen' : null;
    default:
      return null;
  }
}

/** What came into the hand in this sitting. */
export interface Fresh {
  /** How many of each card. */
  readonly cards: readonly number[];
  readonly tickets: readonly number[];
}

export function freshOf(events: readonly GameEvent[], { from }: Sitting): Fresh {
  const cards = filled(KINDS_OF_CARD, 0);
  const tickets: number[] = [];
  for (let i = from; i < events.length; i++) {
    const event = at(events, i);
    if (event.type === 'cardTaken') addTo(cards, event.card, 1);
    if (event.type === 'bonusDrawn') for (const card of event.cards) addTo(cards, card, 1);
    if (event.type === 'ticketsKept') tickets.push(...event.kept);
  }
  return { cards, tickets };
}
