import { preference } from './preference.ts';

/**
 * In milliseconds: how long a computer's route is only lit before its trains stand there, and how long what it did is
 * shown before the pause. `rate`: how long each movement takes, as a part of its usual time.
 */
export const computerSpeed = preference({
  choices: {
    normal: { choosing: 400, shown: 900, rate: 1 },
    fast: { choosing: 170, shown: 200, rate: 0.42 },
    instant: { choosing: 0, shown: 0, rate: 0 },
  },
  usual: 'normal',
});
