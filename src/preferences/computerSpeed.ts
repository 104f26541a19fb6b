import { preference } from './preference.ts';

/**
 * In milliseconds: how long a computer's route is only lit before its trains stand there, and how long what it did is
 * shown before the game goes on.
 */
export const computerSpeed = preference({
  choices: {
    normal: { choosing: 400, shown: 1_200 },
    fast: { choosing: 170, shown: 500 },
    instant: { choosing: 0, shown: 0 },
  },
  usual: 'normal',
  matters: ({ computers }) => computers,
});
