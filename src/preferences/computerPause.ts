import { preference } from './preference.ts';

/** After how many milliseconds computers go on when a move of theirs was shown. Null: when somebody presses. */
export const computerPause = preference({ choices: { short: 300, long: 1_200, tap: null }, usual: 'short' });
