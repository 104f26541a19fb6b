import type { RuleText } from '../../ruleText.ts';
import { points } from '../amounts.ts';

export const scoring: RuleText['scoring'] = {
  title: 'Eindtelling',
  lede: 'De routes worden nog eens geteld, de coupons gaan open, en wat je overhebt, levert een bonus op.',
  routes: 'De punten van je routes: wat je tijdens het spel hebt gescoord.',
  tickets: 'Plus elke coupon die je hebt gehaald, min elke die je niet hebt gehaald.',
  stations: (f) => `Plus ${points(f.stations?.unused ?? 0)} voor elk station dat je niet hebt gebouwd.`,
  path: (value) =>
    `Plus ${value} voor de langste rit: de langste ononderbroken weg over de treinen van één speler, geteld in vakken.`,
  pathWay:
    'Een rit mag meer dan eens door een stad, maar nooit twee keer over dezelfde route. Zijtakken tellen niet mee, en een rondje mag.',
  pathTie: 'Iedereen met een even lange langste rit krijgt de punten.',
  bonus: (inPlay) =>
    `Plus de ${inPlay} bonuskaarten die aan het begin open kwamen. Elke kaart gaat naar wie het meeste heeft van wat erop staat.`,
  bonusTie:
    'Iedereen die voor een bonuskaart bovenaan gelijk staat, krijgt de punten. Een route of coupon telt één keer, ook als beide uiteinden meetellen.',
  most: 'Wie de meeste punten heeft, wint.',
  ties: (order) => `Gelijk? ${order}`,
  tie: {
    completedTickets: 'meer gehaalde coupons',
    fewestStations: 'minder gebouwde stations',
    longestPath: 'een langere rit',
    bonusCards: 'meer gewonnen bonuskaarten',
  },
  tieOrder: (first, others) =>
    `Dan wint wie ${first} heeft${others.map((other) => `, daarna wie ${other} heeft`).join('')}.`,
  rulings: {
    zero: 'Met nul win je niets: niet met een rit van 0, en niet met een telling van 0.',
    shared:
      'Staat het dan nog gelijk, dan wordt de winst gedeeld. Dezelfde volgorde beslist over alle plaatsen, niet alleen de eerste.',
    stationTickets: 'Coupons die met hulp van een station zijn gehaald, tellen hier ook.',
    sharedBonus: 'Een bonuskaart die meerdere spelers winnen, telt voor elk van hen als gewonnen.',
    countries: 'Voor de landen hoeven je routes niet aan elkaar vast te zitten.',
    waypoints: 'Knooppunten zonder naam tellen als steden, van het land waarin ze liggen.',
  },
  cards: 'De bonuskaarten',
  figure: {
    name: (parts, total) => `Voorbeeld van een telling: ${parts}. Samen ${points(total)}.`,
    routes: 'Routes',
    done: 'Gehaalde coupons',
    failed: 'Niet gehaald',
    stations: 'Stations over',
    path: 'Langste rit',
    bonus: 'Bonuskaart',
    total: 'Samen',
    caption: 'Eén route van elke lengte, twee coupons gehaald en één niet.',
  },
};
