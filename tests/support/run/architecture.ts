// The one-way rule of src/README.md, as a function from a file's path and text to the sentences that it breaks.
import { posix } from 'node:path';

export interface Import {
  readonly from: string;
  /** Only the shapes and the names of things cross the border, and nothing that decides anything. */
  readonly wordsOnly: boolean;
}

interface Layer {
  /** Layers it may use. */
  readonly uses: readonly string[];
  /** Layers whose vocabulary it may know: types, and constants, which are told by their capitals. */
  readonly knows?: readonly string[];
  readonly packages: readonly string[] | 'any';
}

export const LAYERS: Readonly<Record<string, Layer>> = {
  main: { uses: ['screens', 'board', 'ui', 'i18n', 'table', 'pwa', 'preferences', 'sound'], packages: ['preact'] },
  screens: {
    uses: ['board', 'ui', 'i18n', 'table', 'pwa', 'preferences', 'sound'],
    knows: ['engine', 'layout'],
    packages: ['preact', 'zustand'],
  },
  table: {
    uses: ['bots', 'engine', 'formats', 'maps', 'preferences'],
    knows: ['layout'],
    packages: ['zustand', 'idb-keyval'],
  },
  board: { uses: ['ui'], knows: ['engine', 'layout'], packages: ['preact'] },
  ui: { uses: [], knows: ['engine', 'i18n'], packages: ['preact'] },
  i18n: { uses: [], knows: ['engine', 'preferences'], packages: ['preact'] },
  preferences: { uses: [], packages: ['zustand'] },
  sound: { uses: [], knows: ['engine'], packages: [] },
  pwa: { uses: [], packages: ['zustand', 'workbox-window'] },
  formats: { uses: ['engine'], packages: ['valibot'] },
  bots: { uses: ['engine'], packages: [] },
  layout: {
    uses: ['engine'],
    packages: ['d3-geo', 'delaunator', 'topojson-client', 'geojson', 'topojson-specification'],
  },
  headless: { uses: ['engine', 'formats', 'bots', 'layout', 'i18n', 'maps', 'sound'], packages: 'any' },
  engine: { uses: [], packages: [] },
};

/**
 * The rooms of a large folder, from the roof down: code of a room uses rooms that stand below it. Types may be known both
 * ways. What stands in one place in a list does not know each other: a scene imports no other scene.
 */
const ROOMS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'src/screens': [
    ['.'],
    ['gallery'],
    ['setup', 'home'],
    ['game'],
    ['rules', 'settings'],
    ['company'],
    ['page'],
    ['press', 'shared'],
  ],
  'src/screens/game': [
    ['.'],
    ['curtain', 'turn', 'tickets', 'watch', 'final', 'sheets', 'idle'],
    ['routes'],
    ['pay'],
    ['hints'],
    ['frame'],
    ['commands'],
    ['board'],
    ['show'],
    ['words'],
  ],
  'src/sound': [['.'], ['parts'], ['synth'], ['measure']],
  'src/table': [['.'], ['computers'], ['session'], ['turn', 'story', 'saves', 'rules'], ['game']],
  'src/board': [['.'], ['drawing', 'small', 'touch'], ['camera', 'shapes']],
  'src/bots': [['.'], ['search', 'sparring'], ['moves'], ['plan'], ['ground']],
  'src/layout': [['.'], ['settle'], ['network'], ['land'], ['letters', 'plane']],
};

/** More are no longer seen at a glance. */
export const MOST_FILES = 25;
/** The chapters of the rule book. */
export const MAY_BE_LARGER = ['src/engine'];

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

/** A device's clock may be set, back too: it tells what day it is, and not how much time has passed. */
const WALL_CLOCK = /\bDate\s*\.\s*now\b/;
/** A week is too long for any other clock; and what has slept is noticed by both. */
const MAY_READ_WALL_CLOCK = ['src/pwa/install.ts', 'src/screens/game/idle/idleWatch.ts'];

/** Whoever fetches a part of the app minds that it may be gone, and so that somebody is told. */
const FETCHERS: Readonly<Record<string, string>> = { screens: 'part', table: 'fetchPart' };

const withoutComments = (source: string) => source.replace(STRING_OR_COMMENT, (_, text?: string) => text ?? ' ');
const withoutStrings = (source: string) => source.replace(STRING_OR_COMMENT, ' ');

export function importsOf(source: string): readonly Import[] {
  const code = withoutComments(source);
  const statements = [...code.matchAll(STATEMENT)].map(([, names = '', from = '']) => ({
    from,
    wordsOnly: bringsWordsOnly(names),
  }));
  const others = OTHER_IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)]);
  return [...statements, ...others.map(([, from = '']) => ({ from, wordsOnly: false }))];
}

function bringsWordsOnly(names: string): boolean {
  if (/^\s*type\b/.test(names)) return true;
  const listed =
    /^\s*\{([^}]*)\}\s*$/
      .exec(names)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '') ?? [];
  return listed.length > 0 && listed.every((name) => /^\s*(?:type\s|[A-Z][A-Z0-9_]+\s*$)/.test(name));
}

