import { describe, expect, it } from 'vitest';
import { below, type Random, shuffle, stream } from '../../src/engine/random.ts';

const BITS = 0xffffffffn;

/** sfc32 written a second time, in whole numbers without a sign, to be compared with the engine's. */
function referenceSfc32(seeds: readonly [bigint, bigint, bigint]): () => number {
  let [a, b, c] = seeds;
  let counter = 1n;
  const next = () => {
    const result = (a + b + counter) & BITS;
    counter = (counter + 1n) & BITS;
    a = b ^ (b >> 9n);
    b = (c * 9n) & BITS;
    c = (((c << 21n) & BITS) + (c >> 11n) + result) & BITS;
    return Number(result);
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

function referenceHash(text: string, salt: bigint): bigint {
  let h = 2166136261n ^ salt;
  for (const letter of text) h = ((h ^ BigInt(letter.charCodeAt(0))) * 16777619n) & BITS;
  h = ((h ^ (h >> 16n)) * 0x85ebca6bn) & BITS;
  h = ((h ^ (h >> 13n)) * 0xc2b2ae35n) & BITS;
  return h ^ (h >> 16n);
}

function referenceStream(seed: string, name: string, index: number): () => number {
  const text = `${seed}/${name}/${index}`;
  return referenceSfc32([
    referenceHash(text, 0x9e3779b9n),
    referenceHash(text, 0x243f6a88n),
    referenceHash(text, 0xb7e15162n),
  ]);
}

function firstOf(random: Random, count: number): number[] {
  return Array.from({ length: count }, random);
}

function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}

describe('the generator', () => {
  it('is sfc32: the second implementation gives the published numbers for the seed 0, 12345, 0', () => {
    expect(firstOf(referenceSfc32([0n, 12345n, 0n]), 10)).toEqual([
      235160590, 2967261163, 116171463, 2882324903, 362604721, 4227106926, 1933307004, 1608300071, 2256615412,
      2701957640,
    ]);
  });

  const VECTORS = [
    { seed: 'railpass', name: 'wagons', index: 0, bits: [249418376, 1611566669, 4209775765, 2537368762, 1989824643] },
    { seed: 'railpass', name: 'wagons', index: 1, bits: [564969394, 3619312252, 3637978162, 2193718464, 3116743959] },
    { seed: 'railpass', name: 'tickets', index: 0, bits: [3826055560, 3155525340, 911041752, 1633014814, 3489037679] },
    {
      seed: 'railpass',
      name: 'longTickets',
      index: 0,
      bits: [2572450934, 4030285857, 53342550, 1630810802, 228899313],
    },
    {
      seed: 'railpass',
      name: 'bonusCards',
      index: 0,
      bits: [435607097, 1546278338, 1766511169, 1839639530, 534160814],
    },
    { seed: '', name: '', index: 0, bits: [2573674422, 360572231, 3733931556, 2104597664, 3337117541] },
    { seed: 'seed 2', name: 'wagons', index: 12, bits: [229309107, 1681750501, 2153080609, 1046990490, 456470745] },
  ];

  it.each(VECTORS)('is frozen for ever: ($seed, $name, $index)', ({ seed, name, index, bits }) => {
    expect(firstOf(stream(seed, name, index), 5)).toEqual(bits);
  });

  it.each(VECTORS)('agrees with the second implementation far down the stream ($seed, $name, $index)', (vector) => {
    const { seed, name, index } = vector;
    expect(firstOf(stream(seed, name, index), 2000)).toEqual(firstOf(referenceStream(seed, name, index), 2000));
  });

  it('starts the first stream of a name when no index is given', () => {
    expect(firstOf(stream('railpass', 'wagons'), 5)).toEqual(firstOf(stream('railpass', 'wagons', 0), 5));
  });

  it.each([
    { random: 0, limit: 5, drawn: 0 },
    { random: 0xffffffff, limit: 5, drawn: 4 },
    { random: 0xffffffff, limit: 1, drawn: 0 },
    { random: 0x7fffffff, limit: 2, drawn: 0 },
    { random: 0x80000000, limit: 2, drawn: 1 },
    { random: 0xffffffff, limit: 110, drawn: 109 },
  ])('draws $drawn below $limit from the bits $random', ({ random, limit, drawn }) => {
    expect(below(() => random, limit)).toBe(drawn);
  });
});

describe('the shuffle', () => {
  it.each([
    { name: 'wagons', index: 0, order: [10, 1, 6, 7, 8, 2, 11, 3, 5, 9, 4, 0] },
    { name: 'wagons', index: 1, order: [3, 7, 10, 0, 6, 2, 11, 5, 4, 8, 9, 1] },
    { name: 'tickets', index: 0, order: [4, 7, 0, 1, 9, 5, 11, 6, 3, 2, 8, 10] },
  ])('is frozen for ever: twelve things by (railpass, $name, $index)', ({ name, index, order }) => {
    expect(shuffle(upTo(12), stream('railpass', name, index))).toEqual(order);
  });

  it('leaves a list of none or one alone, and loses nothing of a long one', () => {
    expect(shuffle([], stream('a', 'b'))).toEqual([]);
    expect(shuffle(['only'], stream('a', 'b'))).toEqual(['only']);
    expect(shuffle(upTo(110), stream('a', 'b')).sort((x, y) => x - y)).toEqual(upTo(110));
  });
});

/** Chi-square of the counts against an even spread. */
function unevenness(counts: ReadonlyMap<string, number>, kinds: number, total: number): number {
  const expected = total / kinds;
  const seen = [...counts.values()].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return seen + (kinds - counts.size) * expected;
}

function tally(total: number, outcome: (i: number) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const key of upTo(total).map(outcome)) counts.set(key, (counts.get(key) ?? 0) + 1);
  return counts;
}

