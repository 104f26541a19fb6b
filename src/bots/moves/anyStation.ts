import type { Action } from '../../engine/actions.ts';
import { NOBODY } from '../../engine/game.ts';
import { stationPrice } from '../../engine/stations.ts';
import type { SeatView } from '../../engine/view.ts';
import { bestPayment, NOTHING_WANTED } from './paying.ts';

/** For those who can neither draw nor claim (TURN-2): a station in the first free city, or a pass. */
export function anyStation({ table, seat, hand }: SeatView): Action {
  const price = stationPrice(table, seat);
  const city = table.stationOwner.indexOf(NOBODY);
  const payment = price === null || city < 0 ? null : bestPayment(price, hand, NOTHING_WANTED);
  return payment === null ? { type: 'pass' } : { type: 'buildStation', city, payment: payment.cards };
}
