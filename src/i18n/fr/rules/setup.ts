import type { RuleText } from '../../ruleText.ts';
import { cards, locomotives, some, stations, tickets, trains } from '../amounts.ts';

export const setup: RuleText['setup'] = {
  title: 'Mise en place',
  lede: 'L’application distribue. Voici ce que chacun reçoit, et ce qu’on choisit avant le premier tour.',
  players: ({ players }) => `De ${players.least} à ${players.most} joueurs. Un ordinateur en est un.`,
  pieces: (f) =>
    f.stations === null
      ? `Chacun a ${trains(f.trains)}.`
      : `Chacun a ${trains(f.trains)} et ${stations(f.stations.each)}.`,
  deck: ({ deck }) =>
    `La pioche compte ${cards(deck.all)}\u202f: ${deck.perColor} cartes wagon de chacune des ${deck.colors} couleurs, et ${locomotives(deck.locomotives)}.`,
  deal: (f) =>
    `On la mélange, chacun reçoit ${cards(f.openingHand)}, et ${f.faceUp} autres sont retournées à côté\u202f: les cartes visibles.`,
  bonusCards: (all, inPlay) =>
    `Sur les ${all} cartes bonus, ${inPlay} sont tirées et posées à la vue de tous. Les autres quittent la partie.`,
  tickets: ({ opening }) => `Chacun reçoit ${tickets(opening.regular)} et en garde au moins ${opening.keep}.`,
  longTickets: ({ opening }) =>
    `Chacun reçoit ${some(opening.long, 'grande destination', 'grandes destinations')} et ${tickets(opening.regular)}, et en garde au moins ${opening.keep} sur les ${opening.all}, à son choix.`,
  underDeck: 'Les tickets refusés vont sous la pioche de tickets.',
  outOfGame:
    'Les tickets refusés quittent la partie. De même, sans qu’on les voie, les grandes destinations que personne n’a reçues\u202f: il n’en viendra plus aucune.',
  decks: (classic, grand) =>
    `Deux paquets de tickets au choix\u202f: le classique, avec ${tickets(classic)}, ou le grand, avec les ${grand}.`,
  changed: (count) =>
    `Dans le grand paquet, ${tickets(count)} ${count < 2 ? 'n’a' : 'n’ont'} pas la même valeur que dans le classique.`,
  knowing:
    'Choisissez vos tickets en connaissant vos cartes, les cartes visibles et qui commence. Personne ne joue avant que tous aient choisi.',
  knowingBonus:
    'Choisissez vos tickets en connaissant vos cartes, les cartes visibles, les cartes bonus et qui commence. Personne ne joue avant que tous aient choisi.',
  first: 'La table dit qui commence, ou le hasard. Ensuite on joue dans le sens horaire, l’ordre des places.',
  rulings: {
    inTurn:
      'On choisit place après place, en commençant par le premier joueur. Personne ne voit ce qu’un autre a reçu, gardé ou refusé.',
    order: 'Les tickets refusés vont sous la pioche quand tous ont choisi, dans l’ordre des places.',
  },
  figure: {
    name: (hand, offered, keep) =>
      `Exemple de départ. Reçu\u202f: ${hand}. Proposé\u202f: ${tickets(offered)}. Vous en gardez au moins ${keep}, vous en refusez donc ${offered - keep} au plus.`,
    hand: 'Votre main',
    offered: 'Vos tickets',
    keep: 'Vous gardez',
    least: 'au moins',
    caption: 'Plus de tickets, c’est plus de points, et plus de risques.',
  },
};
