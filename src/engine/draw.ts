import { DECK } from './actions.ts';
import { LOCOMOTIVE } from './cards.ts';
import type { EventOf } from './events.ts';
import { deckCard, EMPTY, type Game } from './game.ts';
import { giveCard } from './hands.ts';
import { addTo, at, isWholeNumberBelow, numberAt } from './lists.ts';
import type { Refusal } from './refusals.ts';
import { cardsLeft, popDeck } from './row.ts';
import type { PublicTable, SeatView } from './view.ts';

/** DRAW-2, DRAW-3: a face-up locomotive can only be the first card. */
function canTakeFaceUp(table: PublicTable, place: number): boolean {
  const card = numberAt(table.row, place);
  return card !== EMPTY && (card !== LOCOMOTIVE || table.drawn === 0);
}

/** DRAW-6: where the map says so, nobody begins to draw from the row alone; a draw that has begun goes on. */
function isClosed(table: PublicTable): boolean {
  return cardsLeft(table) === 0 && table.phase === 'turn' && table.board.rules.drawNeedsDeck === true;
}

/** DRAW-6: a draw exists while a card can be taken from deck, discard or row. */
export function canDraw(table: PublicTable): boolean {
  if (cardsLeft(table) > 0) return true;
  if (isClosed(table)) return false;
  for (let place = 0; place < table.row.length; place++) if (canTakeFaceUp(table, place)) return true;
  return false;
}

/** Where a card can be drawn from now: places of the row, and the deck. */
export function drawSources(table: PublicTable): number[] {
  const sources: number[] = [];
  if (isClosed(table)) return sources;
  for (let place = 0; place < table.row.length; place++) if (canTakeFaceUp(table, place)) sources.push(place);
  if (cardsLeft(table) > 0) sources.push(DECK);
  return sources;
}

function isSource({ row }: PublicTable, from: number): boolean {
  return from === DECK || (isWholeNumberBelow(from, row.length) && at(row, from) !== EMPTY);
}

export function refuseDraw({ table }: SeatView, from: number): Refusal | null {
  if (table.phase !== 'turn' && table.phase !== 'drawing') return { code: 'notNow', phase: table.phase };
  if (isClosed(table) && isSource(table, from)) return { code: 'drawClosed' };
  if (from === DECK) return cardsLeft(table) > 0 ? null : { code: 'noCardsLeft' };
  if (!isWholeNumberBelow(from, table.row.length)) return { code: 'noSuchThing', what: 'place' };
  if (at(table.row, from) === EMPTY) return { code: 'placeEmpty', place: from };
  return canTakeFaceUp(table, from) ? null : { code: 'locomotiveOnlyFirst', place: from };
}

export function refuseStop({ table }: SeatView): Refusal | null {
  return table.phase === 'drawing' ? null : { code: 'notNow', phase: table.phase };
}

export function cardTaking(game: Game, from: number): EventOf<'cardTaken'> {
  const { table } = game;
  const card = from === DECK ? deckCard(game, 0) : numberAt(table.row, from);
  return { type: 'cardTaken', seat: table.turn, from, card };
}

export function takeCard(game: Game, { seat, from, card }: EventOf<'cardTaken'>): void {
  const { table } = game;
  const faceUp = from !== DECK;
  if (faceUp) {
    table.row[from] = EMPTY;
    addTo(at(table.taken, seat), card, 1);
  } else {
    popDeck(game);
  }
  giveCard(game, seat, card, faceUp);
  table.drawn++;
  const isLast = table.drawn === table.board.rules.cardsPerTurn || (faceUp && card === LOCOMOTIVE);
  table.phase = isLast ? 'ending' : 'drawing';
}
