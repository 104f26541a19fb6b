import type { RuleText } from '../../ruleText.ts';
import { spaces } from '../amounts.ts';

export const doubles: RuleText['doubles'] = {
  title: 'Routes doubles',
  lede: 'Certaines villes sont reliées par deux routes côte à côte. Combien peuvent servir dépend du nombre de joueurs.',
  ledeTriple:
    'Certaines villes sont reliées par deux ou trois routes côte à côte. Combien peuvent servir dépend du nombre de joueurs.',
  none: 'Ce plateau n’a pas de route double.',
  chip: (f) => (f.triples > 0 ? `${f.doubles} doubles, ${f.triples} triples` : `${f.doubles} sur ce plateau`),
  own: 'Personne n’a jamais deux routes entre les deux mêmes villes, quelles que soient leurs couleurs.',
  doubleOpen: (players, open) =>
    open === 1
      ? `À ${players} joueurs, dès que l’une des deux est prise, l’autre est fermée à tous.`
      : `À ${players} joueurs, les deux peuvent servir, à deux joueurs différents.`,
  tripleOpen: (players, open, all) =>
    open === 1
      ? `Sur trois routes, à ${players} joueurs, une seule peut servir.`
      : open === all
        ? `Sur trois routes, à ${players} joueurs, toutes peuvent servir, chacune à un joueur différent.`
        : `Sur trois routes, à ${players} joueurs, ${open} peuvent servir, chacune à un joueur différent.`,
  computers: 'Ici aussi, les ordinateurs comptent comme des joueurs.',
  alongside: 'Des routes qui se longent un moment mais relient des villes différentes ne sont pas des routes doubles.',
  figure: {
    name: (from, to, length, few, many) =>
      `Exemple\u202f: ${from} et ${to} sont reliées par deux routes de ${spaces(length)}. À ${few} joueurs, la seconde est fermée dès que la première est prise. À ${many} joueurs, quelqu’un d’autre peut la prendre.`,
    route: (length) => `Deux routes de ${spaces(length)}`,
    players: (players) => `${players} joueurs`,
    closed: 'l’une prise, l’autre fermée',
    open: 'l’une prise, l’autre libre pour quelqu’un d’autre',
    caption:
      'Une seconde route entre les deux mêmes villes vous est toujours fermée, quel que soit le nombre de joueurs.',
  },
};
