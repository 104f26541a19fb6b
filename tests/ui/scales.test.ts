import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { queryOf, sizes } from '../../src/headless/sizes.ts';
import { SIZES } from '../../src/screens/shared/useMedia.ts';
import { rulesOf, type StyleRule } from '../support/run/styles.ts';

const src = resolve(import.meta.dirname, '../../src');
const TOKENS = 'ui/tokens.css';
const read = (path: string) => readFileSync(join(src, path), 'utf8');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });
const sheets = files.filter((path) => path.endsWith('.css') && path !== TOKENS);

const STEP_OF_TYPE = /^var\(--(?:type|poster)-\d\)$/;
/** As wide as its place allows. */
const COMPUTED = /^(?:min|clamp)\(.*\d(?:cqi|vw)/;
const OWN_WORD = /^(?:0|auto|inherit)$/;
/** A step of spaces, a part of the text's size or of the width, the edge of a device, or what is measured in the sheet. */
const SPACE = /^-?(?:var\(--[\w-]+\)|env\([\w-]+\)|[\d.]+(?:em|%)|0|auto|[\d.]+)$/;
const SPACING = /^(?:(?:row-|column-)?gap|(?:padding|margin)(?:-(?:top|right|bottom|left|inline|block))?)$/;
const LINES = ['1', '1.1', '1.2', '1.25', '1.35'];

/** What follows a measure of its own, and why. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'font-size: 8.6px of .board-drawing .country-mark text': 'in units of the board',
  'font: italic 400 13px var(--display) of .board-drawing .polar-circle text': 'in units of the board',
  'font: 400 var(--poster-4) / 0.85 var(--display) of .ticket-choice .points':
    'the number stands on the line of its unit',
  'padding-right: 80px of .winner .caption': 'its edge is cut aslant',
  'padding: 2cm of [data-secret] .not-printed': 'the edge of a sheet of paper',
  'margin-block: -1.5px of .payment-grid .stepper button': 'as thick as the edge around it',
};

type Say = (name: string, value: string) => boolean;

const isType: Say = (name, value) =>
  (name === 'font-size' && !STEP_OF_TYPE.test(value) && !COMPUTED.test(value) && !OWN_WORD.test(value)) ||
  (name === 'font' && value !== 'inherit' && !/(?:^| )var\(--(?:type|poster)-\d\) \/ [\d.]+ var\(--\w+\)$/.test(value));

const isSpace: Say = (name, value) =>
  SPACING.test(name) &&
  partsOf(value).some((part) => !SPACE.test(part)) &&
  !/^calc\(var\(--[\w-]+\) \/ \d\)$/.test(value);

const isLine: Say = (name, value) =>
  (name === 'line-height' && !LINES.includes(value)) ||
  (name === 'font' && value.includes(' / ') && !LINES.includes(/ \/ ([\d.]+) /.exec(value)?.[1] ?? ''));

/** What stands in a list or a sum. */
function partsOf(value: string): readonly string[] {
  const inner = value.replace(/\bcalc\(((?:[^()]|\([^()]*\))*)\)/g, '$1');
  return inner.split(/ [+*-] | /);
}

function offScale(css: string, says: Say): readonly string[] {
  return rulesOf(css).flatMap((rule) => wordsOff(rule, says));
}

function wordsOff({ selector, says }: StyleRule, isOff: Say): readonly string[] {
  const said = [...says].map(([name, value]) => [name, inOneLine(value)] as const);
  const off = said.filter(([name, value]) => isOff(name, value));
  return off.map(([name, value]) => `${name}: ${value} of ${inOneLine(selector)}`);
}

const inOneLine = (text: string) => text.replace(/\s+/g, ' ');

/** In a sentence each. */
function faults(says: Say, scale: string): readonly string[] {
  return sheets.flatMap((path) =>
    offScale(read(path), says)
      .filter((found) => !(found in EXCEPTIONS))
      .map((found) => `${path} says ${found}, which is no ${scale}`),
  );
}

/** Less motion is asked for by the device or in the settings: the build hears both. */
const MOTION = ['(--still)', '(--moving)'];

describe('a style sheet', () => {
  test('takes its sizes of type from the scale', () => {
    expect(faults(isType, 'step of type in ui/tokens.css')).toEqual([]);
  });

  test('takes its spaces from the scale', () => {
    expect(faults(isSpace, 'step of spaces in ui/tokens.css')).toEqual([]);
  });

  test('sets its lines as far apart as the others do', () => {
    expect(faults(isLine, `distance of lines: ${LINES.join(', ')}`)).toEqual([]);
  });

  test('asks for a size of the screen by its name', () => {
    const queries = sheets.flatMap((path) =>
      [...read(path).matchAll(/@media ([^{]+)\{/g)].map(([, query = '']) => query),
    );
    const raw = sheets.filter((path) => /@media [^{]*(?:width|height|orientation|aspect|motion)/.test(read(path)));
    expect(raw.map((path) => `${path} has a query of its own instead of a name of ui/tokens.css`)).toEqual([]);
    const sizes = queries.filter((query) => !MOTION.includes(query.trim()));
    expect(sizes.map(queryOf).filter((query) => query.includes('--'))).toEqual([]);
  });

  test.each([
    ['font-size: 0.9rem', isType],
    ['font-size: 15px', isType],
    ['font: 400 1.5rem / 1.1 var(--display)', isType],
    ['gap: 7px', isSpace],
    ['padding: 0 var(--space-2) 3px', isSpace],
    ['margin-top: calc(10px + env(safe-area-inset-top))', isSpace],
    ['line-height: 1.22', isLine],
    ['font: 400 var(--type-3) / 1.05 var(--display)', isLine],
  ])('that says %s is found', (text, says) => {
    expect(offScale(`@media (--phone) { .x { color: red; ${text} } }`, says)).toEqual([`${text} of .x`]);
  });

  test('that asks for a size nobody has named does not build', () => {
    expect(() => queryOf('(--watch)')).toThrow('ui/tokens.css has no size of screens called --watch.');
    expect(() => queryOf('(--small) and (--portrait)')).toThrow('--small is one size or another');
  });
});

describe('what is named once', () => {
  test('is used: every step, and every size of a screen', () => {
    const tokens = read(TOKENS);
    const all = [tokens, ...sheets.map(read)].join('\n');
    const steps = [...tokens.matchAll(/^ {2}(--(?:type|poster|space|page)-\d):/gm)].map(([, name = '']) => name);
    const uses = (name: string) => all.includes(`var(${name})`) || all.includes(`(${name})`);
    expect(steps.length).toBeGreaterThan(16);
    expect([...steps, ...[...sizes().keys()].map((name) => `--${name}`)].filter((name) => !uses(name))).toEqual([]);
  });

  test('is asked of the screen by scripts as by style sheets', () => {
    expect(new Map(Object.entries(SIZES))).toEqual(
      new Map(Object.keys(SIZES).map((name) => [name, sizes().get(name)])),
    );
    const scripts = files.filter((path) => /\.tsx?$/.test(path) && path !== 'screens/shared/useMedia.ts');
    expect(scripts.filter((path) => /\((?:min|max)-(?:width|height): |\(orientation: /.test(read(path)))).toEqual([]);
  });

  test('has no exception that nobody needs', () => {
    const all = sheets.flatMap((path) => [isType, isSpace, isLine].flatMap((says) => offScale(read(path), says)));
    expect(Object.keys(EXCEPTIONS).filter((name) => !all.includes(name))).toEqual([]);
  });
});
