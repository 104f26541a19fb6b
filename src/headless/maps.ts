import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapData } from '../engine/map.ts';
import { readMapText } from '../formats/map.ts';
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
  const files = readdirSync(mapsFolder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => /[\\/]map(?:\.v\d+)?\.json$/.test(file))
    .sort()
    .map(loadMap);
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

function loadMap(file: string): MapData {
  const reading = readMapText(readFileSync(join(mapsFolder, file), 'utf8'));
  if (!reading.ok) throw new Failure(`maps/${file}: ${reading.fault}`);
  return reading.map;
}
