import { preference } from './preference.ts';

/** How large words are, beside what the browser is set to. */
export const textSize = preference({
  choices: { '100 %': 1, '115 %': 1.15, '130 %': 1.3 },
  usual: '100 %',
});
