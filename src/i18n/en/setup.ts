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
    plain: 'routes and tickets, nothing else',
  },
  specials: (things: string) => things.charAt(0).toUpperCase() + things.slice(1),
  decks: 'Ticket deck',
  deck: { classic: 'Classic', grand: 'Grand' },
  deckHolds: (tickets: number) => `${tickets} tickets`,
  players: 'Players',
  name: (seat: number) => `Name of the ${ordinal(seat)} player`,
  namePlaceholder: (seat: number) => `Player ${seat + 1}`,
  color: (seat: number, color: string) => `Colour of the ${ordinal(seat)} player: ${color}`,
  pickColor: (seat: number) => `Colour of the ${ordinal(seat)} player`,
  colors: { red: 'Red', blue: 'Blue', green: 'Green', yellow: 'Yellow', black: 'Black' },
  marks: { red: 'disc', blue: 'square', green: 'triangle', yellow: 'diamond', black: 'cross' },
  swapsWith: (name: string) => `swaps with ${name}`,
  moveUp: (name: string) => `Move ${name} up`,
  remove: (name: string) => `Remove ${name}`,
  someone: (seat: number) => `player ${seat + 1}`,
  add: (seat: number) => `Add a ${ordinal(seat)} player`,
  openHands: 'Open hands',
  openHandsWhy: 'No secrets, for learning: a tap shows a hand.',
  first: 'Who starts',
  firstWhy: 'Drawn at random, or somebody you pick.',
  random: 'Random',
  start: 'Deal and start',
  ready: (board: string, players: number, trains: number) => `${board} with ${players} players, ${trains} trains each.`,
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
