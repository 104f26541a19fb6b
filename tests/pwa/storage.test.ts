import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { askToKeep, askToKeepOnce, storageState } from '../../src/pwa/storage.ts';

const persist = vi.fn(() => Promise.resolve(true));
let drawer = new Map<string, string>();

function onDevice({ installed = false, storage }: { readonly installed?: boolean; readonly storage?: object } = {}) {
  vi.stubGlobal('navigator', { storage: storage ?? { persist } });
  if (typeof window === 'undefined') vi.stubGlobal('window', {});
  vi.stubGlobal('matchMedia', () => ({ matches: installed }));
}

beforeEach(() => {
  persist.mockClear();
  drawer = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, value: string) => void drawer.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a browser is asked to keep games when the first is saved, and not at every game', async () => {
  onDevice();
  await askToKeepOnce();
  await askToKeepOnce();
  expect(persist).toHaveBeenCalledTimes(1);
});

test('the installed app asks once more, as it may have a storage of its own, and then nobody does', async () => {
  onDevice();
  await askToKeepOnce();
  onDevice({ installed: true });
  await askToKeepOnce();
  await askToKeepOnce();
  onDevice();
  await askToKeepOnce();
  expect(persist).toHaveBeenCalledTimes(2);
});

test('what keeps nothing is not asked', async () => {
  onDevice();
  vi.stubGlobal('localStorage', undefined);
  await askToKeepOnce();
  expect(persist).not.toHaveBeenCalled();
});

test('a browser without a promise to give has not given it', async () => {
  onDevice({ storage: {} });
  expect(await askToKeep()).toBe(false);
  expect(await storageState()).toEqual({ bytes: null, promise: 'as long as there is room' });
});

test('the state says how much is used and whether it is kept', async () => {
  onDevice({
    storage: { estimate: () => Promise.resolve({ usage: 2_400_000 }), persisted: () => Promise.resolve(true) },
  });
  expect(await storageState()).toEqual({ bytes: 2_400_000, promise: 'kept' });
});

test('Safari deletes what nobody visits for a week, unless it has promised not to or the app is installed', async () => {
  vi.stubGlobal('window', { GestureEvent: class {} });
  const storage = (kept: boolean) => ({
    estimate: () => Promise.resolve({ usage: 1 }),
    persisted: () => Promise.resolve(kept),
  });
  onDevice({ storage: storage(false) });
  expect(await storageState()).toEqual({ bytes: 1, promise: 'a week' });
  onDevice({ storage: storage(true) });
  expect(await storageState()).toEqual({ bytes: 1, promise: 'kept' });
  onDevice({ storage: storage(false), installed: true });
  expect(await storageState()).toEqual({ bytes: 1, promise: 'as long as there is room' });
});
