import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { legalKinds } from '../../src/engine/legal.ts';
import { viewFor } from '../../src/engine/view.ts';
import { readRecord } from '../../src/formats/record.ts';
import { projectMaps } from '../../src/headless/maps.ts';
import { boards, everyVersion } from '../../src/table/boards.ts';
import { edited, put } from '../support/maps/edits.ts';
import { MAP_IDS } from '../support/maps/mapFiles.ts';
import { opened } from '../support/records/records.ts';

/** Games that were played before: deck and discard are empty, and three cards were drawn from the row alone. */
const old = (id: string): unknown =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../support/records/old/${id}.json`), 'utf8'));

/** Of every older version: a file of differences that no longer fits its map is noticed. */
const DIGESTS = {
  'europe 1': '69f288c5d27036913c3dafa5b25645eacec80eebb1ae104d2b9c51d8b45a18b1',
  'nordic 1': 'ef2a76f053af9f9f2513f0eda8419494e811625bfe8566ee51e8096027cd842b',
};

/** What alters no game may change. */
const LOOKS = ['$schema', 'name', 'lon', 'lat'];

/** The same text whatever the order of the fields. */
function inOrder(map: unknown): string {
  return JSON.stringify(map, (key, value: unknown) => {
    if (LOOKS.includes(key)) return undefined;
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  });
}

describe('a game that was begun on an older version of its map', () => {
  test.each(MAP_IDS)('on %s opens as it was played, and goes on by the same rules', (id) => {
    const { game, record, events } = opened(old(id), everyVersion);
    expect(record.mapVersion).toBe(1);
    expect(game.table.deckSize + game.table.discardSize).toBe(0);
    expect(events.slice(-3).every((event) => event.type === 'cardTaken' && event.from >= 0)).toBe(true);
    expect(legalKinds(viewFor(game, game.table.turn))).toContain('drawCard');
  });

  test.each(['europe', 'nordic'])('on %s the same moves are refused where the new rules hold', (id) => {
    const reading = readRecord(edited(old(id), put('mapVersion', 2)), everyVersion);
    expect(reading.ok ? '' : reading.fault).toMatch(
      /\(cardTaken\).*deck and discard pile are empty, and on this map the row alone cannot be drawn from/,
    );
  });

  test('is known to the app and to the command line alike', () => {
    const named = (maps: readonly { readonly id: string; readonly version: number }[]) =>
      maps.map(({ id, version }) => `${id} ${version}`).toSorted();
    expect(named(everyVersion)).toEqual(named(projectMaps()));
    expect(named(everyVersion)).toEqual(['europe 1', 'europe 2', 'nordic 1', 'nordic 2', 'usa 1']);
  });

  test('stays what it was when it was played', () => {
    const digests = everyVersion
      .filter(({ id, version }) => boards.every((map) => map.id !== id || map.version !== version))
      .map((map) => [`${map.id} ${map.version}`, createHash('sha256').update(inOrder(map)).digest('hex')]);
    expect(Object.fromEntries(digests)).toEqual(DIGESTS);
  });

  test('an older version is never offered for a new game', () => {
    expect(boards.map(({ id, version }) => `${id} ${version}`)).toEqual(['usa 1', 'europe 2', 'nordic 2']);
  });

  test.each(['europe', 'nordic'])('%s has changed in nothing but that rule', (id) => {
    const [now, before] = [2, 1].map((version) => everyVersion.find((map) => map.id === id && map.version === version));
    const { drawNeedsDeck, ...rules } = now?.rules ?? {};
    expect(drawNeedsDeck).toBe(true);
    expect({ ...now, version: 1, rules }).toEqual(before);
  });
});
