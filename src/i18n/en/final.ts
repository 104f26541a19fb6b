import { allOf, oneOf } from '../lists.ts';
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
  bonusLeads: (name: string, count: string) => `${name}: ${count}, leads`,
  /** On a plate that shows on the board what it counts. */
  bonusOnBoard: (name: string, points: number, words: string) =>
    `${name}, ${plural(points, 'point', 'points')}. ${words} Show on the board`,
  bonusCount: (name: string, count: string) => `${name}: ${count}`,
  ties: {
    completedTickets: (winner: string, other: string) =>
      `Level on points: ${winner} completed more tickets than ${other}.`,
    fewestStations: (winner: string, other: string) => `Level on points: ${winner} built fewer stations than ${other}.`,
    longestPath: (winner: string, other: string) => `Level on points: ${winner} has a longer path than ${other}.`,
    bonusCards: (winner: string, other: string) => `Level on points: ${winner} won more bonus cards than ${other}.`,
  },
  sharedPlace: (names: string) => `${names} are level in everything and share the place.`,
  rematch: {
    ask: 'Rematch',
    title: 'Play again',
    whichComputers: 'Computers',
    computers: {
      same: 'The same ones',
      others: 'Others, as strong',
      stronger: 'Stronger ones',
      weaker: 'Weaker ones',
    },
  },
  home: 'Home',
  export: 'Export',
  /** Every bonus by what it counts: one short name, and one sentence that says exactly what the rules count. */
  bonus: {
    locomotivesInHand: {
      name: 'Engine shed',
      words: 'Most locomotives left in hand. Each pair of one colour counts as one too.',
    },
    trainsLeft: { name: 'Thrifty builder', words: 'Most trains left.' },
    countries: {
      name: 'Railway baron',
      words: 'Most countries that routes lead to. The routes need not be joined.',
    },
    longestPath: {
      name: 'Long-distance express',
      words: 'Most trains in one unbroken path. It may pass a city again, but no route.',
    },
    routesOfLength: {
      name: 'Small steps',
      words: (length: number) => `Most routes of ${plural(length, 'train', 'trains')}.`,
    },
    routesOfKind: {
      ferry: { name: 'Ferry captain', words: 'Most ferries.' },
      tunnel: { name: 'Tunnel master', words: 'Most tunnels.' },
      plain: { name: 'Overlander', words: 'Most routes that are neither ferry nor tunnel.' },
    },
    routesTo: {
      name: {
        arctic: 'Snowplough',
        capital: 'Court supplier',
        country: (country: string) => `${country} line`,
        cities: 'Branch lines',
      },
      words: (where: string) => `Most routes that lead to ${where}. Each route counts once.`,
    },
    ticketsTo: {
      name: {
        arctic: 'Polar traveller',
        capital: 'Diplomat',
        country: (country: string) => `${country} guide`,
        cities: 'Tour guide',
      },
      words: (where: string) => `Most tickets done to or from ${where}. Each ticket counts once.`,
    },
    ticketsWorthAtMost: {
      name: 'Local lines',
      words: (points: number) => `Most tickets done that are worth ${plural(points, 'point', 'points')} or fewer.`,
    },
  },
  beyondPolarCircle: 'a city beyond the polar circle',
  /** "Stockholm, Oslo or Helsinki" */
  oneOfCities: oneOf('en-GB'),
  country: (code: string) => new Intl.DisplayNames('en', { type: 'region' }).of(code) ?? code,
} as const;
