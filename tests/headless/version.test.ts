import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { whatDecides } from '../../src/headless/arena/version.ts';

const source = `// How tickets are weighed.
import { at } from './lists.ts';
import type { SeatView } from '../engine/view.ts';

/** In points. */
interface Prospect {
  readonly worth: number;
  readonly turns: number;
}

type Weigh = (view: SeatView) => Prospect;

export const LEAST = 3;

export function worthOf({ worth, turns }: Prospect): number {
  return at([worth, worth - turns], turns > LEAST ? 1 : 0);
}
`;
const put = (from: string, to: string): string => {
  expect(source).toContain(from);
  return source.replaceAll(from, to);
};

describe('the stamp of a result', () => {
  it.each([
    ['a file that it uses moves', put("'./lists.ts'", "'../../engine/lists.ts'")],
    ['imports are sorted anew', put("import { at } from './lists.ts';\n", '')],
    ['a comment is written', put('In points.', 'Points, counted to the end of the game.')],
    ['a declared type changes', put('  readonly worth: number;\n', '')],
    ['a type goes', put('type Weigh = (view: SeatView) => Prospect;\n', '')],
    ['something is opened to others, or closed', put('export const', 'const')],
    ['a line is indented otherwise', put('  return at', '      return at')],
  ])('stays when %s', (_, changed) => {
    expect(whatDecides(changed)).toBe(whatDecides(source));
  });

  it.each([
    ['a number changes', put('LEAST = 3', 'LEAST = 4')],
    ['a comparison changes', put('turns > LEAST', 'turns >= LEAST')],
    ['a line of code goes', put('export const LEAST = 3;\n', '')],
  ])('changes when %s', (_, changed) => {
    expect(whatDecides(changed)).not.toBe(whatDecides(source));
  });

  it('forgets no function of the players and the rules', () => {
    const functions = (text: string) => [...text.matchAll(/\bfunction \w+|=> \{/g)].length;
    for (const folder of ['src/bots', 'src/engine']) {
      const root = resolve(import.meta.dirname, '../..', folder);
      const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
      expect(files.length).toBeGreaterThan(20);
      for (const file of files) {
        const code = readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/.*?$/gms, '');
        expect([file, functions(whatDecides(code))]).toEqual([file, functions(code)]);
      }
    }
  });
});
