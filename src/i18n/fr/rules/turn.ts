import type { RuleText } from '../../ruleText.ts';

export const turn: RuleText['turn'] = {
  title: 'Un tour',
  lede: 'À votre tour, vous faites une action, et une seule. Puis c’est au joueur suivant.',
  draw: (f) => `Prendre des cartes wagon\u202f: jusqu’à ${f.cardsPerTurn}.`,
  claim: 'Prendre une route, avec des cartes de sa couleur.',
  tickets: (f) => `Piocher ${f.draw.deal} tickets et en garder au moins ${f.draw.keep}.`,
  station: 'Bâtir une gare.',
  notBoth: 'Jamais deux actions dans le même tour\u202f: qui a pris une carte ne peut pas prendre aussi une route.',
  pass: 'Vous ne pouvez passer que si rien de tout cela n’est possible. Un bouton apparaît alors.',
  rulings: {
    begin:
      'Est possible ce qui peut être commencé\u202f: un tunnel dont vous pouvez poser les premières cartes, une pioche de tickets, une gare.',
    end: (f) =>
      `Quand tous passent l’un après l’autre, la partie s’arrête aussitôt et on compte les points, au dernier tour aussi. À ${f.players.most} joueurs, cela fait ${f.players.most} tours passés de suite.`,
  },
  figure: {
    name: (actions) => `À votre tour, l’une de ces actions\u202f: ${actions}.`,
    draw: 'Prendre des cartes',
    claim: 'Prendre une route',
    tickets: 'Piocher des tickets',
    station: 'Bâtir une gare',
    caption: 'Une seule, et le tour est fini.',
  },
};
