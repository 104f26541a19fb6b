import type { Action } from '../../../src/engine/actions.ts';
import type { GameEvent } from '../../../src/engine/events.ts';
import type { Game } from '../../../src/engine/game.ts';
import { isRefusal, play, startGame } from '../../../src/engine/play.ts';
import { actionBehind } from '../../../src/engine/replay.ts';
import type { OpenedRecord } from '../../../src/formats/record.ts';

/** The same requests made again from the seed, in one go: equal to the record's events if chance was never asked twice. */
export function playedFromSeed({ record, board, events }: OpenedRecord): readonly GameEvent[] {
  const { game, events: played } = startGame(board, record.seed, record.firstSeat);
  for (let done = -1; played.length < events.length && played.length > done; ) {
    done = played.length;
    const action = nextAction(game, events.slice(done));
    if (action !== null) played.push(...outcomeOf(game, action));
  }
  return played;
}

function outcomeOf(game: Game, action: Action): readonly GameEvent[] {
  const outcome = play(game, action);
  if (isRefusal(outcome)) throw new Error(`refused: ${JSON.stringify({ action, outcome })}`);
  return outcome;
}

function nextAction(game: Game, events: readonly GameEvent[]): Action | null {
  for (const event of events) {
    const action = actionBehind(game, event);
    if (action !== null) return action;
  }
  return null;
}
