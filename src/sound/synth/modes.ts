import { drawn, type Signal, silence } from './signal.ts';

/** One way in which a body swings by itself. */
export interface Mode {
  readonly hz: number;
  readonly gain: number;
  /** Seconds until it is 60 dB softer. */
  readonly fade: number;
}

/** What a hammer does to a body it touches for so many seconds: the longer, the softer the sound. */
export function blow(rate: number, contact: number): Signal {
  const shape = drawn(rate, contact, (at) => Math.sin((Math.PI * at) / contact) ** 2);
  const sum = shape.reduce((total, value) => total + value, 0);
  return shape.map((value) => value / sum);
}

/** What is heard of a body when it is struck, or shaken by any other signal. */
export function struck(rate: number, seconds: number, by: Signal, modes: readonly Mode[]): Signal {
  const sum = silence(rate, seconds);
  for (const mode of modes) if (mode.hz < rate * 0.45) swing(sum, rate, by, mode);
  return sum;
}

function swing(sum: Signal, rate: number, by: Signal, { hz, gain, fade }: Mode): void {
  const turn = (2 * Math.PI * hz) / rate;
  const shrink = 10 ** (-3 / (fade * rate));
  const back = 2 * shrink * Math.cos(turn);
  const input = gain * Math.sin(turn);
  let one = 0;
  let two = 0;
  for (let i = 0; i < sum.length; i++) {
    const now = input * (by[i] ?? 0) + back * one - shrink * shrink * two;
    two = one;
    one = now;
    sum[i] = (sum[i] ?? 0) + now;
  }
}

/** Modes by what they are to the lowest: `[ratio, gain, fade]`. */
export function modesOf(hz: number, rows: readonly (readonly [number, number, number])[]): readonly Mode[] {
  return rows.map(([ratio, gain, fade]) => ({ hz: hz * ratio, gain, fade }));
}
