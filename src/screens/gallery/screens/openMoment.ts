import type { MapData } from '../../../engine/map.ts';
import type { PlayerColor } from '../../../engine/players.ts';
import type { Text } from '../../../i18n/text.ts';
import { aGameAt } from '../../../table/demo.ts';
import type { SetupSeat } from '../../../table/setup.ts';
import type { OpenTable } from '../../../table/tableStore.ts';
import { COLORS } from '../../setup/plan.ts';
import type { Moment } from './list.ts';

const FEW = 3;

/** A made-up game at this moment. It is kept nowhere. */
export async function openMoment(map: MapData, moment: Moment, text: Text): Promise<OpenTable> {
  const { wish, touch, crowded = false, keeps = true } = moment;
  const seats = crowded ? crowd(text) : someSeats(text);
  const table = await aGameAt({ map, seats, seed: 'gallery', keeps }, wish);
  touch?.(table);
  return table;
}

export function someSeats({ gallery }: Text): readonly SetupSeat[] {
  return seatsOf(gallery.names).slice(0, FEW);
}

function crowd({ gallery }: Text): readonly SetupSeat[] {
  return seatsOf(gallery.longNames);
}

function seatsOf(names: Readonly<Record<PlayerColor, string>>): readonly SetupSeat[] {
  return COLORS.map((color) => ({ name: names[color], color }));
}
