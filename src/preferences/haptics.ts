import { preference } from './preference.ts';

/** Whether the device ticks under the finger. */
export const haptics = preference({ choices: { on: true, off: false }, usual: 'on' });
