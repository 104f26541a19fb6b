import { points, trains } from './amounts.ts';
export const curtain = {
  /** Each stands above the name of whoever is meant. */
  above: {
    'first turn': 'Pass the tablet to',
    'opening tickets': 'Pass the tablet to',
    turn: 'Pass the tablet to',
    again: 'Go on,',
    beat: 'One last look,',
  },
  round: (round: number) => `Round ${round}`,
  lastRound: (round: number) => `Round ${round}, last round`,
  beforeRounds: 'Before the first round',
  since: 'Since your last turn',
  soFar: 'So far',
  nothingYet: 'Nothing has happened on the board.',
  openingTickets: {
    title: 'Choose your tickets',
    words: (deal: number, keep: number) =>
      `You get ${deal} tickets and keep at least ${keep} of them. Each names two cities to join.`,
  },
  firstTurn: {
    title: 'Your first turn',
    words: (actions: string) => `One of these in every turn: ${actions}.`,
  },
  again: {
    title: 'Your turn goes on',
    words: 'Your cards were covered in the middle of your turn. What you have done so far stands.',
  },
  beat: {
    title: 'Your turn is done',
    words: 'You have not handed the tablet on yet. Have a last look, then pass it.',
  },
  hold: {
    cards: 'Hold to show your cards',
    tickets: 'Hold to see your tickets',
    open: 'Show the cards',
    again: 'Tap once more',
    only: (name: string) => `Only ${name} should see the screen.`,
    everybody: 'All hands lie open in this game.',
    hint: 'Hold it down, or tap twice.',
    keys: 'Keys: hold Space, or Enter twice.',
    allWays: 'Hold it down, or tap twice. With a keyboard, hold Space or press Enter twice.',
    /** Where the settings say that a hand opens so. */
    twoTaps: {
      cards: 'Tap twice to show your cards',
      tickets: 'Tap twice to see your tickets',
      hint: 'Tap it twice.',
      keys: 'Keys: Enter twice.',
      allWays: 'Tap it twice. With a keyboard, press Enter twice.',
    },
    oneTap: {
      cards: 'Tap to show your cards',
      tickets: 'Tap to see your tickets',
      hint: 'One tap is enough.',
      keys: 'Keys: Enter.',
      allWays: 'One tap is enough. With a keyboard, press Enter.',
    },
  },
  look: 'Look at the board',
  menu: 'Menu',
  standings: 'How it stands',
  standing: (name: string, score: number, left: number) => `${name}, ${points(score)}, ${trains(left)} left`,
  map: 'Map with everybody’s routes',
  log: {
    title: 'What happened so far',
    round: (round: number) => `Round ${round}`,
    opening: 'The start',
    empty: 'Nothing yet. The first tickets are being chosen.',
    show: 'Show on the board',
  },
} as const;
