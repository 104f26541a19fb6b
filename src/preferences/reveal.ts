import { preference } from './preference.ts';

/** What opens a covered hand. Whoever cannot hold may always tap twice. */
export const reveal = preference({
  choices: { hold: 'hold' as const, 'two taps': 'two taps' as const, 'one tap': 'one tap' as const },
  usual: 'hold',
});
