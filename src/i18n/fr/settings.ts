import { LANGUAGE_NAMES } from '../languages.ts';
import type { Text } from '../text.ts';
import { de } from './elision.ts';

const megabytes = new Intl.NumberFormat('fr', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const size = (bytes: number) =>
  bytes > 0 && bytes < 100_000
    ? `${Math.ceil(bytes / 1_000)}\u00a0ko`
    : `${megabytes.format(bytes / 1_000_000)}\u00a0Mo`;
const games = (count: number) => (count < 2 ? `${count} partie` : `${count} parties`);
const onOff = { on: 'Oui', off: 'Non' } as const;

export const settings: Text['settings'] = {
  title: 'Réglages',
  menuWhy: 'Langue, taille, son, et ce qui est gardé ici.',
  atOnce: 'Tout prend effet aussitôt',
  parts: 'Sections',
  tablet: {
    title: 'Cette tablette',
    why: 'Pour tous ceux qui y jouent',
    region: 'Cette tablette, mêmes réglages pour tous',
    look: 'Apparence',
    handingOver: 'Passage de la tablette',
    computers: 'Ordinateurs et aides',
    sound: 'Son et toucher',
    keyboard: 'Clavier',
    allKeys: 'Toutes les touches',
    keysKey: '?',
    neverCovered: 'Tout le monde peut regarder',
  },
  preferences: {
    language: {
      title: 'Langue',
      why: 'Accueil et nouveaux joueurs',
      choices: { 'as the device': 'Celle de l’appareil', ...LANGUAGE_NAMES },
    },
    textSize: {
      title: 'Taille du texte',
      choices: { '100 %': '100', '115 %': '115', '130 %': '130\u00a0%' },
    },
    largerSymbols: { title: 'Symboles plus grands', why: 'Sur les cartes et les routes', choices: onOff },
    leftHanded: { title: 'Pour gauchers', why: 'Boutons à gauche', choices: onOff },
    theme: { title: 'Thème', choices: { 'as the device': 'De l’appareil', light: 'Clair', dark: 'Sombre' } },
    motion: { title: 'Animations', choices: { 'as the device': 'De l’appareil', less: 'Réduites' } },
    reveal: {
      title: 'Révéler mes cartes',
      choices: { hold: 'Maintenir', 'two taps': 'Deux appuis', 'one tap': 'Un appui' },
    },
    coverAfter: {
      title: 'Les masquer après',
      why: 'Sans toucher l’écran',
      choices: { '15 s': '15\u00a0s', '45 s': '45\u00a0s', '2 min': '2\u00a0min', never: 'Jamais' },
    },
    keepAwake: { title: 'Garder l’écran allumé', why: 'Pendant une partie', choices: onOff },
    confirmTickets: {
      title: 'Confirmer avant de piocher des tickets',
      why: 'On ne peut pas les rendre',
      choices: onOff,
    },
    computerSpeed: { title: 'Vitesse', choices: { normal: '1×', fast: '2×', instant: 'Direct' } },
    computerPause: {
      title: 'Pause',
      why: 'Après chaque coup',
      choices: { short: 'Courte', long: 'Longue', tap: 'Toucher' },
    },
    hints: {
      title: 'Aides',
      why: 'Dans les nouvelles parties',
      choices: { off: 'Non', 'on request': 'Sur demande' },
    },
    sound: { title: 'Son', why: 'Suit le mode silencieux', choices: onOff },
    volume: {
      title: 'Volume',
      choices: {
        '0 %': '0\u00a0%',
        '10 %': '10\u00a0%',
        '20 %': '20\u00a0%',
        '30 %': '30\u00a0%',
        '40 %': '40\u00a0%',
        '50 %': '50\u00a0%',
        '60 %': '60\u00a0%',
        '70 %': '70\u00a0%',
        '80 %': '80\u00a0%',
        '90 %': '90\u00a0%',
        '100 %': '100\u00a0%',
      },
    },
    haptics: { title: 'Vibrations', why: 'En révélant sa main, en prenant une route', choices: onOff },
    singleKeys: { title: 'Raccourcis d’une touche', why: 'Une lettre ou un chiffre suffit', choices: onOff },
  },
  players: {
    title: 'Chaque joueur',
    why: 'Suit la main de chacun',
    tabs: 'Joueurs',
    tab: (name, marked) => `${name}, ${marked}`,
    computerTab: (name, marked) => `${name}, ${marked}, ordinateur`,
    newcomers: 'Nouveaux joueurs',
    computers: 'Les ordinateurs n’ont besoin d’aucun réglage.',
    languageOf: (name) => `Langue ${de(name)}`,
    textSizeOf: (name) => `Taille du texte ${de(name)}`,
    toAll: 'Appliquer à tous les joueurs',
    given: (name) => `Tous les joueurs ont maintenant les réglages ${de(name)}.`,
    undo: 'Annuler',
    speaks: (name) => `Langue ${de(name)}\u202f: français`,
    tabletSpeaks: 'Langue\u202f: français',
  },
  kept: {
    title: 'Gardé sur cette tablette',
    size,
    holds: (count, open) =>
      open === 0 ? `${games(count)} et l’application` : `${games(count)}, dont ${open} à reprendre, et l’application`,
    bar: (app, saved, of) => `Application ${size(app)}, parties ${size(saved)}, sur ${size(of)}`,
    promised: 'Le navigateur promet de tout garder.',
    notPromised: 'Le navigateur peut tout effacer si la place manque.',
    sevenDays: 'Safari peut tout effacer après 7 jours sans visite. Installez l’application ou exportez.',
    ask: 'Lui demander de tout garder',
    refused: 'Pas encore. Installez Railpass ou exportez vos parties pour ne rien risquer.',
    export: 'Tout exporter',
    exported: (file, bytes) => `${file}, ${size(bytes)}`,
    nothingToExport: 'Il n’y a pas encore de partie à exporter.',
    delete: 'Tout supprimer',
    sure: (count, open) =>
      open === 0
        ? `Supprimer ${games(count)} et tous les réglages\u202f?`
        : `Supprimer ${games(count)}, dont ${open} à reprendre, et tous les réglages\u202f?`,
    sureOfSettings: 'Supprimer tous les réglages\u202f?',
    exportFirst: 'Exporter d’abord',
    go: 'Supprimer',
    keep: 'Garder',
    last: 'C’est irréversible.',
    hold: 'Maintenir pour tout supprimer',
    again: 'Appuyez encore une fois sur Entrée',
    holdHow: 'Maintenez une seconde et demie, ou appuyez deux fois sur Entrée.',
    notDeleted: 'Le navigateur ne laisse pas Railpass supprimer ses parties. Réessayez dans un instant.',
  },
  about: {
    title: 'À propos',
    version: (version, offline) => `Railpass ${version}, ${offline}`,
    offline: {
      ready: 'prêt hors ligne',
      downloading: 'en téléchargement',
      offline: 'hors ligne',
      onlineOnly: 'en ligne seulement',
    },
    licences: 'Licences',
    licencesWhy: 'Railpass, c’est aussi tout cela. Merci.',
    strength: 'Force des ordinateurs',
    strengthWhy:
      'Combien de parties chaque niveau gagne contre celui d’en dessous, à deux joueurs. Mesuré, pas promis.',
    levels: {
      normal: 'Normal contre Facile',
      hard: 'Difficile contre Normal',
      expert: 'Expert contre Difficile',
    },
    share: (percent) => `${percent}\u00a0%`,
    games: (count) => `sur ${games(count)}`,
  },
};
