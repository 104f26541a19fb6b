import type { RuleText } from '../../ruleText.ts';
import { cards, points, stations as some } from '../amounts.ts';

const NTH = ['La première', 'la deuxième', 'la troisième'];

export const stations: RuleText['stations'] = {
  title: 'Gares',
  lede: 'À la fin, une gare emprunte une route d’un autre joueur, pour que vos tickets aillent là où vous ne pouviez pas.',
  none: 'Il n’y a pas de gares sur ce plateau.',
  chip: (each) => `${each} chacun`,
  build:
    'Bâtissez-en une par tour, dans n’importe quelle ville encore sans aucune gare. Vous n’avez pas besoin d’y avoir une route.',
  cost: (costs) =>
    `${costs
      .map((cost, place) =>
        place === 0 ? `${NTH[0]} coûte ${cards(cost)}` : `${NTH[place] ?? `la ${place + 1}e`} ${cost} de même couleur`,
      )
      .join(', ')}. Une locomotive vaut n’importe quelle couleur, même seule.`,
  borrow: 'À la fin, chaque gare vous prête une route d’un adversaire qui mène à sa ville.',
  same: 'Elle ne compte que pour les tickets, et c’est la même route pour tous vos tickets.',
  several: 'Plusieurs joueurs peuvent emprunter la même route, et des routes empruntées peuvent se suivre.',
  nothing: 'Si aucun adversaire n’a de route vers cette ville, la gare n’emprunte rien.',
  unused: (f) =>
    `Personne n’est obligé de bâtir. Chaque gare gardée rapporte ${points(f.stations?.unused ?? 0)} à la fin.`,
  path: 'Une route empruntée ne fait pas partie de votre chemin le plus long.',
  rulings: {
    best: 'L’application emprunte au mieux pour vous\u202f: d’abord le plus de points de tickets, puis le plus de tickets réussis, puis le moins de routes empruntées. La page des points montre lesquelles.',
    tie: 'S’il reste un choix, c’est l’ordre des routes de la carte qui décide.',
  },
  figure: {
    name: (costs, each, unused) =>
      `Ce que coûtent les gares\u202f: ${costs.map((cost) => cards(cost)).join(', ')}. Aucune bâtie\u202f: ${each} fois ${unused} font ${points(each * unused)}.`,
    first: 'Première',
    second: 'Deuxième',
    third: 'Troisième',
    unused: 'Aucune bâtie',
    sum: (each, unused) => `${each} × ${points(unused)}`,
    caption: (f) => `Chacun a ${some(f.stations?.each ?? 0)}, et toute couleur convient.`,
  },
};
