import type { RuleText } from '../../ruleText.ts';
import { cards, points, spaces, trains } from '../amounts.ts';
import { fromTo } from '../between.ts';
import { colored, colors } from '../colors.ts';

export const tunnels: RuleText['tunnels'] = {
  title: 'Tunnels',
  lede: 'Un tunnel peut coûter plus que son nombre de cases. Vous n’apprenez le prix qu’après avoir posé vos cartes.',
  none: 'Ce plateau n’a pas de tunnel\u202f: une route coûte ce qu’elle montre.',
  chip: (f) => `${f.tunnels} sur ce plateau`,
  pay: 'Payez comme pour toute route\u202f: une carte par case. Pas besoin de cartes en réserve.',
  turn: (f) => `On retourne les ${cards(f.tunnelCards)} du dessus de la pioche.`,
  owed: 'Chaque locomotive et chaque carte de la couleur payée vous en coûte 1 de plus\u202f: de cette couleur, ou une locomotive.',
  choose:
    'Payez, et la route est à vous. Ou reprenez toutes vos cartes\u202f: votre tour est fini. Vous pouvez renoncer même si vous pouviez payer.',
  nothing: 'Rien ne correspond\u202f? La route est à vous aussitôt.',
  extra: 'Les cartes en plus ne demandent pas de wagons et ne rapportent rien.',
  onlyLocomotives:
    'Payé en locomotives seulement\u202f? Alors seules les locomotives comptent, et seules des locomotives paient.',
  few: (f) =>
    `Moins de ${cards(f.tunnelCards)} en tout\u202f? On retourne celles qui restent. Aucune\u202f: le tunnel coûte sa longueur.`,
  discard:
    'Les cartes retournées vont à la défausse une fois le tunnel réglé, avant que les cartes visibles soient complétées.',
  rulings: {
    complete: 'Le paiement est complet avant que la première carte soit retournée, et ne change plus ensuite.',
    notDiscards: 'Les cartes posées sur la table ne sont pas encore dans la défausse.',
  },
  figure: {
    name: (from, to, route, paid, turned, owed, all) =>
      `Exemple\u202f: ${fromTo(from, to)}. ${route}. Payé\u202f: ${paid}. Retourné\u202f: ${turned}. À payer\u202f: ${owed} de plus. ${cards(all)} en tout.`,
    route: (color, length) => `Un tunnel ${colors[color]} de ${spaces(length)}`,
    pay: 'Vous posez',
    turned: (count) => `${cards(count)} retournées`,
    yours: 'votre couleur',
    other: 'autre couleur',
    locomotive: 'locomotive',
    cost: 'Le tunnel coûte',
    unit: (count) => (count < 2 ? 'carte' : 'cartes'),
    words: (paid, owed, color) =>
      `${paid} sur la table, et ${owed} de plus\u202f: ${colored('carte', color)} ou locomotive.`,
    caption: (length, scores) =>
      `Toujours ${trains(length)} et ${points(scores)}. Les cartes en plus ne demandent pas de wagons et ne rapportent rien.`,
  },
};
