import type { RuleText } from '../../ruleText.ts';
import { locomotives } from '../amounts.ts';

export const cards: RuleText['cards'] = {
  title: 'Cartes wagon',
  lede: (f) => `Prenez jusqu’à ${f.cardsPerTurn} cartes\u00a0: visibles, ou à l’aveugle dans la pioche.`,
  draw: 'Prenez les cartes une à une, chacune parmi les visibles ou dans la pioche. Vous pouvez vous arrêter après la première.',
  refill: 'Une carte visible prise est aussitôt remplacée par la pioche, avant que vous preniez la suivante.',
  locomotive:
    'Une locomotive visible compte pour tout votre tour\u00a0: seulement comme première carte, et alors sans deuxième.',
  second: 'Comme deuxième carte, pas de locomotive visible, même si elle vient d’être retournée.',
  blind:
    'Une locomotive piochée à l’aveugle, c’est de la chance\u00a0: elle compte pour une carte, et personne ne le sait.',
  noLimit: 'Vous pouvez avoir autant de cartes en main que vous voulez.',
  sweep: (sweepAt, faceUp) =>
    `Dès que ${sweepAt} des ${faceUp} cartes visibles sont des locomotives, toutes sont défaussées et ${faceUp} nouvelles sont retournées. Au besoin plusieurs fois.`,
  noSweep: 'Il peut y avoir autant de locomotives visibles que l’on veut. Elles ne sont jamais défaussées.',
  emptyStop:
    'Quand pioche et défausse sont vides, personne ne peut plus choisir de prendre des cartes, même s’il en reste de visibles.',
  emptyRow: 'Quand pioche et défausse sont vides, vous pouvez encore prendre les cartes visibles.',
  alone: 'Si rien ne peut être pris comme deuxième carte, la prise s’arrête après la première.',
  rulings: {
    reshuffle:
      'La défausse n’est mélangée que si une carte est nécessaire et que la pioche est vide. Une place vide parmi les visibles est remplie dès qu’il y a de nouveau des cartes, en partant de la première.',
    begun: 'Une prise déjà commencée peut encore prendre sa deuxième carte parmi les visibles.',
    noSweep: (sweepAt) =>
      `On ne défausse pas les cartes visibles si pioche, défausse et cartes visibles ne peuvent pas en donner de nouvelles avec moins de ${locomotives(sweepAt)}.`,
  },
  figure: {
    name: (row, cardsPerTurn) =>
      `Exemple de cartes visibles\u00a0: ${row}. La locomotive compte pour tout le tour. Des autres, et de la pioche, vous prenez jusqu’à ${cardsPerTurn}.`,
    row: 'Les cartes visibles',
    whole: 'tout le tour',
    one: (of) => `1 sur ${of}`,
    deck: 'La pioche',
    blind: (of) => `à l’aveugle, 1 sur ${of}`,
    caption: 'On peut mêler les deux. Ce que vous prenez de visible, tous le voient.',
  },
};
