import type { FrontText } from '../frontText.ts';
import { cards, locomotives, trains } from './amounts.ts';
import { fromTo } from './between.ts';
import { colors } from './colors.ts';
import { computers } from './computers.ts';
import { deckList } from './deckList.ts';
import { de } from './elision.ts';
import { fileFaults } from './fileFaults.ts';
import { files } from './files.ts';
import { saves } from './saves.ts';
import { setup } from './setup.ts';

/** The words of everything around a game, in French. */
export const front: FrontText = {
  language: 'fr',
  app: {
    name: 'Railpass',
    title: 'Railpass\u202f: une course ferroviaire sur une tablette',
    tagline: 'Une course ferroviaire pour une tablette et toute une tablée.',
  },
  home: {
    poster: 'Un train à vapeur et ses quatre voitures franchissent un viaduc au-dessus d’un lac, devant des montagnes.',
    ways: 'Façons de jouer',
    together: 'Jouer ensemble',
    togetherFor: (least, most) => `${least} à ${most} personnes, une tablette`,
    alone: 'Jouer en solo',
    aloneFor: 'Vous et 2 ordinateurs',
    watch: 'Voir une partie',
    watchFor: '4 ordinateurs, à votre rythme',
    sound: 'Son',
    settings: 'Réglages',
    howTo: {
      collect: 'Réunissez des cartes wagon d’une même couleur.',
      pay: 'Jouez-les pour prendre une route avec vos wagons.',
      join: 'Reliez les villes de vos tickets secrets.',
    },
    rules: 'Règles',
    boards: 'Choisissez un plateau',
    network: (board) => `Carte du réseau\u202f: ${board}`,
    newOn: (board, special) => `${board}. ${special}. Nouvelle partie.`,
  },
  cards: {
    colors,
    locomotive: 'Locomotive',
    wagons: {
      red: 'Fourgon postal',
      orange: 'Wagon-écurie',
      yellow: 'Wagon céréalier',
      green: 'Wagon à grumes',
      blue: 'Wagon-citerne',
      purple: 'Wagon-lit',
      black: 'Wagon à charbon',
      white: 'Wagon frigorifique',
    },
  },
  board: {
    comma: ', ',
    label: (board) =>
      `Plateau ${board}. Les flèches vont de ville en ville, Entrée donne la liste des routes d’une ville.`,
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    fit: 'Plateau entier',
    holdToSeeTaken: 'Maintenir pour ne voir que les routes prises.',
    taken: (taken, all, by) =>
      taken === 0
        ? `Aucune des ${all} routes n’est prise.`
        : `${taken} des ${all} routes ${taken === 1 ? 'est prise' : 'sont prises'}\u202f: ${by.map(([player, routes]) => `${player} ${routes}`).join(', ')}.`,
    close: 'Fermer',
    whichRoute: 'Quelle route\u202f?',
    routesOf: (city) => `Routes ${de(city)}`,
    fromTo,
    trains,
    anyColor: 'couleur au choix',
    kinds: { tunnel: 'tunnel', ferry: 'ferry' },
    needs: (engines) => `demande ${locomotives(engines)}`,
    drawBonus: (count) => `donne ${cards(count)}`,
    free: 'libre',
    closed: 'fermée dans cette partie',
    claimedBy: (player) => `prise par ${player}`,
    affordable: 'vous pouvez la payer',
    helpful: 'sur le chemin de vos tickets',
    stationOf: (player) => `gare ${de(player)}`,
    onTicket: 'sur un de vos tickets',
    polarCircle: 'Cercle polaire',
    beyondPolarCircle: 'au-delà du cercle polaire',
    capital: 'capitale',
  },
  offline: {
    ready: 'Prêt hors ligne',
    downloading: 'Téléchargement',
    offline: 'Hors ligne',
    onlineOnly: 'En ligne seulement',
  },
  install: {
    title: 'Gardez Railpass sur cette tablette.',
    why: 'Il s’ouvre en plein écran et se joue sans connexion.',
    button: 'Installer',
    sharing: 'Touchez Partager, puis «\u00a0Sur l’écran d’accueil\u00a0».',
    sharingWhy:
      'L’application garde ses parties à part, et Safari peut effacer celles d’ici après 7 jours sans visite\u202f: exportez-les pour les emporter.',
    dismiss: 'Plus tard',
  },
  update: {
    title: 'Une nouvelle version est là.',
    why: 'Cela prend une seconde.',
    button: 'Mettre à jour',
  },
  files,
  setup,
  fileFaults,
  deckList,
  saves,
  computers,
};
