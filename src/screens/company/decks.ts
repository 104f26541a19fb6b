import type { MapData } from '../../engine/map.ts';
import type { TableSetup } from '../../table/game/setup.ts';

/** The deck stays if the map has it. */
export function withMap(plan: TableSetup, map: MapData): TableSetup {
  const decks = decksOf(map);
  const kept = decks.find((deck) => deck === plan.ticketDeck);
  return { ...plan, mapId: map.id, ticketDeck: kept ?? decks[0] ?? null };
}

export function decksOf(map: MapData): readonly string[] {
  return Object.keys(map.rules.ticketDecks ?? {});
}
