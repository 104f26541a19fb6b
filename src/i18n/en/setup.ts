const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth'];

const ordinal = (seat: number) => ORDINALS[seat] ?? `${seat + 1}th`;

export const setup = {
  title: 'New game',
  back: 'Back to the first screen',
  board: 'Board',
  /** What is special about a board, in a few words. */
  special: {
    tunnels: 'tunnels',
    ferries: 'ferries',
    stations: 'stations',
    bonusCards: 'bonus cards',
    plain: 'the simplest rules',
  },
  specials: (things: string) => things.charAt(0).toUpperCase() + things.slice(1),
  decks: 'Ticket deck',
  deck: { classic: 'Classic', grand: 'Grand' },
  deckHolds: (tickets: number) => `${tickets} tickets`,
  players: 'Players',
  name: (seat: number) => `Name of the ${ordinal(seat)} player`,
  /** Under a seat that is called by its colour. */
  unnamed: 'Tap to name, or leave it',
  color: (seat: number, color: string) => `Colour of the ${ordinal(seat)} player: ${color}`,
  pickColor: (seat: number) => `Colour of the ${ordinal(seat)} player`,
  colors: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', black: 'Black' },
  /** A colour and the mark that goes with it. */
  marked: {
    red: 'Red disc',
    blue: 'Blue square',
    green: 'Green triangle',
    yellow: 'Yellow diamond',
    black: 'Black cross',
  },
  swapsWith: (name: string) => `swaps with ${name}`,
  /** On the handle of a seat, which can be dragged too. */
  move: (name: string) => `Move ${name}: arrow keys, or a tap for one place up`,
  moved: (name: string, place: number, of: number) => `${name} is now ${ordinal(place)} of ${of}.`,
  remove: (name: string) => `Remove ${name}`,
  sitDown: 'Sit down with one tap',
  /** Where nobody has played yet. */
  more: 'More players',
  addSeat: 'Seat',
  addComputer: 'Computer',
  length: (shortest: number, longest: number) => `${shortest} to ${longest} min`,
  age: (years: number) => `From ${years} years`,
  openHands: 'Open hands',
  openHandsWhy: 'No secrets, for learning: a tap shows a hand.',
  first: 'Who starts',
  firstWhy: 'Drawn at random, or somebody you pick.',
  random: 'Random',
  start: 'Deal and start',
  ready: (board: string, players: number) => `${board} with ${players} players.`,
  readyTrains: (trains: number) => `${trains} trains each.`,
  readyFor: (trains: number, minutes: number) => `${trains} trains each, about ${minutes} minutes.`,
  faults: {
    tooFewPlayers: (least: number) => `This board needs at least ${least} players.`,
    tooManyPlayers: (most: number) => `This board is for ${most} players at most.`,
    nameMissing: (seat: number) => `The ${ordinal(seat)} player has no name yet.`,
    nameTooLong: (seat: number, most: number) =>
      `The name of the ${ordinal(seat)} player has more than ${most} letters.`,
    nameTwice: (name: string) => `Two players are called ${name}.`,
    colorTwice: (color: string) => `Two players have the colour ${color}.`,
    noSuchDeck: 'Choose a ticket deck.',
    noSuchSeat: 'Choose who starts.',
  },
} as const;
