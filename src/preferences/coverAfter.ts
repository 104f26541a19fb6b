import { preference } from './preference.ts';

/** After how many milliseconds a hand that nobody touches is covered. Null: it is never covered for that. */
export const coverAfter = preference({
  choices: { '15 s': 15_000, '45 s': 45_000, '2 min': 120_000, never: null },
  usual: '45 s',
});
