import { describe, expect, test } from 'vitest';
import { lastBoard, lastSetup, rememberBoard, rememberSetup } from '../../../src/table/saves/lastSetup.ts';
import { knownPeople } from '../../../src/table/saves/people.ts';
import { mapOf } from '../../support/games/aGame.ts';
import { aSetup, MemoryShelf } from '../../support/games/aTable.ts';

const usa = mapOf('usa');
const names = async (shelf: MemoryShelf) => (await knownPeople(shelf)).map(({ name }) => name);
const named = (...all: readonly string[]) => {
  const colors = ['red', 'blue', 'green', 'yellow', 'black'] as const;
  return aSetup(usa, 2, { seats: all.map((name, i) => ({ name, color: colors[i % colors.length] ?? 'red' })) });
};

describe('who has played on this device', () => {
  test('is known with the colour played last, the latest first', async () => {
    const shelf = new MemoryShelf();
    await rememberSetup(shelf, named('Anna', 'Ben'));
    await rememberSetup(shelf, named('Cleo', ' anna '));
    expect(await knownPeople(shelf)).toEqual([
      { name: 'Cleo', color: 'red' },
      { name: 'anna', color: 'blue' },
      { name: 'Ben', color: 'blue' },
    ]);
  });

  test('is a person with a name', async () => {
    const shelf = new MemoryShelf();
    const bot = { name: 'Oskar', color: 'green', by: { kind: 'computer', level: 'normal', style: null } } as const;
    await rememberSetup(shelf, aSetup(usa, 2, { seats: [{ name: '', color: 'red' }, bot] }));
    expect(await names(shelf)).toEqual([]);
  });

  test('is forgotten when a dozen others have played since', async () => {
    const shelf = new MemoryShelf();
    for (let i = 0; i < 15; i++) await rememberSetup(shelf, named(`P${i}`));
    expect(await names(shelf)).toEqual(Array.from({ length: 12 }, (_, i) => `P${14 - i}`));
  });

  test('is nobody where the shelf cannot be read, or has something else', async () => {
    const shelf = new MemoryShelf();
    shelf.things.set('people', [{ name: 'Anna', color: 'pink' }, 7, { name: 'Ben', color: 'red', by: 'x' }]);
    expect(await knownPeople(shelf)).toEqual([{ name: 'Ben', color: 'red' }]);
    shelf.broken = new Error('no');
    expect(await names(shelf)).toEqual([]);
    await rememberSetup(shelf, named('Anna'));
  });
});

describe('the board that was chosen last', () => {
  test('is the one that was played on, or one chosen since', async () => {
    const shelf = new MemoryShelf();
    expect(await lastBoard(shelf)).toBeNull();
    await rememberSetup(shelf, named('Anna', 'Ben'));
    expect(await lastBoard(shelf)).toBe('usa');
    await rememberBoard(shelf, 'nordic');
    expect(await lastBoard(shelf)).toBe('nordic');
    expect((await lastSetup(shelf))?.mapId).toBe('usa');
  });

  test('was known before boards were remembered for themselves', async () => {
    const shelf = new MemoryShelf();
    shelf.things.set('setup', named('Anna', 'Ben'));
    expect(await lastBoard(shelf)).toBe('usa');
  });
});
