import { describe, expect, test } from 'vitest';
import { loudness, peakOf } from '../../src/sound/measure/loudness.ts';
import { bandsOf, hzAt, spectrogramOf, spectrumShape, waveShape } from '../../src/sound/measure/shapes.ts';
import { centroidOf, shareBetween, spectrumOf, strongestHz } from '../../src/sound/measure/spectrum.ts';
import { allParts, keyOf, PARTS, type PartName, type SoundPart, samplesOf } from '../../src/sound/parts/parts.ts';
import { drawn, RATE, type Signal, semitones } from '../../src/sound/synth/signal.ts';

const rendered = new Map(allParts().map((part) => [keyOf(part), samplesOf(part, RATE)]));
const every = [...rendered];

function samples(name: PartName, variant = 0): Signal {
  const found = rendered.get(keyOf({ name, variant }));
  if (found === undefined) throw new Error(`there is no ${name} ${variant}`);
  return found;
}

const variantsOf = (name: PartName) => Array.from({ length: PARTS[name].variants }, (_, i) => samples(name, i));
const msOf = (signal: Signal) => (1000 * signal.length) / RATE;
const tone = (hz: number, seconds = 1) => drawn(RATE, seconds, (at) => Math.sin(2 * Math.PI * hz * at));

describe('the ruler that sounds are measured with', () => {
  test('finds a tone, and how much of it there is', () => {
    expect(strongestHz(tone(1000))).toBeCloseTo(1000, -1);
    expect(centroidOf(tone(1000))).toBeCloseTo(1000, -2);
    expect(shareBetween(tone(1000), 950, 1050)).toBeGreaterThan(0.99);
    expect(shareBetween(tone(1000), 2000, 4000)).toBeLessThan(0.01);
  });

  test('keeps the energy of whatever it takes apart', () => {
    const signal = samples('card');
    const { magnitudes } = spectrumOf(signal);
    const heard = signal.reduce((sum, each) => sum + each ** 2, 0);
    expect((2 * magnitudes.reduce((sum, each) => sum + each ** 2, 0)) / (2 * magnitudes.length)).toBeCloseTo(heard, 1);
  });

  test('hears a full tone of 1000 Hz as 3 dB less than a full square, and a deep one as much softer', () => {
    expect(loudness(tone(1000), RATE)).toBeCloseTo(-3, 0);
    expect(loudness(tone(100), RATE)).toBeCloseTo(-3 - 19, 0);
    expect(
      loudness(tone(1000), RATE) -
        loudness(
          tone(1000).map((each) => each / 2),
          RATE,
        ),
    ).toBeCloseTo(6, 1);
  });

  test('draws a tone where it lies, for as long as it sounds', () => {
    const bands = bandsOf(tone(1000), 100);
    const strongest = bands.indexOf(Math.max(...bands));
    expect(hzAt(strongest / 100)).toBeLessThanOrEqual(1000);
    expect(hzAt((strongest + 1) / 100)).toBeGreaterThanOrEqual(1000);
    expect(spectrumShape(tone(1000), { width: 100, height: 60 })).toContain(`L${strongest} 0.0`);
    expect(waveShape(tone(50, 0.1), { width: 3, height: 20 })).toBe('M0 0.0V20.5M1 0.0V20.5M2 0.0V20.5');
    const half = spectrogramOf(Float32Array.from([...tone(1000, 0.5), ...new Float32Array(RATE / 2)]), 40, RATE / 20);
    expect(half.map((bands) => Math.max(...bands) > 0.5).lastIndexOf(true)).toBe(10);
  });
});

describe('every part of a sound', () => {
  test.each(every)('%s begins and ends in silence, so that nothing clicks', (_, signal) => {
    const most = peakOf(signal);
    expect(Math.abs(signal[0] ?? 1)).toBeLessThan(0.002);
    expect(peakOf(signal.slice(-20))).toBeLessThan(0.002 * most);
    expect(peakOf(signal.slice(-RATE / 200))).toBeLessThan(0.05 * most);
  });

  test.each(every)('%s has no silence before it: it is heard when it is seen', (_, signal) => {
    const first = signal.findIndex((each) => Math.abs(each) > 0.05 * peakOf(signal));
    expect(first / RATE).toBeLessThan(0.08);
  });

  test.each(every)('%s stays within what can be played, and is as loud as it is meant to be', (key, signal) => {
    const [name = ''] = key.split(' ');
    expect(signal.every(Number.isFinite)).toBe(true);
    expect(peakOf(signal)).toBeLessThan(0.95);
    expect(loudness(signal, RATE)).toBeCloseTo(PARTS[name as PartName].loudness, 0);
  });

  test.each(every)('%s rests on the middle line and has next to nothing below 60 Hz', (_, signal) => {
    const mean = signal.reduce((sum, each) => sum + each, 0) / signal.length;
    expect(Math.abs(mean)).toBeLessThan(0.0005);
    expect(shareBetween(signal, 0, 60)).toBeLessThan(0.002);
  });

  test('is the same each time, and at another rate as high and as long', () => {
    const part: SoundPart = { name: 'chime', variant: 1 };
    expect(samplesOf(part, RATE)).toEqual(samples('chime', 1));
    const coarse = samplesOf(part, RATE / 2);
    expect(coarse.length).toBe(Math.round(samples('chime', 1).length / 2));
    expect(strongestHz(coarse, RATE / 2)).toBeCloseTo(strongestHz(samples('chime', 1)), -1);
  });
});

