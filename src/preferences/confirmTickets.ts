import { preference } from './preference.ts';

/** Whether somebody who wants new tickets is asked once more: they cannot be given back. */
export const confirmTickets = preference({ choices: { on: true, off: false }, usual: 'on' });
