import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');

/** Rules stand in rules.md as list items ("- TUN-4 If …") and, for bonus cards, as rows of a table ("| BONUS-west | …"). */
function ruleIds(text: string): string[] {
  return [...text.matchAll(/^(?:- |\| )([A-Z]+-(?:\d+|[a-z-]+))\b/gm)].flatMap((match) => match[1] ?? []);
}

/** Ids named by the titles of describe and it; a comment or a string elsewhere proves nothing. */
function idsInTitles(source: string): string[] {
  const titles = [...source.matchAll(/\b(?:describe|it)(?:\.each\([\s\S]*?\))?\(\s*(['"`])((?:(?!\1).)*)\1/g)];
  return titles.flatMap((match) =>
    [...(match[2] ?? '').matchAll(/\b[A-Z]+-(?:\d+|[a-z]+(?:-[a-z]+)*)/g)].map((id) => id[0]),
  );
}

function testSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

const rules = ruleIds(readFileSync(join(root, 'src/engine/rules.md'), 'utf8'));
const named = new Set(testSources(join(root, 'tests')).flatMap(idsInTitles));

describe('the list of rules', () => {
  it('has every rule of the three games', () => {
    expect(rules.length).toBe(69);
    expect(new Set(rules).size).toBe(rules.length);
  });

  it.each(rules)('%s is named by a test', (id) => {
    expect(named).toContain(id);
  });

  it('would notice a rule without a test', () => {
    expect(ruleIds('- NEW-1 Something.\n| BONUS-new-card | 5 |')).toEqual(['NEW-1', 'BONUS-new-card']);
    expect(idsInTitles("describe('SET-1 the deal', () => {}); // NEW-1 is only a comment")).toEqual(['SET-1']);
  });
});
