import type { Text } from '../text.ts';
import * as amounts from './amounts.ts';
import { between } from './between.ts';

export const tickets: Text['tickets'] = {
  title: (name) => `${name}, kies je coupons`,
  rule: (least) => `Houd er minstens ${least}. Wat je niet haalt, kost je de punten ervan.`,
  begins: (name) => `${name} begint het spel.`,
  offered: 'Coupons om uit te kiezen',
  lookAtMap: 'Bekijk het bord',
  backToTickets: 'Terug naar de coupons',
  keepIt: (name) => `Houd ${name}`,
  key: { kept: 'Gehouden', shared: 'Van twee of meer coupons', spare: 'Niet gehouden' },
  plain: 'Coupon',
  long: 'Lange coupon',
  points: 'punten',
  keep: 'Houd',
  giveBack: { 'under the deck': 'Terug onder de stapel', 'out of the game': 'Uit het spel' },
  shares: (from, to) => `Gedeeld: ${between(from, to)}`,
  label: (from, to, value, fact) => `${from} naar ${to}, ${amounts.points(value)}, ${fact}`,
  sum: {
    none: 'Raak de coupons aan die je wilt houden.',
    value: (kept, value) =>
      kept === 1
        ? `1 gehouden, ${amounts.points(value)} als je hem haalt.`
        : `${kept} gehouden, ${amounts.points(value)} als je ze allemaal haalt.`,
    trains: (needed, left) => `Ongeveer ${needed} van je ${amounts.trains(left)}.`,
    shared: (needed, left) => `Ongeveer ${needed} van je ${amounts.trains(left)}, omdat ze routes delen.`,
    withOthers: (needed, left) => `Met je andere coupons ongeveer ${needed} van je ${amounts.trains(left)}.`,
    byStation: (count) => (count === 1 ? '1 daarvan alleen met een station.' : `${count} daarvan alleen met stations.`),
    lost: (count) => `${count} daarvan ${count === 1 ? 'is' : 'zijn'} niet meer te halen.`,
  },
  keepAtLeast: (least) => `Houd er minstens ${least}`,
  keepThese: (kept) => `Houd ${amounts.tickets(kept)}`,
  hand: 'Je kaarten',
  inHand: (card, count) => `${card}, ${count}`,
  own: 'Je coupons tot nu toe',
  row: 'Open kaarten.',
  bonuses: 'Bonussen in het spel',
  bonusLabel: (name, words, value) => `${name}, ${amounts.points(value)}: ${words}`,
};
