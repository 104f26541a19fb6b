import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesOf, sheetsIn } from '../support/run/styles.ts';

const CLASS = /^\.[\w-]+$/;
/** A class of something that lies in something else. */
const WITHIN = /\s[\w-]*(?:\.[\w-]+)+/g;

/** Names of whole screens that something within another one bears too: it would become as high as the screen. */
function sharedNames(sheets: readonly string[]): readonly string[] {
  const rules = sheets.flatMap(rulesOf);
  const fillsScreen = rules.filter(({ says }) =>
    [says.get('height'), says.get('min-height')].some((height) => height?.includes('100dvh')),
  );
  const screens = new Set(fillsScreen.map(({ selector }) => selector).filter((selector) => CLASS.test(selector)));
  const selectors = rules.flatMap(({ selector }) => selector.split(/,(?![^(]*\))/).map((one) => one.trim()));
  const inner = selectors.flatMap((one) => one.match(WITHIN) ?? []).flatMap((part) => part.match(/\.[\w-]+/g) ?? []);
  return [...screens].filter((name) => inner.includes(name));
}

describe('what fills the screen', () => {
  test('has a name that nothing within a screen has', () => {
    expect(sharedNames(sheetsIn(resolve(import.meta.dirname, '../../src')))).toEqual([]);
  });

  test('is found where it shares one', () => {
    expect(sharedNames(['.lost { min-height: 100dvh }', '.table td.lost { color: red }'])).toEqual(['.lost']);
    expect(sharedNames(['.lost { min-height: 100dvh } .lost h1 { color: red }'])).toEqual([]);
  });
});
