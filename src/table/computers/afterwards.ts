// What the computers were after, told when the game is over.
import { afterthoughtsOf, type LostTicket } from '../../bots/afterthoughts.ts';
import type { TunedWeights } from '../../bots/ground/weights.ts';
import type { GameEvent } from '../../engine/events.ts';
import { evolve } from '../../engine/evolve.ts';
import { cloneGame, type Game, shuffledGame } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import { type Result, resultOf } from '../../engine/scoring/result.ts';
import { type SeatView, viewFor } from '../../engine/view.ts';
import { isComputer, playersNow } from '../game/opponents.ts';
import type { TableGame } from '../game/tableGame.ts';
import { mindOfHard } from './thoughts.ts';

export type { LostTicket } from '../../bots/afterthoughts.ts';

export interface Afterthought {
  readonly seat: number;
  readonly tickets: Result['seats'][number]['tickets'];
  /** Tickets it gave up, and when. */
  readonly lost: readonly LostTicket[];
}

/** For every seat that a computer played at the end. The game must be over. */
export function afterwards({ game, events, record }: TableGame, tuned?: TunedWeights): readonly Afterthought[] {
  const { board } = game.table;
  const views = turnsOf(game, events);
  const { seats } = resultOf(game);
  return playersNow(record.players, events).flatMap((player, seat) => {
    if (!isComputer(player)) return [];
    const { lost } = afterthoughtsOf(at(views, seat), mindOfHard(board, tuned));
    return [{ seat, tickets: at(seats, seat).tickets, lost }];
  });
}

/** By seat, what it knew at the beginning of each of its turns. */
function turnsOf({ table, seed }: Game, events: readonly GameEvent[]): readonly (readonly SeatView[])[] {
  const { board, firstSeat } = table;
  const game = shuffledGame(board, seed, firstSeat);
  const views: SeatView[][] = table.trains.map(() => []);
  let begun = -1;
  for (const event of events) {
    const { phase, turn, turnsTaken } = game.table;
    if (phase === 'turn' && turnsTaken > begun && isDecision(event)) {
      begun = turnsTaken;
      at(views, turn).push(viewFor(cloneGame(game), turn));
    }
    evolve(game, event);
  }
  return views;
}

/** Before the first of these in a turn everything that follows from the turn before has happened. */
function isDecision(event: GameEvent): boolean {
  return 'seat' in event && event.type !== 'seatChanged' && event.type !== 'lastRound';
}
