import { preference } from './preference.ts';

export const sound = preference({ choices: { on: true, off: false }, usual: 'on' });
