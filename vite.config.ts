import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import preact from '@preact/preset-vite';
import type { AtRule } from 'postcss';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { strengthIn } from './src/bots/strength.ts';
import { contentPolicy } from './src/headless/contentPolicy.ts';
import { fontLicences, licenceOf, listed, packagesOf, withDependencies } from './src/headless/licences.ts';
import { manifest } from './src/headless/manifest.ts';
import { hearBoth } from './src/headless/motion.ts';
import { queryOf } from './src/headless/sizes.ts';
import { pageWords } from './src/i18n/page.ts';
import { boardCard } from './src/layout/boardCard.ts';

const minute = 60_000;
const long = process.env['RAILPASS_LONG'] === '1';

/** The words of index.html stand where all others do. */
const wordsInPage = {
  name: 'words-in-page',
  transformIndexHtml: (html: string) =>
    html
      .replace('%DESCRIPTION%', pageWords.en.description)
      .replace('%NEEDS_SCRIPT%', inEveryLanguage('needsScript'))
      .replace('%TOO_OLD%', inEveryLanguage('tooOld')),
};

function inEveryLanguage(name: 'needsScript' | 'tooOld'): string {
  return Object.entries(pageWords)
    .map(([language, words]) => `<p lang="${language}">${words[name]}</p>`)
    .join('');
}

/** Not while somebody edits: what is edited comes as scripts and styles within the page. */
const policyInPage: Plugin = {
  name: 'policy-in-page',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: contentPolicy },
      injectTo: 'head-prepend',
    },
  ],
};

/** What a style sheet calls a size of the screen, or less motion, is its query when it is built: `@media (--phone)`. */
const sizesByName = {
  postcssPlugin: 'sizes-by-name',
  AtRule: {
    'custom-media': (rule: AtRule) => void rule.remove(),
    media: (rule: AtRule) => {
      hearBoth(rule);
      if (rule.params.includes('--')) rule.params = queryOf(rule.params);
    },
  },
};

/** `map.json?card` is what the first screen needs of a board: a fortieth of it. */
const boardCards: Plugin = {
  name: 'board-cards',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'card') return null;
    const folder = dirname(file);
    const read = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));
    const files = readdirSync(folder);
    for (const name of files) this.addWatchFile(join(folder, name));
    const card = boardCard({
      map: read('map.json'),
      board: files.includes('board.landscape.json') ? read('board.landscape.json') : null,
      olderVersions: files.flatMap((name) => /^map\.v(\d+)\.json$/.exec(name)?.slice(1).map(Number) ?? []),
    });
    return { code: `export default ${JSON.stringify(card)}`, moduleType: 'js' };
  },
};

/** `bots/README.md?strength` is what the table in it says of the levels. */
const strength: Plugin = {
  name: 'strength',
  enforce: 'pre',
  load(id) {
    const [file = '', query] = id.split('?');
    if (query !== 'strength') return null;
    this.addWatchFile(file);
    return { code: `export default ${JSON.stringify(strengthIn(readFileSync(file, 'utf8')))}`, moduleType: 'js' };
  },
};

const bundled = new Set<string>();

/** What the page and its worker are made of. */
const collectBundled: Plugin = {
  name: 'collect-bundled',
  apply: 'build',
  generateBundle(_, files) {
    for (const file of Object.values(files))
      if (file.type === 'chunk') for (const id of file.moduleIds) bundled.add(id);
  },
};

/** `licences.json`: of all that was bundled, of what the copy for offline use runs on, and of the fonts. */
const licences: Plugin = {
  name: 'licences',
  apply: 'build',
  generateBundle() {
    const folders = [...packagesOf(bundled), ...withDependencies('workbox-precaching', import.meta.filename)];
    const all = listed([...folders.map(licenceOf), ...fontLicences('public/fonts')]);
    this.emitFile({ type: 'asset', fileName: LICENCES, source: JSON.stringify(all) });
  },
};

const LICENCES = 'licences.json';
const { version }: { readonly version: string } = JSON.parse(readFileSync('package.json', 'utf8'));

export default defineConfig({
  base: './', // so that dist works in any folder of any host
  plugins: [
    preact({ reactAliasesEnabled: false }),
    wordsInPage,
    policyInPage,
    boardCards,
    strength,
    collectBundled,
    licences,
    VitePWA({
      registerType: 'prompt', // a new version waits until somebody asks for it
      injectRegister: false, // src/pwa registers it and listens
      includeManifestIcons: false, // the patterns below have them; twice would be too much
      manifest,
      workbox: {
        globPatterns: ['**/*.{js,css,html,svg,png,woff2}', LICENCES], // not the pictures of the app: only who installs it sees them
        clientsClaim: true, // or a page of the first visit loses its files to the next version without being asked
        cleanupOutdatedCaches: true,
        inlineWorkboxRuntime: true,
        sourcemap: false,
      },
    }),
  ],
  worker: { plugins: () => [collectBundled] },
  define: { RAILPASS_VERSION: JSON.stringify(version) },
  css: { postcss: { plugins: [sizesByName] } },
  build: { target: ['safari16.4', 'chrome111', 'firefox115'], modulePreload: { polyfill: false } },
  test: {
    // Left alone it keeps a core for watching, which nobody does here.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/property/**', 'tests/e2e/**'],
          testTimeout: minute / 2, // Only what hangs: how long a test takes depends on what else the machine does.
        },
      },
      {
        extends: true,
        test: {
          name: 'property',
          include: ['tests/property/**/*.test.ts'],
          testTimeout: long ? 30 * minute : 2 * minute,
        },
      },
    ],
  },
});
