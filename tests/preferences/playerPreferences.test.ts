import { describe, expect, test } from 'vitest';
import { openPlayerPreferences } from '../../src/preferences/store.ts';
import { MemoryShelf } from '../support/games/aTable.ts';

/** Once the shelf has answered. */
async function opened(shelf: MemoryShelf) {
  const preferences = openPlayerPreferences(shelf);
  await new Promise((done) => setTimeout(done));
  return preferences;
}

describe('what each player is told once', () => {
  test('is theirs alone, and there the next time', async () => {
    const shelf = new MemoryShelf();
    const preferences = await opened(shelf);
    await preferences.change('anna', { language: 'fr' });
    await preferences.change('ben', { textSize: '130 %' });
    await preferences.change('anna', { textSize: '115 %' });
    const both = { anna: { language: 'fr', textSize: '115 %' }, ben: { textSize: '130 %' } };
    expect(preferences.getState()).toEqual(both);
    expect((await opened(shelf)).getState()).toEqual(both);
  });

  test('holds at once, also before the shelf has answered, and loses nobody', async () => {
    const shelf = new MemoryShelf();
    await (await opened(shelf)).change('ben', { language: 'nl' });
    const preferences = openPlayerPreferences(shelf);
    const changing = preferences.change('anna', { language: 'fr' });
    expect(preferences.getState()['anna']).toEqual({ language: 'fr' });
    await changing;
    expect((await opened(shelf)).getState()).toEqual({ anna: { language: 'fr' }, ben: { language: 'nl' } });
  });

  test('can be put back as it was', async () => {
    const shelf = new MemoryShelf();
    const preferences = await opened(shelf);
    await preferences.change('ben', { language: 'nl' });
    const before = preferences.getState();
    for (const player of ['anna', 'ben']) await preferences.change(player, { language: 'fr', textSize: '130 %' });
    await preferences.putBack(before);
    expect((await opened(shelf)).getState()).toEqual({ ben: { language: 'nl' } });
  });

  test.each([null, 'rubbish', { anna: 7 }, { anna: { language: 'klingon', coverAfter: 'never' } }])(
    'what makes no sense is as if nobody had said anything: %j',
    async (found) => {
      const shelf = new MemoryShelf();
      shelf.things.set('playerPreferences', found);
      const { anna = {} } = (await opened(shelf)).getState();
      expect(anna).toEqual({});
    },
  );

  test('holds where nothing can be kept', async () => {
    const shelf = new MemoryShelf();
    shelf.broken = new Error('forbidden');
    const preferences = await opened(shelf);
    await preferences.change('anna', { language: 'fr' });
    expect(preferences.getState()['anna']).toEqual({ language: 'fr' });
  });
});
