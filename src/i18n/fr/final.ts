import { allOf, oneOf } from '../lists.ts';
import type { Text } from '../text.ts';
import * as amounts from './amounts.ts';
import { between, fromTo } from './between.ts';
import { country, inCountry, ofCountry } from './countries.ts';
import { de } from './elision.ts';

const oneOfThem = oneOf('fr');

export const final: Text['final'] = {
  winner: 'La victoire revient à',
  winners: 'Victoire partagée entre',
  allOf: allOf('fr'),
  line: (points, tickets) => `${amounts.points(points)}, ${amounts.some(tickets, 'ticket réussi', 'tickets réussis')}`,
  player: 'Joueur',
  routes: 'Routes',
  done: 'Tickets réussis',
  failed: 'Tickets échoués',
  stations: 'Gares gardées',
  path: 'Chemin le plus long',
  total: 'Total',
  plus: (points) => `+${points}`,
  minus: (points) => `−${points}`,
  tickets: amounts.tickets,
  none: 'aucun',
  stationsLeft: (count, points) => `${count} × ${points}`,
  trains: amounts.trains,
  details: (name) => `${name}\u202f: tickets et réseau`,
  open: (name) => `${name}\u202f: voir tickets et réseau`,
  seeBoard: 'Voir le plateau',
  seeTable: 'Voir les points',
  network: 'Réseau',
  showPath: 'Chemin le plus long',
  ticketsOf: (name) => `Tickets ${de(name)}`,
  fromTo: between,
  ticketLabel: (from, to, points, done) =>
    done
      ? `${fromTo(from, to)}, réussi, plus ${amounts.points(points)}`
      : `${fromTo(from, to)}, échoué, moins ${amounts.points(points)}`,
  doneWord: 'réussi',
  failedWord: 'échoué',
  noTickets: 'Aucun ticket.',
  borrowed: (city, from, to, owner) => `La gare ${de(city)} emprunte ${between(from, to)} à ${owner}.`,
  borrowedTitle: 'Routes empruntées par les gares',
  bonusesTitle: 'Bonus',
  bonusLeads: (name, count) => `${name}\u202f: ${count}, en tête`,
  bonusOnBoard: (name, points, words) => `${name}, ${amounts.points(points)}. ${words} Montrer sur le plateau`,
  bonusCount: (name, count) => `${name}\u202f: ${count}`,
  ties: {
    completedTickets: (winner, other) =>
      `À égalité de points\u202f: plus de tickets réussis pour ${winner} que pour ${other}.`,
    fewestStations: (winner, other) =>
      `À égalité de points\u202f: moins de gares bâties par ${winner} que par ${other}.`,
    longestPath: (winner, other) => `À égalité de points\u202f: un chemin plus long pour ${winner} que pour ${other}.`,
    bonusCards: (winner, other) => `À égalité de points\u202f: plus de cartes bonus pour ${winner} que pour ${other}.`,
  },
  sharedPlace: (names) => `${names} sont à égalité sur toute la ligne et se partagent la place.`,
  rematch: {
    ask: 'Revanche',
    title: 'Rejouer',
    whichComputers: 'Ordinateurs',
    computers: {
      same: 'Les mêmes',
      others: 'D’autres, aussi forts',
      stronger: 'Plus forts',
      weaker: 'Moins forts',
    },
  },
  home: 'Accueil',
  export: 'Exporter',
  bonus: {
    locomotivesInHand: {
      name: 'Dépôt de locomotives',
      words: 'Le plus de locomotives restées en main. Chaque paire de même couleur compte aussi pour une.',
    },
    trainsLeft: { name: 'Bâtisseur économe', words: 'Le plus de wagons restants.' },
    countries: {
      name: 'Baron du rail',
      words: 'Le plus de pays desservis par des routes. Les routes n’ont pas à se toucher.',
    },
    longestPath: {
      name: 'Grand express',
      words: 'Le plus de wagons sur un seul chemin continu. Il peut repasser par une ville, jamais par une route.',
    },
    routesOfLength: {
      name: 'Petits pas',
      words: (length) => `Le plus de routes de ${amounts.trains(length)}.`,
    },
    routesOfKind: {
      ferry: { name: 'Capitaine de ferry', words: 'Le plus de ferries.' },
      tunnel: { name: 'Maître des tunnels', words: 'Le plus de tunnels.' },
      plain: { name: 'Terre ferme', words: 'Le plus de routes qui ne sont ni ferry ni tunnel.' },
    },
    routesTo: {
      name: {
        arctic: 'Chasse-neige',
        capital: 'Fournisseur de la cour',
        country: (code) => `Ligne ${ofCountry(code)}`,
        cities: 'Embranchements',
      },
      words: {
        arctic: 'Le plus de routes qui mènent à une ville au-delà du cercle polaire. Chaque route compte une fois.',
        country: (code) => `Le plus de routes qui mènent ${inCountry(code)}. Chaque route compte une fois.`,
        cities: (cities) => `Le plus de routes qui mènent à ${oneOfThem(cities)}. Chaque route compte une fois.`,
      },
    },
    ticketsTo: {
      name: {
        arctic: 'Voyageur polaire',
        capital: 'Diplomate',
        country: (code) => `Guide ${ofCountry(code)}`,
        cities: 'Guide de voyage',
      },
      words: {
        arctic:
          'Le plus de tickets réussis dont une ville est au-delà du cercle polaire. Chaque ticket compte une fois.',
        country: (code) =>
          `Le plus de tickets réussis dont une ville est ${inCountry(code)}. Chaque ticket compte une fois.`,
        cities: (cities) =>
          `Le plus de tickets réussis dont une ville est ${oneOfThem(cities)}. Chaque ticket compte une fois.`,
      },
    },
    ticketsWorthAtMost: {
      name: 'Lignes locales',
      words: (points) => `Le plus de tickets réussis valant ${amounts.points(points)} ou moins.`,
    },
  },
  country,
};
