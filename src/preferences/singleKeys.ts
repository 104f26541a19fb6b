import { preference } from './preference.ts';

/** Whether a key of one character is a command. Enter, Escape and the arrows always are. */
export const singleKeys = preference({ choices: { on: true, off: false }, usual: 'on' });
