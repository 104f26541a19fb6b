import type { RuleFacts } from '../../ruleFacts.ts';
import { cards, locomotives, stations, tickets, trains } from '../amounts.ts';

export const setup = {
  title: 'Set-up',
  lede: 'The app deals. This is what everybody gets, and what is chosen before the first turn.',
  players: ({ players }: RuleFacts) => `${players.least} to ${players.most} players. A computer plays as one of them.`,
  pieces: (f: RuleFacts) =>
    f.stations === null
      ? `Everybody has ${trains(f.trains)}.`
      : `Everybody has ${trains(f.trains)} and ${stations(f.stations.each)}.`,
  deck: ({ deck }: RuleFacts) =>
    `The deck has ${cards(deck.all)}: ${deck.perColor} wagons of each of ${deck.colors} colours, and ${locomotives(deck.locomotives)}.`,
  deal: (f: RuleFacts) =>
    `It is shuffled, everybody gets ${cards(f.openingHand)}, and ${f.faceUp} more are turned up beside it: the row.`,
  bonusCards: (all: number, inPlay: number) =>
    `${inPlay} of the ${all} bonus cards are drawn and laid out for all to see. The others are out of this game.`,
  tickets: ({ opening }: RuleFacts) =>
    `Everybody is dealt ${tickets(opening.regular)} and keeps at least ${opening.keep}.`,
  longTickets: ({ opening }: RuleFacts) =>
    `Everybody is dealt ${opening.long} long and ${opening.regular} regular tickets, and keeps at least ${opening.keep} of the ${opening.all}, in any mix.`,
  underDeck: 'Tickets you refuse go under the ticket deck.',
  outOfGame:
    'Tickets you refuse leave the game. So do the long tickets that nobody was dealt, unseen: no long ticket ever comes up again.',
  decks: (classic: number, grand: number) =>
    `Two ticket decks to choose from: classic with ${tickets(classic)}, or grand with all ${grand}.`,
  changed: (count: number) =>
    count === 1
      ? 'In the grand deck 1 ticket is worth other points than in the classic one.'
      : `In the grand deck ${count} tickets are worth other points than in the classic one.`,
  knowing:
    'Choose your tickets knowing your own cards, the row and who begins. Nobody has had a turn yet when all have chosen.',
  knowingBonus:
    'Choose your tickets knowing your own cards, the row, the bonus cards and who begins. Nobody has had a turn yet when all have chosen.',
  first: 'The table says who begins, or chance does. Then it goes round clockwise, which is the order of the seats.',
  rulings: {
    inTurn:
      'Tickets are chosen seat by seat, the first player first. Nobody sees what another was offered, kept or refused.',
    order: 'Refused tickets go under the deck once all have chosen, in the order of the seats.',
  },
  figure: {
    name: (hand: string, offered: number, keep: number) =>
      `Example of a start. Dealt: ${hand}. Offered: ${tickets(offered)}. You keep at least ${keep}, so you refuse ${offered - keep} at most.`,
    hand: 'Your hand',
    offered: 'Your tickets',
    keep: 'You keep',
    least: 'at least',
    caption: 'More tickets are more points, and more that can go wrong.',
  },
} as const;
