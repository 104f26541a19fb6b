import type { RuleText } from '../../ruleText.ts';
import { points, trains } from '../amounts.ts';

export const howTo: RuleText['howTo'] = {
  title: 'Comment jouer',
  minutes: '3 minutes',
  lede: 'Tout le jeu en bref. Le reste est dans les chapitres.',
  goal: {
    title: 'Construisez votre réseau',
    words:
      'Prenez des routes entre les villes, reliez celles de vos tickets secrets, et ayez le plus de points à la fin.',
  },
  turn: {
    title: 'Une seule action par tour',
    words: (actions) => `À votre tour, choisissez\u202f: ${actions}. Puis la tablette passe au suivant.`,
    draw: 'prendre des cartes',
    claim: 'prendre une route',
    tickets: 'piocher des tickets',
    station: 'bâtir une gare',
  },
  collect: {
    title: 'Réunissez des couleurs',
    words: (f) =>
      `Prenez jusqu’à ${f.cardsPerTurn} cartes wagon\u202f: parmi les ${f.faceUp} cartes visibles, ou à l’aveugle dans la pioche. Une locomotive vaut n’importe quelle couleur, mais prise parmi les visibles, c’est la seule carte de votre tour.`,
  },
  claim: {
    title: 'Prenez une route',
    words: (length, scores) =>
      `Payez autant de cartes que la route a de cases, toutes de sa couleur\u202f; une route grise accepte une couleur au choix. Elle est alors à vous pour de bon. Les longues rapportent le plus\u202f: ${length} cases valent ${points(scores)}.`,
  },
  tickets: {
    title: 'Gardez vos tickets secrets',
    words:
      'Un ticket relié à la fin ajoute ses points. Un ticket non relié les retire. Vous pouvez en piocher d’autres à chaque tour.',
  },
  special: {
    title: 'Sur ce plateau',
    doubles: 'Entre certaines villes, deux routes vont côte à côte\u202f: à peu de joueurs, une seule peut servir.',
    tunnels: 'Pour un tunnel, on retourne des cartes de la pioche\u202f: il peut coûter plus que prévu.',
    ferries: 'Un ferry demande une locomotive pour chaque symbole de locomotive.',
    pairFerries: 'Un ferry demande une locomotive, ou une paire de même couleur, pour chaque symbole de locomotive.',
    stations: 'À la fin, une gare emprunte une route d’un autre joueur pour vos tickets.',
    gifts: 'Les routes marquées d’un plus vous donnent des cartes quand vous les prenez.',
    bonusCards: (inPlay) =>
      `${inPlay} cartes bonus sont visibles. À la fin, chacune revient à qui a le plus de ce qu’elle compte.`,
  },
  end: {
    title: 'La fin',
    words: (f) =>
      `Quand il reste ${trains(f.lastRoundAt)} ou moins à quelqu’un à la fin de son tour, chacun joue encore une fois. Puis tous les tickets sont retournés.`,
    path: (value) => `Le chemin le plus long rapporte ${points(value)} de plus.`,
  },
};
