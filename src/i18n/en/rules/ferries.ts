import type { RuleFacts } from '../../ruleFacts.ts';
import { cards, points, spaces, trains } from '../amounts.ts';

export const ferries = {
  title: 'Ferries',
  lede: 'A ferry has engines on some of its spaces. They ask for locomotives.',
  ledePairs: 'A ferry has engines on some of its spaces. They ask for locomotives, or for pairs.',
  none: 'This board has no ferries: no route asks for locomotives.',
  chip: (f: RuleFacts) => `${f.ferries} on this board`,
  engine: 'Pay one locomotive for each engine.',
  enginePair: 'For each engine pay one locomotive, or a pair: two wagon cards of one colour.',
  rest: 'The other spaces take any one colour. Locomotives are wild there too.',
  pairColors: 'Pairs may be of any colours: alike, different, or the colour of the other spaces.',
  dearer:
    'A pair is two cards for one space. So a ferry may cost more cards than it has spaces, but never more trains.',
  exact: 'Pay exactly: nothing may be left over.',
  grey: 'Without a locomotive there is no ferry, however many cards of one colour you hold.',
  rulings: {
    pair: 'A pair is two ordinary cards. A locomotive pays for an engine alone; it is no half of a pair.',
  },
  figure: {
    name: (from: string, to: string, engines: number, length: number, paid: string, all: number, scores: number) =>
      `Example: ${from} to ${to}, a ferry of ${spaces(length)} with ${engines === 1 ? '1 engine' : `${engines} engines`}. Paid: ${paid}, ${cards(all)} in all. ${trains(length)}, ${points(scores)}.`,
    route: (length: number, engines: number) =>
      `A ferry of ${spaces(length)}, ${engines === 1 ? '1 engine' : `${engines} engines`}`,
    engines: 'For the engines',
    rest: 'For the other spaces',
    cost: 'The ferry costs',
    unit: (count: number) => (count === 1 ? 'card' : 'cards'),
    caption: (length: number, scores: number) => `It takes ${trains(length)} and scores ${points(scores)}.`,
  },
} as const;
