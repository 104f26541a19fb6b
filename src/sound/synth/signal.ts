/** Sound as it is sent to a loudspeaker, from −1 to 1. */
export type Signal = Float32Array<ArrayBuffer>;

export const RATE = 44_100;

/** A signal whose value at each moment, in seconds, is told. */
export function drawn(rate: number, seconds: number, value: (at: number) => number): Signal {
  return silence(rate, seconds).map((_, i) => value(i / rate));
}

export function silence(rate: number, seconds: number): Signal {
  return new Float32Array(Math.round(seconds * rate));
}

interface Layer {
  readonly signal: Signal;
  /** Seconds. */
  readonly at?: number;
  readonly gain?: number;
}

/** Several on top of each other; what lasts longer is cut. */
export function mixed(rate: number, seconds: number, layers: readonly Layer[]): Signal {
  const sum = silence(rate, seconds);
  for (const { signal, at = 0, gain = 1 } of layers) {
    const start = Math.round(at * rate);
    const end = Math.min(signal.length, sum.length - start);
    for (let i = 0; i < end; i++) sum[start + i] = (sum[start + i] ?? 0) + gain * (signal[i] ?? 0);
  }
  return sum;
}

export const semitones = (steps: number) => 2 ** (steps / 12);

/** Rises to 1 within `attack`, then falls to 1/e of itself in every `tau`. All in seconds. */
export function struckEnvelope(at: number, attack: number, tau: number): number {
  if (at < 0) return 0;
  return at < attack ? Math.sin((at / attack) * (Math.PI / 2)) ** 2 : Math.exp((attack - at) / tau);
}

/** A hill from 0 to 0 with its top at `top`, a share of the whole. */
export function swell(share: number, top: number): number {
  if (share <= 0 || share >= 1) return 0;
  const phase = share < top ? share / top : (1 - share) / (1 - top);
  return Math.sin((phase * Math.PI) / 2) ** 2;
}
