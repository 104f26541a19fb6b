import { allOf } from '../lists.ts';
import type { Text } from '../text.ts';
import { stations, trains } from './amounts.ts';
import { between } from './between.ts';
import { de } from './elision.ts';

const list = allOf('fr');
/** "à Athína et à Roma": each city with its own "à". */
const cities = (names: readonly string[]) => list(names.map((name) => `à ${name}`));
/** "d’Athína et de Roma": of stations that stand there. */
const ofCities = (names: readonly string[]) => list(names.map(de));

const stationsIn = (names: readonly string[]) =>
  names.length === 1 ? `une gare ${cities(names)}` : `${names.length} gares, ${cities(names)}`;
const yoursIn = (names: readonly string[]) =>
  names.length === 1 ? `votre gare ${ofCities(names)}` : `vos gares ${ofCities(names)}`;
const andTrains = (count: number) => (count === 0 ? '' : `, et ${trains(count)}`);

/** What can still become of a ticket: a word or two for its slip, and a sentence. */
export const hopes: Text['hopes'] = {
  word: {
    done: 'réussi',
    byStation: 'par gare',
    toGo: (count) => `encore ${count}`,
    stations,
    busy: 'gare occupée',
    rival: 'dépend d’un rival',
    lost: 'perdu',
  },
  toGo: (count) => `encore ${trains(count)}`,
  atLeast: (count) => `${trains(count)} au moins`,
  joined: 'Vos routes les relient déjà',
  byStation: 'Pour l’instant, vos gares les relient',
  route: between,
  lentBy: (routes) => `par ${list(routes)}`,
  onlyWith: (names, over, count) => `Seulement avec ${stationsIn(names)}, ${over}${andTrains(count)}`,
  onlyBeside: (names, built, over, count) =>
    `Seulement avec ${stationsIn(names)} en plus de ${yoursIn(built)}, ${over}${andTrains(count)}`,
  withBuilt: (built, over, count) => `Seulement avec ${yoursIn(built)}, ${over}${andTrains(count)}`,
  busy: (built) =>
    built.length === 1
      ? `La gare ${ofCities(built)} pourrait les relier, mais un autre ticket l’utilise`
      : `Les gares ${ofCities(built)} pourraient les relier, mais un autre ticket les utilise`,
  rivalNoWay: 'Il ne reste aucun chemin. Seule une gare pourrait aider, si un adversaire prend d’abord la bonne route',
  rivalTooFar: (count) =>
    `Au moins ${trains(count)}, plus que vous n’en avez. Seule une gare pourrait aider, si un adversaire prend d’abord la bonne route`,
  lostNoWay: 'Perdu\u202f: il ne reste aucun chemin entre les deux',
  lostTooFar: (count) => `Perdu\u202f: au moins ${trains(count)}, plus que vous n’en avez`,
};
