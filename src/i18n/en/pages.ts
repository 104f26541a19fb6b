/** Pages that lie above a game, and the way back from them. */
export const pages = {
  rulesWhy: 'What one may do, chapter by chapter.',
  backToTurn: 'Back to your turn',
  backToGame: 'Back to the game',
  backToResult: 'Back to the result',
  covered: 'Your cards are covered now',
} as const;
