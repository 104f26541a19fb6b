import type { Signal } from '../synth/signal.ts';

/** How long the ear gathers what it calls loud, in seconds. */
const GATHERED = 0.12;
/** Above 60 Hz these two slopes are the curve A of sound level meters; a tablet's loudspeaker falls off alike. */
const SLOPES = [107.7, 737.9];
const AT_1000_HZ = 1.25;

/** The loudest moment in dB of full scale, as an ear at a tablet measures it. */
export function loudness(signal: Signal, rate: number): number {
  const heard = SLOPES.reduce((each, hz) => sloped(each, rate, hz), signal);
  const window = Math.round(GATHERED * rate);
  let sum = 0;
  let most = 0;
  for (let i = 0; i < heard.length; i++) {
    sum += (heard[i] ?? 0) ** 2 - (heard[i - window] ?? 0) ** 2;
    most = Math.max(most, sum);
  }
  return 20 * Math.log10(AT_1000_HZ * Math.sqrt(most / window));
}

/** 6 dB less for each octave below. */
function sloped(signal: Signal, rate: number, hz: number): Signal {
  const keep = Math.exp((-2 * Math.PI * hz) / rate);
  let before = 0;
  let now = 0;
  return signal.map((value) => {
    now = ((1 + keep) / 2) * (value - before) + keep * now;
    before = value;
    return now;
  });
}

export function peakOf(signal: Signal): number {
  return signal.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
}
