import type { FrontText } from '../frontText.ts';
import { points, tickets } from './amounts.ts';

/** What the decks of the game are made of. */
export const deckList: FrontText['deckList'] = {
  title: 'Kaarten en coupons',
  why: 'Wat er in het spel zit, en wat er is afgelegd.',
  cards: 'Wagonkaarten',
  kind: 'Kaart',
  inGame: 'In het spel',
  discarded: 'Afgelegd',
  all: 'Alle',
  tickets: (count) => `Alle ${tickets(count)}, per stad`,
  ticketsOf: (deck, count) => `Stapel ${deck}: alle ${tickets(count)}, per stad`,
  ticketsWhy: 'Elke coupon staat onder allebei zijn steden. Wie welke heeft, is geheim.',
  find: 'Zoek een stad',
  found: (cities) => (cities === 1 ? '1 stad' : `${cities} steden`),
  none: (letters) => `Geen coupon gaat naar ‘${letters}’.`,
  long: 'lang',
  ticket: (to, value) => `Naar ${to}, ${points(value)}`,
  elsewhere: (deck, value) => `${value} in de stapel ${deck}`,
};
