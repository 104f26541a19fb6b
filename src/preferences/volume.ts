import { preference } from './preference.ts';

/** As a share of the loudest. */
export const volume = preference({
  choices: { '20 %': 0.2, '40 %': 0.4, '60 %': 0.6, '80 %': 0.8, '100 %': 1 },
  usual: '60 %',
  matters: ({ sound }) => sound,
});
