import type { FrontText } from '../../i18n/frontText.ts';
import { cardOf } from '../../table/boardCards.ts';

/** What a board has besides routes and tickets: "Tunnels, ferries, stations" */
export function specialWords({ setup, board }: FrontText, mapId: string): string {
  const things = cardOf(mapId)?.special.map((each) => setup.special[each]) ?? [];
  return setup.specials(things.length === 0 ? setup.special.plain : things.join(board.comma));
}