// The limits are those that a fair spread passes 999 times in 1000.
describe('chance is fair', () => {
  const SEEDS = 12_000;

  it('every order of four cards is as likely as any other, over many seeds', () => {
    const orders = tally(SEEDS, (i) => shuffle([0, 1, 2, 3], stream(`seed ${i}`, 'wagons')).join());
    expect(unevenness(orders, 24, SEEDS)).toBeLessThan(49.7);
  });

  it('every order is as likely within one stream', () => {
    const random = stream('one seed', 'wagons');
    const orders = tally(SEEDS, () => shuffle([0, 1, 2, 3], random).join());
    expect(unevenness(orders, 24, SEEDS)).toBeLessThan(49.7);
  });

  it('a shuffle that swaps anything with anything would be found out', () => {
    const random = stream('one seed', 'wagons');
    const biased = (list: number[]) => {
      for (const i of list.keys()) {
        const j = below(random, list.length);
        [list[i], list[j]] = [list[j] ?? 0, list[i] ?? 0];
      }
      return list;
    };
    expect(
      unevenness(
        tally(SEEDS, () => biased([0, 1, 2, 3]).join()),
        24,
        SEEDS,
      ),
    ).toBeGreaterThan(49.7);
  });

  it.each([
    { name: 'wagons and tickets', one: ['wagons', 0], other: ['tickets', 0] },
    { name: 'tickets and long tickets', one: ['tickets', 0], other: ['longTickets', 0] },
    { name: 'the deal and the first reshuffle', one: ['wagons', 0], other: ['wagons', 1] },
  ] as const)('$name of one seed have nothing to do with each other', ({ one, other }) => {
    const pairs = tally(SEEDS, (i) => {
      const [a, b] = [stream(`s${i}`, one[0], one[1]), stream(`s${i}`, other[0], other[1])];
      return `${below(a, 4)} ${below(b, 4)}`;
    });
    expect(unevenness(pairs, 16, SEEDS)).toBeLessThan(37.7);
  });

  it('neighbouring seeds have nothing to do with each other', () => {
    const pairs = tally(
      SEEDS,
      (i) => `${below(stream(`${i}`, 'wagons'), 8)} ${below(stream(`${i + 1}`, 'wagons'), 8)}`,
    );
    expect(unevenness(pairs, 64, SEEDS)).toBeLessThan(103.4);
  });
});
