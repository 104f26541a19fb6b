import type { Board } from '../engine/board.ts';
import type { GameEvent } from '../engine/events.ts';
import type { Game } from '../engine/game.ts';
import { resultOf } from '../engine/scoring/result.ts';
import { FORMAT, VERSION } from './otherVersion.ts';
import { nameEvent, nameResult } from './recordNames.ts';
import type { GameRecord } from './recordShape.ts';

export type RecordPlayer = GameRecord['players'][number];

/** What a record says besides the game itself. */
export interface RecordHeading {
  readonly players: readonly RecordPlayer[];
  readonly started: string;
  readonly ended?: string;
  readonly secondsPlayed?: number;
  readonly table?: object;
  /** A map that users made travels with its games. */
  readonly embedMap?: boolean;
}

/** The record of a game: the events from the deal on, and the result once it is over. */
export function writeRecord(game: Game, events: readonly GameEvent[], heading: RecordHeading): GameRecord {
  const { board, firstSeat } = game.table;
  const { embedMap = false, players, ...rest } = heading;
  return {
    format: FORMAT,
    version: VERSION,
    map: board.map.id,
    mapVersion: board.map.version,
    ...(embedMap ? { mapData: board.map } : {}),
    ...(board.ticketDeck === null ? {} : { ticketDeck: board.ticketDeck }),
    players: [...players],
    firstSeat,
    seed: game.seed,
    ...rest,
    events: events.map((event) => nameEvent(board, event)),
    ...finalResult(board, game),
  };
}

function finalResult(board: Board, game: Game): Pick<GameRecord, 'result'> {
  return game.table.phase === 'over' ? { result: nameResult(board, resultOf(game)) } : {};
}
