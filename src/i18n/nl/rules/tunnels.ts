import type { RuleText } from '../../ruleText.ts';
import { cards, points, spaces, trains } from '../amounts.ts';
import { colored, colors } from '../colors.ts';

export const tunnels: RuleText['tunnels'] = {
  title: 'Tunnels',
  lede: 'Een tunnel kan meer kosten dan zijn vakken. De prijs hoor je pas als je kaarten op tafel liggen.',
  none: 'Dit bord heeft geen tunnels: een route kost wat je ziet.',
  chip: (f) => `${f.tunnels} op dit bord`,
  pay: 'Betaal zoals bij elke route: één kaart per vak. Je hebt geen kaart extra nodig.',
  turn: (f) => `De bovenste ${cards(f.tunnelCards)} van de stapel worden omgedraaid.`,
  owed: 'Elke locomotief en elke kaart in de kleur die je betaalde, kost je er 1 bij: die kleur, of een locomotief.',
  choose:
    'Betaal, en de route is van jou. Of neem al je kaarten terug: dan is je beurt voorbij. Terugtrekken mag ook als je wel kunt betalen.',
  nothing: 'Zit er niets bij? Dan is de route meteen van jou.',
  extra: 'De extra kaarten vragen geen treinen en leveren niets op.',
  onlyLocomotives:
    'Alleen met locomotieven betaald? Dan tellen alleen locomotieven, en betaal je alleen met locomotieven bij.',
  few: (f) =>
    `Nog minder dan ${cards(f.tunnelCards)} over? Dan worden die omgedraaid. Geen enkele: dan kost de tunnel zijn lengte.`,
  discard:
    'De omgedraaide kaarten gaan naar de aflegstapel als de tunnel is afgehandeld, voordat de open kaarten worden aangevuld.',
  rulings: {
    complete: 'De betaling is compleet voordat de eerste kaart wordt omgedraaid, en verandert daarna niet meer.',
    notDiscards: 'Kaarten die op tafel liggen, zijn nog geen afgelegde kaarten.',
  },
  figure: {
    name: (from, to, route, paid, turned, owed, all) =>
      `Voorbeeld: ${from} naar ${to}. ${route}. Betaald: ${paid}. Omgedraaid: ${turned}. Nog te betalen: ${owed}. Samen ${cards(all)}.`,
    route: (color, length) => `Een ${colored[color]} tunnel van ${spaces(length)}`,
    pay: 'Je legt neer',
    turned: (count) => `${cards(count)} omgedraaid`,
    yours: 'jouw kleur',
    other: 'andere kleur',
    locomotive: 'locomotief',
    cost: 'De tunnel kost',
    unit: (count) => (count === 1 ? 'kaart' : 'kaarten'),
    words: (paid, owed, color) => `${paid} op tafel, en nog ${owed}: ${colors[color]} of locomotieven.`,
    caption: (length, scores) =>
      `Nog steeds ${trains(length)} en ${points(scores)}. De extra kaarten vragen geen treinen en leveren niets op.`,
  },
};
