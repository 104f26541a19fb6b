/** Wagon cards are numbers inside the engine: places in this list. Their names are for files and people. */
export const CARDS = ['purple', 'blue', 'orange', 'white', 'green', 'yellow', 'black', 'red', 'locomotive'] as const;
export type CardName = (typeof CARDS)[number];
export type ColorName = Exclude<CardName, 'locomotive'>;

export const LOCOMOTIVE = 8;
export const COLORS = 8;
export const KINDS_OF_CARD = 9;

/** How many of each card, by its place in CARDS: a hand, a payment, a discard pile. */
export type CardCounts = readonly number[];
