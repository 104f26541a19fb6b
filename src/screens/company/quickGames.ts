// Games that are dealt with one tap, on the board that was chosen last.
import type { PlayerColor } from '../../engine/players.ts';
import type { FrontText } from '../../i18n/frontText.ts';
import { boards } from '../../table/boards.ts';
import type { SetupSeat, TableSetup } from '../../table/game/setup.ts';
import { lastBoard, lastSetup } from '../../table/saves/lastSetup.ts';
import { deal } from '../shared/dealing.ts';
import { shelf } from '../shared/shelf.ts';
import { seatBy, withComputer, withLevel } from './computers.ts';
import { withMap } from './decks.ts';
import { withNames } from './seatNames.ts';

export type QuickGame = 'alone' | 'watch';

/** The id of the game. The table that people have agreed on is not forgotten over it. */
export async function dealQuickly(text: FrontText, what: QuickGame): Promise<string> {
  const [mapId, last] = [await lastBoard(shelf), await lastSetup(shelf)];
  return deal(what === 'alone' ? aloneOn(text, mapId, last) : watchedOn(text, mapId, last));
}

const ME: PlayerColor = 'red';
const OTHERS: readonly PlayerColor[] = ['blue', 'yellow', 'green', 'red'];

/** One person against two computers of the usual strength. Whoever was the only person the last time is it again. */
export function aloneOn(text: FrontText, mapId: string | null, last: TableSetup | null): TableSetup {
  const people = last?.seats.filter((seat) => seatBy(seat).kind === 'person') ?? [];
  const [{ name, color } = { name: '', color: ME }] = people.length === 1 ? people : [];
  const mates = OTHERS.filter((each) => each !== color).slice(0, 2);
  const plan = onBoard(mapId, last, [{ name, color }, ...mates.map(unnamed)]);
  return named(text, withComputer(text, withComputer(text, plan, 1), 2));
}

/** Four computers, by turns good and very good. */
export function watchedOn(text: FrontText, mapId: string | null, last: TableSetup | null): TableSetup {
  const plan = onBoard(mapId, last, OTHERS.map(unnamed));
  const seated = OTHERS.reduce((all, _, seat) => {
    const good = withComputer(text, all, seat);
    return seat % 2 === 0 ? withLevel(text, good, seat, 'hard') : good;
  }, plan);
  return named(text, seated);
}

function onBoard(mapId: string | null, last: TableSetup | null, seats: readonly SetupSeat[]): TableSetup {
  const map = boards.find(({ id }) => id === mapId) ?? boards[0];
  if (map === undefined) throw new Error('There are no boards.');
  const ticketDeck = last?.ticketDeck ?? null;
  return withMap({ mapId: map.id, ticketDeck, seats, openHands: false, first: 'random' }, map);
}

function named(text: FrontText, plan: TableSetup): TableSetup {
  return { ...plan, seats: withNames(text, plan.seats) };
}

const unnamed = (color: PlayerColor): SetupSeat => ({ name: '', color });
