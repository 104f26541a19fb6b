// The one-way rule of src/README.md, as a function from a file's path and text to the sentences that it breaks.
import { posix } from 'node:path';

export interface Import {
  readonly from: string;
  /** Gone after compiling: only the shapes of things cross the border. */
  readonly typesOnly: boolean;
}

interface Layer {
  /** Layers it may use. */
  readonly uses: readonly string[];
  /** Layers of which it may know the types and nothing else. */
  readonly knows?: readonly string[];
  readonly packages: readonly string[] | 'any';
}

export const LAYERS: Readonly<Record<string, Layer>> = {
  main: { uses: ['screens', 'board', 'ui', 'i18n', 'table', 'pwa'], packages: ['preact'] },
  screens: {
    uses: ['board', 'ui', 'i18n', 'table', 'pwa'],
    knows: ['engine', 'layout'],
    packages: ['preact', 'zustand'],
  },
  table: { uses: ['bots', 'engine', 'formats', 'maps'], knows: ['layout'], packages: ['zustand', 'idb-keyval'] },
  board: { uses: ['ui'], knows: ['engine', 'layout'], packages: ['preact'] },
  ui: { uses: [], knows: ['engine', 'i18n'], packages: ['preact'] },
  i18n: { uses: [], knows: ['engine'], packages: ['preact'] },
  pwa: { uses: [], packages: ['zustand', 'idb-keyval', 'workbox-window'] },
  formats: { uses: ['engine'], packages: ['valibot'] },
  bots: { uses: ['engine'], packages: [] },
  layout: {
    uses: ['engine'],
    packages: ['d3-geo', 'delaunator', 'topojson-client', 'geojson', 'topojson-specification'],
  },
  headless: { uses: ['engine', 'formats', 'bots', 'layout', 'i18n', 'maps'], packages: 'any' },
  engine: { uses: [], packages: [] },
};

const STRING_OR_COMMENT = /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`)|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
const STATEMENT = /\b(?:import|export)\b([^'"`;()]*?)\bfrom\s*['"]([^'"]+)['"]/g;
const OTHER_IMPORTS = [
  /\bimport\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g,
  /\bimport\.meta\.glob\b[^(]*\(\s*\[?\s*['"`]([^'"`]+)['"`]/g,
  /\bnew URL\(\s*['"`]([^'"`]+)['"`],\s*import\.meta\.url/g,
];
/** Whatever would make the same game come out differently tomorrow, elsewhere, or without a screen. */
const IMPURE = [
  /\bMath\s*\.\s*random\b/,
  /\b(?:Date|Intl|localeCompare|toLocale\w+)\b/,
  /\b(?:window|document|navigator|localStorage|sessionStorage|indexedDB|location|history)\s*[.[]/,
  /\b(?:fetch|setTimeout|setInterval|queueMicrotask|requestAnimationFrame|structuredClone)\s*\(/,
  /\b(?:globalThis|console|process|crypto|performance)\b/,
];

const withoutComments = (source: string) => source.replace(STRING_OR_COMMENT, (_, text?: string) => text ?? ' ');
const withoutStrings = (source: string) => source.replace(STRING_OR_COMMENT, ' ');

export function importsOf(source: string): readonly Import[] {
  const code = withoutComments(source);
  const statements = [...code.matchAll(STATEMENT)].map(([, names = '', from = '']) => ({
    from,
    typesOnly: bringsTypesOnly(names),
  }));
  const others = OTHER_IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)]);
  return [...statements, ...others.map(([, from = '']) => ({ from, typesOnly: false }))];
}

function bringsTypesOnly(names: string): boolean {
  if (/^\s*type\b/.test(names)) return true;
  const listed =
    /^\s*\{([^}]*)\}\s*$/
      .exec(names)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '') ?? [];
  return listed.length > 0 && listed.every((name) => /^\s*type\s/.test(name));
}

/** `path` is the file's path in the project, with forward slashes. */
export function faultsOf(path: string, source: string, mapIds: readonly string[]): readonly string[] {
  const layer = layerOf(path);
  const faults = [
    ...importsOf(source).flatMap((imported) => importFault(layer, path, imported) ?? []),
    ...(layer === 'engine' ? impurities(source) : []),
    ...mapQuestions(layer, source, mapIds),
  ];
  return faults.map((fault) => `${path}: ${fault}`);
}

function layerOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? second.replace(/\.tsx?$/, '') : top;
}

function importFault(layer: string, path: string, { from, typesOnly }: Import): string | undefined {
  const rules = LAYERS[layer];
  if (rules === undefined) return `src/${layer} is not one of the layers`;
  if (!from.startsWith('.')) return mayUsePackage(rules, from) ? undefined : `${layer} may not use the package ${from}`;
  const target = layerOf(posix.join(posix.dirname(path), from));
  if (target === layer || rules.uses.includes(target)) return undefined;
  if (rules.knows?.includes(target) === true) {
    return typesOnly ? undefined : `${layer} may know ${target}'s types only (${from})`;
  }
  return `${layer} may not import ${target} (${from})`;
}

function mayUsePackage({ packages }: Layer, from: string): boolean {
  return packages === 'any' || packages.some((name) => from === name || from.startsWith(`${name}/`));
}

function impurities(source: string): readonly string[] {
  const code = withoutStrings(source);
  return IMPURE.flatMap((pattern) => pattern.exec(code)?.[0] ?? []).map((found) => `the engine may not use ${found}`);
}

/** Rules follow a map's data, never its name. Only the command line may name one, as its default. */
function mapQuestions(layer: string, source: string, mapIds: readonly string[]): readonly string[] {
  const name = `['"\`](?:${mapIds.join('|')})['"\`]`;
  const question = layer === 'headless' ? `[!=]==?\\s*${name}|${name}\\s*[!=]==?|\\bcase\\s+${name}` : name;
  const found = new RegExp(question).exec(withoutComments(source));
  return found === null ? [] : [`no code may ask which map it is: ${found[0]}`];
}

/** The makers of games we are no part of, in pieces so that this file does not name them either. */
const BRANDS = [
  ['ticket', 'to', 'ride'],
  ['days', 'of', 'wonder'],
  ['asmo', 'dee'],
  ['zug', 'um', 'zug'],
  ['aventuriers', 'du', 'rail'],
].map((pieces) => new RegExp(pieces.join('[\\s_-]*'), 'i'));

export function brandIn(text: string): string | undefined {
  return BRANDS.flatMap((brand) => brand.exec(text)?.[0] ?? [])[0];
}
