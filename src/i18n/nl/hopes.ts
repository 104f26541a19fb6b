import { allOf } from '../lists.ts';
import type { Text } from '../text.ts';
import { stations, trains } from './amounts.ts';
import { between } from './between.ts';

const list = allOf('nl');
const stationsIn = (cities: readonly string[]) =>
  cities.length === 1 ? `een station in ${list(cities)}` : `${cities.length} stations, in ${list(cities)}`;
const yoursIn = (cities: readonly string[]) =>
  cities.length === 1 ? `je station in ${list(cities)}` : `je stations in ${list(cities)}`;
const andTrains = (count: number) => (count === 0 ? '' : `, en nog ${trains(count)}`);
const RIVAL = 'Alleen een station naast een route die een tegenstander nog moet claimen, kan helpen';

/** What can still become of a ticket: a word or two for its slip, and a sentence. */
export const hopes: Text['hopes'] = {
  word: {
    done: 'klaar',
    byStation: 'via station',
    toGo: (count) => `nog ${count}`,
    stations,
    busy: 'station bezet',
    rival: 'via een ander',
    lost: 'onhaalbaar',
  },
  toGo: (count) => `nog ${trains(count)}`,
  atLeast: (count) => `minstens ${trains(count)}`,
  joined: 'Je routes verbinden ze al',
  byStation: 'Zoals het bord nu is, verbinden je stations ze',
  route: between,
  lentBy: (routes) => `via ${list(routes)}`,
  onlyWith: (cities, over, count) => `Alleen met ${stationsIn(cities)}, ${over}${andTrains(count)}`,
  onlyBeside: (cities, built, over, count) =>
    `Alleen met ${stationsIn(cities)} naast ${yoursIn(built)}, ${over}${andTrains(count)}`,
  withBuilt: (built, over, count) => `Alleen met ${yoursIn(built)}, ${over}${andTrains(count)}`,
  busy: (built) =>
    built.length === 1
      ? `Het station in ${list(built)} zou ze kunnen verbinden, maar een andere coupon gebruikt het`
      : `De stations in ${list(built)} zouden ze kunnen verbinden, maar een andere coupon gebruikt ze`,
  rivalNoWay: `Er is geen weg meer. ${RIVAL}`,
  rivalTooFar: (count) => `Minstens ${trains(count)}, meer dan je hebt. ${RIVAL}`,
  lostNoWay: 'Onhaalbaar: er is geen weg meer tussen deze steden',
  lostTooFar: (count) => `Onhaalbaar: minstens ${trains(count)}, meer dan je hebt`,
};
