import { KINDS_OF_CARD, LOCOMOTIVE } from './cards.ts';
import type { EventOf } from './events.ts';
import { deckCard, EMPTY, type Game, type Table } from './game.ts';
import { addTo, at, numberAt } from './lists.ts';
import { shuffle, stream } from './random.ts';
import type { PublicTable } from './view.ts';

/** Cards that can still be drawn: the deck, and the discard pile once reshuffled. */
export function cardsLeft(table: PublicTable): number {
  return table.deckSize + table.discardSize;
}

export function firstEmptyPlace(table: PublicTable): number {
  return table.row.indexOf(EMPTY);
}

function cardsInRow(table: PublicTable): number {
  let cards = 0;
  for (let place = 0; place < table.row.length; place++) if (numberAt(table.row, place) !== EMPTY) cards++;
  return cards;
}

function locomotivesInRow(table: PublicTable): number {
  let locomotives = 0;
  for (let place = 0; place < table.row.length; place++) if (numberAt(table.row, place) === LOCOMOTIVE) locomotives++;
  return locomotives;
}

/** MKT-3: a sweep is due when too many locomotives lie open, unless no better row could be laid. */
export function isSweepDue(game: Game): boolean {
  const { sweepAt } = game.table.board.rules;
  return sweepAt !== null && locomotivesInRow(game.table) >= sweepAt && canLayBetterRow(game, sweepAt);
}

function canLayBetterRow(game: Game, sweepAt: number): boolean {
  const { table } = game;
  const cards = cardsLeft(table) + cardsInRow(table);
  let locomotives = locomotivesInRow(table) + at(table.discard, LOCOMOTIVE);
  for (const card of game.deck) if (card === LOCOMOTIVE) locomotives++;
  const places = Math.min(table.row.length, cards);
  return cards - locomotives + Math.min(sweepAt - 1, locomotives) >= places;
}

export function reshuffling(table: Table): EventOf<'deckReshuffled'> {
  return { type: 'deckReshuffled', count: table.discardSize };
}

export function rowFilling(game: Game): EventOf<'rowFilled'> {
  return { type: 'rowFilled', place: firstEmptyPlace(game.table), card: deckCard(game, 0) };
}

export function rowSweeping(table: Table): EventOf<'rowSwept'> {
  return { type: 'rowSwept', cards: table.row.filter((card) => card !== EMPTY) };
}

/** MKT-2: what is left of the old deck stays on top of the reshuffled discard pile. */
export function reshuffleDeck(game: Game): void {
  const { table } = game;
  table.reshuffles++;
  const cards: number[] = [];
  for (let card = 0; card < KINDS_OF_CARD; card++) {
    for (let i = at(table.discard, card); i > 0; i--) cards.push(card);
    table.discard[card] = 0;
  }
  shuffle(cards, stream(game.seed, 'wagons', table.reshuffles));
  game.deck.unshift(...cards);
  table.deckSize = game.deck.length;
  table.discardSize = 0;
}

export function fillPlace(game: Game, event: EventOf<'rowFilled'>): void {
  popDeck(game);
  game.table.row[event.place] = event.card;
}

export function sweepRow(table: Table): void {
  for (let place = 0; place < table.row.length; place++) {
    const card = numberAt(table.row, place);
    if (card === EMPTY) continue;
    discardCard(table, card);
    table.row[place] = EMPTY;
  }
}

export function popDeck(game: Game): void {
  game.deck.pop();
  game.table.deckSize--;
}

export function discardCard(table: Table, card: number): void {
  addTo(table.discard, card, 1);
  table.discardSize++;
}
