import { readJson } from './json.ts';

/** Many games in one file, each as its own file would have it. */
const FORMAT = 'railpass/games';
const VERSION = 1;

export function writeCollection(files: readonly string[]): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, games: files.map((file): unknown => JSON.parse(file)) });
}

/** The text of each file in it; null: it is no collection, or one that cannot be read. Never throws. */
export function readCollection(text: string): readonly string[] | null {
  if (!text.slice(0, 200).includes(FORMAT)) return null;
  const json = readJson(text);
  if (!json.ok || typeof json.value !== 'object' || json.value === null) return null;
  const { format, version, games }: Partial<Record<'format' | 'version' | 'games', unknown>> = json.value;
  const isOurs = format === FORMAT && version === VERSION && Array.isArray(games);
  return isOurs ? games.map((game) => JSON.stringify(game, null, 1)) : null;
}
