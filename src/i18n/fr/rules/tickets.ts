import type { RuleText } from '../../ruleText.ts';
import { points, tickets as some } from '../amounts.ts';
import { fromTo } from '../between.ts';

export const tickets: RuleText['tickets'] = {
  title: 'Tickets',
  lede: 'Un ticket nomme deux villes. Reliez-les par vos routes\u202f: il rapporte ses points. Sinon, vous les perdez.',
  chip: (f) =>
    f.tickets.long > 0
      ? `${f.tickets.all - f.tickets.long} et ${f.tickets.long} grandes destinations`
      : some(f.tickets.all),
  draw: ({ draw }) =>
    `Piochez-en ${draw.deal} sur le dessus de la pioche de tickets, regardez-les, et gardez-en au moins ${draw.keep}. C’est tout votre tour.`,
  fewer: (f) => `Il en reste moins de ${f.draw.deal}\u202f? Piochez ceux-là. S’il n’en reste qu’un, il faut le garder.`,
  refused: 'Ceux que vous ne gardez pas vont face cachée sous la pioche de tickets.',
  empty: 'Quand la pioche de tickets est vide, personne ne peut piocher de tickets.',
  join: 'Peu importe par où passent vos routes, et quand vous les avez prises.',
  joinStation:
    'Peu importe par où passent vos routes, et quand vous les avez prises. Une route empruntée par une gare aide aussi.',
  keep: 'Un ticket gardé reste jusqu’à la fin. Vous pouvez en avoir autant que vous voulez.',
  secret:
    'Les tickets sont secrets jusqu’au décompte final, réussis ou non. Le score affiché jusque-là est celui des routes.',
  grand: (changed) =>
    `Le paquet se choisit au départ\u202f: le grand contient les tickets classiques et d’autres. ${some(changed)} y ${changed < 2 ? 'a' : 'ont'} une autre valeur, celle que l’application affiche.`,
  rulings: {
    order: 'Les tickets refusés vont sous la pioche dans l’ordre où ils ont été proposés.',
  },
  figure: {
    name: (from, to, value) =>
      `Exemple\u202f: le ticket ${fromTo(from, to)}. Relié\u202f: plus ${value}. Non relié\u202f: moins ${value}.`,
    ticket: 'Votre ticket',
    joined: 'Relié à la fin',
    failed: 'Non relié',
    unit: (value) => (value < 2 ? 'point' : 'points'),
    apart: (value) => `Entre les deux, l’écart est de ${points(2 * value)}.`,
  },
};
