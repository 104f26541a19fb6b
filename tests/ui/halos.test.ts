import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesOf, type StyleRule, sheetsIn, subjectsOf } from '../support/run/styles.ts';

const isHalo = ({ says }: StyleRule) => says.get('paint-order')?.startsWith('stroke') === true;
const isSpaced = ({ says }: StyleRule) => !['normal', '0', undefined].includes(says.get('letter-spacing'));

/** What has letters set apart and a halo under them. WebKit draws such a halo over the letter before. */
function spacedHalos(sheets: readonly string[]): readonly string[] {
  const rules = sheets.flatMap(rulesOf);
  const withHalo = new Set(rules.filter(isHalo).flatMap(({ selector }) => subjectsOf(selector)));
  return rules.filter((rule) => isSpaced(rule) && inherits(rule, withHalo)).map(({ selector }) => selector);
}

/** Space between letters goes on to everything within: only what holds nothing but words is known to be safe. */
function inherits({ selector }: StyleRule, withHalo: ReadonlySet<string>): boolean {
  const subjects = subjectsOf(selector);
  return subjects.some((subject) => withHalo.has(subject) || !ONLY_WORDS.includes(subject));
}

const ONLY_WORDS = ['.sea-name', '.title', 'h1'];

describe('a name with a halo', () => {
  test('has no space between its letters, which WebKit would cut', () => {
    const sheets = sheetsIn(resolve(import.meta.dirname, '../../src'));
    expect(sheets.flatMap(rulesOf).filter(isHalo).length).toBeGreaterThan(1);
    expect(spacedHalos(sheets)).toEqual([]);
  });

  test.each([
    ['in one rule', '.board .label { letter-spacing: 0.02em; stroke: red; paint-order: stroke }'],
    [
      'in two rules',
      '.a .label { paint-order: stroke } @media (width > 1px) { .label:is(.lit) { letter-spacing: 1px } }',
    ],
    ['in a rule for several', '.x:is(.label, .mark) { paint-order: stroke } .title, .label { letter-spacing: 1px }'],
    ['from what it lies in', '.board-drawing { letter-spacing: 1px } .label { paint-order: stroke }'],
  ])('is found %s', (_, css) => {
    expect(spacedHalos([css])).toHaveLength(1);
  });
});
