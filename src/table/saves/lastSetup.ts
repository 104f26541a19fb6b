import { isSeatBy } from '../game/opponents.ts';
import type { SetupSeat, TableSetup } from '../game/setup.ts';
import { isPerson, peopleWith } from './people.ts';
import type { Shelf } from './shelf.ts';

const KEY = 'setup';
const BOARD = 'board';

type Reader = Pick<Shelf, 'read'>;

/** The next game begins with the people of the last one, on its board. */
export async function rememberSetup(shelf: Pick<Shelf, 'read' | 'write'>, setup: TableSetup): Promise<void> {
  try {
    await shelf.write([[KEY, setup], [BOARD, setup.mapId], await peopleWith(shelf, setup.seats)]);
  } catch {
    // Next time the names are typed again.
  }
}

/** The board that was chosen last, whether or not a game was dealt on it. */
export async function rememberBoard(shelf: Pick<Shelf, 'write'>, mapId: string): Promise<void> {
  try {
    await shelf.write([[BOARD, mapId]]);
  } catch {
    // Next time it is chosen again.
  }
}

export async function lastBoard(shelf: Reader): Promise<string | null> {
  try {
    const found = await shelf.read(BOARD);
    return typeof found === 'string' ? found : ((await lastSetup(shelf))?.mapId ?? null);
  } catch {
    return null;
  }
}

export async function lastSetup(shelf: Reader): Promise<TableSetup | null> {
  try {
    const found = await shelf.read(KEY);
    return isSetup(found) ? found : null;
  } catch {
    return null;
  }
}

function isSetup(value: unknown): value is TableSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { mapId, ticketDeck, seats, openHands, first }: Partial<Record<keyof TableSetup, unknown>> = value;
  return (
    typeof mapId === 'string' &&
    (ticketDeck === null || typeof ticketDeck === 'string') &&
    typeof openHands === 'boolean' &&
    (first === 'random' || typeof first === 'number') &&
    Array.isArray(seats) &&
    seats.every(isSeat)
  );
}

function isSeat(value: unknown): value is SetupSeat {
  if (!isPerson(value)) return false;
  const { by }: Partial<Record<keyof SetupSeat, unknown>> = value;
  return by === undefined || isSeatBy(by);
}
