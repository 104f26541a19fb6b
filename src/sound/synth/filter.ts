import type { Signal } from './signal.ts';

type Pass = 'low' | 'band' | 'high';

interface Filter {
  readonly pass: Pass;
  /** A fixed frequency, or one that moves with the seconds. */
  readonly hz: number | ((at: number) => number);
  /** How narrow; 0.7 is flat. */
  readonly q?: number;
}

/** What is left of what comes in, of its band and of its low part. */
const LEFT: Readonly<Record<Pass, readonly [input: number, band: number, low: number]>> = {
  low: [0, 0, 1],
  band: [0, 1, 0],
  high: [1, -1, -1],
};

/** A state variable filter in the form that may be moved while it sounds (Zavalishin, "The Art of VA Filter Design"). */
export function filtered(signal: Signal, rate: number, { pass, hz, q = Math.SQRT1_2 }: Filter): Signal {
  const result = new Float32Array(signal.length);
  const [ofInput, ofBand, ofLow] = LEFT[pass];
  const warped = (at: number) => Math.tan((Math.PI * (typeof hz === 'number' ? hz : hz(at))) / rate);
  let g = warped(0);
  let one = 0;
  let two = 0;
  for (let i = 0; i < signal.length; i++) {
    if (typeof hz !== 'number') g = warped(i / rate);
    const input = signal[i] ?? 0;
    const band = (one + g * (input - two)) / (1 + g * (g + 1 / q));
    const low = two + g * band;
    one = 2 * band - one;
    two = 2 * low - two;
    result[i] = ofInput * input + (ofBand * band) / q + ofLow * low;
  }
  return result;
}
