import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  brandIn,
  faultsOf,
  importsOf,
  LAYERS,
  MAY_BE_LARGER,
  MOST_FILES,
  typesExportedBy,
} from './support/run/architecture.ts';

const root = resolve(import.meta.dirname, '..');
const NOT_OURS = ['.git', 'dist', 'node_modules', 'package-lock.json'];
const TEXT = /\.(?:css|html|json|md|mjs|svg|ts|tsx|txt)$/;

function filesUnder(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => !NOT_OURS.includes(entry.name))
    .flatMap((entry) => (entry.isDirectory() ? filesUnder(join(folder, entry.name)) : join(folder, entry.name)));
}

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const files = filesUnder(root).map((path) => relative(root, path).split(sep).join('/'));
const code = files.filter((path) => /^src\/.*\.tsx?$/.test(path));
const mapIds = files.flatMap((path) => /^maps\/([^/]+)\/map\.json$/.exec(path)?.[1] ?? []);

function grouped<T>(all: readonly T[], by: (one: T) => string): ReadonlyMap<string, readonly T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) groups.set(by(one), [...(groups.get(by(one)) ?? []), one]);
  return groups;
}

describe('the house', () => {
  test('imports go one way, the engine is pure, and no code asks which map it is', () => {
    expect(code.length).toBeGreaterThan(20);
    expect(mapIds.length).toBeGreaterThan(2);
    expect(code.flatMap((path) => faultsOf(path, read(path), mapIds))).toEqual([]);
  });

  test(`no folder has more than ${MOST_FILES} files of code`, () => {
    const folders = grouped(code, (path) => path.slice(0, path.lastIndexOf('/')));
    const crowded = [...folders].filter(
      ([folder, paths]) => paths.length > MOST_FILES && !MAY_BE_LARGER.includes(folder),
    );
    expect(crowded.map(([folder, paths]) => `${folder}: ${paths.length}`)).toEqual([]);
  });

  test('a name of a type is exported once', () => {
    const exported = code.flatMap((path) => typesExportedBy(read(path)).map((name) => ({ name, path })));
    const twice = [...grouped(exported, ({ name }) => name)].filter(([, places]) => places.length > 1);
    expect(twice.map(([name, places]) => `${name}: ${places.map(({ path }) => path).join(', ')}`)).toEqual([]);
  });

  test('no file names a publisher or a brand', () => {
    const named = files.filter((path) => TEXT.test(path) && (brandIn(path) ?? brandIn(read(path))) !== undefined);
    expect(named).toEqual([]);
  });

  test('the layers make no circle', () => {
    const below = (layer: string, above: readonly string[] = []): readonly string[] => {
      if (above.includes(layer)) throw new Error(`circle: ${[...above, layer].join(' → ')}`);
      const { uses = [], knows = [] } = LAYERS[layer] ?? {};
      return [...uses, ...knows].flatMap((next) => below(next, [...above, layer]));
    };
    expect(() => Object.keys(LAYERS).map((layer) => below(layer))).not.toThrow();
  });
});

