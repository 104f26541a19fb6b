import type { RuleText } from '../../ruleText.ts';
import { cards, points, spaces, trains } from '../amounts.ts';
import { fromTo } from '../between.ts';
import { colored, colors } from '../colors.ts';

export const tunnels: RuleText['tunnels'] = {
  title: 'Tunnels',
  lede: 'Un tunnel peut coûter plus que son nombre de cases. Vous n’apprenez le prix qu’après avoir posé vos cartes.',
  none: 'Ce plateau n’a pas de tunnel\u00a0: une route coûte ce qu’elle montre.',
  chip: (f) => `${f.tunnels} sur ce plateau`,
  pay: 'Payez comme pour toute route\u00a0: une carte par case. Pas besoin de cartes en réserve.',
  turn: (f) => `On retourne les ${cards(f.tunnelCards)} du dessus de la pioche.`,
  owed: 'Chaque locomotive et chaque carte de la couleur payée vous en coûte 1 de plus\u00a0: de cette couleur, ou une locomotive.',
  choose:
    'Payez, et la route est à vous. Ou reprenez toutes vos cartes\u00a0: votre tour est fini. Vous pouvez renoncer même si vous pouviez payer.',
  nothing: 'Rien ne correspond\u00a0? La route est à vous aussitôt.',
  extra: 'Les cartes en plus ne demandent pas de wagons et ne rapportent rien.',
  onlyLocomotives:
    'Payé en locomotives seulement\u00a0? Alors seules les locomotives comptent, et seules des locomotives paient.',
  few: (f) =>
    `Moins de ${cards(f.tunnelCards)} en tout\u00a0? On retourne celles qui restent. Aucune\u00a0: le tunnel coûte sa longueur.`,
  discard:
    'Les cartes retournées vont à la défausse une fois le tunnel réglé, avant que les cartes visibles soient complétées.',
  rulings: {
    complete: 'Le paiement est complet avant que la première carte soit retournée, et ne change plus ensuite.',
    notDiscards: 'Les cartes posées sur la table ne sont pas encore dans la défausse.',
  },
  figure: {
    name: (from, to, route, paid, turned, owed, all) =>
      `Exemple\u00a0: ${fromTo(from, to)}. ${route}. Payé\u00a0: ${paid}. Retourné\u00a0: ${turned}. À payer\u00a0: ${owed} de plus. ${cards(all)} en tout.`,
    route: (color, length) => `Un tunnel ${colors[color]} de ${spaces(length)}`,
    pay: 'Vous posez',
    turned: (count) => `${cards(count)} retournées`,
    yours: 'votre couleur',
    other: 'autre couleur',
    locomotive: 'locomotive',
    cost: 'Le tunnel coûte',
    unit: (count) => (count < 2 ? 'carte' : 'cartes'),
    words: (paid, owed, color) =>
      `${paid} sur la table, et ${owed} de plus\u00a0: ${colored('carte', color)} ou locomotive.`,
    caption: (length, scores) =>
      `Toujours ${trains(length)} et ${points(scores)}. Les cartes en plus ne demandent pas de wagons et ne rapportent rien.`,
  },
};
