import { allOf } from '../lists.ts';
import { between } from './between.ts';

const plural = (count: number, one: string, many: string) => (count === 1 ? `1 ${one}` : `${count} ${many}`);

export const final = {
  winner: 'The winner is',
  winners: 'The winners are',
  allOf: allOf('en-GB'),
  line: (points: number, tickets: number) =>
    `${plural(points, 'point', 'points')}, ${plural(tickets, 'ticket', 'tickets')} completed`,
  player: 'Player',
  routes: 'Routes',
  done: 'Tickets done',
  failed: 'Tickets failed',
  stations: 'Stations left',
  path: 'Longest path',
  total: 'Total',
  plus: (points: number) => `+${points}`,
  minus: (points: number) => `−${points}`,
  tickets: (count: number) => plural(count, 'ticket', 'tickets'),
  none: 'none',
  stationsLeft: (count: number, points: number) => `${count} × ${points}`,
  trains: (count: number) => plural(count, 'train', 'trains'),
  details: (name: string) => `${name}: tickets and network`,
  /** On the button of a player's line. */
  open: (name: string) => `${name}: show tickets and network`,
  scroll: 'Table of points, scrolls sideways',
  seeBoard: 'See the board',
  seeTable: 'See the points',
  network: 'Network',
  showPath: 'Longest path',
  ticketsOf: (name: string) => `Tickets of ${name}`,
  fromTo: between,
  ticketLabel: (from: string, to: string, points: number, done: boolean) =>
    done ? `${from} to ${to}, done, plus ${points} points` : `${from} to ${to}, failed, minus ${points} points`,
  doneWord: 'done',
  failedWord: 'failed',
  noTickets: 'No tickets.',
  borrowed: (city: string, from: string, to: string, owner: string) =>
    `The station in ${city} uses ${between(from, to)} of ${owner}.`,
  borrowedTitle: 'Borrowed by stations',
  bonusesTitle: 'Bonuses',
  bonusCount: (name: string, count: string) => `${name}: ${count}`,
  ties: {
    completedTickets: (winner: string, other: string) =>
      `Level on points: ${winner} completed more tickets than ${other}.`,
    fewestStations: (winner: string, other: string) => `Level on points: ${winner} built fewer stations than ${other}.`,
    longestPath: (winner: string, other: string) => `Level on points: ${winner} has a longer path than ${other}.`,
    bonusCards: (winner: string, other: string) => `Level on points: ${winner} won more bonus cards than ${other}.`,
  },
  sharedPlace: (names: string) => `${names} are level in everything and share the place.`,
  rematch: 'Rematch',
  home: 'Home',
  export: 'Export',
  /** What a bonus counts, by the map's data. */
  bonus: {
    locomotivesInHand: { name: 'Engine shed', words: 'most locomotives and pairs in hand' },
    trainsLeft: { name: 'Thrifty builder', words: 'most trains left' },
    countries: { name: 'Railway baron', words: 'most countries' },
    longestPath: { name: 'Long-distance express', words: 'longest path' },
    routesOfLength: {
      name: 'Small steps',
      words: (length: number) => `most routes of ${plural(length, 'train', 'trains')}`,
    },
    routesOfKind: {
      ferry: { name: 'Ferry captain', words: 'most ferries' },
      tunnel: { name: 'Tunnel master', words: 'most tunnels' },
      plain: { name: 'Overlander', words: 'most routes over land' },
    },
    routesTo: {
      arctic: { name: 'Snowplough', words: 'most routes to the far north' },
      capital: { name: 'Court supplier', words: 'most routes to capitals' },
      country: {
        name: (country: string) => `${country} line`,
        words: (country: string) => `most routes in ${country}`,
      },
    },
    ticketsTo: {
      arctic: { name: 'Polar traveller', words: 'most tickets done to the far north' },
      capital: { name: 'Diplomat', words: 'most tickets done to capitals' },
      country: {
        name: (country: string) => `${country} guide`,
        words: (country: string) => `most tickets done to ${country}`,
      },
    },
    ticketsWorthAtMost: {
      name: 'Local lines',
      words: (points: number) => `most tickets done of ${points} points or fewer`,
    },
  },
  country: (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code,
} as const;