describe('the rule can fail', () => {
  const faults = (path: string, source: string) => faultsOf(path, source, ['atlantis']);

  test.each([
    ['src/engine/claim.ts', `import { board } from '../board/view.ts';`, 'engine may not import board'],
    ['src/engine/claim.ts', `import type { Text } from '../i18n/text.ts';`, 'engine may not import i18n'],
    ['src/engine/claim.ts', `import * as v from 'valibot';`, 'engine may not use the package valibot'],
    ['src/engine/paths/walk.ts', `export { x } from '../../formats/record.ts';`, 'engine may not import formats'],
    ['src/bots/easy.ts', `const later = import('../table/store.ts');`, 'bots may not import table'],
    [
      'src/board/Route.tsx',
      `import { apply } from '../engine/apply.ts';`,
      "board may know engine's types and constants only",
    ],
    [
      'src/board/Route.tsx',
      `import { type Game, apply } from '../engine/game.ts';`,
      "engine's types and constants only",
    ],
    [
      'src/screens/App.tsx',
      `import { apply } from '../engine/apply.ts';`,
      "screens may know engine's types and constants only",
    ],
    ['src/ui/Card.tsx', `import { useText } from '../i18n/text.ts';`, "ui may know i18n's types and constants only"],
    ['src/ui/Card.tsx', `import '../screens/home.css';`, 'ui may not import screens'],
    ['src/ui/Card.tsx', `import { get } from 'idb-keyval';`, 'ui may not use the package idb-keyval'],
    ['src/headless/simulate.ts', `import { boards } from '../table/boards.ts';`, 'headless may not import table'],
    ['src/screens/App.tsx', `import.meta.glob<Map>('../../maps/*/map.json');`, 'screens may not import maps'],
    ['src/bots/pool.ts', `new Worker(new URL('../table/w.ts', import.meta.url))`, 'bots may not import table'],
    ['src/attic/box.ts', `import { x } from './y.ts';`, 'src/attic is not one of the layers'],
    ['src/board/camera/a.ts', `import { x } from '../touch/b.ts';`, 'src/board/camera may not use src/board/touch'],
    ['src/bots/plan/a.ts', `import { x } from '../levels.ts';`, 'src/bots/plan may not use src/bots/.'],
    [
      'src/screens/game/turn/A.tsx',
      `import { B } from '../final/B.tsx';`,
      'game/turn may not use src/screens/game/final',
    ],
    ['src/screens/game/frame/A.tsx', `import '../turn/turn.css';`, 'game/frame may not use src/screens/game/turn'],
    [
      'src/table/attic/a.ts',
      `import { x } from '../game/b.ts';`,
      'src/table/attic is not one of the rooms of src/table',
    ],
  ])('%s: %s', (path, source, fault) => {
    expect(faults(path, source)).toEqual([expect.stringContaining(fault)]);
  });

  test.each(['Math.random()', 'new Date()', 'window.name', 'fetch(url)', 'performance.now()', 'a.localeCompare(b)'])(
    'the engine may not say %s',
    (expression) => {
      expect(faults('src/engine/x.ts', `const x = ${expression};`)).toHaveLength(1);
      expect(faults('src/pwa/x.ts', `const x = ${expression};`)).toEqual([]);
      expect(faults('src/engine/x.ts', `// ${expression}\nconst x = '${expression}';`)).toEqual([]);
    },
  );

  test('time that passes is measured by a clock that only goes forward', () => {
    const source = 'const end = Date.now() + 60_000;';
    expect(faults('src/screens/x.ts', source)).toEqual([expect.stringContaining('not measured with Date.now')]);
    expect(faults('src/screens/x.ts', 'const end = performance.now(); const today = new Date();')).toEqual([]);
    expect(faults('src/pwa/install.ts', source)).toEqual([]);
  });

  test.each([`if (map.id === 'atlantis')`, `'atlantis' !== id`, `switch (id) { case "atlantis": }`])(
    'no code may ask %s',
    (question) => {
      expect(faults('src/table/x.ts', question)).toHaveLength(1);
      expect(faults('src/headless/x.ts', question)).toHaveLength(1);
    },
  );

  test('the command line may name a map as its default, and nobody else may', () => {
    const source = `const map = option ?? 'atlantis';`;
    expect(faults('src/headless/simulate.ts', source)).toEqual([]);
    expect(faults('src/table/store.ts', source)).toHaveLength(1);
  });

  test('what is allowed is no fault', () => {
    expect(faults('src/board/Route.tsx', `import type { MapData } from '../engine/map.ts';`)).toEqual([]);
    expect(faults('src/board/Route.tsx', `import { type A, type B } from '../engine/map.ts';`)).toEqual([]);
    expect(faults('src/board/Route.tsx', `import { NOBODY, type Game } from '../engine/game.ts';`)).toEqual([]);
    expect(faults('src/table/boards.ts', `import.meta.glob('../../maps/*/map.json')`)).toEqual([]);
    expect(faults('src/main.tsx', `import { Home } from './screens/Home.tsx';`)).toEqual([]);
  });

  test('what is fetched later goes through what minds that it may be gone', () => {
    const raw = `const { x } = await import('./x.ts');`;
    const minded = `await part(() => import('./x.ts')); // import('./y.ts')`;
    expect(faults('src/screens/x.ts', raw)).toEqual([expect.stringContaining('goes through part(() => import(…))')]);
    expect(faults('src/screens/x.ts', `useLater('x', () => import('./x.ts'));`)).toHaveLength(1);
    expect(faults('src/screens/x.ts', `depart(() => import('./x.ts'));`)).toHaveLength(1);
    expect(faults('src/screens/x.ts', minded)).toEqual([]);
    expect(faults('src/table/x.ts', raw)).toEqual([expect.stringContaining('goes through fetchPart')]);
    expect(faults('src/table/x.ts', minded.replace('part', 'this.#fetchPart'))).toEqual([]);
    expect(faults('src/table/x.ts', `type X = typeof import('./x.ts');`)).toEqual([]);
  });

  test('what is done with an open hand goes through its commands', () => {
    const past = 'const pay = () => void table.finish();';
    expect(faults('src/screens/game/pay/A.tsx', past)).toEqual([
      expect.stringContaining('goes through the TurnCommands'),
    ]);
    expect(faults('src/screens/game/commands/a.ts', past)).toEqual([]);
    expect(faults('src/screens/game/curtain/A.tsx', 'table.reveal(); // table.act(…)')).toEqual([]);
  });

  test('finds types however they are declared', () => {
    const source = 'export interface A {}\nexport type B = A;\nexport class C {}\nclass D {}\n// export type E';
    expect(typesExportedBy(source)).toEqual(['A', 'B', 'C']);
  });

  test('finds imports of every form, over several lines, and none in comments', () => {
    const source = `
      // import { no } from 'comment';
      /* import 'comment' */
      import {
        one,
        two,
      } from 'several';
      import type { Three } from "types";
      import 'effect';
      const later = await import('dynamic');
      export * from 'again';
    `;
    expect(importsOf(source).map(({ from, wordsOnly }) => (wordsOnly ? `${from} (words)` : from))).toEqual([
      'several',
      'types (words)',
      'again',
      'effect',
      'dynamic',
    ]);
  });

  test('finds a brand however it is spelled', () => {
    const words = ['Days', 'of', 'Wonder'];
    expect([' ', '-', '_', ''].map((between) => brandIn(`by ${words.join(between)}.`))).not.toContain(undefined);
    expect(brandIn('a ticket to Wien, a ride on a train')).toBeUndefined();
  });
});
