import type { RuleText } from '../../ruleText.ts';
import { cards, points, some, spaces, trains } from '../amounts.ts';
import { fromTo } from '../between.ts';

const symbols = (count: number) => some(count, 'symbole', 'symboles');

export const ferries: RuleText['ferries'] = {
  title: 'Ferries',
  lede: 'Un ferry porte des symboles de locomotive sur certaines cases. Ils demandent des locomotives.',
  ledePairs:
    'Un ferry porte des symboles de locomotive sur certaines cases. Ils demandent des locomotives, ou des paires.',
  none: 'Ce plateau n’a pas de ferry\u202f: aucune route ne demande de locomotive.',
  chip: (f) => `${f.ferries} sur ce plateau`,
  engine: 'Payez une locomotive pour chaque symbole.',
  enginePair: 'Pour chaque symbole, payez une locomotive, ou une paire\u202f: deux cartes wagon de même couleur.',
  rest: 'Les autres cases acceptent une couleur au choix. Là aussi, une locomotive vaut n’importe quelle couleur.',
  pairColors:
    'Les paires peuvent être de n’importe quelle couleur\u202f: pareilles, différentes, ou de la couleur des autres cases.',
  dearer:
    'Une paire, ce sont deux cartes pour une case. Un ferry peut donc coûter plus de cartes qu’il n’a de cases, jamais plus de wagons.',
  exact: 'Payez le compte exact\u202f: pas une carte de trop.',
  grey: 'Sans locomotive, pas de ferry, même avec beaucoup de cartes d’une couleur.',
  rulings: {
    pair: 'Une paire, ce sont deux cartes ordinaires. Une locomotive paie un symbole à elle seule\u202f; elle n’est pas une moitié de paire.',
  },
  figure: {
    name: (from, to, engines, length, paid, all, scores) =>
      `Exemple\u202f: ${fromTo(from, to)}, un ferry de ${spaces(length)} avec ${symbols(engines)} de locomotive. Payé\u202f: ${paid}, ${cards(all)} en tout. ${trains(length)}, ${points(scores)}.`,
    route: (length, engines) => `Un ferry de ${spaces(length)}, ${symbols(engines)}`,
    engines: 'Pour les symboles',
    rest: 'Pour les autres cases',
    cost: 'Le ferry coûte',
    unit: (count) => (count < 2 ? 'carte' : 'cartes'),
    caption: (length, scores) => `Il prend ${trains(length)} et rapporte ${points(scores)}.`,
  },
};
