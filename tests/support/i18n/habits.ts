/** What is told of a language, to see whether its words keep to it. */
export interface Habits {
  /** Entries whose words are the same in English. */
  readonly sameAsEnglish: readonly string[];
  /** Words that are told as English below, but are words of this language too. */
  readonly ownWords: readonly string[];
  /** What its words never have, by what is wrong. */
  readonly faults: Readonly<Record<string, RegExp>>;
}

/** No English sentence does without one of these. */
export const ENGLISH_WORDS: readonly string[] = [
  ...['a', 'an', 'the', 'this', 'that', 'these', 'those', 'it', 'its', 'your', 'yours', 'you', 'my', 'mine', 'their'],
  ...['of', 'with', 'without', 'from', 'to', 'in', 'into', 'on', 'at', 'by', 'for', 'over', 'under', 'beside', 'than'],
  ...['and', 'or', 'but', 'not', 'no', 'none', 'nobody', 'nothing', 'any', 'all', 'every', 'each', 'both', 'more'],
  ...['is', 'are', 'was', 'were', 'be', 'been', 'has', 'have', 'had', 'can', 'cannot', 'could', 'would', 'may', 'will'],
  ...[
    'take',
    'takes',
    'took',
    'taken',
    'claim',
    'claimed',
    'draw',
    'drew',
    'keep',
    'kept',
    'pay',
    'pays',
    'play',
    'hold',
  ],
  ...['card', 'cards', 'train', 'deck', 'hand', 'hands', 'board', 'game', 'games', 'turn', 'turns', 'round', 'player'],
  ...[
    'city',
    'cities',
    'colour',
    'space',
    'spaces',
    'way',
    'ways',
    'left',
    'lost',
    'done',
    'short',
    'free',
    'yet',
    'now',
  ],
  ...['first', 'second', 'last', 'next', 'other', 'others', 'another', 'only', 'once', 'here', 'there', 'when', 'who'],
  ...['red', 'yellow', 'green', 'blue', 'black', 'white', 'choose', 'see', 'show', 'close', 'back', 'saved', 'file'],
];
