import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { choicesOf, PLAYER_PREFERENCES, PREFERENCE_NAMES } from '../../src/preferences/list.ts';
import { meaningOf, openPlayerPreferences, openPreferences } from '../../src/preferences/store.ts';
import { MemoryShelf } from '../support/games/aTable.ts';

/** What holds as long as nobody says otherwise. */
const USUAL = openPreferences(new MemoryShelf()).getState();

/** Once the shelf has answered. */
async function opened(shelf: MemoryShelf) {
  const preferences = openPreferences(shelf);
  await Promise.resolve();
  await new Promise((done) => setTimeout(done));
  return preferences;
}

describe('what a device remembers', () => {
  test('a hand is covered after 45 seconds, as long as nobody says otherwise', async () => {
    const preferences = await opened(new MemoryShelf());
    expect(preferences.getState()).toEqual(USUAL);
    expect(meaningOf(preferences.getState(), 'coverAfter')).toBe(45_000);
  });

  test('every choice has its time, and one of them is never', () => {
    const times = choicesOf('coverAfter').map((coverAfter) => meaningOf({ ...USUAL, coverAfter }, 'coverAfter'));
    expect(times).toEqual([15_000, 45_000, 120_000, null]);
  });

  test('a choice holds at once and the next time', async () => {
    const shelf = new MemoryShelf();
    const preferences = await opened(shelf);
    const changing = preferences.change({ coverAfter: 'never' });
    expect(preferences.getState().coverAfter).toBe('never');
    await changing;
    expect((await opened(shelf)).getState().coverAfter).toBe('never');
  });

  test('computers go on at the usual speed until another is chosen, which leaves the other choices alone', async () => {
    const shelf = new MemoryShelf();
    shelf.things.set('preferences', { coverAfter: 'never' });
    const preferences = await opened(shelf);
    expect(preferences.getState()).toEqual({ ...USUAL, coverAfter: 'never', computerSpeed: 'normal' });
    await preferences.change({ computerSpeed: 'instant' });
    expect((await opened(shelf)).getState()).toEqual({ ...USUAL, coverAfter: 'never', computerSpeed: 'instant' });
  });

  test('a choice made before the shelf has answered stands', async () => {
    const shelf = new MemoryShelf();
    await (await opened(shelf)).change({ coverAfter: '2 min' });
    const preferences = openPreferences(shelf);
    await preferences.change({ coverAfter: '15 s' });
    expect(preferences.getState().coverAfter).toBe('15 s');
    expect((await opened(shelf)).getState().coverAfter).toBe('15 s');
  });

  test.each([null, 'rubbish', { coverAfter: '7 years' }, { coverAfter: 45 }])(
    'what makes no sense is as if nothing had been kept: %j',
    async (found) => {
      const shelf = new MemoryShelf();
      shelf.things.set('preferences', found);
      expect((await opened(shelf)).getState()).toEqual(USUAL);
    },
  );

  test('where nothing can be kept a choice holds all the same', async () => {
    const shelf = new MemoryShelf();
    shelf.broken = new Error('forbidden');
    const preferences = await opened(shelf);
    await preferences.change({ coverAfter: '15 s' });
    expect(preferences.getState().coverAfter).toBe('15 s');
  });
});

test('sound is on at 60 % and the device ticks, as long as nobody says otherwise; silence keeps the volume', async () => {
  const shelf = new MemoryShelf();
  const preferences = await opened(shelf);
  expect(meaningOf(preferences.getState(), 'sound')).toBe(true);
  expect(meaningOf(preferences.getState(), 'volume')).toBe(0.6);
  expect(meaningOf(preferences.getState(), 'haptics')).toBe(true);
  await preferences.change({ volume: '40 %' });
  await preferences.change({ sound: 'off' });
  expect((await opened(shelf)).getState()).toMatchObject({ sound: 'off', volume: '40 %' });
});

test('volume goes in steps of ten, from silence to all there is', () => {
  const shares = choicesOf('volume').map((volume) => meaningOf({ ...USUAL, volume }, 'volume'));
  expect(shares).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100].map((percent) => percent / 100));
});

test('as long as nobody says otherwise a hand is held open, tickets are asked for twice and the screen stays lit', () => {
  expect(USUAL).toMatchObject({
    theme: 'as the device',
    reveal: 'hold',
    confirmTickets: 'on',
    keepAwake: 'on',
    hints: 'on request',
    computerPause: 'short',
    largerSymbols: 'off',
    leftHanded: 'off',
  });
});

test('a pause of an earlier day that is not offered any more is the usual one', async () => {
  const shelf = new MemoryShelf();
  shelf.things.set('preferences', { coverAfter: '30 s', volume: '20 %' });
  expect((await opened(shelf)).getState()).toEqual({ ...USUAL, volume: '20 %' });
});

test('every preference has its module in the list', () => {
  const folder = resolve(import.meta.dirname, '../../src/preferences');
  const modules = readdirSync(folder).filter((file) =>
    / = preference\(/.test(readFileSync(join(folder, file), 'utf8')),
  );
  expect(modules.map((file) => file.replace('.ts', '')).toSorted(), 'see src/preferences/list.ts').toEqual(
    PREFERENCE_NAMES.toSorted(),
  );
});

describe('what goes along with a hand', () => {
  test('is language, size of text, size of symbols, and which hand', () => {
    expect([...PLAYER_PREFERENCES]).toEqual(['language', 'textSize', 'largerSymbols', 'leftHanded']);
  });

  test('is kept by player, each choice by itself', async () => {
    const shelf = new MemoryShelf();
    const players = openPlayerPreferences(shelf);
    await players.change('anna', { largerSymbols: 'on' });
    await players.change('anna', { leftHanded: 'on' });
    await players.change('ben', { language: 'nl' });
    const again = openPlayerPreferences(shelf);
    await vi.waitFor(() =>
      expect(again.getState()).toEqual({ anna: { largerSymbols: 'on', leftHanded: 'on' }, ben: { language: 'nl' } }),
    );
  });
});
