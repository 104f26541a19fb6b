import type { RuleText } from '../../ruleText.ts';
import { trains } from '../amounts.ts';

export const end: RuleText['end'] = {
  title: 'Fin de la partie',
  lede: 'Quand les wagons de quelqu’un s’épuisent, chacun joue encore un tour.',
  trigger: (f) =>
    `Un joueur finit son tour avec ${trains(f.lastRoundAt)} ou moins\u202f: le dernier tour commence. L’application l’annonce à toute la table.`,
  more: 'Chacun joue encore exactement une fois, y compris ce joueur, dont le tour est le dernier de la partie.',
  whenOver: 'Les wagons se comptent quand le tour est fini. Peu importe combien de cartes ou de tickets il reste.',
  once: 'Le dernier tour ne commence qu’une fois\u202f: un autre joueur à court de wagons ne le prolonge pas.',
  last: 'À votre dernier tour, vous pouvez faire tout ce qui est permis à chaque tour.',
  scored: 'Ensuite, les tickets sont retournés et on compte les points.',
  passes: 'Si tous passent l’un après l’autre, la partie s’arrête aussitôt.',
  figure: {
    name: (at, by, turns) =>
      `Exemple\u202f: ${by} finit son tour avec ${trains(at)}. Encore un tour chacun, dans cet ordre\u202f: ${turns}. Puis on compte les points.`,
    ends: (by) => `${by} finit son tour avec`,
    trains: (count) => trains(count),
    order: 'Encore un tour chacun',
    over: 'Puis',
    scored: 'on compte les points',
    caption: 'Qui a ouvert le dernier tour le ferme aussi.',
  },
};
