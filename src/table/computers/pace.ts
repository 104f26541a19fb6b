import { computerSpeed } from '../../preferences/computerSpeed.ts';
import type { Preferences } from '../../preferences/list.ts';

type ComputerSpeed = Preferences['computerSpeed'];

/** How fast computers go on: asked anew before each pause. */
export interface Pace {
  readonly wait: (ms: number) => Promise<void>;
  readonly speed: () => ComputerSpeed;
}

/** The pace of this device's clock. */
export function paceOf(speed: () => ComputerSpeed): Pace {
  return { speed, wait: (ms) => new Promise((done) => setTimeout(done, ms)) };
}

/** Until what a computer has done has been seen. */
export async function letSee({ wait, speed }: Pace): Promise<void> {
  const ms = computerSpeed.choices[speed()].shown;
  if (ms > 0) await wait(ms);
}
