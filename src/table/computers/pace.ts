import { computerPause } from '../../preferences/computerPause.ts';
import { computerSpeed } from '../../preferences/computerSpeed.ts';
import type { Preferences } from '../../preferences/list.ts';

/** How computers go on, as a device was told. */
type Reins = Pick<Preferences, 'computerSpeed' | 'computerPause'>;

/** How fast computers go on: asked anew before each pause. */
export interface Pace {
  readonly wait: (ms: number) => Promise<void>;
  readonly reins: () => Reins;
}

/** The pace of this device's clock. */
export function paceOf(reins: () => Reins): Pace {
  return { reins, wait: (ms) => new Promise((done) => setTimeout(done, ms)) };
}

export const USUAL_REINS: Reins = { computerSpeed: computerSpeed.usual, computerPause: computerPause.usual };

/** Until what a computer has done has been seen; `press`: until somebody presses. */
export async function letSee({ wait, reins }: Pace, press: () => Promise<void>): Promise<void> {
  const { computerSpeed: speed, computerPause: pause } = reins();
  const ms = computerPause.choices[pause];
  const { shown } = computerSpeed.choices[speed];
  if (ms === null) await press();
  // Whoever skips what is shown waits for nothing.
  else if (shown > 0) await wait(shown + ms);
}
