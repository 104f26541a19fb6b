import type { Sitting } from './sitting.ts';

/** What the table itself remembers in a record; the engine ignores it. Never whether a hand lies open. */
export interface TableNotes {
  readonly openHands: boolean;
  /** Whether a hint can be asked for. */
  readonly hints: boolean;
  /** Whose turn the tablet is at. Null: unknown, or the game is over and everybody has seen it. */
  readonly sitting: Sitting | null;
}

type Readers = { readonly [Note in keyof TableNotes]: (value: unknown) => TableNotes[Note] };

/** Every note there is, and what is made of it, whatever stands there. What is not in this list is not kept. */
const NOTES: Readers = {
  openHands: (value) => value === true,
  hints: (value) => value !== false,
  sitting: (value) => (isSitting(value) ? { seat: value.seat, from: value.from } : null),
};

/** Notes of a later day, or of somebody's own making, must not keep a game from opening, nor fill it up. */
export function readNotes(table: Partial<Record<keyof TableNotes, unknown>> = {}): TableNotes {
  return {
    openHands: NOTES.openHands(table.openHands),
    hints: NOTES.hints(table.hints),
    sitting: NOTES.sitting(table.sitting),
  };
}

function isSitting(value: unknown): value is Sitting {
  if (typeof value !== 'object' || value === null) return false;
  const { seat, from }: Partial<Record<keyof Sitting, unknown>> = value;
  return isCount(seat) && isCount(from);
}

function isCount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}
