import { preference } from './preference.ts';

/** Whether the screen stays lit during a game. */
export const keepAwake = preference({ choices: { on: true, off: false }, usual: 'on' });