/** `path` is the file's path in the project, with forward slashes. */
export function faultsOf(path: string, source: string, mapIds: readonly string[]): readonly string[] {
  const layer = layerOf(path);
  const faults = [
    ...importsOf(source).flatMap((imported) => importFault(layer, path, imported) ?? roomFault(path, imported) ?? []),
    ...(layer === 'engine' ? impurities(source) : []),
    ...(MAY_READ_WALL_CLOCK.includes(path) ? [] : wallClocks(source)),
    ...mapQuestions(layer, source, mapIds),
    ...rawFetches(layer, source),
    ...bypasses(path, source),
  ];
  return faults.map((fault) => `${path}: ${fault}`);
}

function layerOf(path: string): string {
  const [top = '', second = ''] = path.split('/');
  return top === 'src' ? second.replace(/\.tsx?$/, '') : top;
}

function importFault(layer: string, path: string, { from, wordsOnly }: Import): string | undefined {
  const rules = LAYERS[layer];
  if (rules === undefined) return `src/${layer} is not one of the layers`;
  if (!from.startsWith('.')) return mayUsePackage(rules, from) ? undefined : `${layer} may not use the package ${from}`;
  const target = layerOf(posix.join(posix.dirname(path), from));
  if (target === layer || rules.uses.includes(target)) return undefined;
  if (rules.knows?.includes(target) === true) {
    return wordsOnly ? undefined : `${layer} may know ${target}'s types and constants only (${from})`;
  }
  return `${layer} may not import ${target} (${from})`;
}

function roomFault(path: string, { from, wordsOnly }: Import): string | undefined {
  if (wordsOnly || !from.startsWith('.')) return undefined;
  const target = posix.join(posix.dirname(path), from);
  for (const [folder, floors] of Object.entries(ROOMS)) {
    const [room, other] = [roomIn(folder, path), roomIn(folder, target)];
    if (room === null || other === null || room === other) continue;
    const [floor, otherFloor] = [floorOf(floors, room), floorOf(floors, other)];
    if (floor < 0) return `${folder}/${room} is not one of the rooms of ${folder}`;
    if (otherFloor <= floor) return `${folder}/${room} may not use ${folder}/${other} (${from})`;
  }
  return undefined;
}

/** `.` for what lies in the folder itself; null: it lies elsewhere. */
function roomIn(folder: string, path: string): string | null {
  if (!path.startsWith(`${folder}/`)) return null;
  const [room = '', ...rest] = path.slice(folder.length + 1).split('/');
  return rest.length === 0 ? '.' : room;
}

function floorOf(floors: readonly (readonly string[])[], room: string): number {
  return floors.findIndex((rooms) => rooms.includes(room));
}

function mayUsePackage({ packages }: Layer, from: string): boolean {
  return packages === 'any' || packages.some((name) => from === name || from.startsWith(`${name}/`));
}

const EXPORTED_TYPE = /^export (?:abstract )?(?:interface|type|class) (\w+)/gm;

export function typesExportedBy(source: string): readonly string[] {
  return [...withoutComments(source).matchAll(EXPORTED_TYPE)].map(([, name = '']) => name);
}

function impurities(source: string): readonly string[] {
  const code = withoutStrings(source);
  return IMPURE.flatMap((pattern) => pattern.exec(code)?.[0] ?? []).map((found) => `the engine may not use ${found}`);
}

function wallClocks(source: string): readonly string[] {
  return WALL_CLOCK.test(withoutStrings(source)) ? ['time that passes is not measured with Date.now'] : [];
}

/** Rules follow a map's data, never its name. Only the command line may name one, as its default. */
function mapQuestions(layer: string, source: string, mapIds: readonly string[]): readonly string[] {
  const name = `['"\`](?:${mapIds.join('|')})['"\`]`;
  const question = layer === 'headless' ? `[!=]==?\\s*${name}|${name}\\s*[!=]==?|\\bcase\\s+${name}` : name;
  const found = new RegExp(question).exec(withoutComments(source));
  return found === null ? [] : [`no code may ask which map it is: ${found[0]}`];
}

function rawFetches(layer: string, source: string): readonly string[] {
  const fetcher = FETCHERS[layer];
  if (fetcher === undefined) return [];
  const raw = new RegExp(`(?<!\\b${fetcher}\\(\\(\\) => |\\btypeof )\\bimport\\s*\\(`);
  return raw.test(withoutStrings(source)) ? [`what is fetched later goes through ${fetcher}(() => import(…))`] : [];
}

const SCENES = 'src/screens/game/';
const COMMANDS = 'src/screens/game/commands/';
const DEED = /\btable\.(?:act|draft|finish|undo|endTurn)\(/;

/** What a press does with an open hand is a command of the turn, which tells its outcome. */
function bypasses(path: string, source: string): readonly string[] {
  if (!path.startsWith(SCENES) || path.startsWith(COMMANDS)) return [];
  const found = DEED.exec(withoutStrings(source));
  return found === null ? [] : [`${found[0]}…) goes through the TurnCommands, or its outcome is lost`];
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
