import type { CardCounts } from './cards.ts';
import { type ClaimCheck, cardsShort, refusePayment } from './claim.ts';
import type { EventOf } from './events.ts';
import { type Game, NOBODY } from './game.ts';
import { discardPayment, isFree, layDown } from './hands.ts';
import { at, isWholeNumberBelow } from './lists.ts';
import { canPay, type Price } from './prices.ts';
import type { Refusal } from './refusals.ts';
import type { PublicTable, SeatView } from './view.ts';

export function stationsLeft(table: PublicTable, seat: number): number {
  const each = table.board.rules.stations?.each ?? 0;
  return each - at(table.stations, seat).length;
}

/** STN-2: the price of this seat's next station; null if it has none left to build. */
export function stationPrice(table: PublicTable, seat: number): Price | null {
  return stationsLeft(table, seat) > 0 ? at(table.board.stationPrices, at(table.stations, seat).length) : null;
}

/** STN-1: any city without a station of anybody. */
export function citiesForStation(table: PublicTable): number[] {
  const cities: number[] = [];
  for (let city = 0; city < table.stationOwner.length; city++) if (isFree(table.stationOwner, city)) cities.push(city);
  return cities;
}

export function canBuildStation({ table, seat, hand }: SeatView): boolean {
  const price = stationPrice(table, seat);
  return price !== null && canPay(price, hand) && table.stationOwner.includes(NOBODY);
}

export function refuseStation(view: SeatView, city: number, payment: CardCounts): Refusal | null {
  const { table, seat, hand } = view;
  const { stations } = table.board.rules;
  const price = stationPrice(table, seat);
  if (table.phase !== 'turn') return { code: 'notNow', phase: table.phase };
  if (stations === null) return { code: 'noStationsOnMap' };
  if (!isWholeNumberBelow(city, table.stationOwner.length)) return { code: 'noSuchThing', what: 'city' };
  if (price === null) return { code: 'stationsUsedUp', each: stations.each };
  if (!isFree(table.stationOwner, city)) return { code: 'stationTaken', by: at(table.stationOwner, city) };
  return refusePayment(price, hand, payment);
}

/** Every condition of a station in this city, passed or failed, as `claimChecks` lists those of a claim. */
export function stationChecks(view: SeatView, city: number): ClaimCheck[] {
  const { table, seat, hand } = view;
  const { stations } = table.board.rules;
  const price = stationPrice(table, seat);
  const moment: ClaimCheck[] = [
    { passed: table.turn === seat, reason: { code: 'notYourTurn', turn: table.turn } },
    { passed: table.phase === 'turn', reason: { code: 'notNow', phase: table.phase } },
  ];
  if (stations === null) return [...moment, { passed: false, reason: { code: 'noStationsOnMap' } }];
  return [
    ...moment,
    { passed: price !== null, reason: { code: 'stationsUsedUp', each: stations.each } },
    { passed: isFree(table.stationOwner, city), reason: { code: 'stationTaken', by: at(table.stationOwner, city) } },
    ...(price === null ? [] : [{ passed: canPay(price, hand), reason: cardsShort(price, hand) }]),
  ];
}

export function stationBuilding(table: PublicTable, city: number, paid: CardCounts): EventOf<'stationBuilt'> {
  return { type: 'stationBuilt', seat: table.turn, city, paid };
}

export function buildStation(game: Game, { seat, city, paid }: EventOf<'stationBuilt'>): void {
  const { table } = game;
  layDown(game, seat, paid);
  discardPayment(table, seat, paid);
  table.stationOwner[city] = seat;
  at(table.stations, seat).push(city);
  table.phase = 'ending';
}
