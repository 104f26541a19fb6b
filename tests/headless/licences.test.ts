import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { fontLicences, licenceOf, packagesOf, withDependencies } from '../../src/headless/licences.ts';

const modules = resolve(import.meta.dirname, '../../node_modules');

test('a module tells of which package it is, whoever asked for it', () => {
  const found = packagesOf([
    '/home/src/main.tsx',
    '/home/node_modules/preact/dist/preact.module.js',
    '/home/node_modules/preact/hooks/dist/hooks.module.js',
    '\0/home/node_modules/@preact/signals/index.js?commonjs',
  ]);
  expect(found).toEqual(['/home/node_modules/@preact/signals', '/home/node_modules/preact']);
});

test('a package has its name, its version and the whole text of its licence', () => {
  const { name, version, kind, text } = licenceOf(resolve(modules, 'preact'));
  expect([name, kind]).toEqual(['preact', 'MIT']);
  expect(version).toMatch(/^\d+\.\d+/);
  expect(text).toContain('Permission is hereby granted');
});

test('what a package needs comes along with it', () => {
  const names = withDependencies('workbox-precaching', import.meta.filename).map((folder) => licenceOf(folder).name);
  expect(names).toEqual(expect.arrayContaining(['workbox-precaching', 'workbox-core', 'workbox-routing']));
});

test('every font comes with its licence', () => {
  const fonts = fontLicences(resolve(import.meta.dirname, '../../public/fonts'));
  expect(fonts.map(({ name, kind }) => [name, kind])).toEqual([
    ['Cabin', 'OFL'],
    ['Federo', 'OFL'],
  ]);
});
