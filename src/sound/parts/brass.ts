import { filtered } from '../synth/filter.ts';
import { noise } from '../synth/noise.ts';
import { mixed, type Signal, silence, swell } from '../synth/signal.ts';

interface Note {
  readonly hz: number;
  /** Seconds. */
  readonly at: number;
  readonly lasts: number;
  readonly gain: number;
}

const SECONDS = 1.6;
const LIP_HZ = 5.4;
/** Until the tongue lets the air go, and the tone has settled. */
const TONGUE = 0.08;

/** Three short and a long one: G C E G, the last with the horns below. */
const FANFARE: readonly Note[] = [
  { hz: 392, at: 0, lasts: 0.17, gain: 0.8 },
  { hz: 523.25, at: 0.2, lasts: 0.17, gain: 0.85 },
  { hz: 659.26, at: 0.4, lasts: 0.17, gain: 0.9 },
  { hz: 783.99, at: 0.6, lasts: 0.97, gain: 1 },
  { hz: 659.26, at: 0.605, lasts: 0.96, gain: 0.5 },
  { hz: 523.25, at: 0.6, lasts: 0.97, gain: 0.55 },
  { hz: 261.63, at: 0.61, lasts: 0.95, gain: 0.45 },
];

export function fanfare(rate: number): Signal {
  const played = mixed(
    rate,
    SECONDS,
    FANFARE.map((note, i) => ({ signal: blown(rate, note, i), at: note.at, gain: note.gain })),
  );
  // What a bell of brass lets out: little below, a ridge in the middle.
  const ridge = filtered(played, rate, { pass: 'band', hz: 1250, q: 0.9 });
  return mixed(rate, SECONDS, [
    { signal: filtered(played, rate, { pass: 'low', hz: 5200 }), gain: 0.7 },
    { signal: ridge, gain: 0.6 },
  ]);
}

/** Lips find the tone from below, and the louder they press the more overtones come: that is what makes it brass. */
function blown(rate: number, { hz, lasts }: Note, player: number): Signal {
  const signal = silence(rate, lasts);
  const breath = noise(rate, TONGUE, 600 + player, (at) => 0.05 * swell(at / TONGUE, 0.2));
  let phase = 0;
  for (let i = 0; i < signal.length; i++) {
    const at = i / rate;
    phase += (2 * Math.PI * hz * bend(at, player)) / rate;
    const force = pressed(at, lasts);
    signal[i] = force * (overtones(phase, 0.35 + 0.42 * force) + (breath[i] ?? 0));
  }
  return signal;
}

/** Falls into place in some hundredths of a second, and a long note begins to tremble late. */
function bend(at: number, player: number): number {
  const scoop = at < TONGUE ? -0.028 * (1 - at / TONGUE) ** 4 : 0;
  const late = Math.min(Math.max((at - 0.3) / 0.4, 0), 1);
  return 1 + scoop + 0.0009 * (player % 3) + 0.004 * late * Math.sin(2 * Math.PI * LIP_HZ * at + player);
}

function pressed(at: number, lasts: number): number {
  const attack = at < 0.035 ? (at / 0.035) ** 1.3 : 1;
  const settled = 0.82 + 0.18 * Math.exp(-at / 0.09);
  const release = (lasts - at) / Math.min(0.28, lasts * 0.45);
  return attack * settled * (release < 1 ? Math.max(release, 0) ** 1.5 : 1);
}

/** Sines of all multiples, each `bright` times the one before, as one fraction. */
function overtones(phase: number, bright: number): number {
  return Math.sin(phase) / (1 - 2 * bright * Math.cos(phase) + bright * bright);
}
