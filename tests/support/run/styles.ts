import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a style sheet says about some elements. */
export interface StyleRule {
  readonly selector: string;
  readonly says: ReadonlyMap<string, string>;
}

/** Rules within others of a media or container query count as well; the query itself does not. */
export function rulesOf(css: string): readonly StyleRule[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selector: selector.trim(),
    says: new Map(body.split(';').flatMap(declaration)),
  }));
}

function declaration(text: string): readonly (readonly [string, string])[] {
  const [name = '', ...value] = text.split(':');
  return value.length === 0 ? [] : [[name.trim(), value.join(':').trim()]];
}

/** The classes and names of what a selector is about: of its last part. */
export function subjectsOf(selector: string): readonly string[] {
  return selector
    .replace(/\(([^()]*)\)/g, (inner) => inner.replaceAll(',', ' ').replaceAll(/\s+/g, '|'))
    .split(',')
    .flatMap(
      (one) =>
        one
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? [],
    )
    .flatMap((last) => last.match(/(?<!:)\.?[a-z][\w-]*/gi) ?? []);
}

export function sheetsIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.css'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

/** Everything a style sheet is written with, each by its name: properties, `:x`, `@x`, `x()`, and `1x` for a unit. */
export function wordsOf(css: string): ReadonlySet<string> {
  const plain = css
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, (text) => (text.startsWith('url') ? 'url(x)' : '""'));
  const bodies = rulesOf(plain);
  const selectors = bodies.map(({ selector }) => selector).join(' ');
  const values = [...bodies.flatMap(({ says }) => [...says.values()]), ...(plain.match(/@[^{};]*\{/g) ?? [])].join(' ');
  const found = (text: string, pattern: RegExp, word: (name: string) => string) =>
    [...text.matchAll(pattern)].map(([, name = '']) => word(name));
  return new Set([
    ...bodies.flatMap(({ says }) => [...says.keys()].filter((name) => !name.startsWith('--'))),
    ...found(selectors, /::?([a-z-]+)/g, (name) => `:${name}`),
    ...found(plain, /@([a-z-]+)/g, (name) => `@${name}`),
    ...found(values, /(?<![\w-])(-?[a-z][a-z-]*)\(/g, (name) => `${name}()`),
    ...found(values, /(?<![\w#-])[\d.]+([a-z]+)/g, (name) => `1${name}`),
    ...(/@(?:media|container)[^{]*[<>]/.test(plain) ? ['@media with <= or >='] : []),
  ]);
}

/** These are full of names that the sheet itself gives. */
const WITH_OWN_NAMES = /^(?:--.*|-webkit-.*|animation.*|grid-area|container|font-family|unicode-range)$/;

/** The words that are said of a property, as `overflow: hidden`; what stands in brackets is told by the function. */
export function valueWordsOf(css: string): ReadonlySet<string> {
  const plain = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|'[^']*'/g, '');
  const said = rulesOf(plain)
    .flatMap(({ says }) => [...says])
    .filter(([name]) => !WITH_OWN_NAMES.test(name));
  return new Set(said.flatMap(([name, value]) => wordsIn(value).map((word) => `${name}: ${word}`)));
}

function wordsIn(value: string): readonly string[] {
  const outside = value.replace(/[\w-]*\([^()]*\)/g, '');
  if (outside !== value) return wordsIn(outside);
  return outside.replace('!important', '').match(/(?<![\w#.%-])[a-z][a-z\d-]+/gi) ?? [];
}

/** What a page is made of: `<x>`, attributes by their names, and what links, scripts and notes are for. */
export function pageWordsOf(html: string): ReadonlySet<string> {
  const tags = [...html.matchAll(/<(\w+)([^>]*)>/g)];
  const attributes = tags.flatMap(([, , said = '']) => [...said.matchAll(/([\w-]+)(?:="([^"]*)")?/g)]);
  return new Set([
    ...tags.map(([, name]) => `<${name}>`),
    ...attributes.map(([, name = '', value]) => (['rel', 'type', 'name'].includes(name) ? `${name}=${value}` : name)),
    ...(/name="theme-color"[^>]*media=/.test(html) ? ['media of a colour'] : []),
  ]);
}
