// Who moves for a seat, in the words of a record.
import type { GameEvent } from '../../engine/events.ts';
import type { RecordPlayer } from '../../formats/writeRecord.ts';

export const PERSON_TEXT = 'person';

/** Whom the record names, or to whom the seat was handed since. */
export function moversNow(players: readonly RecordPlayer[], events: readonly GameEvent[]): readonly string[] {
  const by = players.map((player) => player.by);
  for (const event of events) if (event.type === 'seatChanged') by[event.seat] = event.by;
  return by;
}
