import type { RuleText } from '../../ruleText.ts';
import { cards, locomotives, points, some, spaces, tickets, trains } from '../amounts.ts';

export const differences: RuleText['differences'] = {
  title: 'Ce qui change ici',
  pair: (here, there) => `${here}, si vous connaissez «\u00a0${there}\u00a0»`,
  other: (there) => `Comparer avec «\u00a0${there}\u00a0»`,
  none: 'pas ici',
  trains: { label: 'Wagons', words: (f) => `${trains(f.trains)} chacun` },
  deck: { label: 'Pioche', words: ({ deck }) => `${cards(deck.all)}, dont ${locomotives(deck.locomotives)}` },
  sweep: {
    label: 'Cartes visibles',
    words: (f) =>
      f.sweepAt === null ? 'les locomotives peuvent s’accumuler' : `${locomotives(f.sweepAt)}, et tout est défaussé`,
  },
  empty: {
    label: 'Pioche vide',
    words: (f) =>
      f.drawNeedsDeck ? 'on ne peut plus choisir d’en prendre' : 'on peut encore prendre les cartes visibles',
  },
  lengths: {
    label: 'Routes',
    words: ({ points: all }) => {
      const last = all.at(-1);
      return last === undefined ? '' : `jusqu’à ${spaces(last.length)}, pour ${points(last.points)}`;
    },
  },
  triples: {
    label: 'Côte à côte',
    words: (f) => (f.triples > 0 ? `deux ou trois routes\u202f; ${f.triples} triples` : 'deux routes au plus'),
  },
  gifts: {
    label: 'Routes à «\u00a0+\u00a0»',
    words: (f) => `${f.gifts.routes}\u202f: prenez-en une, piochez jusqu’à ${f.gifts.most}`,
  },
  ferries: {
    label: 'Ferries',
    words: (f) => (f.pairsPay ? 'une locomotive ou une paire par symbole' : '1 locomotive par symbole'),
  },
  tunnels: { label: 'Tunnels', words: (f) => `${f.tunnels}\u202f; chacun peut coûter plus que prévu` },
  opening: {
    label: 'Premiers tickets',
    words: ({ opening }) =>
      opening.long > 0
        ? `${some(opening.long, 'grande destination', 'grandes destinations')} et ${tickets(opening.regular)}, en garder ${opening.keep}`
        : `${opening.regular}, en garder ${opening.keep}`,
  },
  refused: {
    label: 'Refusés au départ',
    words: ({ opening }) => (opening.leavesGame ? 'ils quittent la partie' : 'ils vont sous la pioche'),
  },
  decks: {
    label: 'Paquets de tickets',
    words: ({ tickets: { decks, all } }) =>
      decks.length === 0 ? `un seul, ${tickets(all)}` : decks.map((deck) => deck.tickets).join(' ou '),
  },
  stations: {
    label: 'Gares',
    words: (f) => `${f.stations?.each ?? 0} chacun\u202f; ${points(f.stations?.unused ?? 0)} par gare non bâtie`,
  },
  path: {
    label: 'Chemin le plus long',
    words: (f) => (f.longestPath === null ? 'seulement si sa carte bonus est en jeu' : points(f.longestPath)),
  },
  bonusCards: {
    label: 'Cartes bonus',
    words: (f) => `${f.bonusCards?.inPlay ?? 0} sur ${f.bonusCards?.all ?? 0} dans chaque partie`,
  },
};
