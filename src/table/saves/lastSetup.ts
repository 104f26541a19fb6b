import { PLAYER_COLORS } from '../../engine/players.ts';
import { isSeatBy } from '../game/opponents.ts';
import type { SetupSeat, TableSetup } from '../game/setup.ts';
import type { Shelf } from './shelf.ts';

const KEY = 'setup';

/** The next game begins with the people of the last one. */
export async function rememberSetup(shelf: Shelf, setup: TableSetup): Promise<void> {
  try {
    await shelf.write([[KEY, setup]]);
  } catch {
    // Next time the names are typed again.
  }
}

export async function lastSetup(shelf: Shelf): Promise<TableSetup | null> {
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
  if (typeof value !== 'object' || value === null) return false;
  const { name, color, by }: Partial<Record<keyof SetupSeat, unknown>> = value;
  const isKnown = by === undefined || isSeatBy(by);
  return isKnown && typeof name === 'string' && PLAYER_COLORS.some((known) => known === color);
}
