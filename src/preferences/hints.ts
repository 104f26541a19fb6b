import { preference } from './preference.ts';

/** Whether a hint can be asked for in the games that are begun from now on. */
export const hints = preference({ choices: { off: false, 'on request': true }, usual: 'on request' });
