import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { manifest } from '../../src/headless/manifest.ts';
import { readAddress } from '../../src/screens/shared/route.ts';

const PUBLIC = join(import.meta.dirname, '../../public');
const MANIFEST = 'https://games.example/family/railpass/manifest.webmanifest';

test('every picture that the manifest names is there', () => {
  const named = [manifest, ...manifest.shortcuts].flatMap(({ icons }) => icons);
  for (const { src } of [...named, ...manifest.screenshots]) expect(existsSync(join(PUBLIC, src)), src).toBe(true);
});

test('an icon of each purpose is there, and pictures for wide and for narrow screens', () => {
  const purposes = manifest.icons.map((icon) => ('purpose' in icon ? icon.purpose : 'any'));
  expect(new Set(purposes)).toEqual(new Set(['any', 'maskable', 'monochrome']));
  expect(new Set(manifest.screenshots.map((picture) => picture.form_factor))).toEqual(new Set(['wide', 'narrow']));
});

test('in a folder of a host every address stays in that folder', () => {
  const folder = new URL('./', MANIFEST).href;
  const { icons, screenshots, shortcuts, file_handlers } = manifest;
  const addresses = [
    ...[...icons, ...screenshots].map(({ src }) => src),
    ...shortcuts.map(({ url }) => url),
    ...file_handlers.map(({ action }) => action),
  ];
  for (const address of addresses) expect(new URL(address, MANIFEST).href.startsWith(folder), address).toBe(true);
});

test('shortcuts lead to the last game and to a new one', () => {
  const screens = manifest.shortcuts.map(({ url }) => readAddress(new URL(url, MANIFEST).hash).screen);
  expect(screens).toEqual(['resume', 'new']);
});
