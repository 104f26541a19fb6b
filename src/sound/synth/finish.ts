import { loudness } from '../measure/loudness.ts';
import { filtered } from './filter.ts';
import type { Signal } from './signal.ts';

/** A tablet's loudspeaker only rattles with what lies below. */
const LOWEST_HZ = 80;
const RISE = 0.0005;
/** From here on a loud moment is pressed together, up to ROOM above. */
const BENT = 0.6;
const ROOM = 0.33;
/** A peak that is pressed together is less loud; a few rounds make up for it. */
const ROUNDS = 3;

export interface Finish {
  /** dB, as `loudness` measures. */
  readonly loudness: number;
  /** The last seconds, in which it fades to nothing. */
  readonly fadeOut: number;
}

/** Without rumble and clicks, and as loud as it is meant to be. */
export function finished(raw: Signal, rate: number, finish: Finish): Signal {
  const clean = [0.54, 1.31].reduce((each, q) => filtered(each, rate, { pass: 'high', hz: LOWEST_HZ, q }), raw);
  const shaped = edged(clean, rate, finish.fadeOut);
  let gain = 1;
  let levelled = shaped;
  for (let round = 0; round < ROUNDS; round++) {
    gain *= 10 ** ((finish.loudness - loudness(levelled, rate)) / 20);
    levelled = shaped.map((value) => pressed(value * gain));
  }
  return levelled;
}

function pressed(value: number): number {
  const over = Math.abs(value) - BENT;
  return over <= 0 ? value : Math.sign(value) * (BENT + ROOM * Math.tanh(over / ROOM));
}

function edged(signal: Signal, rate: number, fadeOut: number): Signal {
  const last = signal.length - 1;
  return signal.map((value, i) => value * ramp(i / (RISE * rate)) * ramp((last - i) / (fadeOut * rate)));
}

function ramp(share: number): number {
  return share >= 1 ? 1 : Math.sin((share * Math.PI) / 2) ** 2;
}
