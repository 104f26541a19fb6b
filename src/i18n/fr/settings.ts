import { LANGUAGE_NAMES } from '../languages.ts';
import type { Text } from '../text.ts';

const megabytes = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const settings: Text['settings'] = {
  title: 'Réglages',
  preferences: {
    language: {
      title: 'Langue',
      why: 'Pour cette tablette.',
      choices: { 'as the device': 'Appareil', ...LANGUAGE_NAMES },
    },
    textSize: {
      title: 'Taille du texte',
      why: 'En plus du réglage du navigateur.',
      choices: { '100 %': '100\u00a0%', '115 %': '115\u00a0%', '130 %': '130\u00a0%' },
    },
    coverAfter: {
      title: 'Masquage automatique',
      why: 'Quand personne ne touche la tablette pendant ce temps.',
      choices: {
        '15 s': '15\u00a0s',
        '30 s': '30\u00a0s',
        '45 s': '45\u00a0s',
        '2 min': '2\u00a0min',
        never: 'Jamais',
      },
    },
    computerSpeed: {
      title: 'Ordinateurs',
      why: 'Combien de temps chacun de leurs coups reste visible.',
      choices: { normal: 'Normal', fast: 'Rapide', instant: 'Immédiat' },
    },
    motion: {
      title: 'Mouvement',
      why: 'Cartes qui volent et wagons qui s’attellent, ou tout en place d’un coup.',
      choices: { 'as the device': 'Comme l’appareil', less: 'Moins' },
    },
    haptics: {
      title: 'Vibration',
      why: 'Une brève secousse quand on révèle des cartes, et quand une route est prise ou refusée.',
      choices: { on: 'Oui', off: 'Non' },
    },
    sound: {
      title: 'Son',
      why: 'Cartes, trains et cloches. Tout ce qui s’entend se voit aussi.',
      choices: { on: 'Oui', off: 'Non' },
    },
    volume: {
      title: 'Volume',
      why: 'Une part du volume de la tablette.',
      choices: {
        '20 %': '20\u00a0%',
        '40 %': '40\u00a0%',
        '60 %': '60\u00a0%',
        '80 %': '80\u00a0%',
        '100 %': '100\u00a0%',
      },
    },
    singleKeys: {
      title: 'Touches simples',
      why: 'Une lettre ou un chiffre vaut une commande, comme D pour prendre des cartes. Désactivez-les si on les presse par mégarde.',
      choices: { on: 'Oui', off: 'Non' },
    },
  },
  storage: {
    title: 'Stockage',
    used: (bytes) => `${megabytes.format(bytes / 1_000_000)}\u00a0Mo occupés.`,
    kept: 'Le navigateur promet de tout garder.',
    notKept: 'Le navigateur peut tout effacer si la place manque.',
    ask: 'Lui demander de tout garder',
    refused: 'Pas encore. Installez Railpass ou exportez vos parties pour ne rien risquer.',
  },
};
