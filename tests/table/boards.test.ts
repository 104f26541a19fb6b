import { expect, test } from 'vitest';
import { LANGUAGES } from '../../src/i18n/languages.ts';
import { boards, loadPlaces } from '../../src/table/boards.ts';

test('the boards come with the smallest network first', () => {
  const cities = boards.map((board) => board.cities.length);
  expect(cities).toEqual(cities.toSorted((one, other) => one - other));
});

const TRANSLATED = LANGUAGES.filter((language) => language !== 'en');
/** The same word in every language. */
const SAME = ['Skagerrak'];

test.each(boards.flatMap(({ id }) => TRANSLATED.flatMap((language) => [{ id, language }])))(
  'the seas of $id are called what $language calls them, and take no more room',
  async ({ id, language }) => {
    for (const held of ['landscape', 'portrait'] as const) {
      const inEnglish = (await loadPlaces(id, held)).geography.seas;
      const here = (await loadPlaces(id, held, language)).geography.seas;
      expect(here.length).toBe(inEnglish.length);
      for (const [place, sea] of here.entries()) {
        const { name, fontSize, x, y } = inEnglish[place] ?? { name: '', fontSize: 0, x: 0, y: 0 };
        if (!SAME.includes(name)) expect(sea.name).not.toBe(name);
        expect(sea.name.length * sea.fontSize).toBeLessThanOrEqual(name.length * fontSize + 1e-9);
        expect([sea.x, sea.y]).toEqual([x, y]);
      }
    }
  },
);
