import { points, tickets } from './amounts.ts';
/** What the decks of the game are made of. */
export const deckList = {
  title: 'Cards and tickets',
  why: 'What there is in the game, and what was discarded.',
  cards: 'Wagon cards',
  kind: 'Card',
  inGame: 'In the game',
  discarded: 'Discarded',
  all: 'All',
  tickets: (count: number) => `All ${tickets(count)}, by city`,
  ticketsOf: (deck: string, count: number) => `${deck} deck: all ${tickets(count)}, by city`,
  ticketsWhy: 'Every ticket stands under both of its cities. Who holds which is secret.',
  find: 'Find a city',
  found: (cities: number) => (cities === 1 ? '1 city' : `${cities} cities`),
  none: (letters: string) => `No ticket leads to “${letters}”.`,
  long: 'long',
  ticket: (to: string, value: number) => `To ${to}, ${points(value)}`,
  elsewhere: (deck: string, value: number) => `${value} in the ${deck} deck`,
} as const;
