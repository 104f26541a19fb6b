import type { RuleFacts } from '../../ruleFacts.ts';
import { points, tickets as some } from '../amounts.ts';

export const tickets = {
  title: 'Tickets',
  lede: 'A ticket names two cities. Join them with your own routes: it pays its points. Fail, and it costs them.',
  chip: (f: RuleFacts) =>
    f.tickets.long > 0 ? `${f.tickets.all - f.tickets.long} and ${f.tickets.long} long` : some(f.tickets.all),
  draw: ({ draw }: RuleFacts) =>
    `Draw ${draw.deal} from the top of the ticket deck, look at them, and keep at least ${draw.keep}. That is your whole turn.`,
  fewer: (f: RuleFacts) => `Fewer than ${f.draw.deal} left? Draw those. A single one left must be kept.`,
  refused: 'What you do not keep goes face down under the ticket deck.',
  empty: 'With an empty ticket deck nobody can draw tickets.',
  join: 'It does not matter which way your routes take, or when you built them.',
  joinStation:
    'It does not matter which way your routes take, or when you built them. A route borrowed by a station helps too.',
  keep: 'A ticket you have kept stays to the end. There is no limit to how many you hold.',
  secret: 'Tickets are secret until the final scoring, done or not. The score you see until then is that of routes.',
  grand: (changed: number) =>
    `The deck is chosen at the start: the grand one holds the classic tickets and more. ${changed} of them are worth other points there, and the app shows these.`,
  rulings: {
    order: 'Refused tickets go under the deck in the order in which they were offered.',
  },
  figure: {
    name: (from: string, to: string, value: number) =>
      `Example: the ticket ${from} to ${to}. Joined: plus ${value}. Not joined: minus ${value}.`,
    ticket: 'Your ticket',
    joined: 'Joined at the end',
    failed: 'Not joined',
    unit: (value: number) => (value === 1 ? 'point' : 'points'),
    apart: (value: number) => `Between the two lie ${points(2 * value)}.`,
  },
} as const;
