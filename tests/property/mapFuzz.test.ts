import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { below, stream } from '../../src/engine/random.ts';
import { readMap, readMapText } from '../../src/formats/map.ts';
import { mapShape } from '../../src/formats/mapShape.ts';
import { everythingMap } from '../support/maps/everythingMap.ts';
import { fits } from '../support/maps/jsonSchema.ts';
import { mapFileJson, mapFileText, mapSchemaJson } from '../support/maps/mapFiles.ts';
import { mutated } from '../support/maps/mutations.ts';

const TIMES = process.env['RAILPASS_LONG'] === '1' ? 20 : 1;
const everything: unknown = JSON.parse(JSON.stringify(everythingMap));

function mutants(name: string, base: unknown, count: number, mostChanges = 3): { seed: number; map: unknown }[] {
  return Array.from({ length: count }, (_, seed) => {
    const random = stream('map fuzz', name, seed);
    return { seed, map: mutated(base, random, 1 + below(random, mostChanges)) };
  });
}

/** One line, ends like a sentence, and shows nothing of the machinery. */
const SENTENCE = /^(?!.*(?:undefined|\[object|cannot be looked at))[^\p{Cc}\p{Zl}\p{Zp}]{10,600}\.$/u;

describe('a map broken at random', () => {
  it.each([
    ['everything', everything, 3000],
    ['usa', mapFileJson('usa'), 400],
    ['europe', mapFileJson('europe'), 400],
    ['nordic', mapFileJson('nordic'), 400],
  ] as const)('%s: passes or is refused in sentences', (name, base, count) => {
    let passed = 0;
    for (const { seed, map } of mutants(name, base, count * TIMES)) {
      const reading = readMap(map);
      if (reading.ok) passed++;
      else expectSentences(reading.faults, seed);
    }
    // Both outcomes must come up often, or the mutations have lost their bite.
    expect(passed).toBeGreaterThan(count * TIMES * 0.01);
    expect(passed).toBeLessThan(count * TIMES * 0.6);
  });

  it('a map that has passed passes again, and comes out the same', () => {
    for (const { seed, map } of mutants('again', everything, 1000 * TIMES)) {
      const reading = readMap(map);
      if (reading.ok) expect(readMap(reading.map), `mutant ${seed}`).toEqual(reading);
    }
  });

  it('as text with letters lost or changed: passes or is refused in sentences', () => {
    const text = mapFileText('usa');
    for (let seed = 0; seed < 400 * TIMES; seed++) {
      const random = stream('map fuzz', 'text', seed);
      const at = below(random, text.length);
      const instead = '{}[],:"\\0-.ex \n'.charAt(below(random, 16));
      const reading = readMapText(text.slice(0, at) + instead + text.slice(at + below(random, 3)));
      if (!reading.ok) expectSentences(reading.faults, seed);
    }
  });
});

describe('maps/schema.json and the shape the check asks for', () => {
  it('accept and refuse the same maps', () => {
    const schema = mapSchemaJson();
    const accepted = { yes: 0, no: 0 };
    // One change each: with several, both refuse for one of them and a difference over another stays hidden.
    for (const { seed, map } of mutants('schema', everything, 1500 * TIMES, 1)) {
      const right = v.is(mapShape, map);
      accepted[right ? 'yes' : 'no']++;
      expect(fits(map, schema), `mutant ${seed}`).toBe(right);
    }
    expect(Math.min(accepted.yes, accepted.no)).toBeGreaterThan(150);
  });
});

function expectSentences(faults: readonly string[], seed: number): void {
  const odd = faults.find((fault) => !SENTENCE.test(fault));
  if (faults.length === 0 || odd !== undefined) expect.fail(`mutant ${seed}: ${JSON.stringify(odd)}`);
}
