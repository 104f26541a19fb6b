import type { RuleFacts } from '../../ruleFacts.ts';
import { cards, points, stations as some } from '../amounts.ts';

export const stations = {
  title: 'Stations',
  lede: 'A station borrows one route of another player at the end, so that your tickets get where you could not.',
  none: 'There are no stations on this board.',
  chip: (each: number) => `${each} each`,
  build: 'Build one in a turn, on any city that has no station yet, of anybody. You need no route there.',
  cost: (costs: readonly number[]) =>
    `The first costs ${cards(costs[0] ?? 0)}, ${costs
      .slice(1)
      .map((cost, place) => `the ${place === 0 ? 'second' : 'third'} ${cost} of one colour`)
      .join(', ')}. Locomotives are wild, also alone.`,
  borrow: 'At the end each station lends you one route of one opponent that leads into its city.',
  same: 'It counts for tickets only, and it is the same route for all your tickets.',
  several: 'Several players may borrow the same route, and borrowed routes may join each other.',
  nothing: 'If no opponent has a route into that city, the station borrows nothing.',
  unused: (f: RuleFacts) =>
    `Nobody has to build. Each station you keep scores ${points(f.stations?.unused ?? 0)} at the end.`,
  path: 'A borrowed route is no part of your longest path.',
  rulings: {
    best: 'The app borrows what is best for you: most ticket points first, then most tickets done, then fewest routes borrowed. The scoring page shows which.',
    tie: 'If that still leaves a choice, the map’s own order of routes decides.',
  },
  figure: {
    name: (costs: readonly number[], each: number, unused: number) =>
      `What stations cost: ${costs.map((cost) => cards(cost)).join(', ')}. None built: ${each} times ${unused} is ${points(each * unused)}.`,
    first: 'First',
    second: 'Second',
    third: 'Third',
    unused: 'None built',
    sum: (each: number, unused: number) => `${each} × ${unused} points`,
    caption: (f: RuleFacts) => `Everybody has ${some(f.stations?.each ?? 0)}, and any cards of one colour will do.`,
  },
} as const;
