import type { FrontText } from '../frontText.ts';

export const files: FrontText['files'] = {
  outOfDate: {
    title: 'Cette page n’est plus à jour.',
    why: 'Une version plus récente de Railpass tourne sur cet appareil. Vos parties sont conservées\u202f: rechargez pour continuer.',
  },
  missing: {
    title: 'Il manque une partie de Railpass.',
    why: 'Impossible de la charger. Vos parties sont conservées\u202f: rechargez pour réessayer.',
  },
  reload: 'Recharger',
  noConnection: 'Pas de connexion\u202f: la page reste comme elle est. Réessayez plus tard.',
};
