import type { Message } from './gameDeeds.ts';

/** Long enough to be read, and to think twice about what can be taken back. */
const READ_MS = 8_000;
const UNDO_MS = 10_000;

/** When a message goes by itself; null: a fault stays until it is sent away. */
export function fadesAfter({ fault, undo }: Pick<Message, 'fault' | 'undo'>): number | null {
  if (fault) return null;
  return undo === null ? READ_MS : UNDO_MS;
}
