import type { RuleFacts } from '../../ruleFacts.ts';
import { points } from '../amounts.ts';

export const scoring = {
  title: 'Final scoring',
  lede: 'Routes are counted once more, tickets are turned up, and what is left brings its bonus.',
  routes: 'Points of your routes: what you have scored during the game.',
  tickets: 'Plus each ticket you have done, minus each you have not.',
  stations: (f: RuleFacts) => `Plus ${points(f.stations?.unused ?? 0)} for each station you did not build.`,
  path: (value: number) =>
    `Plus ${value} for the longest path: the longest unbroken way over one player’s trains, counted in spaces.`,
  pathWay:
    'A path may pass through a city more than once, but never over a route twice. Branches do not count, and it may run in a ring.',
  pathTie: 'All who are level with the longest path score it.',
  bonus: (inPlay: number) =>
    `Plus the ${inPlay} bonus cards that were laid out at the start. Each goes to whoever has most of what it counts.`,
  bonusTie:
    'All who are level for a bonus card score it. A route or a ticket counts once, even if both its ends qualify.',
  most: 'Most points wins.',
  ties: (order: string) => `Level? ${order}`,
  tie: {
    completedTickets: 'more tickets done',
    fewestStations: 'fewer stations built',
    longestPath: 'a longer path',
    bonusCards: 'more bonus cards won',
  },
  tieOrder: (first: string, others: readonly string[]) =>
    `It goes by ${first}${others.map((other) => `, then by ${other}`).join('')}.`,
  rulings: {
    zero: 'Nothing of something wins nothing: a path of 0, or a count of 0.',
    shared: 'Still level after that: the win is shared. The same order decides all places, not only the first.',
    stationTickets: 'Tickets done with the help of a station count here as well.',
    sharedBonus: 'A bonus card that several have won counts as won by each of them.',
    countries: 'For countries, your routes need not hang together.',
    waypoints: 'Junctions without a name count as cities, of the country they lie in.',
  },
  cards: 'The bonus cards',
  figure: {
    name: (parts: string, total: number) => `Example of a score: ${parts}. ${points(total)} in all.`,
    routes: 'Routes',
    done: 'Tickets done',
    failed: 'Tickets failed',
    stations: 'Stations kept',
    path: 'Longest path',
    bonus: 'Bonus card',
    total: 'In all',
    caption: 'One route of each length, two tickets done and one failed.',
  },
} as const;
