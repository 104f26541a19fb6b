import { filtered } from '../synth/filter.ts';
import { blow, modesOf, struck } from '../synth/modes.ts';
import { noise } from '../synth/noise.ts';
import { mixed, type Signal, semitones, struckEnvelope } from '../synth/signal.ts';

const LOWEST_HZ = 311;

/** Thick steel: as a bar that hangs free swings, with near neighbours that beat against each other. */
const BUFFER = [
  [1, 0.8, 0.16],
  [1.013, 0.4, 0.14],
  [1.51, 0.4, 0.12],
  [2.756, 0.7, 0.17],
  [2.81, 0.45, 0.15],
  [3.93, 0.7, 0.15],
  [5.404, 0.9, 0.16],
  [5.46, 0.5, 0.14],
  [7.12, 0.7, 0.12],
  [8.933, 0.6, 0.1],
] as const;

/** The hook that drops into its link a moment later is lighter. */
const HOOK = [
  [2.31, 0.4, 0.1],
  [4.17, 0.4, 0.12],
  [6.43, 0.35, 0.1],
  [9.2, 0.2, 0.07],
  [12.7, 0.12, 0.04],
] as const;

/** A wagon's buffers meet the one before, and its hook falls into the link. */
export function clunk(rate: number, step: number): Signal {
  const hz = LOWEST_HZ * semitones(step);
  return mixed(rate, 0.24, [
    { signal: struck(rate, 0.24, blow(rate, 0.00025), modesOf(hz, BUFFER)) },
    { signal: struck(rate, 0.2, blow(rate, 0.0002), modesOf(hz, HOOK)), at: 0.021, gain: 0.85 },
    { signal: thud(rate, hz), gain: 0.6 },
    { signal: grit(rate, step), gain: 2 },
  ]);
}

/** The wagon behind the buffers: wood and load, dead at once. */
function thud(rate: number, hz: number): Signal {
  return struck(rate, 0.08, blow(rate, 0.003), [
    { hz: hz * 0.56, gain: 1, fade: 0.07 },
    { hz: hz * 0.83, gain: 0.6, fade: 0.05 },
  ]);
}

/** Faces of iron that slide on each other as they meet. */
function grit(rate: number, step: number): Signal {
  const burst = noise(rate, 0.03, 200 + step, (at) => struckEnvelope(at, 0.0008, 0.005));
  return filtered(burst, rate, { pass: 'band', hz: 3400 * semitones(step), q: 0.7 });
}
