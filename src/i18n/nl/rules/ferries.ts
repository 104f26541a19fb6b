import type { RuleText } from '../../ruleText.ts';
import { cards, points, some, spaces, trains } from '../amounts.ts';

const engines = (count: number) => some(count, 'locomotiefje', 'locomotiefjes');

export const ferries: RuleText['ferries'] = {
  title: 'Veerboten',
  lede: 'Een veerboot heeft op sommige vakken een locomotiefje. Dat vraagt om een locomotief.',
  ledePairs: 'Een veerboot heeft op sommige vakken een locomotiefje. Dat vraagt om een locomotief, of om een paar.',
  none: 'Dit bord heeft geen veerboten: geen enkele route vraagt om locomotieven.',
  chip: (f) => `${f.ferries} op dit bord`,
  engine: 'Betaal één locomotief voor elk locomotiefje.',
  enginePair: 'Betaal voor elk locomotiefje één locomotief, of een paar: twee wagonkaarten van één kleur.',
  rest: 'Voor de andere vakken kies je één kleur. Ook daar mag een locomotief elke kleur zijn.',
  pairColors: 'Paren mogen elke kleur hebben: gelijk, verschillend, of de kleur van de andere vakken.',
  dearer:
    'Een paar is twee kaarten voor één vak. Een veerboot kan dus meer kaarten kosten dan hij vakken heeft, maar nooit meer treinen.',
  exact: 'Betaal precies: er mag niets overblijven.',
  grey: 'Zonder locomotief geen veerboot, hoeveel kaarten van één kleur je ook hebt.',
  rulings: {
    pair: 'Een paar is twee gewone kaarten. Een locomotief betaalt een locomotiefje in zijn eentje; hij is geen half paar.',
  },
  figure: {
    name: (from, to, count, length, paid, all, scores) =>
      `Voorbeeld: ${from} naar ${to}, een veerboot van ${spaces(length)} met ${engines(count)}. Betaald: ${paid}, samen ${cards(all)}. ${trains(length)}, ${points(scores)}.`,
    route: (length, count) => `Een veerboot van ${spaces(length)}, ${engines(count)}`,
    engines: 'Voor de locomotiefjes',
    rest: 'Voor de andere vakken',
    cost: 'De veerboot kost',
    unit: (count) => (count === 1 ? 'kaart' : 'kaarten'),
    caption: (length, scores) => `Hij vraagt ${trains(length)} en levert ${points(scores)} op.`,
  },
};
