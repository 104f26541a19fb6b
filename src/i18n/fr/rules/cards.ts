import type { RuleText } from '../../ruleText.ts';
import { locomotives } from '../amounts.ts';

export const cards: RuleText['cards'] = {
  title: 'Cartes wagon',
  lede: (f) => `Prenez jusqu’à ${f.cardsPerTurn} cartes\u202f: parmi les visibles, ou à l’aveugle dans la pioche.`,
  draw: 'Prenez les cartes une à une, chacune parmi les visibles ou dans la pioche. Vous pouvez vous arrêter après la première.',
  refill: 'Une carte visible prise est aussitôt remplacée par la pioche, avant que vous preniez la suivante.',
  locomotive:
    'Une locomotive visible est la seule carte de votre tour\u202f: on ne la prend qu’en premier, et sans deuxième carte.',
  second: 'Comme deuxième carte, pas de locomotive visible, même si elle vient d’être retournée.',
  blind:
    'Une locomotive piochée à l’aveugle, c’est de la chance\u202f: elle compte pour une carte, et personne ne le sait.',
  noLimit: 'Vous pouvez avoir autant de cartes en main que vous voulez.',
  sweep: (sweepAt, faceUp) =>
    `Dès que ${sweepAt} des ${faceUp} cartes visibles sont des locomotives, toutes les cartes visibles sont défaussées et ${faceUp} nouvelles sont retournées. Au besoin, plusieurs fois de suite.`,
  noSweep: 'Peu importe combien de locomotives sont visibles\u202f: les cartes ne sont jamais remplacées pour cela.',
  emptyStop:
    'Quand pioche et défausse sont vides, personne ne peut plus choisir de prendre des cartes, même s’il en reste de visibles.',
  emptyRow: 'Quand pioche et défausse sont vides, vous pouvez encore prendre les cartes visibles.',
  alone: 'S’il n’y a rien à prendre comme deuxième carte, votre tour s’arrête après la première.',
  rulings: {
    reshuffle:
      'La défausse n’est mélangée que si une carte est nécessaire et que la pioche est vide. Une place vide parmi les visibles est remplie dès qu’il y a de nouveau des cartes, en partant de la première.',
    begun: 'Qui a déjà pris une première carte peut encore prendre la deuxième parmi les visibles.',
    noSweep: (sweepAt) =>
      `Les cartes visibles restent en place si, avec elles, la pioche et la défausse, on ne peut pas former une rangée de moins de ${locomotives(sweepAt)}.`,
  },
  figure: {
    name: (row, cardsPerTurn) =>
      `Exemple de cartes visibles\u202f: ${row}. La locomotive compte pour tout le tour. Des autres, et de la pioche, vous prenez jusqu’à ${cardsPerTurn}.`,
    row: 'Les cartes visibles',
    whole: 'tout le tour',
    one: (of) => `1 sur ${of}`,
    deck: 'La pioche',
    blind: (of) => `à l’aveugle, 1 sur ${of}`,
    caption: 'On peut combiner les deux. Ce que vous prenez de visible, tout le monde le voit.',
  },
};
