import type { RuleText } from '../../ruleText.ts';
import { cards, locomotives, points, spaces, tickets, trains } from '../amounts.ts';

export const differences: RuleText['differences'] = {
  title: 'Wat hier anders is',
  pair: (here, there) => `${here}, als je het bord ${there} kent`,
  other: (there) => `Vergelijk met ${there}`,
  none: 'hier niet',
  trains: { label: 'Treinen', words: (f) => `${trains(f.trains)} per speler` },
  deck: { label: 'Stapel', words: ({ deck }) => `${cards(deck.all)}, waarvan ${locomotives(deck.locomotives)}` },
  sweep: {
    label: 'Open kaarten',
    words: (f) =>
      f.sweepAt === null ? 'locomotieven mogen zich ophopen' : `bij ${locomotives(f.sweepAt)} komen er nieuwe`,
  },
  empty: {
    label: 'Lege stapel',
    words: (f) => (f.drawNeedsDeck ? 'kaarten nemen kan dan niet meer' : 'open kaarten kun je nog nemen'),
  },
  lengths: {
    label: 'Routes',
    words: ({ points: all }) => {
      const last = all.at(-1);
      return last === undefined ? '' : `tot ${spaces(last.length)}, voor ${points(last.points)}`;
    },
  },
  triples: {
    label: 'Naast elkaar',
    words: (f) => (f.triples > 0 ? `twee of drie routes; ${f.triples} driedubbele` : 'hoogstens twee routes'),
  },
  gifts: {
    label: 'Plusroutes',
    words: (f) => `${f.gifts.routes}: claim er een en neem er hoogstens ${f.gifts.most}`,
  },
  ferries: {
    label: 'Veerboten',
    words: (f) => (f.pairsPay ? 'een locomotief of een paar per locomotiefje' : '1 locomotief per locomotiefje'),
  },
  tunnels: { label: 'Tunnels', words: (f) => `${f.tunnels}; elk kan meer kosten dan je ziet` },
  opening: {
    label: 'Eerste coupons',
    words: ({ opening }) =>
      opening.long > 0
        ? `${opening.long} lange en ${opening.regular} gewone, houd er ${opening.keep}`
        : `${opening.regular}, houd er ${opening.keep}`,
  },
  refused: {
    label: 'Eerst geweigerd',
    words: ({ opening }) => (opening.leavesGame ? 'gaan uit het spel' : 'gaan onder de stapel'),
  },
  decks: {
    label: 'Coupon\u00adstapels',
    words: ({ tickets: { decks, all } }) =>
      decks.length === 0 ? `één, ${tickets(all)}` : decks.map((deck) => deck.tickets).join(' of '),
  },
  stations: {
    label: 'Stations',
    words: (f) => `${f.stations?.each ?? 0} per speler; ${points(f.stations?.unused ?? 0)} voor elk dat je niet bouwt`,
  },
  path: {
    label: 'Langste rit',
    words: (f) => (f.longestPath === null ? 'alleen als de bonuskaart openligt' : points(f.longestPath)),
  },
  bonusCards: {
    label: 'Bonuskaarten',
    words: (f) => `${f.bonusCards?.inPlay ?? 0} van ${f.bonusCards?.all ?? 0} per spel`,
  },
};
