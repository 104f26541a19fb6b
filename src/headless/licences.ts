// What of others the app is made of, found in what was really bundled, with the licence of each.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export interface Licence {
  readonly name: string;
  readonly version: string | null;
  /** "MIT" */
  readonly kind: string;
  readonly text: string;
}

const IN_PACKAGE = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** The folders of the packages that these modules come from. */
export function packagesOf(modules: Iterable<string>): readonly string[] {
  const folders = [...modules].flatMap(
    (id) => IN_PACKAGE.exec(id.replaceAll('\\', '/').replace(/^\0+/, ''))?.[1] ?? [],
  );
  return [...new Set(folders)].sort();
}

/** Of a package and of all that it needs when it runs. */
export function withDependencies(name: string, from: string): readonly string[] {
  const folders = new Map<string, string>();
  const add = (each: string, requirer: string) => {
    if (folders.has(each)) return;
    const folder = folderOf(each, requirer);
    folders.set(each, folder);
    const { dependencies = {} }: { readonly dependencies?: object } = manifestIn(folder);
    for (const needed of Object.keys(dependencies)) add(needed, join(folder, 'package.json'));
  };
  add(name, from);
  return [...folders.values()];
}

function folderOf(name: string, requirer: string): string {
  const paths = createRequire(requirer).resolve.paths(name) ?? [];
  const folder = paths.map((path) => join(path, name)).find((each) => existsSync(join(each, 'package.json')));
  if (folder === undefined) throw new Error(`There is no package ${name}.`);
  return folder;
}

export function licenceOf(folder: string): Licence {
  const { name, version, license }: Readonly<Record<'name' | 'version' | 'license', string>> = manifestIn(folder);
  const file = readdirSync(folder).find((each) => /^licen[cs]e(\.\w+)?$/i.test(each));
  return {
    name,
    version,
    kind: license,
    text: file === undefined ? '' : readFileSync(join(folder, file), 'utf8').trim(),
  };
}

/** The fonts lie beside their licences: `OFL-Cabin.txt`. */
export function fontLicences(folder: string): readonly Licence[] {
  return readdirSync(folder).flatMap((file) => {
    const [, kind, name] = /^(\w+)-(\w+)\.txt$/.exec(file) ?? [];
    if (kind === undefined || name === undefined) return [];
    return [{ name, version: null, kind, text: readFileSync(join(folder, file), 'utf8').trim() }];
  });
}

function manifestIn(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}

/** Each once. */
export function listed(licences: readonly Licence[]): readonly Licence[] {
  const byName = new Map(licences.map((licence) => [`${licence.name} ${licence.version}`, licence]));
  return [...byName.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}
