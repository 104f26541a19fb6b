import type { Text } from '../../i18n/text.ts';
import type { Afterthought, Lost } from '../../table/afterwards.ts';
import type { TableState } from '../../table/scenes.ts';
import { ticketNames } from './hintWords.ts';
import { endNames, playerName } from './names.ts';

type Played = Pick<TableState, 'players' | 'table'>;

/** What a computer gave up and why, a sentence each; or in one that it did not. */
export function afterWords(text: Text, state: Played, { lost, tickets }: Afterthought): readonly string[] {
  const { after } = text.computers;
  if (lost.length > 0) return lost.map((each) => lostWords(text, state, each));
  if (tickets.length === 0) return [after.none];
  return [tickets.every(({ completed }) => completed) ? after.all(tickets.length) : after.tried];
}

function lostWords(text: Text, state: Played, { ticket, turn, route }: Lost): string {
  const { after, hint } = text.computers;
  const name = ticketNames(text, state.table, [ticket]);
  const round = Math.floor(turn / Math.max(1, state.players.length)) + 1;
  const by = route === null ? undefined : state.table.table.owner[route];
  if (route === null || by === undefined) return after.late(name, round);
  return after.taken(name, round, playerName(state, by), hint.route(...endNames(state.table, route)));
}
