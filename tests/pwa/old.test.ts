import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { pageWords } from '../../src/i18n/page.ts';

const script = readFileSync(join(import.meta.dirname, '../../public/old.js'), 'utf8');

interface Paragraph {
  readonly lang: string;
  hidden: boolean;
}

/** A page with as much of a browser as the script asks for. */
function pageIn(languages: readonly string[] | undefined, has: { readonly colors?: boolean }) {
  const paragraphs: Paragraph[] = Object.keys(pageWords).map((lang) => ({ lang, hidden: false }));
  const shown = { app: true, note: false, lang: 'en', paragraphs };
  const app = { parentNode: { removeChild: () => Object.assign(shown, { app: false }) } };
  const note = {
    getElementsByTagName: () => paragraphs,
    removeAttribute: () => Object.assign(shown, { note: true }),
  };
  const window = {
    CompressionStream: class {},
    CSS: { supports: () => has.colors ?? true },
    navigator: languages === undefined ? { language: 'nl' } : { languages },
    document: { documentElement: shown, getElementById: (id: string) => (id === 'app' ? app : note) },
  };
  return { window: { ...window, window }, shown };
}

const runIn = (page: object) => runInNewContext(script, page);

test('a browser that has what the app is made of gets the app', () => {
  const { window, shown } = pageIn(['fr'], {});
  runIn(window);
  expect([shown.app, shown.note]).toEqual([true, false]);
});

test.each([
  [['fr-CA', 'en'], 'fr'],
  [['nl-BE'], 'nl'],
  [['de', 'nl', 'fr'], 'nl'],
  [['ja'], 'en'],
  [undefined, 'nl'],
])('a browser of %j that is too old is told so in %s', (languages, lang) => {
  const { window, shown } = pageIn(languages, { colors: false });
  runIn(window);
  expect([shown.app, shown.note, shown.lang]).toEqual([false, true, lang]);
  expect(shown.paragraphs.filter(({ hidden }) => !hidden).map((words) => words.lang)).toEqual([lang]);
});

test.each([
  ['no colours mixed from others', () => pageIn(['en'], { colors: false })],
  [
    'nothing that seals a file',
    () => {
      const { window, shown } = pageIn(['en'], {});
      return { window: { ...window, window: { ...window.window, CompressionStream: undefined } }, shown };
    },
  ],
])('a browser with %s is too old', (_, make) => {
  const { window, shown } = make();
  runIn(window);
  expect(shown.note).toBe(true);
});

test('every language that the page has words in is chosen', () => {
  for (const lang of Object.keys(pageWords)) {
    const { window, shown } = pageIn([lang], { colors: false });
    runIn(window);
    expect(shown.lang).toBe(lang);
  }
});

test('the script is written as the oldest browsers read it', () => {
  const code = script
    .replace(/\/\/.*$/gm, '')
    .replace(/'[^']*'/g, '')
    .replace(/\(\?:/g, '(');
  expect(code).not.toMatch(/=>|`|\?\.|\?\?|\*\*|\.\.\.|\b(?:let|const|class|of|async|await|import|export)\b/);
});
