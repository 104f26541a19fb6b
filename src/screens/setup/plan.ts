import type { MapData } from '../../engine/map.ts';
import type { PLAYER_COLORS, PlayerColor } from '../../engine/players.ts';
import type { SetupSeat, TableSetup } from '../../table/game/setup.ts';

/** In the order in which seats get them. The compiler sees that it is the engine's list. */
export const COLORS: typeof PLAYER_COLORS = ['red', 'blue', 'green', 'yellow', 'black'];

/** As many letters, as people count them, as every screen has room for. */
export const LONGEST_SHOWN_NAME = 14;

/** The last table again, on a board that is still there; the first time two empty seats. */
export function firstPlan(last: TableSetup | null, boards: readonly MapData[]): TableSetup {
  const map = boards.find(({ id }) => id === last?.mapId) ?? boards[0];
  const seats = last?.seats ?? COLORS.slice(0, 2).map((color) => ({ name: '', color }));
  const plan: TableSetup = { mapId: '', ticketDeck: null, seats, openHands: false, first: 'random', ...last };
  return map === undefined ? plan : withMap(plan, map);
}

/** The deck stays if the map has it. */
export function withMap(plan: TableSetup, map: MapData): TableSetup {
  const decks = decksOf(map);
  const kept = decks.find((deck) => deck === plan.ticketDeck);
  return { ...plan, mapId: map.id, ticketDeck: kept ?? decks[0] ?? null };
}

export function decksOf(map: MapData): readonly string[] {
  return Object.keys(map.rules.ticketDecks ?? {});
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

/** Changes places with the seat before. */
export function movedUp(plan: TableSetup, seat: number): TableSetup {
  const one = plan.seats[seat];
  const other = plan.seats[seat - 1];
  if (one === undefined || other === undefined) return plan;
  const swapped = (i: number) => (i === seat ? seat - 1 : i === seat - 1 ? seat : i);
  return {
    ...plan,
    seats: plan.seats.map((each, i) => plan.seats[swapped(i)] ?? each),
    first: firstAfter(plan, swapped),
  };
}

function firstAfter({ first }: TableSetup, moved: (first: number) => number | null): TableSetup['first'] {
  return first === 'random' ? first : (moved(first) ?? 'random');
}
