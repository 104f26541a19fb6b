import type { RuleText } from '../../ruleText.ts';
import { points, some, spaces, trains } from '../amounts.ts';
import { fromTo } from '../between.ts';
import { colored } from '../colors.ts';

export const claim: RuleText['claim'] = {
  title: 'Prendre une route',
  lede: 'Posez des cartes d’une même couleur, placez vos wagons sur la route, marquez aussitôt les points.',
  chip: (f) => `${f.routes} routes`,
  pay: 'Payez une carte par case, toutes de la couleur de la route. Une locomotive vaut n’importe quelle couleur\u202f; on peut aussi payer avec des locomotives seules.',
  trains: 'Placez un wagon sur chaque case. Les cartes vont à la défausse, et les points comptent tout de suite.',
  grey: (f) => `Une route grise accepte une couleur au choix, mais une seule. Ici, ${f.grey} routes sont grises.`,
  anywhere: 'Toute route libre convient\u202f: elle n’a pas à toucher les vôtres.',
  whole: 'Une route par tour, et tout entière. Il n’y a pas de demi-route.',
  owner: 'Une route que vous avez prise est à vous jusqu’à la fin. Personne d’autre ne peut la prendre ni y passer.',
  ownerButStation:
    'Une route que vous avez prise est à vous jusqu’à la fin. Personne d’autre ne peut la prendre\u202f; seule une gare peut l’emprunter.',
  short: (f) =>
    `Vos ${trains(f.trains)} doivent suffire pour toute la partie\u202f: une route plus longue que votre reste vous est fermée.`,
  gift: (routes, most) =>
    `${some(routes, 'route porte', 'routes portent')} un plus. Qui en prend une pioche ensuite le nombre de cartes indiqué, jusqu’à ${most}\u202f: à l’aveugle, jamais parmi les visibles. Les autres savent combien, pas lesquelles.`,
  rulings: {
    gift: 'Si la pioche ne suffit pas pour un plus, on mélange d’abord la défausse, avec les cartes que vous venez de payer. S’il en manque encore, vous recevez ce qu’il y a. Les places vides sont remplies après.',
  },
  figure: {
    name: (from, to, route, paid, length, scores) =>
      `Exemple\u202f: ${fromTo(from, to)}. ${route}. Payé\u202f: ${paid}. Posé\u202f: ${trains(length)}. Marqué\u202f: ${points(scores)}.`,
    route: (color, length) => `Une ${colored('route', color)} de ${spaces(length)}`,
    pay: 'Vous posez',
    place: 'Vous placez',
    score: 'Vous marquez',
    unit: (scores) => (scores < 2 ? 'point' : 'points'),
    caption: 'La locomotive remplace la couleur, et la route rapporte autant.',
  },
  table: {
    title: 'Points selon la longueur',
    length: 'Cases',
    points: 'Points',
  },
};
