import type { MapData } from '../../../engine/map.ts';
import { aGameAt } from '../../../table/demo.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import { seatsOf } from './company.ts';
import type { ScreenMoment } from './list.ts';

/** A made-up game at this moment. It is kept nowhere. */
export async function openMoment(map: MapData, moment: ScreenMoment): Promise<OpenTable> {
  const { wish, touch, company = 'people', keeps = true } = moment;
  const table = await aGameAt({ map, seats: seatsOf(company), seed: 'gallery', keeps }, wish);
  touch?.(table);
  return table;
}
