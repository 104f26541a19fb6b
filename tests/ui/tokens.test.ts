import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CARDS } from '../../src/engine/cards.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const css = read('src/ui/tokens.css');

type Theme = 'light' | 'dark';
const COLOR = '#[0-9a-f]{6}';

function color(token: string, theme: Theme): string {
  const both = new RegExp(`--${token}: light-dark\\((${COLOR}), (${COLOR})\\)`).exec(css);
  const found = both?.[theme === 'light' ? 1 : 2] ?? new RegExp(`--${token}: (${COLOR});`).exec(css)?.[1];
  if (found === undefined) throw new Error(`--${token} is no colour`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const TEXT_ON_GROUND = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink', 'sunk'],
  ['ink-2', 'paper'],
  ['ink-2', 'surface'],
  ['on-livery', 'livery'],
  ['on-livery-2', 'livery'],
  ['on-livery', 'livery-3'],
  ['on-gold', 'gold'],
  ['signal', 'paper'],
  ['signal', 'signal-bg'],
  ['ok', 'ok-bg'],
  ['amber', 'amber-bg'],
  ['label', 'land-a'],
  ['label', 'sea'],
  ['poster-ink', 'sky-1'],
  ['poster-ink', 'sky-2'],
  ['poster-ink', 'sky-3'],
  ['on-badge', 'badge'],
  ['ticket-ink', 'ticket-stub'],
  ['ticket-ink', 'ticket-long-stub'],
  ['ticket-ink-2', 'ticket'],
  ['ticket-ink-2', 'ticket-long'],
  ['ticket-ink-2', 'ticket-returned'],
  ['ticket-risk-ink', 'ticket'],
  ['ticket-risk-ink', 'ticket-long'],
  ['ticket-done-ink', 'ticket-done'],
  ['ticket-done-ink', 'ticket-long'],
  ['plate-dark-ink', 'plate-dark'],
  ['plate-dark-title', 'plate-dark'],
  ['bonus-ink', 'bonus'],
  ['bonus-ink-2', 'bonus'],
  ['country-ink', 'country-swallowtail'],
  ['country-ink', 'country-rectangle'],
  ['country-ink', 'country-pennant'],
  ['country-ink', 'country-pill'],
  ['country-ink', 'country-hexagon'],
  ['country-ink', 'country-cut'],
  ['on-caption', 'red-caption'],
  ['on-caption', 'blue-caption'],
  ['on-caption', 'green-caption'],
  ['on-caption', 'yellow-caption'],
  ['on-caption', 'black-caption'],
  ['polar', 'sea'],
  ['polar', 'land-a'],
] as const;

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  test.each(TEXT_ON_GROUND)('%s is readable on %s', (text, ground) => {
    expect(contrast(color(text, theme), color(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['line-2', 'paper'],
    ['line-2', 'surface'],
    ['focus', 'paper'],
    ['focus', 'surface'],
    ['focus-on-livery', 'livery'],
    ['gold', 'livery-3'],
    ['ticket-pip', 'ticket'],
    ['red-mark', 'red-fill'],
    ['blue-mark', 'blue-fill'],
    ['green-mark', 'green-fill'],
    ['yellow-mark', 'yellow-fill'],
    ['black-mark', 'black-fill'],
    ['switch-knob', 'switch-on'],
    ['capital', 'city-ring'],
    ['polar-core', 'city-ring'],
  ])('%s can be seen against %s', (edge, ground) => {
    expect(contrast(color(edge, theme), color(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  test.each([...CARDS.filter((card) => card !== 'locomotive'), 'grey'])(
    'a free %s route can be seen on land, by its line or the hair around it',
    (name) => {
      const parts = [color(`free-${name}`, theme), color(`free-${name}-hair`, theme)];
      expect(Math.max(...parts.map((part) => contrast(part, color('land-a', theme))))).toBeGreaterThanOrEqual(3);
    },
  );
});

test('the roofs of trains are a ladder of lightness: without colours it names the owner', () => {
  const roofs = ['black', 'red', 'blue', 'green', 'yellow'].map((name) => luminance(color(`${name}-roof`, 'light')));
  const steps = roofs.slice(1).map((roof, i) => (roof + 0.05) / ((roofs[i] ?? 0) + 0.05));
  expect(Math.min(...steps)).toBeGreaterThan(1.2);
});

test('every colour or measure that is used has been defined', () => {
  const files = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' });
  const sources = files.filter((path) => /\.(?:css|tsx)$/.test(path)).map((path) => read(join('src', path)));
  const found = (pattern: RegExp) =>
    sources.flatMap((source) => [...source.matchAll(pattern)].map(([, name = '']) => name));
  // A style sheet or a component may hand a measure of its own down to what lies in it.
  const defined = new Set(found(/--([\w-]+)['"]?:/g));
  expect(found(/var\(--([\w-]+)\)/g).filter((name) => !defined.has(name))).toEqual([]);
});

test('the frame of the browser has the colour of the paper', () => {
  const themes = [...read('index.html').matchAll(/theme-color" content="([^"]+)"/g)].map(([, value]) => value);
  expect(themes.map((value) => value?.toLowerCase())).toEqual([color('paper', 'light'), color('paper', 'dark')]);
});
