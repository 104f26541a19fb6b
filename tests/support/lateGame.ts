import { botNamed } from '../../src/bots/players.ts';
import { makeBoard } from '../../src/engine/board.ts';
import { isRefusal, play, startGame } from '../../src/engine/play.ts';
import { stream } from '../../src/engine/random.ts';
import { viewFor } from '../../src/engine/view.ts';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { type MapId, mapFile } from './mapFiles.ts';
import { recordOf, somePlayers } from './records.ts';

/** A game that has been played well until somebody has no more than so many trains left. */
export function lateGame(map: MapId, names: readonly string[], trainsLeft: number): GameRecord {
  const players = somePlayers(names.length).map((player, seat) => ({ ...player, name: names[seat] ?? player.name }));
  const bot = botNamed('hard', { players: names.length, budget: { rollouts: 0 } });
  const { game, events } = startGame(makeBoard(mapFile(map), names.length), `late ${map}`, 0);
  while (Math.min(...game.table.trains) > trainsLeft) {
    const { turn } = game.table;
    const played = play(game, bot(viewFor(game, turn), stream(map, 'late')));
    if (isRefusal(played)) throw new Error(`refused: ${JSON.stringify(played)}`);
    events.push(...played);
  }
  return recordOf({ game, events }, { players });
}
