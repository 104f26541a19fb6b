import type { ColorName } from '../../../engine/cards.ts';
import type { RuleFacts } from '../../ruleFacts.ts';
import { cards, points, spaces, trains } from '../amounts.ts';
import { colors } from '../colors.ts';

export const tunnels = {
  title: 'Tunnels',
  lede: 'A tunnel may cost more than its spaces. You learn the price after laying down your cards.',
  none: 'This board has no tunnels: a route costs what it shows.',
  chip: (f: RuleFacts) => `${f.tunnels} on this board`,
  pay: 'Pay as for any route: one card for each space. You need no card to spare.',
  turn: (f: RuleFacts) => `The top ${cards(f.tunnelCards)} of the deck are turned up.`,
  owed: 'Each locomotive and each card of the colour you paid costs you 1 more: that colour, or a locomotive.',
  choose:
    'Pay, and the route is yours. Or take every card back: your turn ends. You may withdraw even if you could pay.',
  nothing: 'Nothing matches? The route is yours at once.',
  extra: 'The extra cards need no trains and score nothing.',
  onlyLocomotives: 'Paid with locomotives only? Then only locomotives count, and only locomotives pay.',
  few: (f: RuleFacts) =>
    `Fewer than ${cards(f.tunnelCards)} left: turn up those. None left: the tunnel costs its length.`,
  discard: 'The turned-up cards go on the discard pile once the tunnel is settled, before the row is filled up.',
  rulings: {
    complete: 'The payment is complete before the first card turns, and cannot be changed afterwards.',
    notDiscards: 'Cards on the table are not discards yet.',
  },
  figure: {
    name: (from: string, to: string, route: string, paid: string, turned: string, owed: number, all: number) =>
      `Example: ${from} to ${to}. ${route}. Paid: ${paid}. Turned up: ${turned}. Owed: ${owed} more. ${cards(all)} in all.`,
    route: (color: ColorName, length: number) => `A ${colors[color]} tunnel of ${spaces(length)}`,
    pay: 'You lay down',
    turned: (count: number) => `${cards(count)} are turned up`,
    yours: 'your colour',
    other: 'other colour',
    locomotive: 'locomotive',
    cost: 'The tunnel costs',
    unit: (count: number) => (count === 1 ? 'card' : 'cards'),
    words: (paid: string, owed: number, color: ColorName) =>
      `${paid} on the table, and ${owed} more: ${colors[color]} or locomotives.`,
    caption: (length: number, scores: number) =>
      `Still ${trains(length)} and ${points(scores)}. The extra cards need no trains and score nothing.`,
  },
} as const;
