import * as amounts from './amounts.ts';
import { between } from './between.ts';

export const stories = {
  route: between,
  plus: (points: number) => `+${points}`,

  claimed: {
    title: (name: string, route: string) => `${name} claimed ${route}`,
    /** Beside the player's sign. */
    brief: (route: string, points: number) => `${route}, +${points}`,
    detail: (trains: number, paid: string) => `${amounts.trains(trains)} for ${paid}.`,
    sentence: (name: string, route: string, paid: string, points: number) =>
      `${name} claimed ${route} with ${paid}, +${points}.`,
    tunnel: (owed: number) =>
      owed === 0 ? 'The tunnel cost nothing more.' : `The tunnel cost ${amounts.cards(owed)} more.`,
    bonus: (cards: number) => `It brought ${amounts.cards(cards)} from the deck.`,
  },
  drew: {
    title: (name: string, cards: number) => `${name} drew ${amounts.cards(cards)}`,
    faceUp: (name: string, cards: string) => `${name} took ${cards} face up.`,
    blind: (name: string, count: number) => `${name} took ${amounts.cards(count)} from the deck.`,
    both: (name: string, cards: string, count: number) =>
      `${name} took ${cards} face up and ${amounts.cards(count)} from the deck.`,
    detail: {
      faceUp: (cards: string) => cards,
      blind: 'from the deck',
      both: (cards: string, count: number) => `${cards}, ${count} from the deck`,
    },
  },
  tickets: {
    title: (name: string) => `${name} drew tickets`,
    brief: (kept: number, of: number) => `kept ${kept} of ${of} tickets`,
    openingTitle: (name: string) => `${name} chose tickets`,
    detail: (kept: number, of: number) => `kept ${kept} of ${of}`,
    sentence: (name: string, kept: number, of: number) => `${name} drew ${of} tickets and kept ${kept}.`,
    openingSentence: (name: string, kept: number, of: number) => `${name} kept ${kept} of ${of} tickets to start with.`,
  },
  station: {
    title: (name: string, city: string) => `${name} built a station in ${city}`,
    brief: (city: string) => `station in ${city}`,
    detail: (paid: string) => `for ${paid}`,
    sentence: (name: string, city: string, paid: string) => `${name} built a station in ${city} with ${paid}.`,
  },
  withdrew: {
    title: (name: string, route: string) => `${name} withdrew from ${route}`,
    brief: (route: string) => `withdrew from ${route}`,
    detail: (turned: string, owed: number) => `The tunnel showed ${turned}: ${amounts.cards(owed)} more to pay.`,
    sentence: (name: string, turned: string, route: string, owed: number) =>
      `${name} turned up ${turned} in the tunnel ${route}, had ${amounts.cards(owed)} more to pay, and withdrew.`,
  },
  passed: {
    title: (name: string) => `${name} passed`,
    brief: 'passed',
    detail: 'could do nothing else',
    sentence: (name: string) => `${name} passed.`,
  },
  lastRound: {
    title: 'The last round begins',
    detail: (name: string) => `${name} is nearly out of trains.`,
    sentence: (name: string) => `The last round begins: ${name} is nearly out of trains.`,
  },
  swept: {
    title: 'The face-up cards were replaced',
    detail: (locomotives: number, times: number) =>
      times === 1 ? `${locomotives} locomotives lay there.` : `${times} times, because too many locomotives lay there.`,
    sentence: (locomotives: number, times: number) =>
      times === 1
        ? `${locomotives} locomotives lay face up: all the cards there were replaced.`
        : `Too many locomotives lay face up: all the cards there were replaced, ${times} times.`,
  },
  /** By who plays for the seat from now on. */
  handedOver: {
    person: {
      title: (name: string) => `A person took ${name}’s seat`,
      detail: 'and can see its cards',
      sentence: (name: string) => `A person took ${name}’s seat from the computer, and can see its cards.`,
    },
    computer: {
      title: (name: string) => `A computer took ${name}’s seat`,
      detail: 'and plays on with its cards',
      sentence: (name: string) => `A computer took ${name}’s seat.`,
    },
  },
  ended: {
    title: 'The game is over',
    detail: '',
    sentence: 'The game is over.',
  },
} as const;
