import type { Text } from '../text.ts';
import * as amounts from './amounts.ts';
import { between } from './between.ts';
import { possessive } from './possessive.ts';

export const stories: Text['stories'] = {
  route: between,
  plus: (points) => `+${points}`,

  claimed: {
    title: (name, route) => `${name} claimde ${route}`,
    brief: (route, points) => `${route}, +${points}`,
    detail: (trains, paid) => `${amounts.trains(trains)} voor ${paid}.`,
    sentence: (name, route, paid, points) => `${name} claimde ${route} met ${paid}, +${points}.`,
    tunnel: (owed) =>
      owed === 0
        ? 'De tunnel kostte niets extra.'
        : `De tunnel kostte ${amounts.some(owed, 'extra kaart', 'extra kaarten')}.`,
    bonus: (cards) => `Dat leverde ${amounts.cards(cards)} van de stapel op.`,
  },
  drew: {
    title: (name, cards) => `${name} nam ${amounts.cards(cards)}`,
    faceUp: (name, cards) => `${name} nam ${cards} van tafel.`,
    blind: (name, count) => `${name} nam ${amounts.cards(count)} van de stapel.`,
    both: (name, cards, count) => `${name} nam ${cards} van tafel en ${amounts.cards(count)} van de stapel.`,
    detail: {
      faceUp: (cards) => cards,
      blind: 'van de stapel',
      both: (cards, count) => `${cards}, ${count} van de stapel`,
    },
  },
  tickets: {
    title: (name) => `${name} nam coupons`,
    brief: (kept, of) => `hield ${kept} van ${amounts.tickets(of)}`,
    openingTitle: (name) => `${name} koos coupons`,
    detail: (kept, of) => `hield ${kept} van ${of}`,
    sentence: (name, kept, of) => `${name} nam ${amounts.tickets(of)} en hield er ${kept}.`,
    openingSentence: (name, kept, of) => `${name} hield bij het begin ${kept} van ${amounts.tickets(of)}.`,
  },
  station: {
    title: (name, city) => `${name} bouwde een station in ${city}`,
    brief: (city) => `station in ${city}`,
    detail: (paid) => `voor ${paid}`,
    sentence: (name, city, paid) => `${name} bouwde een station in ${city} met ${paid}.`,
  },
  withdrew: {
    title: (name, route) => `${name} trok zich terug uit ${route}`,
    brief: (route) => `trok zich terug uit ${route}`,
    detail: (turned, owed) => `De tunnel toonde ${turned}: nog ${amounts.cards(owed)} te betalen.`,
    sentence: (name, turned, route, owed) =>
      `${name} draaide in de tunnel ${route} ${turned} om, moest nog ${amounts.cards(owed)} betalen en trok zich terug.`,
  },
  passed: {
    title: (name) => `${name} paste`,
    brief: 'paste',
    detail: 'kon niets anders doen',
    sentence: (name) => `${name} paste.`,
  },
  lastRound: {
    title: 'De laatste ronde begint',
    detail: (name) => `${name} heeft bijna geen treinen meer.`,
    sentence: (name) => `De laatste ronde begint: ${name} heeft bijna geen treinen meer.`,
  },
  swept: {
    title: 'De open kaarten zijn vervangen',
    detail: (locomotives, times) =>
      times === 1 ? `Er lagen ${locomotives} locomotieven.` : `${times} keer, want er lagen te veel locomotieven.`,
    sentence: (locomotives, times) =>
      times === 1
        ? `Er lagen ${locomotives} locomotieven open: alle kaarten daar zijn vervangen.`
        : `Er lagen te veel locomotieven open: alle kaarten daar zijn vervangen, ${times} keer.`,
  },
  handedOver: {
    person: {
      title: (name) => `Een mens nam ${possessive(name)} plaats over`,
      detail: 'en kan de kaarten zien',
      sentence: (name) => `Een mens nam ${possessive(name)} plaats over van de computer, en kan de kaarten zien.`,
    },
    computer: {
      title: (name) => `Een computer nam ${possessive(name)} plaats over`,
      detail: 'en speelt met de kaarten verder',
      sentence: (name) => `Een computer nam ${possessive(name)} plaats over.`,
    },
  },
  ended: {
    title: 'Het spel is afgelopen',
    detail: '',
    sentence: 'Het spel is afgelopen.',
  },
};
