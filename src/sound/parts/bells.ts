import { filtered } from '../synth/filter.ts';
import { blow, modesOf, struck } from '../synth/modes.ts';
import { noise } from '../synth/noise.ts';
import { mixed, type Signal, struckEnvelope } from '../synth/signal.ts';
import { stampThud } from './wood.ts';

type Body = readonly (readonly [ratio: number, gain: number, fade: number])[];

interface Chime {
  readonly hz: number;
  readonly body: Body;
  /** Seconds for which the mallet touches: felt is longer than wood. */
  readonly mallet: number;
}

/** A fifth apart, so that any two that follow each other please; and five bodies, from wood to bronze. */
const CHIMES: readonly Chime[] = [
  // A bar of rosewood over its pipe.
  {
    hz: 392,
    mallet: 0.0009,
    body: [
      [1, 1, 0.75],
      [3.98, 0.5, 0.22],
      [9.2, 0.2, 0.06],
    ],
  },
  // A bar of metal that trembles.
  {
    hz: 587.33,
    mallet: 0.001,
    body: [
      [1, 0.8, 1.5],
      [1.0085, 0.55, 1.4],
      [4, 0.3, 0.6],
      [10.1, 0.08, 0.1],
    ],
  },
  // A long tube, whose pitch the ear makes up of its upper tones.
  {
    hz: 440,
    mallet: 0.0008,
    body: [
      [1, 0.45, 0.9],
      [2, 0.7, 1.3],
      [3.01, 0.55, 1.1],
      [4.17, 0.4, 0.8],
      [5.43, 0.22, 0.5],
      [6.8, 0.12, 0.35],
    ],
  },
  // A small glass.
  {
    hz: 1318.5,
    mallet: 0.0005,
    body: [
      [1, 1, 0.9],
      [1.004, 0.4, 0.8],
      [2.32, 0.5, 0.45],
      [4.25, 0.22, 0.2],
    ],
  },
  // A bowl of bronze, deep and slow.
  {
    hz: 261.63,
    mallet: 0.0017,
    body: [
      [1, 0.9, 1.6],
      [1.006, 0.6, 1.6],
      [2.71, 0.8, 1.2],
      [2.73, 0.4, 1.2],
      [5.0, 0.35, 0.6],
      [7.7, 0.12, 0.3],
    ],
  },
];

export const CHIME_COUNT = CHIMES.length;

/** Each seat's own, so that the table hears who is next. */
export function chime(rate: number, seat: number): Signal {
  const { hz, body, mallet } = CHIMES[seat % CHIME_COUNT] ?? { hz: 440, body: [], mallet: 0.001 };
  const felt = noise(rate, 0.03, 500 + seat, (at) => struckEnvelope(at, 0.002, 0.005));
  return mixed(rate, 1.1, [
    { signal: struck(rate, 1.1, blow(rate, mallet), modesOf(hz, body)) },
    { signal: filtered(felt, rate, { pass: 'low', hz: 900 }), gain: 0.06 },
  ]);
}

const CELESTA: Body = [
  [1, 1, 0.9],
  [1.0035, 0.4, 0.9],
  [2.0, 0.12, 0.5],
  [2.756, 0.22, 0.35],
  [5.404, 0.1, 0.14],
];

/** The stamp, and the small bell on the counter that was meant by it. */
export function stampAndBell(rate: number): Signal {
  return mixed(rate, 0.95, [
    { signal: stampThud(rate), gain: 1.6 },
    { signal: struck(rate, 0.83, blow(rate, 0.0006), modesOf(1046.5, CELESTA)), at: 0.12, gain: 0.5 },
    { signal: struck(rate, 0.8, blow(rate, 0.0006), modesOf(1568, CELESTA)), at: 0.15, gain: 0.3 },
  ]);
}

/** Cast bells, as founders tune them: hum, prime, minor third, fifth, nominal and above. */
const STATION_BELL: Body = [
  [0.5, 0.35, 1.3],
  [1, 0.7, 1.1],
  [1.183, 0.6, 0.9],
  [1.506, 0.3, 0.6],
  [2, 0.9, 0.9],
  [2.514, 0.35, 0.5],
  [3.011, 0.4, 0.45],
  [4.166, 0.3, 0.3],
  [5.43, 0.2, 0.2],
];

/** High, then low, as before a train is called for the last time. */
export function stationBell(rate: number): Signal {
  return mixed(rate, 1.5, [
    { signal: rung(rate, 659.26), gain: 0.9 },
    { signal: rung(rate, 523.25), at: 0.36 },
  ]);
}

function rung(rate: number, hz: number): Signal {
  const clapper = noise(rate, 0.02, Math.round(hz), (at) => struckEnvelope(at, 0.0004, 0.002));
  return mixed(rate, 1.5, [
    { signal: struck(rate, 1.5, blow(rate, 0.00045), modesOf(hz, STATION_BELL)) },
    { signal: filtered(clapper, rate, { pass: 'band', hz: 3200, q: 0.8 }), gain: 0.3 },
  ]);
}
