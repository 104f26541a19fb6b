import { NOBODY } from '../../../engine/game.ts';
import type { TableView } from '../../../engine/view.ts';
import { factWords } from '../../../i18n/boardLabels.ts';
import type { Text } from '../../../i18n/text.ts';
import { cityFacts } from '../../../table/story/counted.ts';
import { type Company, cityName, playerName, routeEnds } from '../words/names.ts';
import type { PromptWords } from '../words/promptWords.ts';
import type { LitPath } from './boardModel.ts';

/** The routes of a city, to be lit on the board. */
export function cityPath(view: TableView, city: number): LitPath {
  return { of: 'city', routes: routesAt(view, city), ends: [city] };
}

/** "Sweden, beyond the polar circle. 7 routes: 4 free and 3 claimed. To Boden, Karesuando and Narvik." */
export function cityWords(text: Text, view: TableView, company: Company, city: number): PromptWords {
  const words = text.turn.city;
  const { list } = text.claim;
  const routes = routesAt(view, city);
  const owner = view.table.stationOwner[city] ?? NOBODY;
  const facts = cityFactWords(text, view, city);
  const sentences = [
    ...(facts === null ? [] : [words.facts(facts)]),
    words.routes(routes.length, list(stateWords(text, view, routes))),
    words.neighbours(list(neighboursOf(view, routes, city))),
    ...(owner === NOBODY ? [] : [words.station(playerName(company, owner))]),
  ];
  return { title: cityName(view, city), words: sentences.join(' ') };
}

/** "Sweden, beyond the polar circle": what a bonus card of this map may ask of the city. Null: nothing. */
export function cityFactWords(text: Text, { table }: TableView, city: number): string | null {
  const facts = cityFacts(table.board.map)[city];
  const told = facts === undefined ? [] : factWords(text, facts);
  return told.length === 0 ? null : told.join(text.board.comma);
}

function routesAt({ table }: TableView, city: number): readonly number[] {
  return table.board.routesAt[city] ?? [];
}

/** "4 free", "2 claimed", "1 closed": as far as there are any. */
function stateWords({ turn }: Text, { table }: TableView, routes: readonly number[]): readonly string[] {
  const claimed = routes.filter((route) => (table.owner[route] ?? NOBODY) !== NOBODY).length;
  const closed = routes.filter((route) => table.closed[route] === 1).length - claimed;
  const counts = { free: routes.length - claimed - closed, claimed, closed };
  return (['free', 'claimed', 'closed'] as const).flatMap((state) =>
    counts[state] > 0 ? [turn.city[state](counts[state])] : [],
  );
}

/** Each once, also where several routes lead there. */
function neighboursOf(view: TableView, routes: readonly number[], city: number): readonly string[] {
  const ids = routes.map((route) => routeEnds(view, route).find((end) => end !== city) ?? city);
  return [...new Set(ids)].map((id) => cityName(view, id)).toSorted((one, other) => one.localeCompare(other));
}
