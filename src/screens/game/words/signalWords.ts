import type { TableView } from '../../../engine/view.ts';
import type { Text } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { couldEndIn } from '../../../table/story/ending.ts';
import { playerName } from './names.ts';
import type { PromptWords } from './promptWords.ts';

type Table = Pick<TableState, 'players'> & { readonly table: TableView };

/** Who brought on the last round, for the seat that reads it; null before that. */
export function lastRoundWords({ turn }: Text, state: Table, seat: number, lastTurn: boolean): PromptWords | null {
  const { lastRoundBy: by, trains } = state.table.table;
  const left = trains[by];
  if (left === undefined) return null;
  const { signal } = turn;
  const name = playerName(state, by);
  if (lastTurn) {
    return { title: signal.lastTitle, words: by === seat ? signal.lastTurnOwn(left) : signal.lastTurn(name, left) };
  }
  return { title: signal.title, words: by === seat ? signal.beginsOwn(left) : signal.begins(name, left) };
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
