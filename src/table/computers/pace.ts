import type { ComputerSpeed } from '../preferences.ts';

/** How fast computers go on: asked anew before each pause. */
export interface Pace {
  readonly wait: (ms: number) => Promise<void>;
  readonly speed: () => ComputerSpeed;
}

const SHOWN_MS: Readonly<Record<ComputerSpeed, number>> = { normal: 1_200, fast: 500, instant: 0 };

/** The pace of this device's clock. */
export function paceOf(speed: () => ComputerSpeed): Pace {
  return { speed, wait: (ms) => new Promise((done) => setTimeout(done, ms)) };
}

/** Until what a computer has done has been seen. */
export async function letSee({ wait, speed }: Pace): Promise<void> {
  const ms = SHOWN_MS[speed()];
  if (ms > 0) await wait(ms);
}
