import type { FrontText } from '../frontText.ts';

export const files: FrontText['files'] = {
  outOfDate: {
    title: 'Cette page n’est plus à jour.',
    why: 'Un Railpass plus récent tourne sur cet appareil. Les parties enregistrées restent\u00a0: rechargez pour continuer.',
  },
  missing: {
    title: 'Il manque une partie de Railpass.',
    why: 'Impossible de la charger. Les parties enregistrées restent\u00a0: rechargez pour réessayer.',
  },
  reload: 'Recharger',
  noConnection: 'Sans connexion, la page reste comme elle est. Réessayez plus tard.',
};
