import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const tokens = join(import.meta.dirname, '../ui/tokens.css');
const NAME = /\(--([\w-]+)\)/g;

/** The sizes of screens by the names that `ui/tokens.css` gives them. */
export function sizes(): ReadonlyMap<string, string> {
  const css = readFileSync(tokens, 'utf8');
  const known = new Map<string, string>();
  for (const [, name = '', query = ''] of css.matchAll(/@custom-media --([\w-]+) ([^;]+);/g)) {
    known.set(name, written(query, known));
  }
  return known;
}

/** A query as browsers know it. */
export function queryOf(query: string): string {
  return written(query, sizes());
}

function written(query: string, known: ReadonlyMap<string, string>): string {
  return query.replace(NAME, (_, name: string) => {
    const found = known.get(name);
    if (found === undefined) throw new Error(`ui/tokens.css has no size of screens called --${name}.`);
    if (found.includes(',') && / and /.test(query))
      throw new Error(`--${name} is one size or another: no "and" with it.`);
    return found;
  });
}