describe('how long and how high they are', () => {
  test.each<[PartName, number, number, number, number]>([
    // name, shortest and longest in ms, lowest and highest middle in Hz
    ['card', 85, 95, 3000, 6500],
    ['shuffle', 340, 360, 2000, 5000],
    ['clunk', 150, 260, 800, 2000],
    ['hammer', 150, 300, 500, 1200],
    ['punch', 80, 160, 1500, 3500],
    ['stamp', 600, 1000, 500, 1500],
    ['air', 390, 410, 250, 700],
    ['knock', 80, 160, 400, 900],
    ['chime', 800, 1200, 200, 1600],
    ['bell', 1000, 1600, 500, 1500],
    ['tap', 80, 140, 200, 420],
    ['brass', 1590, 1610, 800, 2000],
  ])('%s lasts %i to %i ms, with its middle between %i and %i Hz', (name, shortest, longest, low, high) => {
    for (const signal of variantsOf(name)) {
      expect(msOf(signal)).toBeGreaterThanOrEqual(shortest);
      expect(msOf(signal)).toBeLessThanOrEqual(longest);
      expect(centroidOf(signal)).toBeGreaterThan(low);
      expect(centroidOf(signal)).toBeLessThan(high);
    }
  });

  test('dry ones are over when they should be: most of what is heard of a clunk in a tenth of a second', () => {
    for (const name of ['clunk', 'tap', 'knock'] as const) {
      const signal = samples(name);
      const energy = (part: Signal) => part.reduce((sum, each) => sum + each ** 2, 0);
      expect(energy(signal.slice(0, RATE / 10)) / energy(signal)).toBeGreaterThan(0.95);
    }
  });
});

describe('a claim', () => {
  test('climbs one semitone with each wagon', () => {
    const heights = variantsOf('clunk').map((signal) => lowestTone(signal));
    heights.forEach((hz, step) => {
      expect(12 * Math.log2(hz / (heights[0] ?? hz))).toBeCloseTo(step, 0.7);
    });
  });

  test('sounds of steel: its tones are no multiples of the lowest, and there is grit in the first moment', () => {
    const [clunk] = variantsOf('clunk');
    if (clunk === undefined) throw new Error('no clunk');
    const hz = lowestTone(clunk);
    const strength = (ratio: number) => shareBetween(clunk, hz * ratio * 0.97, hz * ratio * 1.03);
    for (const bar of [2.78, 5.42])
      for (const multiple of [2, 5, 6]) expect(strength(bar)).toBeGreaterThan(strength(multiple));
    const grit = (from: number) => shareBetween(faded(clunk, from, 900), 4000, 12_000);
    expect(grit(-200)).toBeGreaterThan(0.01);
    expect(grit(-200)).toBeGreaterThan(3 * grit(1800));
  });

  /** A piece of it that comes and goes softly, or its edges would be heard as well. */
  function faded(signal: Signal, from: number, length: number): Signal {
    const gain = (i: number) => Math.sin((Math.PI * i) / length) ** 2;
    return Float32Array.from({ length }, (_, i) => (signal[from + i] ?? 0) * gain(i));
  }

  /** Between 280 and 520 Hz lies the lowest tone of all eight. */
  function lowestTone(signal: Signal): number {
    const long = new Float32Array(2 * RATE);
    long.set(signal);
    const { hzPerStep, magnitudes } = spectrumOf(long);
    const from = Math.floor(280 / hzPerStep);
    const some = magnitudes.slice(from, Math.ceil(520 / hzPerStep));
    return (from + some.indexOf(Math.max(...some))) * hzPerStep;
  }
});

describe('the chimes of five seats', () => {
  test('are five, and any two of them are a fifth or more apart', () => {
    const heights = variantsOf('chime')
      .map((signal) => strongestHz(signal))
      .sort((a, b) => a - b);
    expect(heights).toHaveLength(5);
    for (const [i, hz] of heights.slice(1).entries()) expect(hz / (heights[i] ?? hz)).toBeGreaterThan(semitones(6.9));
  });

  test('differ in their bodies as well: what rings besides the strongest tone, and how long', () => {
    const bodies = variantsOf('chime').map((signal) => {
      const hz = strongestHz(signal);
      const beside = 1 - shareBetween(signal, hz * 0.94, hz * 1.06);
      const late = peakOf(signal.slice(RATE / 2)) / peakOf(signal);
      return [10 * Math.log10(beside), 20 * Math.log10(late)];
    });
    for (const [i, one] of bodies.entries()) {
      for (const other of bodies.slice(i + 1)) expect(distance(one, other)).toBeGreaterThan(1.5);
    }
  });

  test('are mellow: little above 3000 Hz', () => {
    for (const signal of variantsOf('chime')) expect(shareBetween(signal, 3000, 20_000)).toBeLessThan(0.03);
  });

  const distance = (one: readonly number[], other: readonly number[]) =>
    Math.hypot(...one.map((each, i) => each - (other[i] ?? 0)));
});

test('the bell of the last round is high, then low; the fanfare climbs in four notes', () => {
  const bell = samples('bell');
  expect(nameOf(strongestHz(bell.slice(0, 0.3 * RATE)), [659, 1319])).toBe(true);
  expect(nameOf(strongestHz(bell.slice(0.4 * RATE)), [523, 1047])).toBe(true);
  const brass = samples('brass');
  const notes = [0, 0.2, 0.4].map((at) => shareBetween(brass.slice((at + 0.03) * RATE, (at + 0.13) * RATE), 0, 600));
  expect(notes[0]).toBeGreaterThan(notes[2] ?? 1);
  expect(strongestHz(brass.slice(0.7 * RATE, 1.3 * RATE))).toBeCloseTo(784, -1);
});

test('no two cards of a deck sound the same', () => {
  const cards = variantsOf('card');
  expect(new Set(cards.map((signal) => centroidOf(signal).toFixed(0))).size).toBe(3);
});

function nameOf(hz: number, tones: readonly number[]): boolean {
  return tones.some((each) => Math.abs(hz / each - 1) < 0.02);
}
