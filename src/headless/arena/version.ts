// A mark that stays the same for as long as all that decides how the games of a match go: the map, what its players know
// of it, and the code of the players and the rules.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { weightsFor } from '../../bots/ground/weights.ts';
import { mapNamed, mapsFolder } from '../maps.ts';
import type { Match } from './match.ts';
import { opponentsOf } from './opponents.ts';

const source = resolve(mapsFolder, '../src');
const EXPERT = join(source, 'bots/search/expert.ts');
const ENTRIES = [join(source, 'bots/players.ts'), join(source, 'engine/play.ts')];

const IMPORTS = /^(?:import|export) (?!type )[^;]*? from '(\.[^']+)';/gm;
const COMMENTS = /\/\*.*?\*\/|^\s*\/\/.*?$/gms;
const FROM = /^(?:import|export) [^;]*? from '[^']+';/gm;
const TYPES = /^(?:export )?(?:interface [^{\n]*\{\n.*?^\}|type \w+[^=]*=.*?;)$/gms;
const EXPORT = /^export (?=\w)/gm;

export function versionOf({ map, players, a, b }: Match): string {
  const expertPlays = [a, ...b].some((name) => name.startsWith('expert'));
  const weights = weightsFor(opponentsOf(map), players);
  const code = codeOf(expertPlays);
  return digest([JSON.stringify(mapNamed(map)), JSON.stringify(weights), ...code]);
}

const read = new Map<boolean, readonly string[]>();

/** Read once: a table asks for it row by row. */
function codeOf(expertPlays: boolean): readonly string[] {
  const known = read.get(expertPlays);
  if (known !== undefined) return known;
  const files = filesFrom(ENTRIES, expertPlays ? null : EXPERT);
  const code = files.map((file) => whatDecides(readFileSync(file, 'utf8'))).sort();
  read.set(expertPlays, code);
  return code;
}

/** A source without what changes no game: comments, where other files lie, declared types, who may use what, indents. */
export function whatDecides(source: string): string {
  return [COMMENTS, FROM, TYPES, EXPORT]
    .reduce((text, pattern) => text.replace(pattern, ''), source)
    .replace(/\s+/g, ' ')
    .trim();
}

/** These files and all that they import, one by one; what only `without` imports is left out with it. */
function filesFrom(entries: readonly string[], without: string | null): readonly string[] {
  const files = new Set(entries);
  // A set may grow while it is walked: what is added is visited too.
  for (const file of files) {
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(IMPORTS)) {
      const imported = resolve(dirname(file), path);
      if (imported !== without) files.add(imported);
    }
  }
  return [...files].sort();
}

export function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 20);
}
