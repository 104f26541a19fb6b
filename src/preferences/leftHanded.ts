import { preference } from './preference.ts';

/** Whether what is pressed most lies at the left. */
export const leftHanded = preference({ choices: { on: true, off: false }, usual: 'off' });
