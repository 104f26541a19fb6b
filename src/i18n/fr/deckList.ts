import type { FrontText } from '../frontText.ts';
import { points, some, tickets } from './amounts.ts';

/** "le ticket", "les 46 tickets" */
const allTickets = (count: number) => (count === 1 ? 'le seul ticket' : `les ${tickets(count)}`);

export const deckList: FrontText['deckList'] = {
  title: 'Cartes et tickets',
  why: 'Ce que contient le jeu, et ce qui est défaussé.',
  cards: 'Cartes wagon',
  kind: 'Carte',
  inGame: 'Dans le jeu',
  discarded: 'Défaussées',
  all: 'Toutes',
  tickets: (count) => `${count === 1 ? 'Le seul ticket' : `Les ${tickets(count)}`}, par ville`,
  ticketsOf: (deck, count) => `Paquet ${deck}\u202f: ${allTickets(count)}, par ville`,
  ticketsWhy: 'Chaque ticket figure sous ses deux villes. Qui détient lequel reste secret.',
  find: 'Chercher une ville',
  found: (cities) => some(cities, 'ville', 'villes'),
  none: (letters) => `Aucun ticket ne mène à «\u00a0${letters}\u00a0».`,
  long: 'grande destination',
  ticket: (to, value) => `Vers ${to}, ${points(value)}`,
  elsewhere: (deck, value) => `${value} dans le paquet ${deck}`,
};
