import type { Text } from '../text.ts';
import * as amounts from './amounts.ts';
import { between } from './between.ts';
import { de } from './elision.ts';

const moreCards = (count: number) => amounts.some(count, 'carte de plus', 'cartes de plus');

export const stories: Text['stories'] = {
  route: between,
  plus: (points) => `+${points}`,
  claimed: {
    title: (name, route) => `${name} a pris ${route}`,
    brief: (route, points) => `${route}, +${points}`,
    detail: (trains, paid) => `${amounts.trains(trains)} pour ${paid}.`,
    sentence: (name, route, paid, points) => `${name} a pris ${route} avec ${paid}, +${points}.`,
    tunnel: (owed) => (owed === 0 ? 'Le tunnel n’a rien coûté de plus.' : `Le tunnel a coûté ${moreCards(owed)}.`),
    bonus: (cards) => `La route a donné ${amounts.cards(cards)} de la pioche.`,
  },
  drew: {
    title: (name, cards) => `${name} a pris ${amounts.cards(cards)}`,
    faceUp: (name, cards) => `${name} a pris ${cards} parmi les cartes visibles.`,
    blind: (name, count) => `${name} a pris ${amounts.cards(count)} dans la pioche.`,
    both: (name, cards, count) =>
      `${name} a pris ${cards} parmi les cartes visibles et ${amounts.cards(count)} dans la pioche.`,
    detail: {
      faceUp: (cards) => cards,
      blind: 'dans la pioche',
      both: (cards, count) => `${cards}, ${count} de la pioche`,
    },
  },
  tickets: {
    title: (name) => `${name} a pioché des tickets`,
    brief: (kept, of) => `${amounts.some(kept, 'ticket gardé', 'tickets gardés')} sur ${of}`,
    openingTitle: (name) => `${name} a choisi ses tickets`,
    detail: (kept, of) => `${amounts.some(kept, 'gardé', 'gardés')} sur ${of}`,
    sentence: (name, kept, of) => `${name} a pioché ${amounts.tickets(of)} et en a gardé ${kept}.`,
    openingSentence: (name, kept, of) => `${name} a gardé ${amounts.tickets(kept)} sur ${of} pour commencer.`,
  },
  station: {
    title: (name, city) => `${name} a bâti une gare à ${city}`,
    brief: (city) => `une gare à ${city}`,
    detail: (paid) => `pour ${paid}`,
    sentence: (name, city, paid) => `${name} a bâti une gare à ${city} avec ${paid}.`,
  },
  withdrew: {
    title: (name, route) => `${name} a renoncé à ${route}`,
    brief: (route) => `a renoncé à ${route}`,
    detail: (turned, owed) => `Sorti du tunnel\u202f: ${turned}. ${moreCards(owed)} à payer.`,
    sentence: (name, turned, route, owed) =>
      `${name} a retourné ${turned} dans le tunnel ${route}, avec ${moreCards(owed)} à payer, et a renoncé.`,
  },
  passed: {
    title: (name) => `${name} a passé son tour`,
    brief: 'a passé son tour',
    detail: 'rien d’autre n’était possible',
    sentence: (name) => `${name} a passé son tour.`,
  },
  lastRound: {
    title: 'Le dernier tour commence',
    detail: (name) => `${name} n’a presque plus de wagons.`,
    sentence: (name) => `Le dernier tour commence\u202f: ${name} n’a presque plus de wagons.`,
  },
  swept: {
    title: 'Les cartes visibles ont été remplacées',
    detail: (locomotives, times) =>
      times === 1
        ? `Il y avait ${amounts.locomotives(locomotives)}.`
        : `${times} fois, car il y avait trop de locomotives.`,
    sentence: (locomotives, times) =>
      times === 1
        ? `Il y avait ${amounts.locomotives(locomotives)} parmi les cartes visibles\u202f: toutes ont été remplacées.`
        : `Il y avait trop de locomotives parmi les cartes visibles\u202f: toutes ont été remplacées, ${times} fois.`,
  },
  handedOver: {
    person: {
      title: (name) => `Un humain a pris la place ${de(name)}`,
      detail: 'et peut voir ses cartes',
      sentence: (name) => `Un humain a repris la place ${de(name)} à l’ordinateur et peut voir ses cartes.`,
    },
    computer: {
      title: (name) => `Un ordinateur a pris la place ${de(name)}`,
      detail: 'et joue la suite avec ses cartes',
      sentence: (name) => `Un ordinateur a pris la place ${de(name)}.`,
    },
  },
  ended: {
    title: 'La partie est finie',
    detail: '',
    sentence: 'La partie est finie.',
  },
};
