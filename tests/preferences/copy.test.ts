import { describe, expect, test, vi } from 'vitest';
import { openPlayerPreferences, openPreferences } from '../../src/preferences/store.ts';
import { MemoryShelf } from '../support/games/aTable.ts';

describe('the copy beside the shelf', () => {
  /** It outlives a page, as the shelf does. */
  function aCopy(kept: unknown = null) {
    let now = kept;
    return {
      read: () => now,
      write: (written: unknown) => {
        now = structuredClone(written);
      },
    };
  }

  const answered = () => new Promise((done) => setTimeout(done));
  const forever = () => new Promise<never>(() => undefined);

  test('gives way to a shelf that has as late a word', async () => {
    const shelf = new MemoryShelf();
    shelf.things.set('preferences', { language: 'nl' });
    const copy = aCopy({ language: 'fr' });
    const preferences = openPreferences(shelf, copy);
    expect(preferences.getState().language).toBe('fr');
    await answered();
    expect(preferences.getState().language).toBe('nl');
    const next = openPreferences({ read: forever, write: forever }, copy);
    expect(next.getState().language, 'the first picture of the next visit').toBe('nl');
  });

  test('has every choice before the shelf has it, so that none is lost when the page is left at once', async () => {
    const shelf = new MemoryShelf();
    const copy = aCopy();
    const before = openPreferences(shelf, copy);
    await before.change({ theme: 'dark', sound: 'on' });
    const left = openPreferences({ read: shelf.read, write: forever }, copy);
    await answered();
    for (const sound of ['on', 'off'] as const) void left.change({ sound });
    const next = openPreferences(shelf, copy);
    await answered();
    expect(next.getState()).toMatchObject({ theme: 'dark', sound: 'off' });
    await vi.waitFor(() => {
      expect(shelf.things.get('preferences'), 'the shelf has heard of it').toMatchObject({ all: { sound: 'off' } });
    });
  });

  test('has what each player chose just as soon', async () => {
    const shelf = new MemoryShelf();
    const copy = aCopy();
    await openPlayerPreferences(shelf, copy).change('anna', { language: 'fr' });
    const left = openPlayerPreferences({ read: shelf.read, write: forever }, copy);
    await answered();
    void left.change('ben', { leftHanded: 'on' });
    const next = openPlayerPreferences(shelf, copy);
    const both = { anna: { language: 'fr' }, ben: { leftHanded: 'on' } };
    expect(next.getState(), 'before the shelf has answered').toEqual(both);
    await answered();
    expect(next.getState()).toEqual(both);
  });

  test('that could not be written loses against the shelf', async () => {
    const shelf = new MemoryShelf();
    const old = aCopy();
    await openPreferences(shelf, old).change({ sound: 'off' });
    const full = { read: old.read, write: () => undefined };
    await openPreferences(shelf, full).change({ sound: 'on', theme: 'dark' });
    const next = openPreferences(shelf, full);
    await answered();
    expect(next.getState()).toMatchObject({ sound: 'on', theme: 'dark' });
  });

  test('knows what another tab has changed: the later choice is believed', async () => {
    const shelf = new MemoryShelf();
    const copy = aCopy();
    const here = openPreferences({ read: shelf.read, write: forever }, copy);
    const there = openPreferences(shelf, copy);
    await answered();
    await there.change({ sound: 'on' });
    void here.change({ sound: 'off' });
    const next = openPreferences(shelf, copy);
    await answered();
    expect(next.getState().sound).toBe('off');
  });
});
