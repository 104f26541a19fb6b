import { allOf } from '../lists.ts';
import { stations, trains } from './amounts.ts';
import { between } from './between.ts';

const list = allOf('en-GB');
const stationsIn = (cities: readonly string[]) =>
  cities.length === 1 ? `a station in ${list(cities)}` : `${cities.length} stations, in ${list(cities)}`;
const yoursIn = (cities: readonly string[]) =>
  cities.length === 1 ? `your station in ${list(cities)}` : `your stations in ${list(cities)}`;
const andTrains = (count: number) => (count === 0 ? '' : `, and ${trains(count)}`);

/** What can still become of a ticket: a word or two for its slip, and a sentence. */
export const hopes = {
  word: {
    done: 'done',
    byStation: 'by station',
    toGo: (count: number) => `${count} to go`,
    stations,
    busy: 'station in use',
    rival: 'needs a rival',
    lost: 'lost',
  },
  toGo: (count: number) => `${trains(count)} to go`,
  atLeast: (count: number) => `${trains(count)} at least`,
  joined: 'Your routes join them already',
  byStation: 'Your stations join them as the board stands',
  /** Routes are named as `between` does. */
  route: between,
  lentBy: (routes: readonly string[]) => `over ${list(routes)}`,
  onlyWith: (cities: readonly string[], over: string, count: number) =>
    `Only with ${stationsIn(cities)}, ${over}${andTrains(count)}`,
  onlyBeside: (cities: readonly string[], built: readonly string[], over: string, count: number) =>
    `Only with ${stationsIn(cities)} beside ${yoursIn(built)}, ${over}${andTrains(count)}`,
  withBuilt: (built: readonly string[], over: string, count: number) =>
    `Only with ${yoursIn(built)}, ${over}${andTrains(count)}`,
  busy: (built: readonly string[]) =>
    `${built.length === 1 ? 'The station' : 'The stations'} in ${list(built)} could join them, but another ticket uses ${built.length === 1 ? 'it' : 'them'}`,
  rivalNoWay: 'No way is left. Only a station beside a route that a rival has yet to claim could help',
  rivalTooFar: (count: number) =>
    `${trains(count)} at least, more than you have. Only a station beside a route that a rival has yet to claim could help`,
  lostNoWay: 'Lost: no way is left between them',
  lostTooFar: (count: number) => `Lost: ${trains(count)} at least, more than you have`,
} as const;
