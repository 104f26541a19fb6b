import type { Text } from '../text.ts';

export const pages: Text['pages'] = {
  rulesWhy: 'Ce qu’on peut faire, chapitre par chapitre.',
  backToTurn: 'Revenir à votre tour',
  backToGame: 'Revenir à la partie',
  backToResult: 'Revenir au résultat',
  covered: 'Vos cartes sont masquées maintenant',
};
