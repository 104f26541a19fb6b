import { preference } from './preference.ts';

/** By day, by night, or null: as the device is set. */
export const theme = preference({
  choices: { 'as the device': null, light: 'light' as const, dark: 'dark' as const },
  usual: 'as the device',
});
