import { RATE, type Signal } from '../synth/signal.ts';

interface Spectrum {
  readonly hzPerStep: number;
  readonly magnitudes: Float64Array;
}

/** How much of each frequency is in a signal. */
export function spectrumOf(signal: Signal, rate = RATE): Spectrum {
  const size = 2 ** Math.ceil(Math.log2(Math.max(signal.length, 2)));
  const real = new Float64Array(size);
  real.set(signal);
  const imaginary = new Float64Array(size);
  transform(real, imaginary);
  const magnitudes = Float64Array.from({ length: size / 2 }, (_, i) => Math.hypot(real[i] ?? 0, imaginary[i] ?? 0));
  return { hzPerStep: rate / size, magnitudes };
}

/** Cooley and Tukey's transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  reorder(real);
  for (let half = 1; half < real.length; half *= 2) {
    for (let k = 0; k < half; k++) {
      const turn = (-Math.PI * k) / half;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      for (let i = k; i < real.length; i += 2 * half) butterfly(real, imaginary, [i, i + half], [cos, sin]);
    }
  }
}

type Pair = readonly [number, number];

function butterfly(real: Float64Array, imaginary: Float64Array, [i, j]: Pair, [cos, sin]: Pair): void {
  const [a, b, c, d] = [real[i] ?? 0, imaginary[i] ?? 0, real[j] ?? 0, imaginary[j] ?? 0];
  const [x, y] = [c * cos - d * sin, c * sin + d * cos];
  real[i] = a + x;
  imaginary[i] = b + y;
  real[j] = a - x;
  imaginary[j] = b - y;
}

/** Signals have no imaginary part to reorder. */
function reorder(real: Float64Array): void {
  for (let i = 1, j = 0; i < real.length; i++) {
    let bit = real.length >> 1;
    for (; j & bit; bit >>= 1) j ^= bit;
    j ^= bit;
    if (i < j) [real[i], real[j]] = [real[j] ?? 0, real[i] ?? 0];
  }
}

/** The middle of what is heard, in Hz: low for a thud, high for paper. */
export function centroidOf(signal: Signal, rate = RATE): number {
  const { hzPerStep, magnitudes } = spectrumOf(signal, rate);
  let energy = 0;
  let moment = 0;
  magnitudes.forEach((magnitude, i) => {
    energy += magnitude ** 2;
    moment += magnitude ** 2 * i * hzPerStep;
  });
  return moment / energy;
}

/** The share of a signal's energy between two frequencies. */
export function shareBetween(signal: Signal, from: number, to: number, rate = RATE): number {
  const { hzPerStep, magnitudes } = spectrumOf(signal, rate);
  const energies = magnitudes.map((magnitude) => magnitude ** 2);
  const sum = (part: Float64Array) => part.reduce((total, each) => total + each, 0);
  return sum(energies.subarray(Math.floor(from / hzPerStep), Math.ceil(to / hzPerStep))) / sum(energies);
}

/** The strongest frequency. */
export function strongestHz(signal: Signal, rate = RATE): number {
  const { hzPerStep, magnitudes } = spectrumOf(signal, rate);
  const most = magnitudes.reduce((best, each, i) => (each > (magnitudes[best] ?? 0) ? i : best), 0);
  return most * hzPerStep;
}
