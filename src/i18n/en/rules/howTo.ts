import type { RuleFacts } from '../../ruleFacts.ts';
import { points, trains } from '../amounts.ts';

export const howTo = {
  title: 'How to play',
  minutes: '3 minutes',
  lede: 'All of it, short. The chapters tell the rest.',
  goal: {
    title: 'Build your railway',
    words: 'Claim routes between cities, join the cities on your secret tickets, and have the most points at the end.',
  },
  turn: {
    title: 'One thing a turn',
    words: (actions: string) => `In your turn you do one of these: ${actions}. Then the tablet goes on to the next.`,
    draw: 'draw cards',
    claim: 'claim a route',
    tickets: 'draw tickets',
    station: 'build a station',
  },
  collect: {
    title: 'Collect colours',
    words: (f: RuleFacts) =>
      `Take up to ${f.cardsPerTurn} wagon cards: from the row of ${f.faceUp}, or blind from the deck. A locomotive stands for any colour, but taken from the row it is your whole draw.`,
  },
  claim: {
    title: 'Claim a route',
    words: (length: number, scores: number) =>
      `Pay as many cards as the route has spaces, all of its colour; a grey route takes any one colour. Then it is yours for good. Long routes score best: ${length} spaces are ${points(scores)}.`,
  },
  tickets: {
    title: 'Keep your tickets secret',
    words:
      'A ticket that you have joined by the end adds its points. One that you have not joined takes them away. You can draw more in any turn.',
  },
  special: {
    title: 'On this board',
    doubles: 'Between some cities two routes lie side by side: in a small company only one of them can be used.',
    tunnels: 'A tunnel turns up cards from the deck and may cost more than it shows.',
    ferries: 'A ferry asks for a locomotive for each engine on it.',
    pairFerries: 'A ferry asks for a locomotive, or for a pair of one colour, for each engine on it.',
    stations: 'A station borrows a route of somebody else at the end, for your tickets.',
    gifts: 'Routes with a plus give you cards when you claim them.',
    bonusCards: (inPlay: number) =>
      `${inPlay} bonus cards lie open. At the end each goes to whoever has most of what it counts.`,
  },
  end: {
    title: 'The end',
    words: (f: RuleFacts) =>
      `When somebody has ${trains(f.lastRoundAt)} or fewer left at the end of a turn, everybody has one more turn. Then all tickets are turned up.`,
    path: (value: number) => `The longest path scores ${value} more.`,
  },
} as const;
