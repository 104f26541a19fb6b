import type { MapData } from '../../../src/engine/map.ts';

/**
 * A made-up map that switches on every mechanism at once, with so few cards and tickets that a test can run them out:
 * 40 wagon cards, and for five players 12 or 18 tickets of which 10 are dealt at the start.
 *
 *   kiln --5+3-- isle ~1~ heath      (inside the Arctic Circle)
 *     |          /  \      / |
 *     5        ~3~   6   =3= |       --n-- plain   =n= tunnel   ~n~ ferry   +x draw bonus
 *      \       /      \  /  ~4+2~    ash–birch and elm–fern are doubles, birch–cedar is a triple
 *        glen ---2--- moor   |       moor is a waypoint
 *         |4           |1    |
 *        dale =3+1=== elm =2= fern
 *         |1           =2=   |1
 *        ash ---2--- birch -3- cedar
 */
export const everythingMap: MapData = {
  format: 'railpass/map',
  formatVersion: 1,
  id: 'everything',
  name: 'Everything',
  version: 1,
  rules: {
    players: [2, 5],
    trains: 14,
    wagonsPerColor: 4,
    locomotives: 8,
    openingHand: 4,
    faceUp: 5,
    cardsPerTurn: 2,
    sweepAt: 3,
    tunnelCards: 3,
    stations: { each: 3, cost: [1, 2, 3], pointsUnused: 4 },
    ferrySymbol: 'locomotive or pair',
    openingTickets: { deal: { long: 1, regular: 2 }, keep: 2, refused: 'under the deck' },
    drawTickets: { deal: 3, keep: 1 },
    ticketDecks: {
      small: { sets: ['small'] },
      whole: { sets: ['small', 'large'], points: 'pointsGrand' },
    },
    lanesOpen: {
      double: { '2': 1, '3': 1, '4': 2, '5': 2 },
      triple: { '2': 1, '3': 2, '4': 3, '5': 3 },
    },
    routePoints: { '1': 1, '2': 2, '3': 4, '4': 7, '5': 10, '6': 15 },
    longestPathBonus: 10,
    bonusCardsInPlay: 4,
    lastRoundAt: 2,
    tieBreaks: ['completedTickets', 'fewestStations', 'longestPath', 'bonusCards'],
  },
  cities: [
    { id: 'ash', name: 'Ash', country: 'XA', lon: 0, lat: 60 },
    { id: 'birch', name: 'Birch', country: 'XA', lon: 4, lat: 60 },
    { id: 'cedar', name: 'Cedar', country: 'XA', lon: 8, lat: 60, capital: true },
    { id: 'dale', name: 'Dale', country: 'XB', lon: 0, lat: 62 },
    { id: 'elm', name: 'Elm', country: 'XB', lon: 4, lat: 62, capital: true },
    { id: 'fern', name: 'Fern', country: 'XB', lon: 8, lat: 62 },
    { id: 'glen', name: 'Glen', country: 'XC', lon: 0, lat: 64 },
    { id: 'moor', name: 'Moor', country: 'XC', lon: 4, lat: 64, waypoint: true },
    { id: 'heath', name: 'Heath', country: 'XC', lon: 8, lat: 67, arctic: true },
    { id: 'isle', name: 'Isle', country: 'XC', lon: 4, lat: 68, arctic: true },
    { id: 'kiln', name: 'Kiln', country: 'XC', lon: 0, lat: 67.5, arctic: true },
  ],
  routes: [
    { id: 'ash--birch--1', a: 'ash', b: 'birch', length: 2, color: 'red', kind: 'plain' },
    { id: 'ash--birch--2', a: 'ash', b: 'birch', length: 2, color: 'blue', kind: 'plain' },
    { id: 'ash--dale', a: 'ash', b: 'dale', length: 1, color: 'grey', kind: 'plain' },
    { id: 'birch--cedar--1', a: 'birch', b: 'cedar', length: 3, color: 'white', kind: 'plain' },
    { id: 'birch--cedar--2', a: 'birch', b: 'cedar', length: 3, color: 'green', kind: 'plain' },
    { id: 'birch--cedar--3', a: 'birch', b: 'cedar', length: 3, color: 'grey', kind: 'plain' },
    { id: 'birch--elm', a: 'birch', b: 'elm', length: 2, color: 'grey', kind: 'tunnel' },
    { id: 'cedar--fern', a: 'cedar', b: 'fern', length: 1, color: 'yellow', kind: 'plain' },
    { id: 'dale--elm', a: 'dale', b: 'elm', length: 3, color: 'black', kind: 'tunnel', drawBonus: 1 },
    { id: 'dale--glen', a: 'dale', b: 'glen', length: 4, color: 'purple', kind: 'plain' },
    { id: 'elm--fern--1', a: 'elm', b: 'fern', length: 2, color: 'orange', kind: 'tunnel' },
    { id: 'elm--fern--2', a: 'elm', b: 'fern', length: 2, color: 'grey', kind: 'plain' },
    { id: 'elm--moor', a: 'elm', b: 'moor', length: 1, color: 'red', kind: 'plain' },
    { id: 'fern--heath', a: 'fern', b: 'heath', length: 4, color: 'grey', kind: 'ferry', locomotives: 2, drawBonus: 2 },
    { id: 'glen--isle', a: 'glen', b: 'isle', length: 3, color: 'blue', kind: 'ferry', locomotives: 1 },
    { id: 'glen--kiln', a: 'glen', b: 'kiln', length: 5, color: 'orange', kind: 'plain' },
    { id: 'glen--moor', a: 'glen', b: 'moor', length: 2, color: 'green', kind: 'plain' },
    { id: 'heath--isle', a: 'heath', b: 'isle', length: 1, color: 'grey', kind: 'ferry', locomotives: 1 },
    { id: 'heath--moor', a: 'heath', b: 'moor', length: 3, color: 'white', kind: 'tunnel' },
    { id: 'isle--kiln', a: 'isle', b: 'kiln', length: 5, color: 'black', kind: 'plain', drawBonus: 3 },
    { id: 'isle--moor', a: 'isle', b: 'moor', length: 6, color: 'yellow', kind: 'plain' },
  ],
  tickets: [
    { id: 'ash--cedar', a: 'ash', b: 'cedar', points: 5, set: 'small' },
    { id: 'ash--glen', a: 'ash', b: 'glen', points: 5, set: 'small' },
    { id: 'birch--fern', a: 'birch', b: 'fern', points: 4, set: 'small' },
    { id: 'birch--glen', a: 'birch', b: 'glen', points: 5, set: 'small' },
    { id: 'birch--isle', a: 'birch', b: 'isle', points: 7, pointsGrand: 6, set: 'small' },
    { id: 'cedar--dale', a: 'cedar', b: 'dale', points: 6, set: 'small' },
    { id: 'cedar--elm', a: 'cedar', b: 'elm', points: 3, set: 'small' },
    { id: 'dale--fern', a: 'dale', b: 'fern', points: 5, set: 'small' },
    { id: 'dale--heath', a: 'dale', b: 'heath', points: 7, set: 'small' },
    { id: 'elm--heath', a: 'elm', b: 'heath', points: 4, set: 'small' },
    { id: 'elm--isle', a: 'elm', b: 'isle', points: 5, set: 'small' },
    { id: 'fern--kiln', a: 'fern', b: 'kiln', points: 10, pointsGrand: 9, set: 'small' },
    { id: 'ash--fern', a: 'ash', b: 'fern', points: 6, set: 'large' },
    { id: 'birch--heath', a: 'birch', b: 'heath', points: 6, set: 'large' },
    { id: 'cedar--glen', a: 'cedar', b: 'glen', points: 6, set: 'large' },
    { id: 'elm--kiln', a: 'elm', b: 'kiln', points: 8, set: 'large' },
    { id: 'fern--isle', a: 'fern', b: 'isle', points: 5, set: 'large' },
    { id: 'glen--heath', a: 'glen', b: 'heath', points: 4, set: 'large' },
    { id: 'ash--heath', a: 'ash', b: 'heath', points: 8, set: 'long' },
    { id: 'ash--kiln', a: 'ash', b: 'kiln', points: 10, set: 'long' },
    { id: 'birch--kiln', a: 'birch', b: 'kiln', points: 10, set: 'long' },
    { id: 'cedar--isle', a: 'cedar', b: 'isle', points: 6, set: 'long' },
    { id: 'cedar--kiln', a: 'cedar', b: 'kiln', points: 11, set: 'long' },
    { id: 'dale--kiln', a: 'dale', b: 'kiln', points: 9, set: 'long' },
  ],
  bonusCards: [
    { id: 'locomotives', points: 5, counts: { what: 'locomotivesInHand' } },
    { id: 'thrift', points: 7, counts: { what: 'trainsLeft' } },
    { id: 'countries', points: 12, counts: { what: 'countries' } },
    { id: 'longest', points: 10, counts: { what: 'longestPath' } },
    { id: 'small-steps', points: 10, counts: { what: 'routesOfLength', length: 1 } },
    { id: 'tunnels', points: 8, counts: { what: 'routesOfKind', kind: 'tunnel' } },
    { id: 'north', points: 12, counts: { what: 'routesTo', city: { country: 'XC', arctic: true } } },
    { id: 'capitals', points: 7, counts: { what: 'ticketsTo', city: { capital: true } } },
    { id: 'local', points: 10, counts: { what: 'ticketsWorthAtMost', points: 4 } },
  ],
};
