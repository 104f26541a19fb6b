import type { SeatView, TableView } from '../../../engine/view.ts';
import { routesInReach } from '../../../table/turn/draft.ts';
import { whyNotCard, whyNotCity, whyNotDeck, whyNotTickets } from '../../../table/turn/whyNot.ts';

/** Which of a turn's actions there are now. */
export interface Possible {
  readonly draw: boolean;
  readonly claim: boolean;
  readonly tickets: boolean;
  readonly station: boolean;
  /** Nothing else is left. */
  readonly pass: boolean;
}

export function possibleFor(view: SeatView): Possible {
  const draw = canDraw(view);
  const claim = routesInReach(view, null).length > 0;
  const tickets = whyNotTickets(view) === null;
  const station = canBuild(view);
  return { draw, claim, tickets, station, pass: isFree(view) && !(draw || claim || tickets || station) };
}

/** On turn, with nothing begun. */
export function isFree({ seat, table }: SeatView): boolean {
  return table.turn === seat && table.phase === 'turn';
}

function canDraw(view: SeatView): boolean {
  return whyNotDeck(view) === null || view.table.row.some((_, place) => whyNotCard(view, place) === null);
}

function canBuild(view: SeatView): boolean {
  const { rules, map } = view.table.board;
  return rules.stations !== null && map.cities.some((_, city) => whyNotCity(view, city) === null);
}

/** How many tickets must be kept, and how many there will be to choose from. */
export function offerOf({ table }: TableView): readonly [keep: number, deal: number] {
  const { keep, deal } = table.board.rules.drawTickets;
  const offered = Math.min(deal, table.ticketDeckSize);
  return [Math.min(keep, offered), offered];
}
