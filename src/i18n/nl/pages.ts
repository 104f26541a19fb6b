import type { Text } from '../text.ts';

export const pages: Text['pages'] = {
  rulesWhy: 'Wat er mag, hoofdstuk voor hoofdstuk.',
  backToTurn: 'Terug naar je beurt',
  backToGame: 'Terug naar het spel',
  backToResult: 'Terug naar de uitslag',
  covered: 'Je kaarten zijn nu afgedekt',
};
