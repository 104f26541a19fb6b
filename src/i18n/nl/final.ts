import { allOf, oneOf } from '../lists.ts';
import type { Text } from '../text.ts';
import * as amounts from './amounts.ts';
import { between } from './between.ts';
import { country, theCountry } from './countries.ts';

const oneOfThem = oneOf('nl');

export const final: Text['final'] = {
  winner: 'De winnaar is',
  winners: 'De winnaars zijn',
  allOf: allOf('nl'),
  line: (points, tickets) => `${amounts.points(points)}, ${amounts.tickets(tickets)} gehaald`,
  player: 'Speler',
  routes: 'Routes',
  done: 'Coupons gehaald',
  failed: 'Niet gehaald',
  stations: 'Stations over',
  path: 'Langste rit',
  total: 'Totaal',
  plus: (points) => `+${points}`,
  minus: (points) => `−${points}`,
  tickets: amounts.tickets,
  none: 'geen',
  stationsLeft: (count, points) => `${count} × ${points}`,
  trains: amounts.trains,
  details: (name) => `${name}: coupons en netwerk`,
  open: (name) => `${name}: toon coupons en netwerk`,
  seeBoard: 'Bekijk het bord',
  seeTable: 'Bekijk de punten',
  network: 'Netwerk',
  showPath: 'Langste rit',
  ticketsOf: (name) => `Coupons van ${name}`,
  fromTo: between,
  ticketLabel: (from, to, points, done) =>
    done
      ? `${from} naar ${to}, klaar, plus ${amounts.points(points)}`
      : `${from} naar ${to}, niet gehaald, min ${amounts.points(points)}`,
  doneWord: 'klaar',
  failedWord: 'niet gehaald',
  noTickets: 'Geen coupons.',
  borrowed: (city, from, to, owner) => `Het station in ${city} gebruikt ${between(from, to)} van ${owner}.`,
  borrowedTitle: 'Geleend door stations',
  bonusesTitle: 'Bonussen',
  bonusLeads: (name, count) => `${name}: ${count}, aan kop`,
  bonusOnBoard: (name, points, words) => `${name}, ${amounts.points(points)}. ${words} Toon op het bord`,
  bonusCount: (name, count) => `${name}: ${count}`,
  ties: {
    completedTickets: (winner, other) =>
      `Evenveel punten, maar meer gehaalde coupons voor ${winner} dan voor ${other}.`,
    fewestStations: (winner, other) => `Evenveel punten, maar minder stations voor ${winner} dan voor ${other}.`,
    longestPath: (winner, other) => `Evenveel punten, maar een langere rit voor ${winner} dan voor ${other}.`,
    bonusCards: (winner, other) => `Evenveel punten, maar meer bonuskaarten voor ${winner} dan voor ${other}.`,
  },
  sharedPlace: (names) => `${names} staan in alles gelijk en delen de plaats.`,
  rematch: {
    ask: 'Revanche',
    title: 'Nog een keer',
    whichComputers: 'Computers',
    computers: {
      same: 'Dezelfde',
      others: 'Andere, even sterke',
      stronger: 'Sterkere',
      weaker: 'Zwakkere',
    },
  },
  home: 'Beginscherm',
  export: 'Exporteren',
  bonus: {
    locomotivesInHand: {
      name: 'Locloods',
      words: 'Meeste locomotieven in de hand aan het einde. Elk paar van één kleur telt er ook als één.',
    },
    trainsLeft: { name: 'Zuinige bouwer', words: 'Meeste treinen over.' },
    countries: {
      name: 'Spoorbaron',
      words: 'Meeste landen waar routes naartoe gaan. De routes hoeven niet op elkaar aan te sluiten.',
    },
    longestPath: {
      name: 'Doorgaande trein',
      words: 'Meeste treinen in één ononderbroken rit. Die mag nog eens door een stad, niet nog eens over een route.',
    },
    routesOfLength: {
      name: 'Kleine stapjes',
      words: (length) => `Meeste routes van ${amounts.trains(length)}.`,
    },
    routesOfKind: {
      ferry: { name: 'Veerbaas', words: 'Meeste veerboten.' },
      tunnel: { name: 'Tunnelbaas', words: 'Meeste tunnels.' },
      plain: { name: 'Landrot', words: 'Meeste routes die geen veerboot of tunnel zijn.' },
    },
    routesTo: {
      name: {
        arctic: 'Sneeuwploeg',
        capital: 'Hofleverancier',
        country: (code) => `Lijn naar ${theCountry(code)}`,
        cities: 'Zijlijnen',
      },
      words: {
        arctic: 'Meeste routes naar een stad boven de poolcirkel. Elke route telt één keer.',
        country: (code) => `Meeste routes naar ${theCountry(code)}. Elke route telt één keer.`,
        cities: (cities) => `Meeste routes naar ${oneOfThem(cities)}. Elke route telt één keer.`,
      },
    },
    ticketsTo: {
      name: {
        arctic: 'Poolreiziger',
        capital: 'Diplomaat',
        country: (code) => `Gids in ${theCountry(code)}`,
        cities: 'Reisleider',
      },
      words: {
        arctic: 'Meeste gehaalde coupons van of naar een stad boven de poolcirkel. Elke coupon telt één keer.',
        country: (code) => `Meeste gehaalde coupons van of naar ${theCountry(code)}. Elke coupon telt één keer.`,
        cities: (cities) => `Meeste gehaalde coupons van of naar ${oneOfThem(cities)}. Elke coupon telt één keer.`,
      },
    },
    ticketsWorthAtMost: {
      name: 'Buurtlijnen',
      words: (points) => `Meeste gehaalde coupons van ${amounts.points(points)} of minder.`,
    },
  },
  country,
};
