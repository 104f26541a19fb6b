// Measures the font of the labels in a browser and writes src/layout/letters/cabinAdvances.ts. Needed again only if the font
// changes: npm run measure-font
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchChromium } from '../chromium.ts';

const root = resolve(import.meta.dirname, '../../..');
const output = join(root, 'src/layout/letters/cabinAdvances.ts');

/** Latin-1, Latin Extended-A, the Romanian letters with commas, dashes and quotes, and a few signs. */
const RANGES = [
  [0x20, 0x7e],
  [0xa0, 0xff],
  [0x100, 0x17f],
  [0x218, 0x21b],
  [0x2010, 0x2026],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const;

interface Measures {
  /** In thousandths of the font size; null where the font lacks the character. */
  readonly advances: readonly (number | null)[];
  readonly heights: Readonly<Record<'capHeight' | 'accentHeight' | 'descent', number>>;
}

const characters = RANGES.flatMap(([from, to]) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)),
);

function fontFace(subset: string, unicodeRange: string): string {
  const data = readFileSync(join(root, `public/fonts/cabin-${subset}.woff2`)).toString('base64');
  return `@font-face { font-family: Cabin; font-weight: 400 700; font-stretch: 75% 100%;
    src: url(data:font/woff2;base64,${data}) format('woff2'); unicode-range: ${unicodeRange}; }`;
}

/** The subsets hold what their names in tokens.css say; here every character may come from either. */
const page = `<!doctype html><meta charset="utf-8"><style>
  ${fontFace('latin-ext', 'U+0100-0130, U+0132-0151, U+0154-02BA, U+2020, U+2C60-2C7F')}
  ${fontFace('latin', 'U+0000-00FF, U+0131, U+0152-0153, U+2000-201F, U+2021-206F, U+20AC, U+2122, U+2212')}
  span { font: 600 1000px Cabin; font-stretch: 86%; font-kerning: none; white-space: pre; position: absolute; }
</style>`;

/** Runs in the browser. A character that the font lacks takes the width of whatever font stands in for it. */
async function measure(all: readonly string[]): Promise<Measures> {
  await Promise.all(['a', 'ā'].map((letter) => document.fonts.load('600 1000px Cabin', letter)));
  const widthIn = (character: string, standIn: string) => {
    const span = document.createElement('span');
    span.style.fontFamily = `Cabin, ${standIn}`;
    span.textContent = character;
    document.body.append(span);
    const { width } = span.getBoundingClientRect();
    span.remove();
    return Math.round(width);
  };
  const advances = all.map((character) => {
    const width = widthIn(character, 'monospace');
    return width === widthIn(character, 'serif') ? width : null;
  });
  const pen = document.createElement('canvas').getContext('2d');
  if (pen === null) throw new Error('The browser has no canvas.');
  pen.font = '600 1000px Cabin';
  const above = (letter: string) => Math.ceil(pen.measureText(letter).actualBoundingBoxAscent);
  const descent = Math.ceil(pen.measureText('gjpqyç').actualBoundingBoxDescent);
  return { advances, heights: { capHeight: above('H'), accentHeight: above('ÅÖØ'), descent } };
}

async function measureInBrowser(): Promise<Measures> {
  const browser = await launchChromium(['--no-sandbox', '--disable-gpu']);
  try {
    const tab = await browser.newPage();
    await tab.setContent(page);
    return await tab.evaluate(measure, characters);
  } finally {
    await browser.close();
  }
}

/** Characters of one width on one line. */
function tableOf(advances: Measures['advances']): readonly string[] {
  const widths = [...new Set(advances.filter((width) => width !== null))].sort((a, b) => a - b);
  return widths.map((width) => `  [${width}, ${quoted(characters.filter((_, i) => advances[i] === width).join(''))}],`);
}

function quoted(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replace(/[\u00a0\u00ad\u2011-\u2012\u2028-\u202f]/g, asEscape);
  return escaped.includes("'") ? `"${escaped.replaceAll('"', '\\"')}"` : `'${escaped}'`;
}

const asEscape = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

const { advances, heights } = await measureInBrowser();
writeFileSync(
  output,
  [
    '// Written by src/headless/commands/measureFont.ts: Cabin 600 at 86 % of its width.',
    '',
    '/** In thousandths of the font size: capitals, capitals with accents, and what hangs below the baseline. */',
    `export const HEIGHTS = { ${Object.entries(heights)
      .map(([name, value]) => `${name}: ${value}`)
      .join(', ')} };`,
    '',
    '/** How far the pen moves, in thousandths of the font size, for each of these characters. */',
    'export const ADVANCES: readonly (readonly [thousandths: number, characters: string])[] = [',
    ...tableOf(advances),
    '];',
    '',
  ].join('\n'),
);
