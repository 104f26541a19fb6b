import type { Text } from '../../../i18n/text.ts';
import { personSeats } from '../../../table/game/opponents.ts';
import type { TableState } from '../../../table/session/scenes.ts';

/** What it means to hand this seat over now. */
export function sureWords(
  { computers: { seats } }: Text,
  { scene, players, curtains }: Pick<TableState, 'scene' | 'players' | 'curtains'>,
  seat: number,
  name: string,
): string {
  if (personSeats(players).length === 1) return seats.sureOnly(name);
  const isOpen = curtains && scene.kind === 'hand' && scene.seat === seat;
  return isOpen ? seats.sureOpen(name) : seats.sure(name);
}
