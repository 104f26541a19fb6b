import type { RuleFacts } from '../../ruleFacts.ts';
import { trains } from '../amounts.ts';

export const claim = {
  title: 'Claiming a route',
  lede: 'Lay down cards of one colour, put your trains on the route, score at once.',
  pay: 'One card for each space, all of the route’s colour. A locomotive stands for any colour; you may even pay with locomotives alone.',
  grey: (f: RuleFacts) => `A grey route takes any one colour, but only one. There are ${f.grey} on this board.`,
  trains:
    'You need one train for each space. The trains go on the board, the cards are discarded, and the points count right away.',
  anywhere: 'Any free route will do: it need not touch your other routes.',
  whole: 'One route a turn, and all of it: there are no half routes.',
  owner: 'What you have claimed is yours to the end. Nobody else can claim it or travel along it.',
  ownerButStation: 'What you have claimed is yours to the end. Nobody else can claim it; only a station borrows it.',
  last: (f: RuleFacts) =>
    `You have ${trains(f.trains)} for the whole game. Routes longer than what is left are closed to you.`,
} as const;
