import type { RuleFacts } from '../../ruleFacts.ts';
import { cards, locomotives, points, spaces, tickets, trains } from '../amounts.ts';

/** What somebody who knows another board should know of this one. */
export const differences = {
  title: 'What is different here',
  pair: (here: string, there: string) => `${here}, if you know ${there}`,
  /** On a press the comparison goes to the next board. */
  other: (there: string) => `Compare with ${there}`,
  none: 'none here',
  trains: { label: 'Trains', words: (f: RuleFacts) => `${trains(f.trains)} each` },
  deck: {
    label: 'Deck',
    words: ({ deck }: RuleFacts) => `${cards(deck.all)}, ${deck.locomotives} of them locomotives`,
  },
  sweep: {
    label: 'The row',
    words: (f: RuleFacts) =>
      f.sweepAt === null ? 'locomotives may pile up' : `${locomotives(f.sweepAt)} sweep it away`,
  },
  empty: {
    label: 'Empty deck',
    words: (f: RuleFacts) => (f.drawNeedsDeck ? 'nobody can choose to draw' : 'the row can still be drawn'),
  },
  lengths: {
    label: 'Routes',
    words: ({ points: all }: RuleFacts) => {
      const last = all.at(-1);
      return last === undefined ? '' : `up to ${spaces(last.length)}, for ${points(last.points)}`;
    },
  },
  triples: {
    label: 'Side by side',
    words: (f: RuleFacts) => (f.triples > 0 ? `two or three routes; ${f.triples} triple` : 'two routes at most'),
  },
  gifts: {
    label: 'Plus routes',
    words: (f: RuleFacts) => `${f.gifts.routes}: claim one and draw up to ${f.gifts.most}`,
  },
  ferries: {
    label: 'Ferries',
    words: (f: RuleFacts) => (f.pairsPay ? 'a locomotive or a pair for each engine' : '1 locomotive for each engine'),
  },
  tunnels: { label: 'Tunnels', words: (f: RuleFacts) => `${f.tunnels}; each may cost more than it shows` },
  opening: {
    label: 'First tickets',
    words: ({ opening }: RuleFacts) =>
      opening.long > 0
        ? `${opening.long} long and ${opening.regular} regular, keep ${opening.keep}`
        : `${opening.regular}, keep ${opening.keep}`,
  },
  refused: {
    label: 'Refused at first',
    words: ({ opening }: RuleFacts) => (opening.leavesGame ? 'they leave the game' : 'they go under the deck'),
  },
  decks: {
    label: 'Ticket decks',
    words: ({ tickets: { decks, all } }: RuleFacts) =>
      decks.length === 0 ? `one, ${tickets(all)}` : decks.map((deck) => deck.tickets).join(' or '),
  },
  stations: {
    label: 'Stations',
    words: (f: RuleFacts) =>
      `${f.stations?.each ?? 0} each; ${points(f.stations?.unused ?? 0)} for each one you do not build`,
  },
  path: {
    label: 'Longest path',
    words: (f: RuleFacts) => (f.longestPath === null ? 'only if its bonus card is out' : points(f.longestPath)),
  },
  bonusCards: {
    label: 'Bonus cards',
    words: (f: RuleFacts) => `${f.bonusCards?.inPlay ?? 0} of ${f.bonusCards?.all ?? 0} in each game`,
  },
} as const;
