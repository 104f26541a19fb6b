import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { MapData } from '../engine/map.ts';
import { readMapText } from '../formats/map.ts';
import { olderMap } from '../formats/olderMap.ts';
import { shown } from '../formats/sentences.ts';
import { Failure, oneOf, UsageError } from './usage.ts';

export const mapsFolder = join(import.meta.dirname, '../../maps');

let known: readonly MapData[] | undefined;

/** All maps of the project, old versions included: maps/<id>/map.json and maps/<id>/map.v<N>.json. Read once. */
export function projectMaps(): readonly MapData[] {
  known ??= readMaps();
  return known;
}

function readMaps(): MapData[] {
  const files = readdirSync(mapsFolder, { recursive: true, encoding: 'utf8' }).sort();
  const newest = files.filter((file) => /[\\/]map\.json$/.test(file)).map((file) => checked(file, textOf(file)));
  return newest.flatMap((map) => {
    const older = files.filter((file) => /^map\.v\d+\.json$/.test(basename(file)) && dirname(file) === map.id);
    return [map, ...older.map((file) => checked(file, JSON.stringify(olderMap(map, JSON.parse(textOf(file))))))];
  });
}

/** The newest version of each map. */
export function currentMaps(): MapData[] {
  return projectMaps().filter((map, _, all) => all.every(({ id, version }) => id !== map.id || version <= map.version));
}

/** The map that somebody asked for by its id. */
export function mapNamed(id: string): MapData {
  const maps = currentMaps();
  const known = oneOf(
    'map',
    id,
    maps.map((map) => map.id),
  );
  return maps.find((map) => map.id === known) as MapData;
}

/** The ticket deck that somebody asked for; undefined: the map's first one will do. */
export function deckNamed(map: MapData, deck: string | undefined): string | undefined {
  const decks = Object.keys(map.rules.ticketDecks ?? {});
  if (deck === undefined) return undefined;
  if (decks.length === 0) throw new UsageError(`--deck is ${shown(deck)}, but ${map.id} has only one ticket deck.`);
  return oneOf('deck', deck, decks);
}

function textOf(file: string): string {
  return readFileSync(join(mapsFolder, file), 'utf8');
}

function checked(file: string, text: string): MapData {
  const reading = readMapText(text);
  if (!reading.ok) throw new Failure(`maps/${file}: ${reading.fault}`);
  return reading.map;
}
