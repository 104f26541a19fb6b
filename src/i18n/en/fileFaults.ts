/** The move that is wrong, as the beginning of a sentence. The first of all is the deal. */
const move = (number: number) => (number === 0 ? 'the deal' : `move ${number}`);

/** What is wrong with a file, for people. The exact place is told after it, for whoever wants to look into it. */
export const fileFaults = {
  tooLarge: 'This file is too large to be a game.',
  brokenSeal: 'This file is damaged: something in it was changed or cut off. Export the game again.',
  notJson: 'This file is damaged, or it is no game of Railpass.',
  tooDeep: 'This file is no game of Railpass: no game is nested so deep.',
  noRecord: 'This file is no game of Railpass.',
  otherVersion: 'This game was made by a newer Railpass. Update Railpass, then import it again.',
  unknownMap: 'This game needs a board that is not here. Update Railpass, then import it again.',
  ownMap: 'This game has a map of its own, which Railpass cannot draw.',
  heading: 'This file is damaged: what it says about the players or the board does not fit.',
  result: 'This file is damaged: its result does not fit its moves.',
  damaged: (what: string) => `This file is damaged: ${what}.`,
  move: {
    unreadable: (number: number) => `${move(number)} cannot be read`,
    unknownName: (number: number) => `${move(number)} names something that the board does not have`,
    refused: (number: number) => `${move(number)} is against the rules`,
    wrongSeat: (number: number) => `${move(number)} is made by somebody whose turn it is not`,
    noSuchSeat: (number: number) => `${move(number)} is made by somebody who is not there`,
    expected: (number: number) => `what follows from ${move(number)} is wrong`,
    outOfPlace: (number: number) => `something that cannot have happened follows ${move(number)}`,
    afterReshuffle: (number: number) => `something that cannot have happened follows ${move(number)}`,
    cardNotThere: (number: number) => `${move(number)} takes a card that was not there`,
    oldCardFirst: (number: number) => `${move(number)} takes a card that was not on top`,
    ticketNotThere: (number: number) => `${move(number)} takes a ticket that was not there`,
    ticketTooDeep: (number: number) => `${move(number)} takes a ticket that was not on top`,
    bonusCardNotThere: (number: number) => `${move(number)} lays out a bonus card twice`,
    cutShort: (number: number) => `it stops in the middle of ${move(number)}`,
  },
} as const;
