import type { TableView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { couldEndIn } from '../../../table/story/ending.ts';
import { playerName } from './names.ts';

type Table = Pick<TableState, 'players'> & { readonly table: TableView };

/** Who brought on the last round, for the seat that reads it; null before that. */
export function lastRoundWords({ turn }: Text, state: Table, seat: number, lastTurn: boolean): string | null {
  const { lastRoundBy: by, trains } = state.table.table;
  const left = trains[by];
  if (left === undefined) return null;
  const { signal } = turn;
  if (by === seat) return lastTurn ? signal.lastTurnOwn(left) : signal.beginsOwn(left);
  return lastTurn ? signal.lastTurn(playerName(state, by), left) : signal.begins(playerName(state, by), left);
}

/** That the end may be near; null while nobody is. */
export function nearEndWords({ turn: { signal } }: Text, state: Table, seat: number): string | null {
  const near = couldEndIn(state.table);
  const left = near === null ? undefined : state.table.table.trains[near.seat];
  if (near === null || left === undefined) return null;
  return near.seat === seat
    ? signal.nearOwn(left, near.turns)
    : signal.near(playerName(state, near.seat), left, near.turns);
}
