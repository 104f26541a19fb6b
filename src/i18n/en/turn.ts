import { between } from './between.ts';

const trains = (count: number) => (count === 1 ? '1 train' : `${count} trains`);
const cards = (count: number) => (count === 1 ? '1 card' : `${count} cards`);
const tickets = (count: number) => (count === 1 ? '1 ticket' : `${count} tickets`);
const stations = (count: number) => (count === 1 ? '1 station' : `${count} stations`);
const points = (count: number) => (count === 1 ? '1 point' : `${count} points`);

export const turn = {
  locomotive: 'locomotive',
  notPrinted: 'Cards and tickets in a hand are never printed.',
  dimming: 'This hand is about to be covered. Touch anywhere to keep it open.',
  menu: 'Menu',
  players: 'Players',
  market: 'Cards on the table',
  tray: 'Your tickets and cards',
  actions: 'What you can do',
  yourTurn: (name: string) => `Your turn, ${name}`,
  chooseOne: 'Choose one action.',
  plate: {
    label: (name: string, score: number, facts: string) => `${name}, ${points(score)}, ${facts}`,
    onTurn: (plate: string) => `${plate}, on turn`,
    facts: (trainsLeft: number, hand: number, held: number) =>
      `${trains(trainsLeft)}, ${cards(hand)}, ${tickets(held)}`,
    factsWithStations: (trainsLeft: number, hand: number, held: number, stationsLeft: number) =>
      `${trains(trainsLeft)}, ${cards(hand)}, ${tickets(held)}, ${stations(stationsLeft)} left`,
    title: (name: string, score: number) => `${name}: ${points(score)}`,
  },
  card: {
    take: (color: string, wagon: string) => `${color}, ${wagon}, take`,
    takeLocomotive: 'Locomotive, take',
    shown: (color: string, wagon: string) => `${color}, ${wagon}`,
    closed: (color: string, wagon: string) => `${color}, ${wagon}, closed`,
    closedLocomotive: 'Locomotive, closed',
    empty: 'No card here',
  },
  deck: {
    cards: 'deck',
    tickets: 'tickets',
    drawCards: (count: number) => `Take from the deck, ${cards(count)}`,
    drawTickets: (count: number) => `Draw tickets, ${count} left`,
    cardsLeft: (count: number) => `Deck, ${cards(count)}`,
    ticketsLeft: (count: number) => `Tickets, ${count} left`,
    shuffling: 'reshuffle',
    noCards: 'no cards',
    noTickets: 'none left',
  },
  bonus: 'Bonus',
  hand: {
    label: 'Your cards',
    count: (color: string, count: number) => `${color}, ${count}`,
    countNew: (color: string, count: number, fresh: number) => `${color}, ${count}, ${fresh} new`,
    gained: (count: number) => `+${count}`,
    cover: 'Cover',
  },
  ticket: {
    list: 'Your tickets',
    none: 'You hold no tickets.',
    name: between,
    label: (from: string, to: string, value: number, state: string) => `${from} to ${to}, ${points(value)}, ${state}`,
  },
  action: {
    draw: 'Draw cards',
    claim: 'Claim route',
    tickets: 'Draw tickets',
    station: 'Build station',
    card: 'Take a face-up card',
    deck: 'Take from the deck',
    stop: 'Stop here',
    stopNote: 'with one card',
    pass: 'Pass',
    passNote: 'nothing else is possible',
    cancel: 'Cancel',
    drawTickets: (count: number) => (count === 1 ? 'Draw 1 ticket' : `Draw ${count} tickets`),
    keepAtLeast: (count: number) => `keep at least ${count}`,
    done: 'Done',
    passTo: (name: string) => `pass to ${name}`,
    result: 'See the result',
    undo: 'Undo',
  },
  ask: {
    draw: { title: 'Take a card', words: 'Touch a face-up card or the deck.' },
    claim: { title: 'Which route?', words: 'Touch a route on the board.' },
    station: { title: 'Which city?', words: 'Touch a city that has no station.' },
    tickets: {
      title: 'Draw tickets?',
      words: (keep: number, of: number) =>
        `You will see ${of} and must keep at least ${keep}. There is no way back from that.`,
    },
    color: { title: 'Which route?', words: 'The lit routes can be paid with this card.' },
    noRoute: { title: 'No route', words: 'This card cannot pay for any route now.' },
    pay: { title: 'Pick how to pay', words: 'Tap a colour, then claim.' },
    payStation: { title: 'Pick how to pay', words: 'Tap a colour, then build.' },
    tunnel: { title: 'Tunnel', words: 'Pay what it asks for, or withdraw.' },
    more: { title: 'Take one more', words: 'From the table or the deck.' },
    moreNoLocomotive: 'From the table or the deck. A face-up locomotive counts as two, so it is closed now.',
    swept: 'Too many locomotives lay face up, so the whole row was replaced.',
    pass: { title: 'Nothing to do', words: (things: string) => `No ${things} is within reach. Pass your turn.` },
  },
  /** What each action would be about, for somebody who can do none of them. */
  outOfReach: { drawCard: 'card', claimRoute: 'route', drawTickets: 'ticket', buildStation: 'station' },
  did: {
    claimed: (gained: number) => `Claimed, +${gained}`,
    claimedWords: (from: string, to: string) => `${between(from, to)} is yours.`,
    claimedBonus: (from: string, to: string, drawn: number) =>
      `${between(from, to)} is yours. It drew ${cards(drawn)}.`,
    drew: (count: number) => `${cards(count)} taken`,
    fromTable: (colors: string) => `${colors} from the table.`,
    fromDeck: 'From the deck.',
    fromBoth: (colors: string, count: number) => `${colors} from the table, ${cards(count)} from the deck.`,
    tickets: 'Tickets chosen',
    ticketsWords: (kept: number) => `You kept ${tickets(kept)}.`,
    station: 'Station built',
    stationWords: (city: string) => `It stands in ${city}.`,
    withdrew: 'Withdrawn',
    withdrewWords: (from: string, to: string) => `Your cards for ${between(from, to)} are back in your hand.`,
    passed: 'Passed',
    passedWords: 'Nothing else was possible.',
    over: 'Done',
    overWords: 'Your turn is over.',
    inHand: (drawn: string) => `You drew ${drawn}.`,
  },
  noUndo: {
    'nothing done': '',
    'card seen': 'You have seen a new card, so there is no undo.',
    'row refilled': 'A new card was turned up, so there is no undo.',
    'tickets seen': 'You have seen tickets, so there is no undo.',
    'tunnel cards seen': 'Tunnel cards were turned up, so there is no undo.',
  },
  signal: {
    title: 'Last round',
    lastTitle: 'Your last turn',
    lastTurn: (name: string, left: number) => `${name} began the last round, with ${trains(left)} left.`,
    lastTurnOwn: (left: number) => `You began the last round, and have ${trains(left)} left.`,
    begins: (name: string, left: number) => `${name} has ${trains(left)} left. Everybody has one more turn.`,
    beginsOwn: (left: number) => `You have ${trains(left)} left. Everybody has one more turn.`,
    nearTitle: 'It may end soon',
    near: (name: string, left: number, turns: number) =>
      turns === 1
        ? `${name} has ${trains(left)} left and could begin the last round next turn.`
        : `${name} has ${trains(left)} left and could begin the last round in ${turns} turns.`,
    nearOwn: (left: number, turns: number) =>
      turns === 1
        ? `You have ${trains(left)} left and could begin the last round now.`
        : `You have ${trains(left)} left and could begin the last round in ${turns} turns.`,
  },
  why: {
    title: 'Not now',
    moment: 'One moment',
    saving: 'Your last move is still being saved.',
    turnDone: 'Your turn is done. Pass the tablet on.',
    turnOpen: 'Your turn is not done yet: do one thing first.',
    nothingToUndo: 'Nothing has been done in this turn yet.',
    covered: 'Whoever is on turn takes cards, once their own are shown.',
  },
  /** What a touched city says about its routes. */
  city: {
    facts: (facts: string) => `${facts}.`,
    routes: (count: number, states: string) => `${count === 1 ? '1 route' : `${count} routes`}: ${states}.`,
    free: (count: number) => `${count} free`,
    claimed: (count: number) => `${count} claimed`,
    closed: (count: number) => `${count} closed`,
    neighbours: (cities: string) => `To ${cities}.`,
    station: (name: string) => `${name} has a station here.`,
  },
  look: {
    heading: (board: string) => `The board of ${board}`,
    title: 'Look around',
    words: (name: string) => `All hands are covered. It is ${name}’s turn.`,
    back: 'Back',
    covered: 'Tickets and cards are covered.',
  },
  elsewhere: {
    title: 'This game is open in another tab',
    words: 'It can be played in one place at a time. What was played there is kept.',
    here: 'Play here instead',
    leave: 'Back to the first screen',
  },
  deleted: {
    title: 'This game was deleted',
    words: 'It is no longer on this device. This tab still has it as it stood here last: export it to keep it.',
    export: 'Export',
  },
  unsaved: {
    words: 'This game cannot be saved on this tablet. Export it before you close.',
    export: 'Export',
  },
} as const;
