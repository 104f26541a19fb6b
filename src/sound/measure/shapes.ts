import type { Signal } from '../synth/signal.ts';
import { spectrumOf } from './spectrum.ts';

interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A signal as a shape: at each place of its width from its lowest to its highest value there. */
export function waveShape(signal: Signal, { width, height }: Frame): string {
  const slice = (x: number) =>
    signal.subarray(Math.floor((x * signal.length) / width), Math.ceil(((x + 1) * signal.length) / width));
  const y = (value: number) => ((1 - value) * height) / 2;
  const bars = Array.from({ length: width }, (_, x) => {
    const part = slice(x);
    const [low, high] = part.reduce(([l, h], each) => [Math.min(l, each), Math.max(h, each)], [0, 0]);
    return `M${x} ${y(high).toFixed(1)}V${(y(low) + 0.5).toFixed(1)}`;
  });
  return bars.join('');
}

const LOWEST_HZ = 60;
const HIGHEST_HZ = 16_000;
const DECIBELS = 60;

/** The frequency at a share of the way from the lowest to the highest that are shown. */
export const hzAt = (share: number) => LOWEST_HZ * (HIGHEST_HZ / LOWEST_HZ) ** share;

/** How strong it is in as many bands as asked for, from 60 Hz to 16 kHz: 1 is the strongest, 0 is 60 dB less. */
export function bandsOf(signal: Signal, bands: number, reference = 0): readonly number[] {
  const { hzPerStep, magnitudes } = spectrumOf(signal);
  const most = Array.from({ length: bands }, (_, band) => {
    const from = Math.floor(hzAt(band / bands) / hzPerStep);
    const to = Math.max(Math.ceil(hzAt((band + 1) / bands) / hzPerStep), from + 1);
    return magnitudes.subarray(from, to).reduce((a, b) => Math.max(a, b), 0);
  });
  const strongest = reference || Math.max(...most, 1e-9);
  return most.map((each) => Math.max(1 + (20 * Math.log10(Math.max(each / strongest, 1e-9))) / DECIBELS, 0));
}

/** The spectrum as a hill. */
export function spectrumShape(signal: Signal, { width, height }: Frame): string {
  const tops = bandsOf(signal, width).map((share, x) => `L${x} ${((1 - share) * height).toFixed(1)}`);
  return `M0 ${height}${tops.join('')}L${width} ${height}Z`;
}

/** How the bands change: columns of so many samples, weighed so that each fades into the next. */
export function spectrogramOf(signal: Signal, bands: number, columnSamples: number): readonly (readonly number[])[] {
  const length = 4 * columnSamples;
  const columns = Array.from({ length: Math.ceil(signal.length / columnSamples) }, (_, i) => {
    const from = i * columnSamples - 1.5 * columnSamples;
    return Float32Array.from({ length: 4 * length }, (_, k) =>
      k < length ? (signal[Math.round(from + k)] ?? 0) * Math.sin((Math.PI * k) / length) ** 2 : 0,
    );
  });
  const strongest = Math.max(
    ...columns.map((column) => spectrumOf(column).magnitudes.reduce((a, b) => Math.max(a, b), 0)),
  );
  return columns.map((column) => bandsOf(column, bands, strongest));
}
