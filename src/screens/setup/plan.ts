import type { MapData } from '../../engine/map.ts';
import type { PLAYER_COLORS, PlayerColor } from '../../engine/players.ts';
import { isSameName } from '../../table/game/names.ts';
import { PERSON } from '../../table/game/opponents.ts';
import type { SetupSeat, TableSetup } from '../../table/game/setup.ts';
import type { KnownPerson } from '../../table/saves/people.ts';
import { withMap } from '../company/decks.ts';

/** In the order in which seats get them. The compiler sees that it is the engine's list. */
export const COLORS: typeof PLAYER_COLORS = ['red', 'blue', 'green', 'yellow', 'black'];

/** The last table again, on the board that was chosen, if it is still there; the first time two seats without names. */
export function firstPlan(
  last: TableSetup | null,
  boards: readonly MapData[],
  chosen: string | null = null,
): TableSetup {
  const map = boards.find(({ id }) => id === (chosen ?? last?.mapId)) ?? boards[0];
  const seats = last?.seats ?? COLORS.slice(0, 2).map((color) => ({ name: '', color }));
  const plan: TableSetup = { mapId: '', ticketDeck: null, seats, openHands: false, first: 'random', ...last };
  return map === undefined ? plan : withMap(plan, map);
}

/** How many tickets a deck holds. */
export function deckSize(map: MapData, deck: string): number {
  const sets = map.rules.ticketDecks?.[deck]?.sets ?? [];
  return map.tickets.filter(({ set }) => set !== undefined && sets.includes(set)).length;
}

export function withName(plan: TableSetup, seat: number, name: string): TableSetup {
  return { ...plan, seats: plan.seats.map((each, i) => (i === seat ? { ...each, name } : each)) };
}

/** Whoever has the colour gets the seat's old one. */
export function withColor(plan: TableSetup, seat: number, color: PlayerColor): TableSetup {
  const old = plan.seats[seat]?.color;
  if (old === undefined) return plan;
  const recolored = (each: SetupSeat, i: number) => {
    if (i === seat) return { ...each, color };
    return each.color === color ? { ...each, color: old } : each;
  };
  return { ...plan, seats: plan.seats.map(recolored) };
}

/** A new seat takes the first colour that nobody has. */
export function withSeat(plan: TableSetup): TableSetup {
  const color = COLORS.find((each) => plan.seats.every((seat) => seat.color !== each));
  return color === undefined ? plan : { ...plan, seats: [...plan.seats, { name: '', color }] };
}

/** Whoever was to start still starts; if it was the one who leaves, chance decides. */
export function withoutSeat(plan: TableSetup, seat: number): TableSetup {
  const seats = plan.seats.filter((_, i) => i !== seat);
  return {
    ...plan,
    seats,
    first: firstAfter(plan, (first) => (first > seat ? first - 1 : first === seat ? null : first)),
  };
}

/** Takes another place in the order of turns; the others move up or down. */
export function withSeatAt(plan: TableSetup, seat: number, place: number): TableSetup {
  const order = plan.seats.map((_, i) => i).filter((i) => i !== seat);
  order.splice(place, 0, seat);
  return {
    ...plan,
    seats: order.flatMap((i) => plan.seats[i] ?? []),
    first: firstAfter(plan, (first) => order.indexOf(first)),
  };
}

/** Who can be offered: who sits there from the last time, and then who has played before. */
export function peopleAround({ seats }: TableSetup, known: readonly KnownPerson[]): readonly KnownPerson[] {
  const here = seats.filter(({ name, by = PERSON }) => name.trim() !== '' && by.kind === 'person');
  const others = known.filter((person) => here.every((seat) => !isSameName(seat.name, person.name)));
  return [...here.map(({ name, color }) => ({ name, color })), ...others];
}

/** Where a person sits; -1: nowhere. */
export function seatOf({ seats }: TableSetup, { name }: KnownPerson): number {
  return seats.findIndex((seat) => isSameName(seat.name, name));
}

/** Who sits already stands up. Anybody else takes the first seat that nobody has named, or a new one, and brings the colour. */
export function withPersonToggled(plan: TableSetup, person: KnownPerson, most: number): TableSetup {
  if (!canSit(plan, person, most)) return plan;
  const seated = seatOf(plan, person);
  if (seated >= 0) return withName(plan, seated, '');
  const free = freeSeat(plan);
  const seat = free < 0 ? plan.seats.length : free;
  return withColor(withName(free < 0 ? withSeat(plan) : plan, seat, person.name), seat, person.color);
}

/** Whether there is something that a tap on somebody's name does. */
export function canSit(plan: TableSetup, person: KnownPerson, most: number): boolean {
  return seatOf(plan, person) >= 0 || freeSeat(plan) >= 0 || plan.seats.length < most;
}

function freeSeat({ seats }: TableSetup): number {
  return seats.findIndex(({ name, by = PERSON }) => name.trim() === '' && by.kind === 'person');
}

function firstAfter({ first }: TableSetup, moved: (first: number) => number | null): TableSetup['first'] {
  return first === 'random' ? first : (moved(first) ?? 'random');
}
