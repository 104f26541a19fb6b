import type { RuleFacts } from '../../ruleFacts.ts';

export const known = {
  title: 'What everybody may know',
  lede: 'The table is open, hands and tickets are not. The app shows no more than people could see.',
  public: {
    title: 'Everybody knows',
    board: 'The board: who owns what, and everybody’s points for routes.',
    pieces: 'How many trains everybody has left.',
    piecesStations: 'How many trains and stations everybody has left.',
    row: 'The row, and every card that was taken from it, and by whom.',
    decks: 'How many cards are in each deck, and what lies on the discard pile.',
    counts: 'How many cards and tickets everybody holds, and how many tickets were kept and refused.',
    paid: (f: RuleFacts) => {
      const also = [f.tunnels > 0 && 'of a tunnel that was given up', f.stations !== null && 'of a station'].filter(
        (one) => one !== false,
      );
      return also.length === 0 ? 'Every payment.' : `Every payment, also that ${also.join(' and that ')}.`;
    },
    tunnel: 'The cards that a tunnel turns up.',
    bonus: 'The bonus cards in play.',
  },
  secret: {
    title: 'Nobody else knows',
    hand: 'What you hold. What you took from the row was seen, and may be remembered.',
    blind: 'What you drew blind.',
    tickets: 'Your tickets, what you were offered, and what you refused.',
    long: 'Which long tickets were not dealt.',
    order: 'In which order the decks lie.',
  },
  computer: 'A computer knows what a person in its seat would know, and nothing else.',
  end: 'At the end all tickets lie open.',
  figure: {
    name: 'What is public and what is secret.',
    open: 'Open to all',
    shut: 'Secret',
    caption: 'Asking is free. Nobody has to answer about a hand.',
  },
} as const;
