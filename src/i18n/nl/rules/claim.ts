import type { RuleText } from '../../ruleText.ts';
import { points, routes as some, spaces, trains } from '../amounts.ts';
import { colored } from '../colors.ts';

export const claim: RuleText['claim'] = {
  title: 'Een route claimen',
  lede: 'Leg kaarten van één kleur neer, zet je treinen op de route en scoor meteen.',
  chip: (f) => some(f.routes),
  pay: 'Betaal één kaart per vak, allemaal in de kleur van de route. Een locomotief mag elke kleur zijn; alleen locomotieven mag ook.',
  trains: 'Zet op elk vak een trein. De kaarten gaan naar de aflegstapel en de punten tellen meteen.',
  grey: (f) => `Bij een grijze route kies je de kleur, maar wel één. Hier zijn ${f.grey} routes grijs.`,
  anywhere: 'Elke vrije route mag: die hoeft niet aan je andere routes vast te zitten.',
  whole: 'Eén route per beurt, en dan helemaal. Halve routes zijn er niet.',
  owner: 'Wat je hebt geclaimd, is tot het einde van jou. Niemand anders kan het claimen of erover rijden.',
  ownerButStation:
    'Wat je hebt geclaimd, is tot het einde van jou. Niemand anders kan het claimen; alleen een station mag het lenen.',
  short: (f) =>
    `Met je ${trains(f.trains)} moet je het hele spel doen: een route die langer is dan wat je nog hebt, is voor jou gesloten.`,
  gift: (routes, most) =>
    `${some(routes)} hebben een plus. Wie er een claimt, neemt daarna zoveel kaarten van de stapel, hoogstens ${most}: blind, nooit open. De anderen horen hoeveel, niet welke.`,
  rulings: {
    gift: 'Zijn er voor een plus te weinig kaarten op de stapel, dan wordt eerst de aflegstapel geschud, met de kaarten die je net hebt betaald. Is dat nog te weinig, dan krijg je wat er is. Lege plekken bij de open kaarten worden daarna gevuld.',
  },
  figure: {
    name: (from, to, route, paid, length, scores) =>
      `Voorbeeld: ${from} naar ${to}. ${route}. Betaald: ${paid}. Gezet: ${trains(length)}. Gescoord: ${points(scores)}.`,
    route: (color, length) => `Een ${colored[color]} route van ${spaces(length)}`,
    pay: 'Je legt neer',
    place: 'Je zet',
    score: 'Je scoort',
    unit: (scores) => (scores === 1 ? 'punt' : 'punten'),
    caption: 'De locomotief telt als die kleur. Hij levert niet minder op.',
  },
  table: {
    title: 'Punten per lengte',
    length: 'Vakken',
    points: 'Punten',
  },
};
