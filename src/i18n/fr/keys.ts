import type { Text } from '../text.ts';

export const keys: Text['keys'] = {
  title: 'Clavier',
  why: 'Ce qu’un clavier peut faire pendant une partie.',
  off: 'Les raccourcis d’une seule touche sont désactivés dans les réglages.',
  inTurn: 'Pendant votre tour',
  onBoard: 'Sur le plateau',
  atCurtain: 'En prenant la tablette',
  confirm: 'Appuyer sur le bouton doré',
  zoomIn: 'Agrandir',
  zoomOut: 'Réduire',
  fit: 'Montrer le plateau entier',
  walk: 'Aller de ville en ville',
  openCity: 'Ouvrir les routes de la ville',
  hold: 'Maintenir pour révéler vos cartes',
  twice: 'Appuyer deux fois pour révéler vos cartes',
  names: {
    Escape: 'Échap',
    Enter: 'Entrée',
    Space: 'Espace',
    ArrowLeft: '←',
    ArrowRight: '→',
    ArrowUp: '↑',
    ArrowDown: '↓',
  },
  spoken: {
    ArrowLeft: 'Gauche',
    ArrowRight: 'Droite',
    ArrowUp: 'Haut',
    ArrowDown: 'Bas',
  },
};
