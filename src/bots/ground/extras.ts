// Routes worth having for themselves, once the tickets are done.
import { NOBODY } from '../../engine/game.ts';
import { numberAt } from '../../engine/lists.ts';
import type { SeatView } from '../../engine/view.ts';
import { addBonusWorth } from './bonusWorth.ts';
import { cardsMissing, trustInGrey } from './costs.ts';
import { real, whole } from './numbers.ts';
import { isOpen, type Rails, railsOf } from './rails.ts';
import { turnsToCome } from './tempo.ts';
import type { Weights } from './weights.ts';

// Kept from call to call, for boards of every size.
let rates = new Float64Array(0);
let worth = new Float64Array(0);
let isOwn = new Int32Array(0);

function makeRoom({ routes, cities }: Rails): void {
  if (routes > rates.length) {
    rates = new Float64Array(routes);
    worth = new Float64Array(routes);
  }
  if (cities > isOwn.length) isOwn = new Int32Array(cities);
}

/** Marks the cities that the seat's own routes touch. */
function markOwnCities({ table, seat }: SeatView, { routes, a, b }: Rails): void {
  isOwn.fill(0);
  for (let route = 0; route < routes; route++) {
    if (numberAt(table.owner, route) !== seat) continue;
    isOwn[whole(a, route)] = 1;
    isOwn[whole(b, route)] = 1;
  }
}

/** The routes that bring most points a turn and can still be had in time, best first. */
export function bestExtras(view: SeatView, weights: Weights): number[] {
  const { table } = view;
  const rails = railsOf(table.board);
  const turnsLeft = turnsToCome(table, view.seat, weights);
  makeRoom(rails);
  markOwnCities(view, rails);
  worth.fill(0);
  addBonusWorth(view, weights.bonus, worth);
  const forGrey = trustInGrey(view.hand, weights);
  const best: number[] = [];
  for (let route = 0; route < rails.routes; route++) {
    const turns = turnsFor(view, rails, route, forGrey, weights);
    if (turns > turnsLeft + 0.5) continue;
    const rate = pointsOf(rails, route, weights) / turns;
    if (rate > 0) rankIn(best, route, rate, weights.extras);
  }
  return best;
}

function rankIn(best: number[], route: number, rate: number, most: number): void {
  rates[route] = rate;
  let place = best.length;
  while (place > 0 && real(rates, numberAt(best, place - 1)) < rate) place--;
  if (place >= most) return;
  best.splice(place, 0, route);
  if (best.length > most) best.pop();
}

/** Infinity where it cannot be had at all. */
function turnsFor(view: SeatView, rails: Rails, route: number, forGrey: number, weights: Weights): number {
  const { table, seat, hand } = view;
  if (!isOpen(rails, table, seat, route) || whole(rails.length, route) > numberAt(table.trains, seat)) return Infinity;
  return cardsMissing(rails, route, hand, forGrey, weights) / weights.cardsPerTurn + 1;
}

function pointsOf(rails: Rails, route: number, weights: Weights): number {
  const points = whole(rails.points, route) + real(worth, route) + 0.6 * weights.turn * whole(rails.drawBonus, route);
  const attached = whole(isOwn, whole(rails.a, route)) + whole(isOwn, whole(rails.b, route)) > 0;
  return points - weights.route + (attached ? weights.attached : 0);
}

/** Whether a route goes on from the seat's own network. */
export function isAttached(view: SeatView, rails: Rails, route: number): boolean {
  return touches(view, rails, whole(rails.a, route)) || touches(view, rails, whole(rails.b, route));
}

function touches({ table, seat }: SeatView, { firstWay, wayRoute }: Rails, city: number): boolean {
  for (let way = whole(firstWay, city); way < whole(firstWay, city + 1); way++) {
    if (numberAt(table.owner, whole(wayRoute, way)) === seat) return true;
  }
  return false;
}

/** How many ends of a route a rival's network touches. */
export function rivalsAt({ table, seat }: SeatView, rails: Rails, route: number): number {
  return (
    rivalTouches(table.owner, seat, rails, whole(rails.a, route)) +
    rivalTouches(table.owner, seat, rails, whole(rails.b, route))
  );
}

function rivalTouches(owner: readonly number[], seat: number, { firstWay, wayRoute }: Rails, city: number): number {
  for (let way = whole(firstWay, city); way < whole(firstWay, city + 1); way++) {
    const by = numberAt(owner, whole(wayRoute, way));
    if (by !== NOBODY && by !== seat) return 1;
  }
  return 0;
}
