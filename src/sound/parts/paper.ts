import { filtered } from '../synth/filter.ts';
import { blow, struck } from '../synth/modes.ts';
import { chance, noise } from '../synth/noise.ts';
import { drawn, mixed, type Signal, struckEnvelope, swell } from '../synth/signal.ts';

/** A thumb slides along the edge of a card, and the card springs off. */
export function cardFlick(rate: number, variant: number): Signal {
  const snapAt = 0.026 + 0.002 * variant;
  const slide = filtered(
    noise(rate, 0.05, 11 + variant, (at) => swell(at / 0.045, 0.75)),
    rate,
    {
      pass: 'band',
      hz: (at) => 1700 + 60_000 * at,
      q: 1.1,
    },
  );
  return mixed(rate, 0.09, [
    { signal: slide, gain: 0.5 },
    { signal: snap(rate, 31 + variant, 1 + 0.04 * variant), at: snapAt },
  ]);
}

/** The card itself: a soft board that hums for some hundredths of a second while air leaves from under it. */
function snap(rate: number, seed: number, pitch: number): Signal {
  const crack = noise(rate, 0.06, seed, (at) => struckEnvelope(at, 0.0005, 0.005));
  const air = noise(rate, 0.06, seed + 7, (at) => struckEnvelope(at, 0.004, 0.014));
  const flap = struck(rate, 0.06, crack, [
    { hz: 920 * pitch, gain: 0.014, fade: 0.035 },
    { hz: 1640 * pitch, gain: 0.02, fade: 0.03 },
  ]);
  return mixed(rate, 0.06, [
    { signal: filtered(crack, rate, { pass: 'band', hz: 3600 * pitch, q: 0.8 }), gain: 1.4 },
    { signal: filtered(air, rate, { pass: 'band', hz: 2300 * pitch, q: 0.9 }), gain: 0.5 },
    { signal: flap },
  ]);
}

const RIFFLE_SECONDS = 0.27;
const RIFFLED = 24;

/** Two halves fall into each other, faster and faster, and the deck is knocked even on the table. */
export function shuffle(rate: number): Signal {
  const next = chance(5);
  const fall = Array.from({ length: RIFFLED }, (_, i) => {
    const share = (i / RIFFLED) ** 0.82;
    const grain = noise(rate, 0.014, 50 + i, (at) => struckEnvelope(at, 0.0005, 0.0028));
    const signal = filtered(grain, rate, { pass: 'band', hz: 2500 + 900 * next() + 900 * share, q: 1.3 });
    return { signal, at: share * RIFFLE_SECONDS + 0.002 * (1 + next()), gain: 0.75 + 0.2 * next() };
  });
  const rustle = noise(rate, 0.3, 77, (at) => swell(at / 0.3, 0.6));
  return mixed(rate, 0.35, [
    ...fall,
    { signal: filtered(rustle, rate, { pass: 'band', hz: 3100, q: 0.8 }), gain: 0.07 },
    { signal: deckOnTable(rate), at: 0.292, gain: 0.38 },
  ]);
}

function deckOnTable(rate: number): Signal {
  const slap = filtered(
    noise(rate, 0.05, 91, (at) => struckEnvelope(at, 0.001, 0.006)),
    rate,
    {
      pass: 'low',
      hz: 2200,
    },
  );
  const table = struck(rate, 0.058, blow(rate, 0.0018), [
    { hz: 260, gain: 0.9, fade: 0.07 },
    { hz: 430, gain: 0.5, fade: 0.06 },
    { hz: 905, gain: 0.25, fade: 0.04 },
  ]);
  return mixed(rate, 0.058, [{ signal: slap, gain: 0.6 }, { signal: table }]);
}

/** A conductor's pliers: the jaws meet, a small round of card gives way, and the spring opens them. */
export function punch(rate: number): Signal {
  const crunch = noise(rate, 0.03, 120, (at) => struckEnvelope(at, 0.0015, 0.006));
  return mixed(rate, 0.14, [
    { signal: pliers(rate, 1), gain: 0.8 },
    { signal: filtered(crunch, rate, { pass: 'band', hz: 2100, q: 0.9 }), at: 0.006, gain: 0.8 },
    { signal: pliers(rate, 1.19), at: 0.072, gain: 0.3 },
  ]);
}

function pliers(rate: number, pitch: number): Signal {
  const tick = drawn(rate, 0.0006, (at) => Math.sin((Math.PI * at) / 0.0006));
  return struck(rate, 0.06, tick, [
    { hz: 1350 * pitch, gain: 0.03, fade: 0.05 },
    { hz: 2240 * pitch, gain: 0.035, fade: 0.045 },
    { hz: 3710 * pitch, gain: 0.03, fade: 0.035 },
    { hz: 5290 * pitch, gain: 0.02, fade: 0.025 },
  ]);
}
