import type { RuleFacts } from '../../ruleFacts.ts';
import { locomotives, cards as some } from '../amounts.ts';

export const cards = {
  title: 'Wagon cards',
  lede: (f: RuleFacts) =>
    f.cardsPerTurn === 2
      ? 'Take up to two cards: from the row, or blind from the deck.'
      : `Take up to ${some(f.cardsPerTurn)}: from the row, or blind from the deck.`,
  draw: 'Take the cards one after the other, each from the row or from the deck. You may stop after the first.',
  refill: 'A card taken from the row is replaced from the deck at once, before you take the next.',
  locomotive: 'A locomotive from the row counts as your whole draw: only as the first card, and then no second one.',
  second: 'As the second card you may not take a locomotive from the row, not even one that has only just come up.',
  blind: 'A locomotive drawn blind is luck: it counts as one card, and nobody learns of it.',
  noLimit: 'You may hold as many cards as you like.',
  sweep: (sweepAt: number, faceUp: number) =>
    `Whenever ${sweepAt} of the ${faceUp} cards in the row are locomotives, the whole row is discarded and ${faceUp} new ones are turned up. If need be again and again.`,
  noSweep: 'There may be any number of locomotives in the row. It is never swept away.',
  emptyStop: 'When deck and discard pile are both empty, nobody can choose to draw cards, even if some lie in the row.',
  emptyRow: 'When deck and discard pile are both empty, you can still draw what lies in the row.',
  alone: 'If nothing can be taken as the second card, the draw is over after the first.',
  rulings: {
    reshuffle:
      'The discard pile is shuffled only when a card is needed and the deck has none. A place of the row that stays empty is filled as soon as there are cards again, from the first place on.',
    begun: 'A draw that has begun may still take its second card from the row.',
    noSweep: (sweepAt: number) =>
      `No sweep is made when deck, discard pile and row together cannot make a row with fewer than ${locomotives(sweepAt)}.`,
  },
  figure: {
    name: (row: string, cardsPerTurn: number) =>
      `Example of a row: ${row}. The locomotive is the whole draw. Of the others, and of the deck, you take up to ${cardsPerTurn}.`,
    row: 'The row',
    whole: 'the whole draw',
    one: (of: number) => `1 of ${of}`,
    deck: 'The deck',
    blind: (of: number) => `blind, 1 of ${of}`,
    caption: 'Row and deck may be mixed. What you take from the row, everybody sees.',
  },
} as const;
