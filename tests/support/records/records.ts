import type { GameEvent } from '../../../src/engine/events.ts';
import type { Game } from '../../../src/engine/game.ts';
import type { MapData } from '../../../src/engine/map.ts';
import { PLAYER_COLORS } from '../../../src/engine/players.ts';
import { type OpenedRecord, type RecordReading, readRecord } from '../../../src/formats/record.ts';
import type { GameRecord } from '../../../src/formats/recordShape.ts';
import { type RecordHeading, type RecordPlayer, writeRecord } from '../../../src/formats/writeRecord.ts';
import { everythingMap } from '../maps/everythingMap.ts';
import { MAP_IDS, mapFile } from '../maps/mapFiles.ts';

/** The maps a reader of records knows: those of the project, and the made-up one. */
export const KNOWN_MAPS: readonly MapData[] = [...MAP_IDS.map(mapFile), everythingMap];
/** The same for whoever asks which there are before what stands in them. */
export const KNOWN = { versions: KNOWN_MAPS, load: async () => KNOWN_MAPS };

export function somePlayers(count: number): RecordPlayer[] {
  return PLAYER_COLORS.slice(0, count).map((color, seat) => ({ name: `Player ${seat + 1}`, color, by: 'person' }));
}

/** The record of a game that was played in a test. */
export function recordOf(
  { game, events }: { readonly game: Game; readonly events: readonly GameEvent[] },
  heading: Partial<RecordHeading> = {},
): GameRecord {
  const players = somePlayers(game.table.board.players);
  return writeRecord(game, events, { players, started: '2026-11-16T10:00:00Z', ...heading });
}

/** What a file holds: plain data that shares nothing with the game. */
export function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Opens a record that must be right; a test fails with the sentence if it is not. */
export function opened(json: unknown, maps: readonly MapData[] = KNOWN_MAPS): OpenedRecord {
  const reading: RecordReading = readRecord(json, maps);
  if (!reading.ok) throw new Error(reading.fault);
  return reading;
}
