import { randomPlayer } from '../../../src/bots/sparring/random.ts';
import type { Action } from '../../../src/engine/actions.ts';
import { makeBoard } from '../../../src/engine/board.ts';
import type { EventType, GameEvent } from '../../../src/engine/events.ts';
import { isRefusal, play, startGame } from '../../../src/engine/play.ts';
import { type Random, stream } from '../../../src/engine/random.ts';
import { type SeatView, viewFor } from '../../../src/engine/view.ts';
import type { GameRecord } from '../../../src/formats/recordShape.ts';
import { type MapId, mapFile } from '../maps/mapFiles.ts';
import { recordOf, somePlayers } from '../records/records.ts';
import { hurriedPlayer } from './aTable.ts';

/** An action that is about to be made, and what will come of it. */
export interface Coming {
  readonly action: Action;
  readonly events: readonly GameEvent[];
  readonly before: SeatView;
  readonly after: SeatView;
}

interface Plan {
  readonly map: MapId;
  /** Who moves for each seat; people, unless it is said. */
  readonly by?: readonly string[];
  readonly isWanted: (coming: Coming) => boolean;
}

export interface GameBefore {
  readonly record: GameRecord;
  readonly action: Action;
}

const MOST_ACTIONS = 1_000;
const MOST_GAMES = 20;
/** Not before some routes are taken. */
const WARM_UP = 30;
const PLAYERS = [randomPlayer, hurried] as const;

/** A game of two up to where something is done from which this comes; some players hurry, and some do this and that. */
export function gameBefore(plan: Plan): GameBefore {
  for (let game = 0; game < MOST_GAMES; game++) {
    const found = playedUpTo(plan, game);
    if (found !== null) return found;
  }
  throw new Error(`no such thing comes up on ${plan.map}`);
}

function playedUpTo({ map, by = ['person', 'person'], isWanted }: Plan, number: number): GameBefore | null {
  const { game, events } = startGame(makeBoard(mapFile(map), by.length), `before ${map} ${number}`, 0);
  const random = stream(`before ${map} ${number}`, 'players');
  const choose = PLAYERS[number % PLAYERS.length] ?? randomPlayer;
  for (let i = 0; i < MOST_ACTIONS && game.table.phase !== 'over'; i++) {
    const { turn } = game.table;
    const before = viewFor(structuredClone(game), turn);
    const action = choose(before, random);
    const length = events.length;
    const played = play(game, action);
    if (isRefusal(played)) throw new Error(`refused: ${JSON.stringify(played)}`);
    const coming = { action, events: played, before, after: viewFor(game, turn) };
    if (i >= WARM_UP && isWanted(coming)) return { record: recordBefore(game, events.slice(0, length), by), action };
    events.push(...played);
  }
  return null;
}

function hurried(view: SeatView, random: Random): Action {
  return hurriedPlayer(random)(view);
}

function recordBefore(
  game: Parameters<typeof recordOf>[0]['game'],
  events: readonly GameEvent[],
  by: readonly string[],
): GameRecord {
  const players = somePlayers(by.length).map((player, seat) => ({ ...player, by: by[seat] ?? player.by }));
  return recordOf({ game, events }, { players });
}

export function bringsIt(type: EventType): (coming: Coming) => boolean {
  return ({ events }) => events.some((event) => event.type === type);
}
