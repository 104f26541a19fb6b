import { makeBoard, priceOfRoute } from '../../engine/board.ts';
import { COLORS } from '../../engine/cards.ts';
import type { MapData } from '../../engine/map.ts';
import { canPay } from '../../engine/prices.ts';
import { count, shown } from '../sentences.ts';
import { type MapCheck, routeWords } from './words.ts';

function wagonCards({ rules }: MapData): number {
  return COLORS * rules.wagonsPerColor + rules.locomotives;
}

function* tooFewCards(map: MapData) {
  const { openingHand, faceUp, players } = map.rules;
  const needed = openingHand * players[1] + faceUp;
  if (wagonCards(map) >= needed) return;
  yield `rules.openingHand is ${openingHand} and rules.faceUp is ${faceUp}, which takes ${needed} wagon cards for ${players[1]} players, but there are only ${wagonCards(map)}.`;
}

function* sweepNever({ rules }: MapData) {
  if (rules.sweepAt === null || rules.sweepAt <= rules.faceUp) return;
  yield `rules.sweepAt is ${rules.sweepAt}, but the row has only ${count(rules.faceUp, 'place')} (rules.faceUp).`;
}

/** Where most rows that are turned up are swept away again, a single turn could go on for thousands of rows. */
function* sweepForEver(map: MapData) {
  const { sweepAt, faceUp, locomotives } = map.rules;
  const average = (faceUp * locomotives) / wagonCards(map);
  if (sweepAt === null || average < sweepAt) return;
  yield `rules.sweepAt is ${sweepAt}, but with ${count(locomotives, 'locomotive')} among ${wagonCards(map)} wagon cards most rows of ${faceUp} would be swept away.`;
}

function* lastRoundAtOnce({ rules }: MapData) {
  if (rules.trains > rules.lastRoundAt) return;
  yield `rules.trains is ${rules.trains}, but with rules.lastRoundAt ${rules.lastRoundAt} the first turn would already start the last round.`;
}

function* stationCosts({ rules: { stations } }: MapData) {
  if (stations === null || stations.cost.length === stations.each) return;
  yield `rules.stations.cost has ${count(stations.cost.length, 'number')}, but a player has ${count(stations.each, 'station')} (rules.stations.each).`;
}

function* tieBreaksWithoutMatter({ rules }: MapData) {
  for (const [i, tieBreak] of rules.tieBreaks.entries()) {
    const where = `rules.tieBreaks[${i}] is ${shown(tieBreak)}`;
    if (rules.tieBreaks.indexOf(tieBreak) < i) yield `${where}, but it stands in the list already.`;
    else if (tieBreak === 'fewestStations' && rules.stations === null) yield `${where}, but rules.stations is null.`;
    else if (tieBreak === 'bonusCards' && rules.bonusCardsInPlay === null) {
      yield `${where}, but rules.bonusCardsInPlay is null.`;
    }
  }
}

export const cardChecks: readonly MapCheck[] = [
  tooFewCards,
  sweepNever,
  sweepForEver,
  lastRoundAtOnce,
  stationCosts,
  tieBreaksWithoutMatter,
];

/** The engine itself says what can be paid, given a hand with every card there is. */
function* neverPaid(map: MapData) {
  const board = makeBoard(map, map.rules.players[1]);
  const everyCard = [...Array.from({ length: COLORS }, () => map.rules.wagonsPerColor), map.rules.locomotives];
  const hand = `a hand with all ${wagonCards(map)} wagon cards`;
  for (const [i, route] of map.routes.entries()) {
    if (!canPay(priceOfRoute(board, i), everyCard)) yield `${routeWords(route, i)} could not be paid by ${hand}.`;
  }
  for (const [i, price] of board.stationPrices.entries()) {
    if (canPay(price, everyCard)) continue;
    yield `rules.stations.cost[${i}] is ${price.length}, which could not be paid by ${hand}.`;
  }
}

export const paymentChecks: readonly MapCheck[] = [neverPaid];
