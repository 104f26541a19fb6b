import { canDraw } from './draw.ts';
import { bonusDrawing } from './drawBonus.ts';
import type { GameEvent } from './events.ts';
import { type Game, NOBODY, seatAfter, type Table } from './game.ts';
import { numberAt } from './lists.ts';
import { cardsLeft, firstEmptyPlace, isSweepDue, reshuffling, rowFilling, rowSweeping } from './row.ts';
import { tunnelClaiming } from './tunnels.ts';

/** What must happen next by itself, before anybody may act. */
type Due = 'claim' | 'bonus' | 'reshuffle' | 'fill' | 'sweep' | 'end' | 'lastRound' | null;

function whatIsDue(game: Game): Due {
  const { table } = game;
  if (table.phase === 'over') return null;
  if (table.phase === 'tunnel') return table.tunnel?.owed === 0 ? 'claim' : null;
  const cards = cardsLeft(table) > 0 ? dueFromDeck(game) : null;
  return cards === null && table.phase === 'ending' ? dueAtEndOfTurn(table) : cards;
}

function dueFromDeck(game: Game): Due {
  const { table } = game;
  if (table.bonusOwed > 0) return isDeckShort(table, table.bonusOwed) ? 'reshuffle' : 'bonus';
  if (firstEmptyPlace(table) >= 0) return isDeckShort(table, 1) ? 'reshuffle' : 'fill';
  return isSweepDue(game) ? 'sweep' : null;
}

/** MKT-2: the discard pile is shuffled only when a card is needed that the deck does not have. */
export function isDeckShort(table: Table, cards: number): boolean {
  return table.deckSize < cards && table.discardSize > 0;
}

/** TURN-2, END-1. */
function dueAtEndOfTurn(table: Table): Due {
  if (table.passes === table.board.players || table.turnsLeft === 1) return 'end';
  const isLastRoundNear = numberAt(table.trains, table.turn) <= table.board.rules.lastRoundAt;
  return isLastRoundNear && table.lastRoundBy === NOBODY ? 'lastRound' : null;
}

/** The event that follows by itself from the present state; null when the game waits for somebody. */
export function dueEvent(game: Game): GameEvent | null {
  const { table } = game;
  const due = whatIsDue(game);
  switch (due) {
    case null:
      return null;
    case 'claim':
      return table.tunnel && tunnelClaiming(table, table.tunnel, null);
    case 'bonus':
      return bonusDrawing(game);
    case 'reshuffle':
      return reshuffling(table);
    case 'fill':
      return rowFilling(game);
    case 'sweep':
      return rowSweeping(table);
    case 'lastRound':
      return { type: 'lastRound', seat: table.turn };
    case 'end':
      return { type: 'gameEnded' };
    default:
      return due satisfies never;
  }
}

/** Moves on once everything due has been written: to the end of a draw that cannot go on (DRAW-6), to the next turn. */
export function settle(game: Game): void {
  const { table } = game;
  if (table.phase === 'drawing' && whatIsDue(game) === null && !canDraw(table)) table.phase = 'ending';
  if (table.phase === 'ending' && whatIsDue(game) === null) beginNextTurn(table);
}

function beginNextTurn(table: Table): void {
  table.phase = 'turn';
  table.turn = seatAfter(table, table.turn);
  table.drawn = 0;
  table.turnsTaken++;
  if (table.turnsLeft > 0) table.turnsLeft--;
}

/** END-1: everybody, the one who brought it on included, plays one more turn after this one. */
export function beginLastRound(table: Table): void {
  table.lastRoundBy = table.turn;
  table.turnsLeft = table.board.players + 1;
}
