import { NOBODY } from '../../../engine/game.ts';
import type { SeatView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import { ticketCities } from '../board/boardModel.ts';
import { cityWords } from '../board/cityRoutes.ts';
import type { Company } from '../words/names.ts';
import { capital, cityName } from '../words/names.ts';

/** A city in which a station can stand. */
export interface CityRow {
  readonly city: number;
  readonly name: string;
  /** Null: no ticket of the hand leads there. */
  readonly onTicket: string | null;
  /** "7 routes: 4 free and 3 claimed. To Boden, Karesuando and Narvik." */
  readonly words: string;
  /** All of it in one sentence, for those who listen. */
  readonly label: string;
}

/** STN-1: those without a station. Those of the own tickets come first. */
export function cityRows(text: Text, view: SeatView, company: Company): readonly CityRow[] {
  const own = new Set(ticketCities(view));
  const free = [...view.table.board.map.cities.keys()].filter((city) => view.table.stationOwner[city] === NOBODY);
  return free
    .map((city) => rowOf(text, view, company, city, own.has(city)))
    .sort((one, other) => rank(one) - rank(other) || one.name.localeCompare(other.name));
}

function rowOf(text: Text, view: SeatView, company: Company, city: number, isOwn: boolean): CityRow {
  const { board, routeList } = text;
  const name = cityName(view, city);
  const { words } = cityWords(text, view, company, city);
  const label = routeList.says.city(isOwn ? [name, board.onTicket].join(board.comma) : name, words);
  return { city, name, onTicket: isOwn ? capital(board.onTicket) : null, words, label };
}

const rank = ({ onTicket }: CityRow) => (onTicket === null ? 1 : 0);
