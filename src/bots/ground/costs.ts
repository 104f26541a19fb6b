// What every route would cost a seat in points: turns of drawing and claiming, and trains, less what the route brings.
import { type CardCounts, LOCOMOTIVE } from '../../engine/cards.ts';
import { NOBODY } from '../../engine/game.ts';
import { at, numberAt } from '../../engine/lists.ts';
import { ANY_COLOR, colorHeldMost } from '../../engine/prices.ts';
import { stationPrice } from '../../engine/stations.ts';
import type { SeatView } from '../../engine/view.ts';
import { addBonusWorth } from './bonusWorth.ts';
import { real, whole } from './numbers.ts';
import { isOpen, type Rails } from './rails.ts';
import { NO_WAY } from './ways.ts';
import type { Weights } from './weights.ts';

/** No route is free of charge, however well it pays: it still takes a turn that another would like too. */
const LEAST = 0.2;
/** A locomotive fits any route, but the same one cannot be counted for all of them. */
const LOCOMOTIVE_TRUST = 0.5;

export interface Prospect {
  readonly rails: Rails;
  /** By route: points to be paid, turns it takes. */
  readonly costs: Float64Array;
  readonly turns: Float64Array;
  /** Points beside its own that a route is worth. */
  readonly worth: Float64Array;
}

export function newProspect(rails: Rails): Prospect {
  const list = () => new Float64Array(rails.routes);
  return { rails, costs: list(), turns: list(), worth: list() };
}

/** Cards of the colour held most that can be counted on for a grey route. */
export function trustInGrey(hand: CardCounts, weights: Weights): number {
  return numberAt(hand, colorHeldMost(hand)) * weights.greyTrust;
}

/** Cards still to be drawn for a route; `forGrey` is what can be counted on if any colour will do. */
export function cardsMissing(rails: Rails, route: number, hand: CardCounts, forGrey: number, weights: Weights): number {
  const symbols = whole(rails.symbols, route);
  const plain = whole(rails.length, route) - symbols;
  const color = whole(rails.color, route);
  const held = color === ANY_COLOR ? forGrey : numberAt(hand, color);
  const locomotives = numberAt(hand, LOCOMOTIVE);
  const symbolsMissing = Math.max(0, symbols - locomotives);
  const spare = Math.max(0, locomotives - symbols) * LOCOMOTIVE_TRUST;
  const tunnel = whole(rails.isTunnel, route) === 1 ? weights.tunnelCards : 0;
  return Math.max(0, plain + tunnel - held - spare) + symbolsMissing * weights.symbolCards;
}

export function lookAhead(view: SeatView, weights: Weights, prospect: Prospect): void {
  const { table, seat } = view;
  const { rails, costs, turns, worth } = prospect;
  const trains = at(table.trains, seat);
  const borrowing = borrowingCost(view, weights);
  const forGrey = trustInGrey(view.hand, weights);
  worth.fill(0);
  addBonusWorth(view, weights.bonus, worth);
  for (let route = 0; route < rails.routes; route++) {
    const owner = numberAt(table.owner, route);
    turns[route] = 0;
    if (owner === seat) costs[route] = 0;
    else if (owner !== NOBODY) costs[route] = isAtOwnStation(view, rails, route) ? 0 : borrowing;
    else if (whole(rails.length, route) > trains || !isOpen(rails, table, seat, route)) costs[route] = NO_WAY;
    else costs[route] = priceInPoints(view.hand, forGrey, weights, prospect, route);
  }
}

function priceInPoints(hand: CardCounts, forGrey: number, weights: Weights, prospect: Prospect, route: number): number {
  const { rails } = prospect;
  const drawing = cardsMissing(rails, route, hand, forGrey, weights) - whole(rails.drawBonus, route);
  const turns = Math.max(0, drawing) / weights.cardsPerTurn + 1;
  prospect.turns[route] = turns;
  const gain = weights.routePoints * whole(rails.points, route) + real(prospect.worth, route);
  return Math.max(LEAST, weights.turn * turns - gain) + weights.route + weights.train * whole(rails.length, route);
}

/** STN-3: a station lets a rival's route be used: for its cards, a turn, and the points of a station left. */
function borrowingCost({ table, seat }: SeatView, weights: Weights): number {
  const price = stationPrice(table, seat);
  if (price === null) return NO_WAY;
  const unused = table.board.rules.stations?.pointsUnused ?? 0;
  return unused + weights.turn * (1 + price.length / weights.cardsPerTurn);
}

/** A station that stands already serves one of the routes in its city: which, is decided at the end. */
function isAtOwnStation({ table, seat }: SeatView, { a, b }: Rails, route: number): boolean {
  return at(table.stationOwner, whole(a, route)) === seat || at(table.stationOwner, whole(b, route)) === seat;
}
