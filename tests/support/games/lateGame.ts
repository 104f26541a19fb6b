import { botNamed } from '../../../src/bots/players.ts';
import { makeBoard } from '../../../src/engine/board.ts';
import type { Game } from '../../../src/engine/game.ts';
import { isRefusal, play, startGame } from '../../../src/engine/play.ts';
import { stream } from '../../../src/engine/random.ts';
import { viewFor } from '../../../src/engine/view.ts';
import type { GameRecord } from '../../../src/formats/recordShape.ts';
import { type MapId, mapFile } from '../maps/mapFiles.ts';
import { recordOf, somePlayers } from '../records/records.ts';

/** A game that has been played well until somebody has no more than so many trains left. */
export function lateGame(map: MapId, names: readonly string[], trainsLeft: number): GameRecord {
  return playedUntil(map, names, ({ table }) => Math.min(...table.trains) <= trainsLeft);
}

/** A game that has been played well to its end. */
export function finishedGame(map: MapId, names: readonly string[]): GameRecord {
  return playedUntil(map, names, ({ table }) => table.phase === 'over');
}

function playedUntil(map: MapId, names: readonly string[], isThere: (game: Game) => boolean): GameRecord {
  const players = somePlayers(names.length).map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
  const bot = botNamed('hard', { players: names.length, budget: { rollouts: 0 } });
  const { game, events } = startGame(makeBoard(mapFile(map), names.length), `late ${map}`, 0);
  while (!isThere(game)) {
    const { turn } = game.table;
    const played = play(game, bot(viewFor(game, turn), stream(map, 'late')));
    if (isRefusal(played)) throw new Error(`refused: ${JSON.stringify(played)}`);
    events.push(...played);
  }
  return recordOf({ game, events }, { players });
}
