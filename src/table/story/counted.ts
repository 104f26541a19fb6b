import { routeAt } from '../../engine/board.ts';
import { KINDS_OF_CARD } from '../../engine/cards.ts';
import { NOBODY } from '../../engine/game.ts';
import { at, filled, range } from '../../engine/lists.ts';
import { longestPath } from '../../engine/longestPath.ts';
import type { BonusCount, CityMatch, MapData } from '../../engine/map.ts';
import { countFor, isMatch } from '../../engine/scoring/bonuses.ts';
import { routesOf } from '../../engine/scoring/network.ts';
import type { TableView } from '../../engine/view.ts';

/** Positions of the cities that a bonus asks for. */
export function citiesMatching({ cities }: Pick<MapData, 'cities'>, match: CityMatch): readonly number[] {
  return cities.flatMap((city, id) => (isMatch(city, match) ? [id] : []));
}

/** What a city is to the bonus cards of its map; what none of them asks for is left out. */
export interface CityFacts {
  readonly country: string | null;
  readonly arctic: boolean;
  readonly capital: boolean;
}

/** In the order of the map's cities. */
export function cityFacts({ cities, bonusCards = [] }: MapData): readonly CityFacts[] {
  const counts = bonusCards.map((card) => card.counts);
  const everyCountry = counts.some(({ what }) => what === 'countries');
  const asked = counts.flatMap((count) => ('city' in count ? [count.city] : []));
  const askedFor = (field: 'arctic' | 'capital') => asked.some((match) => match[field] !== undefined);
  const [byArctic, byCapital] = [askedFor('arctic'), askedFor('capital')];
  return cities.map(({ country = null, arctic = false, capital = false }) => ({
    country: everyCountry || asked.some((match) => match.country === country) ? country : null,
    arctic: byArctic && arctic,
    capital: byCapital && capital,
  }));
}

/** What a bonus counts that lies on the board. */
export interface Counted {
  readonly routes: readonly number[];
  readonly cities: readonly number[];
}

/** Null: it counts cards, trains or tickets, and nothing of that lies on the board. Routes closed for good are left out. */
export function countedBy(view: TableView, counts: BonusCount): Counted | null {
  const { map } = view.table.board;
  switch (counts.what) {
    case 'locomotivesInHand':
    case 'trainsLeft':
    case 'ticketsWorthAtMost':
      return null;
    case 'ticketsTo':
      return { routes: [], cities: citiesMatching(map, counts.city) };
    case 'routesTo':
      return { routes: routesCounted(view, counts), cities: citiesMatching(map, counts.city) };
    case 'longestPath':
      return withEnds(view, longestPaths(view));
    case 'countries':
    case 'routesOfLength':
    case 'routesOfKind':
      return withEnds(view, routesCounted(view, counts));
    default:
      return counts satisfies never;
  }
}

/** Those that add to the count of whoever has them. */
function routesCounted({ table }: TableView, counts: BonusCount): readonly number[] {
  const nothing = { completedTickets: [], hand: filled(KINDS_OF_CARD, 0), trainsLeft: 0, longestPath: 0 };
  return table.board.routes.flatMap((_, route) => {
    const isClosed = table.closed[route] === 1 && (table.owner[route] ?? NOBODY) === NOBODY;
    return !isClosed && countFor(table.board, counts, { ...nothing, routes: [route] }) > 0 ? [route] : [];
  });
}

/** The longest of all, of everybody who has one as long. */
function longestPaths(view: TableView): readonly number[] {
  const { board } = view.table;
  const paths = range(board.players).map((seat) => longestPathOf(view, seat));
  const lengthOf = (path: readonly number[]) => path.reduce((sum, route) => sum + routeAt(board, route).length, 0);
  const most = Math.max(...paths.map(lengthOf));
  return paths.filter((path) => lengthOf(path) === most).flat();
}

function withEnds({ table }: TableView, routes: readonly number[]): Counted {
  const ends = routes.flatMap((route) => [routeAt(table.board, route).a, routeAt(table.board, route).b]);
  return { routes, cities: [...new Set(ends)] };
}

/** The routes of a seat's longest path, in the order they are travelled. */
export function longestPathOf(view: TableView, seat: number): readonly number[] {
  const routes = routesOf(view, seat);
  const { rails } = longestPath(routes.map((route) => routeAt(view.table.board, route)));
  return rails.map((rail) => at(routes, rail));
}
