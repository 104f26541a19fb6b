import { preference } from './preference.ts';

/** Whether nothing travels over the screen, whatever the device says. */
export const motion = preference({ choices: { 'as the device': false, less: true }, usual: 'as the device' });
