import type { RuleText } from '../../ruleText.ts';
import { trains } from '../amounts.ts';

export const end: RuleText['end'] = {
  title: 'Einde van het spel',
  lede: 'Raken iemands treinen op, dan is iedereen nog één keer aan de beurt.',
  trigger: (f) =>
    `Een speler eindigt een beurt met ${trains(f.lastRoundAt)} of minder: de laatste ronde begint. De app zegt het tegen de hele tafel.`,
  more: 'Iedereen is nog precies één keer aan de beurt, die speler ook. Diens beurt is de laatste van het spel.',
  whenOver:
    'De treinen worden geteld als de beurt voorbij is. Hoeveel kaarten of coupons er nog zijn, doet er niet toe.',
  once: 'De laatste ronde begint maar één keer: raken ook de treinen van een ander bijna op, dan duurt die niet langer.',
  last: 'In je laatste beurt mag je alles wat je in elke beurt mag.',
  scored: 'Daarna gaan de coupons open en worden de punten geteld.',
  passes: 'Passen alle spelers na elkaar, dan is het spel meteen afgelopen.',
  figure: {
    name: (at, by, turns) =>
      `Voorbeeld: ${by} eindigt een beurt met ${trains(at)}. Iedereen nog één beurt, in deze volgorde: ${turns}. Dan worden de punten geteld.`,
    ends: (by) => `${by} eindigt een beurt met`,
    trains: (count) => trains(count),
    order: 'Iedereen nog één beurt',
    over: 'Dan',
    scored: 'worden de punten geteld',
    caption: 'Wie de laatste ronde begint, sluit die ook af.',
  },
};
