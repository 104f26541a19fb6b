import { allOf, oneOf } from '../lists.ts';
import * as amounts from './amounts.ts';
import { between } from './between.ts';

const regions = new Intl.DisplayNames('en', { type: 'region' });
const country = (code: string) => regions.of(code) ?? code;
const oneOfThem = oneOf('en-GB');

export const final = {
  winner: 'The winner is',
  winners: 'The winners are',
  allOf: allOf('en-GB'),
  line: (points: number, tickets: number) => `${amounts.points(points)}, ${amounts.tickets(tickets)} completed`,
  player: 'Player',
  routes: 'Routes',
  done: 'Tickets done',
  failed: 'Tickets failed',
  stations: 'Stations left',
  path: 'Longest path',
  total: 'Total',
  plus: (points: number) => `+${points}`,
  minus: (points: number) => `−${points}`,
  tickets: amounts.tickets,
  none: 'none',
  stationsLeft: (count: number, points: number) => `${count} × ${points}`,
  trains: amounts.trains,
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
    `${name}, ${amounts.points(points)}. ${words} Show on the board`,
  bonusCount: (name: string, count: string) => `${name}: ${count}`,
  ties: {
    completedTickets: (winner: string, other: string) =>
      `Level on points: ${winner} completed more tickets than ${other}.`,
    fewestStations: (winner: string, other: string) => `Level on points: ${winner} built fewer stations than ${other}.`,
    longestPath: (winner: string, other: string) => `Level on points: ${winner} had a longer path than ${other}.`,
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
      words: (length: number) => `Most routes of ${amounts.trains(length)}.`,
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
        country: (code: string) => `${country(code)} line`,
        cities: 'Branch lines',
      },
      words: {
        arctic: 'Most routes that lead to a city beyond the polar circle. Each route counts once.',
        country: (code: string) => `Most routes that lead to ${country(code)}. Each route counts once.`,
        /** "Stockholm, Oslo or Helsinki" */
        cities: (cities: readonly string[]) => `Most routes that lead to ${oneOfThem(cities)}. Each route counts once.`,
      },
    },
    ticketsTo: {
      name: {
        arctic: 'Polar traveller',
        capital: 'Diplomat',
        country: (code: string) => `${country(code)} guide`,
        cities: 'Tour guide',
      },
      words: {
        arctic: 'Most tickets done to or from a city beyond the polar circle. Each ticket counts once.',
        country: (code: string) => `Most tickets done to or from ${country(code)}. Each ticket counts once.`,
        cities: (cities: readonly string[]) =>
          `Most tickets done to or from ${oneOfThem(cities)}. Each ticket counts once.`,
      },
    },
    ticketsWorthAtMost: {
      name: 'Local lines',
      words: (points: number) => `Most tickets done that are worth ${amounts.points(points)} or fewer.`,
    },
  },
  country,
} as const;
