import type { Cue } from './cues.ts';
import { samplesOf } from './parts/parts.ts';
import { beatsOf } from './score.ts';
import { mixed, RATE, type Signal } from './synth/signal.ts';

/** All that is heard of a cue, to be looked at. */
export function played(cue: Cue): Signal {
  const layers = beatsOf(cue, 0).map(({ part, at }) => ({ signal: samplesOf(part, RATE), at }));
  const seconds = Math.max(...layers.map(({ signal, at }) => at + signal.length / RATE));
  return mixed(RATE, seconds, layers);
}
