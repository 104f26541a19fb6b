import type { RuleFacts } from '../../ruleFacts.ts';

export const turn = {
  title: 'A turn',
  lede: 'In your turn you do exactly one thing. Then it is the next player’s turn.',
  draw: (f: RuleFacts) =>
    f.cardsPerTurn === 2 ? 'Draw wagon cards: up to two.' : `Draw wagon cards: up to ${f.cardsPerTurn}.`,
  claim: 'Claim one route, with cards of its colour.',
  tickets: (f: RuleFacts) => `Draw ${f.draw.deal} tickets and keep at least ${f.draw.keep}.`,
  station: 'Build one station.',
  notBoth: 'Never two of these in one turn: whoever has taken a card cannot claim a route as well.',
  pass: 'You may pass only if you can do none of these. Then there is a button for it.',
  rulings: {
    begin:
      'What you can begin counts as possible: a tunnel whose first cards you can lay down, a look at tickets, a station.',
    end: (f: RuleFacts) =>
      `When everybody has passed one after the other, the game ends at once and is scored, in the last round too. With ${f.players.most} players that is ${f.players.most} passes in a row.`,
  },
  figure: {
    name: (actions: string) => `In a turn, one of these: ${actions}.`,
    draw: 'Draw cards',
    claim: 'Claim a route',
    tickets: 'Draw tickets',
    station: 'Build a station',
    caption: 'One of them, and the turn is over.',
  },
} as const;
