import type { MapData } from '../../engine/map.ts';
import type { FrontText } from '../../i18n/frontText.ts';

/** What a board has besides routes and tickets: "Tunnels, ferries, stations" */
export function specialWords({ setup, board }: FrontText, { rules, routes }: MapData): string {
  const { special } = setup;
  const things = [
    ...(routes.some(({ kind }) => kind === 'tunnel') ? [special.tunnels] : []),
    ...(routes.some(({ kind }) => kind === 'ferry') ? [special.ferries] : []),
    ...(rules.stations === null ? [] : [special.stations]),
    ...(rules.bonusCardsInPlay === null ? [] : [special.bonusCards]),
  ];
  return setup.specials(things.length === 0 ? special.plain : things.join(board.comma));
}
