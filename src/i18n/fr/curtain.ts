import type { Text } from '../text.ts';
import { points, some } from './amounts.ts';

export const curtain: Text['curtain'] = {
  above: {
    'first turn': 'Passez la tablette à',
    'opening tickets': 'Passez la tablette à',
    turn: 'Passez la tablette à',
    again: 'Continuez,',
    beat: 'Un dernier regard,',
  },
  round: (round) => `Manche ${round}`,
  lastRound: (round) => `Manche ${round}, dernier tour`,
  beforeRounds: 'Avant la première manche',
  since: 'Depuis votre dernier tour',
  soFar: 'Jusqu’ici',
  nothingYet: 'Il ne s’est rien passé sur le plateau.',
  openingTickets: {
    title: 'Choisissez vos tickets',
    words: (deal, keep) =>
      `Vous recevez ${deal} tickets et en gardez au moins ${keep}. Chacun nomme deux villes à relier.`,
  },
  firstTurn: {
    title: 'Votre premier tour',
    words: (actions) => `À chaque tour, une seule action\u202f: ${actions}.`,
  },
  again: {
    title: 'Votre tour continue',
    words: 'Vos cartes ont été masquées au milieu de votre tour. Ce que vous avez fait reste fait.',
  },
  beat: {
    title: 'Votre tour est fini',
    words: 'Vous n’avez pas encore passé la tablette. Un dernier regard, puis passez-la.',
  },
  hold: {
    cards: 'Maintenir pour révéler',
    tickets: 'Maintenir pour voir vos tickets',
    open: 'Montrer les cartes',
    again: 'Touchez encore une fois',
    only: () => 'Personne d’autre ne doit voir l’écran.',
    everybody: 'Dans cette partie, toutes les mains sont ouvertes.',
    hint: 'Maintenez, ou touchez deux fois.',
    keys: 'Clavier\u202f: maintenez Espace, ou appuyez deux fois sur Entrée.',
    allWays: 'Maintenez, ou touchez deux fois. Au clavier, maintenez Espace ou appuyez deux fois sur Entrée.',
    twoTaps: {
      cards: 'Touchez deux fois pour révéler',
      tickets: 'Touchez deux fois pour voir vos tickets',
      hint: 'Touchez deux fois.',
      keys: 'Clavier\u202f: appuyez deux fois sur Entrée.',
      allWays: 'Touchez deux fois. Au clavier, appuyez deux fois sur Entrée.',
    },
    oneTap: {
      cards: 'Touchez pour révéler',
      tickets: 'Touchez pour voir vos tickets',
      hint: 'Touchez une seule fois.',
      keys: 'Clavier\u202f: appuyez sur Entrée.',
      allWays: 'Touchez une seule fois. Au clavier, appuyez sur Entrée.',
    },
  },
  look: 'Voir le plateau',
  menu: 'Menu',
  standings: 'Où en est la partie',
  standing: (name, score, left) => `${name}, ${points(score)}, ${some(left, 'wagon restant', 'wagons restants')}`,
  map: 'Carte avec les routes de tous',
  log: {
    title: 'Ce qui s’est passé',
    round: (round) => `Manche ${round}`,
    opening: 'Le début',
    empty: 'Rien encore. On choisit les premiers tickets.',
    show: 'Montrer sur le plateau',
  },
};
