import { preference } from './preference.ts';

/** Whether the symbols of the colours are larger, on cards and on routes. */
export const largerSymbols = preference({ choices: { on: true, off: false }, usual: 'off' });
