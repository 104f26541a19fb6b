// Where one person plays alone against computers nothing needs to be covered. Who that is must be sure: whoever has left
// a seat to a computer may still hold the tablet.
import type { GameEvent } from '../../engine/events.ts';
import type { RecordPlayer } from '../../formats/writeRecord.ts';
import { PERSON_TEXT } from './movers.ts';
import { personSeats, type TablePlayer } from './opponents.ts';

/** The only seat that a person has ever played, who alone can be at the tablet; null: there have been several, or none. */
export function aloneFromTheStart(players: readonly RecordPlayer[], events: readonly GameEvent[]): number | null {
  const people = new Set(players.flatMap(({ by }, seat) => (by === PERSON_TEXT ? [seat] : [])));
  for (const event of events) if (event.type === 'seatChanged' && event.by === PERSON_TEXT) people.add(event.seat);
  const [seat] = people;
  return people.size === 1 && seat !== undefined ? seat : null;
}

/** Whether hands must be covered; `atTablet` is the seat whose player is known to look at it. */
export function needsCurtains(players: readonly TablePlayer[], atTablet: number | null): boolean {
  const people = personSeats(players);
  return people.length > 1 || (people.length === 1 && people[0] !== atTablet);
}
