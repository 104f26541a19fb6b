import type { RuleText } from '../../ruleText.ts';
import { cards, locomotives, stations, tickets, trains } from '../amounts.ts';

export const setup: RuleText['setup'] = {
  title: 'Voorbereiding',
  lede: 'De app deelt. Dit krijgt iedereen, en dit kies je voor de eerste beurt.',
  players: ({ players }) => `${players.least} tot ${players.most} spelers. Een computer is er één van.`,
  pieces: (f) =>
    f.stations === null
      ? `Iedereen heeft ${trains(f.trains)}.`
      : `Iedereen heeft ${trains(f.trains)} en ${stations(f.stations.each)}.`,
  deck: ({ deck }) =>
    `In de stapel zitten ${cards(deck.all)}: ${deck.perColor} wagons in elk van de ${deck.colors} kleuren, en ${locomotives(deck.locomotives)}.`,
  deal: (f) =>
    `De stapel wordt geschud, iedereen krijgt ${cards(f.openingHand)}, en ${f.faceUp} andere komen er open naast te liggen: de open kaarten.`,
  bonusCards: (all, inPlay) =>
    `Van de ${all} bonuskaarten komen er ${inPlay} open op tafel, voor iedereen te zien. De andere doen in dit spel niet mee.`,
  tickets: ({ opening }) => `Iedereen krijgt ${tickets(opening.regular)} en houdt er minstens ${opening.keep}.`,
  longTickets: ({ opening }) =>
    `Iedereen krijgt ${opening.long} lange en ${opening.regular} gewone coupons, en houdt er minstens ${opening.keep} van de ${opening.all}, welke je maar wilt.`,
  underDeck: 'Coupons die je weigert, gaan onder de couponstapel.',
  outOfGame:
    'Coupons die je weigert, gaan uit het spel. Dat geldt ook, ongezien, voor de lange coupons die niemand kreeg: daarna komt er nooit meer een lange coupon.',
  decks: (classic, grand) =>
    `Er zijn twee couponstapels om uit te kiezen: klassiek met ${tickets(classic)}, of groot met alle ${grand}.`,
  changed: (count) =>
    count === 1
      ? 'In de grote stapel is 1 coupon een ander aantal punten waard dan in de klassieke.'
      : `In de grote stapel zijn ${count} coupons een ander aantal punten waard dan in de klassieke.`,
  knowing:
    'Bij je keuze ken je je eigen kaarten, de open kaarten en wie begint. Niemand is aan de beurt voordat iedereen heeft gekozen.',
  knowingBonus:
    'Bij je keuze ken je je eigen kaarten, de open kaarten, de bonuskaarten en wie begint. Niemand is aan de beurt voordat iedereen heeft gekozen.',
  first:
    'Jullie kiezen wie begint, of het lot beslist. Daarna gaat het met de klok mee, in de volgorde van de plaatsen.',
  rulings: {
    inTurn:
      'Er wordt plaats voor plaats gekozen, te beginnen bij de eerste speler. Niemand ziet wat een ander kreeg, hield of weigerde.',
    order: 'Geweigerde coupons gaan onder de stapel als iedereen heeft gekozen, in de volgorde van de plaatsen.',
  },
  figure: {
    name: (hand, offered, keep) =>
      `Voorbeeld van een begin. Gekregen: ${hand}. Aangeboden: ${tickets(offered)}. Je houdt er minstens ${keep}, dus je weigert er hoogstens ${offered - keep}.`,
    hand: 'Je hand',
    offered: 'Je coupons',
    keep: 'Je houdt',
    least: 'minstens',
    caption: 'Meer coupons: meer punten, en meer dat mis kan gaan.',
  },
};
