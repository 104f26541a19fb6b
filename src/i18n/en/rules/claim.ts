import type { ColorName } from '../../../engine/cards.ts';
import type { RuleFacts } from '../../ruleFacts.ts';
import { points, spaces, trains } from '../amounts.ts';
import { colors } from '../colors.ts';

export const claim = {
  title: 'Claiming a route',
  lede: 'Lay down cards of one colour, put your trains on the route, score at once.',
  chip: (f: RuleFacts) => `${f.routes} routes`,
  pay: 'Pay one card for each space, all of the route’s colour. Locomotives stand for any colour; locomotives alone will do.',
  trains: 'Put one train on each space. The cards go on the discard pile, and the points count right away.',
  grey: (f: RuleFacts) => `A grey route takes any one colour, but only one. ${f.grey} of the routes here are grey.`,
  anywhere: 'Any free route will do: it need not touch your other routes.',
  whole: 'One route a turn, and all of it. There are no half routes.',
  owner: 'What you have claimed is yours to the end. Nobody else can claim it or travel on it.',
  ownerButStation: 'What you have claimed is yours to the end. Nobody else can claim it; only a station may borrow it.',
  short: (f: RuleFacts) =>
    `Your ${trains(f.trains)} must do for the whole game: a route longer than what you have left is closed to you.`,
  gift: (routes: number, most: number) =>
    `${routes} routes carry a plus. Whoever claims one draws that many cards from the deck afterwards, up to ${most}: blind, never from the row. The others learn how many, not which.`,
  rulings: {
    gift: 'If the deck is short for a plus, the discard pile is shuffled first, with the cards just paid. If there are still too few, you get those. Empty places of the row are filled afterwards.',
  },
  figure: {
    name: (from: string, to: string, route: string, paid: string, length: number, scores: number) =>
      `Example: ${from} to ${to}. ${route}. Paid: ${paid}. Placed: ${trains(length)}. Scored: ${points(scores)}.`,
    route: (color: ColorName, length: number) => `A ${colors[color]} route of ${spaces(length)}`,
    pay: 'You lay down',
    place: 'You place',
    score: 'You score',
    unit: (scores: number) => (scores === 1 ? 'point' : 'points'),
    caption: 'The locomotive stands for the colour. It scores no less.',
  },
  table: {
    title: 'Points by length',
    length: 'Spaces',
    points: 'Points',
  },
} as const;
