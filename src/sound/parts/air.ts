import { filtered } from '../synth/filter.ts';
import { noise } from '../synth/noise.ts';
import { mixed, type Signal, swell } from '../synth/signal.ts';

const SECONDS = 0.4;

/** Cool air that a tunnel breathes out: a deep mouth, and a thin whistle of its walls above. */
export function tunnelAir(rate: number): Signal {
  const breath = noise(rate, SECONDS, 400, (at) => swell(at / SECONDS, 0.4) ** 1.5);
  const rise = (at: number) => 1 + 0.55 * swell(at / SECONDS, 0.45);
  const mouth = (hz: number, q: number) => filtered(breath, rate, { pass: 'band', hz: (at) => hz * rise(at), q });
  const whole = mixed(rate, SECONDS, [
    { signal: mouth(240, 2.5) },
    { signal: mouth(470, 4), gain: 0.6 },
    { signal: mouth(790, 4), gain: 0.2 },
  ]);
  return filtered(whole, rate, { pass: 'low', hz: 1100 });
}
