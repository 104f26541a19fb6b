import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { dist } from '../../src/headless/site.ts';
import { pageWords } from '../../src/i18n/page.ts';
import {
  type Feature,
  OLD_PAGE,
  OLD_STYLES,
  OLD_VALUES,
  OLDEST_SAFARI,
  PAGE_FEATURES,
  STYLE_FEATURES,
} from '../support/run/browserFeatures.ts';
import { NEVER_THERE, NEWER_METHODS, OLD_SCRIPTS, SCRIPT_FEATURES, TOO_NEW } from '../support/run/scriptFeatures.ts';
import { scriptWordsOf } from '../support/run/scriptWords.ts';
import { pageWordsOf, valueWordsOf, wordsOf } from '../support/run/styles.ts';
import { test as withSite } from './fixtures.ts';

function builtFiles(ending: string): readonly string[] {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending));
  return files.map((name) => readFileSync(join(dist, name), 'utf8'));
}

const built = (ending: string) => builtFiles(ending).join('\n');
const names = (features: readonly Feature[]) => features.map(({ name }) => name).sort();

/** What is used of all that is newer than every browser, by the names of the list. */
function newInScripts(script: string): readonly string[] {
  const { taken, members, written } = scriptWordsOf(script);
  const patterns = [...SCRIPT_FEATURES, ...TOO_NEW].filter(({ pattern }) => pattern?.test(script));
  return [
    ...[...taken].filter((name) => !OLD_SCRIPTS.has(name) && name !== NEVER_THERE),
    ...[...members].filter((name) => NEWER_METHODS.has(name)).map((name) => `.${name}()`),
    ...written,
    ...names(patterns),
  ];
}

test('the app is written in nothing that the oldest Safari has not, unless a fallback is named', () => {
  const bold = [...STYLE_FEATURES, ...SCRIPT_FEATURES, ...PAGE_FEATURES].filter(({ safari }) => safari > OLDEST_SAFARI);
  expect(bold.filter(({ fallback = '' }) => fallback === '')).toEqual([]);
});

test('every word and value of the built styles is on the list, and the list has no other', () => {
  const newer = [...wordsOf(built('.css'))].filter((word) => !OLD_STYLES.has(word));
  const isNew = (value: string) => !OLD_VALUES.has(value) && !newer.includes(value.replace(/:.*/, ''));
  const values = [...valueWordsOf(built('.css'))].filter(isNew);
  expect([...newer, ...values].sort()).toEqual(names(STYLE_FEATURES));
});

test('everything that the built scripts take from a browser is on the list, and the list has no other', () => {
  const found = new Set(builtFiles('.js').flatMap(newInScripts));
  expect([...found].sort()).toEqual(names(SCRIPT_FEATURES));
});

test('what is too new is found in whatever way it is written', () => {
  for (const script of [
    'Promise.withResolvers()',
    'const { groupBy: grouped } = Object',
    'self.scheduler.yield()',
    'structuredClone({})',
    'navigator?.connection',
    'new Intl.DurationFormat()',
    'new Set().union(new Set())',
    '[].values().map(String)',
    'document.startViewTransition()',
    'document.body.showPopover()',
    '/[a--b]/v.test("a")',
    'class Board { static { } }',
  ])
    expect(
      newInScripts(script).filter((name) => !names(SCRIPT_FEATURES).includes(name)),
      script,
    ).not.toEqual([]);
  expect([...valueWordsOf('p { overflow: clip; width: min(1px, calc(2px + 1em)) }')]).toEqual(['overflow: clip']);
});

test('everything in the page is on the list, and the list has no other', () => {
  const found = [...pageWordsOf(built('index.html'))].filter((word) => !OLD_PAGE.has(word));
  expect(found.sort()).toEqual(names(PAGE_FEATURES));
});

test('what has a fallback in its own prefix has it wherever it stands', () => {
  const styles = built('.css');
  for (const name of ['hyphens', 'user-select']) {
    const count = (pattern: string) => styles.match(new RegExp(`[{;]${pattern}:`, 'g'))?.length ?? 0;
    expect(count(`-webkit-${name}`), name).toBe(count(name));
  }
});

for (const [locale, language] of [
  ['fr-BE', 'fr'],
  ['nl-NL', 'nl'],
  ['de-DE', 'en'],
] as const)
  withSite(
    `a browser of ${locale} that is too old gets a sentence in ${language}, and no app`,
    async ({ browser, site }) => {
      const page = await browser.newPage({ baseURL: site.url, locale });
      await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'CompressionStream'));
      await page.goto('/');
      await expect(page.getByText(pageWords[language].tooOld)).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.locator('body').innerText()).toBe(pageWords[language].tooOld);
      expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
      await page.close();
    },
  );

test('a browser without scripts is told in every language that they are needed', () => {
  const [, told = ''] = /<noscript>(.*?)<\/noscript>/s.exec(built('index.html')) ?? [];
  for (const { needsScript } of Object.values(pageWords)) expect(told).toContain(needsScript);
});
