import type { Text } from '../text.ts';
import * as amounts from './amounts.ts';
import { between, fromTo } from './between.ts';

const ofThem = (needed: number, left: number) => `${amounts.trains(needed)} sur ${left}`;

export const tickets: Text['tickets'] = {
  title: (name) => `${name}, choisissez vos tickets`,
  rule: (least) => `Gardez-en au moins ${least}. Un ticket non réussi coûte ses points.`,
  begins: (name) => `${name} commence la partie.`,
  offered: 'Tickets au choix',
  lookAtMap: 'Voir la carte',
  backToTickets: 'Revenir aux tickets',
  keepIt: (name) => `Garder ${name}`,
  key: { kept: 'Gardé', shared: 'Commun à deux ou plus', spare: 'Non gardé' },
  plain: 'Ticket',
  long: 'Grande destination',
  points: 'points',
  keep: 'Garder',
  giveBack: { 'under the deck': 'Retour à la pioche', 'out of the game': 'Hors du jeu' },
  shares: (from, to) => `Partage ${between(from, to)}`,
  label: (from, to, value, fact) => `${fromTo(from, to)}, ${amounts.points(value)}, ${fact}`,
  sum: {
    none: 'Touchez les tickets que vous voulez garder.',
    value: (kept, value) =>
      kept === 1
        ? `1 gardé, ${amounts.points(value)} si vous le réussissez.`
        : `${amounts.some(kept, 'gardé', 'gardés')}, ${amounts.points(value)} si vous les réussissez tous.`,
    trains: (needed, left) => `Environ ${ofThem(needed, left)}.`,
    shared: (needed, left) => `Environ ${ofThem(needed, left)}, car ils partagent des routes.`,
    withOthers: (needed, left) => `Avec vos autres tickets, environ ${ofThem(needed, left)}.`,
    byStation: (count) => (count === 1 ? 'Dont 1 seulement avec une gare.' : `Dont ${count} seulement avec des gares.`),
    lost: (count) => `Dont ${amounts.some(count, 'perdu', 'perdus')}.`,
  },
  keepAtLeast: (least) => `Gardez-en au moins ${least}`,
  keepThese: (kept) => `Garder ${amounts.tickets(kept)}`,
  hand: 'Vos cartes',
  inHand: (card, count) => `${card}, ${count}`,
  own: 'Vos tickets jusqu’ici',
  row: 'Cartes visibles.',
  bonuses: 'Bonus en jeu',
  bonusLabel: (name, words, value) => `${name}, ${amounts.points(value)}. ${words}`,
};
