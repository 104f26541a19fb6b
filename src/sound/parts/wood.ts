import { filtered } from '../synth/filter.ts';
import { blow, modesOf, struck } from '../synth/modes.ts';
import { noise } from '../synth/noise.ts';
import { mixed, type Signal, semitones, struckEnvelope } from '../synth/signal.ts';

const BEAM = [
  [1, 1, 0.09],
  [1.62, 0.5, 0.06],
  [2.51, 0.6, 0.06],
  [3.93, 0.35, 0.04],
  [5.8, 0.2, 0.03],
] as const;

/** A hammer of steel drives a peg home, and bounces once. */
export function hammer(rate: number): Signal {
  return mixed(rate, 0.26, [
    { signal: hammerBlow(rate, 1, 310) },
    { signal: hammerBlow(rate, 1.06, 311), at: 0.118, gain: 0.3 },
  ]);
}

function hammerBlow(rate: number, pitch: number, seed: number): Signal {
  const ping = [
    { hz: 2870 * pitch, gain: 0.16, fade: 0.09 },
    { hz: 4390 * pitch, gain: 0.1, fade: 0.06 },
  ];
  const splinter = noise(rate, 0.02, seed, (at) => struckEnvelope(at, 0.0004, 0.0025));
  return mixed(rate, 0.14, [
    { signal: struck(rate, 0.14, blow(rate, 0.0004), [...modesOf(520 * pitch, BEAM), ...ping]) },
    { signal: filtered(splinter, rate, { pass: 'band', hz: 1900, q: 0.8 }), gain: 0.5 },
  ]);
}

/** A knuckle on a closed door: something one may not open. */
export function dullTap(rate: number): Signal {
  const skin = noise(rate, 0.03, 320, (at) => struckEnvelope(at, 0.002, 0.006));
  return mixed(rate, 0.12, [
    { signal: struck(rate, 0.12, blow(rate, 0.0024), modesOf(325, BEAM)) },
    { signal: filtered(skin, rate, { pass: 'low', hz: 900 }), gain: 0.35 },
  ]);
}

/** A pick on rock, each card's a step higher: will it be one of those that cost? */
export function knock(rate: number, card: number): Signal {
  const hz = 410 * semitones(2 * card);
  const chips = noise(rate, 0.05, 330 + card, (at) => struckEnvelope(at, 0.0006, 0.006));
  const rock = [
    { hz, gain: 1, fade: 0.06 },
    { hz: hz * 1.73, gain: 0.6, fade: 0.05 },
    { hz: hz * 2.9, gain: 0.45, fade: 0.045 },
    { hz: hz * 5.1, gain: 0.3, fade: 0.03 },
  ];
  return mixed(rate, 0.14, [
    { signal: struck(rate, 0.14, blow(rate, 0.0006), rock) },
    { signal: filtered(chips, rate, { pass: 'band', hz: 1500 * semitones(2 * card), q: 0.7 }), gain: 0.5 },
  ]);
}

/** A rubber stamp comes down on paper on a desk. */
export function stampThud(rate: number): Signal {
  const press = noise(rate, 0.06, 340, (at) => struckEnvelope(at, 0.003, 0.012));
  return mixed(rate, 0.16, [
    { signal: struck(rate, 0.16, blow(rate, 0.0018), modesOf(265, BEAM)) },
    { signal: filtered(press, rate, { pass: 'band', hz: 1150, q: 0.7 }), gain: 0.55 },
  ]);
}
