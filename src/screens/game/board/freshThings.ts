import type { TableView } from '../../../engine/view.ts';
import type { Story } from '../../../table/story/story.ts';
import { routeEnds } from '../words/names.ts';
import type { FreshOnBoard } from './boardModel.ts';

/** What the others have put on the board since this seat's last turn; its own turn may be under way already. */
export function freshFor(stories: readonly Story[], seat: number): FreshOnBoard {
  const isOwn = (story: Story) => 'seat' in story && story.seat === seat;
  const isOthers = (story: Story) => 'seat' in story && story.seat !== seat;
  const until = stories.findLastIndex(isOthers) + 1;
  const since = stories.slice(0, until).findLastIndex(isOwn) + 1;
  return thingsIn(stories.slice(since, until));
}

/** Routes and stations that these stories tell of. */
export function thingsIn(stories: readonly Story[]): FreshOnBoard {
  return {
    routes: stories.flatMap((story) => (story.what === 'claimed' ? [story.route] : [])),
    cities: stories.flatMap((story) => (story.what === 'station' ? [story.city] : [])),
  };
}

/** The cities where those routes and stations lie. */
export function citiesIn(view: TableView, stories: readonly Story[]): readonly number[] {
  const { routes, cities } = thingsIn(stories);
  return [...cities, ...routes.flatMap((route) => routeEnds(view, route))];
}
