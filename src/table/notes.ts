import type { Sitting } from './sitting.ts';

/** What the table itself remembers in a record; the engine ignores it. Never whether a hand lies open. */
export interface TableNotes {
  readonly openHands: boolean;
  /** Whose turn the tablet is at. Null: unknown, or the game is over and everybody has seen it. */
  readonly sitting: Sitting | null;
}

/** Notes of a later day, or of somebody's own making, must not keep a game from opening. */
export function readNotes(table: object | undefined): TableNotes {
  const { openHands, sitting }: Partial<Record<keyof TableNotes, unknown>> = table ?? {};
  return {
    openHands: openHands === true,
    sitting: isSitting(sitting) ? { seat: sitting.seat, from: sitting.from } : null,
  };
}

function isSitting(value: unknown): value is Sitting {
  if (typeof value !== 'object' || value === null) return false;
  const { seat, from }: Partial<Record<keyof Sitting, unknown>> = value;
  return isCount(seat) && isCount(from);
}

function isCount(value: unknown): boolean {
  return Number.isInteger(value) && Number(value) >= 0;
}

/** Whatever else stands in the notes stays. */
export function notesOf(notes: TableNotes, others: object = {}): object {
  return { ...others, ...notes };
}
