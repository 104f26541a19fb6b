import { describe, expect, test } from 'vitest';
import { readRecordText } from '../../src/formats/record.ts';
import { seal, unseal } from '../../src/formats/seal.ts';
import { newRecord } from '../../src/table/game/setup.ts';
import { aSetup, EVENING } from '../support/games/aTable.ts';
import { lateGame } from '../support/games/lateGame.ts';
import { MAP_IDS, mapFile } from '../support/maps/mapFiles.ts';
import { KNOWN_MAPS } from '../support/records/records.ts';

const NAMES = ['Anna', 'Ben'];
const OUTSIDE = { map: 'nordic', players: NAMES };
const DAMAGED = { ok: false, fault: expect.stringMatching(/^It is damaged: /), why: { code: 'brokenSeal' } };

const fresh = JSON.stringify(newRecord(aSetup(mapFile('nordic')), mapFile('nordic'), { seed: 's3cret', now: EVENING }));
const GAMES = [
  ['only just dealt', fresh],
  ['nearly over', JSON.stringify(lateGame('nordic', NAMES, 12), null, 1)],
] as const;

/** Everything a player has to keep to themselves, in the words of the file. */
function secretWords(text: string): readonly string[] {
  const { cities, routes, tickets } = mapFile('nordic');
  const record: { readonly seed: string } = JSON.parse(text);
  const ids = [...cities, ...routes, ...tickets].map(({ id }) => id);
  return [record.seed, 'seed', 'hands', 'offers', 'locomotive', 'purple', 'orange', ...ids];
}

describe.each(GAMES)('a game that is %s', (_, text) => {
  test('says nothing secret to whoever looks into its sealed file', async () => {
    const file = await seal(text, OUTSIDE);
    const { sealed, ...outside } = JSON.parse(file);
    expect(outside).toEqual({ format: 'railpass/sealed', version: 1, ...OUTSIDE, checksum: expect.any(String) });
    // Whole words: any three letters stand somewhere in a long row of them.
    const words = new Set(file.split(/[^\p{L}\d-]+/u));
    expect(secretWords(text).filter((word) => words.has(word))).toEqual([]);
    expect(secretWords(text).filter((word) => word.length > 5 && file.includes(word))).toEqual([]);
    expect(atob(sealed)).not.toMatch(/locomotive|ticketsKept|seed/);
  });

  test('comes out of its file as it went in', async () => {
    expect(await unseal(await seal(text, OUTSIDE))).toEqual({ ok: true, text });
    expect(readRecordText(text, KNOWN_MAPS)).toMatchObject({ ok: true });
  });

  test('is said to be damaged when one character of the file is another', async () => {
    const file = await seal(text, OUTSIDE);
    const parts = ['"nordic"', '"Anna"', '"sealed"', '"checksum"'].map((part) => file.indexOf(part) + 2);
    const inside = file.indexOf('"sealed": "') + '"sealed": "'.length;
    const places = [...parts, inside, inside + 1, inside + 77, file.lastIndexOf('"') - 1];
    for (const place of places) {
      const other = file[place] === 'x' ? 'y' : 'x';
      const changed = file.slice(0, place) + other + file.slice(place + 1);
      expect(await unseal(changed), `at ${place}`).toEqual(DAMAGED);
    }
  });

  test('is said to be damaged when the file is cut short', async () => {
    const file = await seal(text, OUTSIDE);
    for (const length of [file.length - 1, file.length - 20, file.length >> 1, 60])
      expect(await unseal(file.slice(0, length)), `after ${length}`).toEqual(DAMAGED);
    const { sealed, ...rest } = JSON.parse(file);
    expect(await unseal(JSON.stringify({ ...rest, sealed: sealed.slice(0, -8) }))).toEqual(DAMAGED);
  });
});

test('a file of a later day is no damage', async () => {
  const later = JSON.stringify({ format: 'railpass/sealed', version: 2, box: 'of another kind' });
  expect(await unseal(later)).toEqual({
    ok: false,
    fault: expect.stringContaining('by a newer Railpass'),
    why: { code: 'otherVersion' },
  });
});

test.each(MAP_IDS)('%s: a file that was never sealed is read as it is', async (map) => {
  const plain = JSON.stringify(newRecord(aSetup(mapFile(map)), mapFile(map), { seed: 'plain', now: EVENING }));
  expect(await unseal(plain)).toEqual({ ok: true, text: plain });
  const named = plain.replace('Anna', 'railpass/sealed');
  expect(await unseal(named)).toEqual({ ok: true, text: named });
});

test.each(['', '{}', '[]', 'null', '"railpass/sealed"', '["railpass/sealed"]'])(
  '%j is left to the reader',
  async (text) => {
    expect(await unseal(text)).toEqual({ ok: true, text });
  },
);

test('a small file that unfolds without end is not followed', async () => {
  expect(await unseal(await seal('a'.repeat(20_000_001), OUTSIDE))).toEqual({
    ok: false,
    fault: 'It holds more than any game does.',
    why: { code: 'tooLarge' },
  });
});
