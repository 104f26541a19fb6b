import { PLAYER_COLORS } from '../../engine/players.ts';
import { isSameName } from '../game/names.ts';
import { PERSON } from '../game/opponents.ts';
import type { SetupSeat } from '../game/setup.ts';
import type { Change, Shelf } from './shelf.ts';

/** Somebody who has played on this device, under a name of the own, and the colour that was played last. */
export type KnownPerson = Pick<SetupSeat, 'name' | 'color'>;

const KEY = 'people';

/** More would not be seen at a glance; whoever has not played for longest is forgotten first. */
const MOST = 12;

/** The latest first. */
export async function knownPeople(shelf: Pick<Shelf, 'read'>): Promise<readonly KnownPerson[]> {
  try {
    const found = await shelf.read(KEY);
    return Array.isArray(found) ? found.filter(isPerson).map(({ name, color }) => ({ name, color })) : [];
  } catch {
    return [];
  }
}

/** The list after a game with these seats, to be written. */
export async function peopleWith(shelf: Pick<Shelf, 'read'>, seats: readonly SetupSeat[]): Promise<Change> {
  const now = seats.filter(({ name, by = PERSON }) => name.trim() !== '' && by.kind === 'person');
  const before = await knownPeople(shelf);
  const others = before.filter((person) => now.every((seat) => !isSameName(seat.name, person.name)));
  return [KEY, [...now.map(({ name, color }) => ({ name: name.trim(), color })), ...others].slice(0, MOST)];
}

/** What was kept on a device may be of another day. */
export function isPerson(value: unknown): value is KnownPerson {
  if (typeof value !== 'object' || value === null) return false;
  const { name, color }: Partial<Record<keyof KnownPerson, unknown>> = value;
  return typeof name === 'string' && PLAYER_COLORS.some((known) => known === color);
}
