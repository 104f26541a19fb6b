import type { Text } from '../../../i18n/text.ts';
import type { Afterthought, LostTicket } from '../../../table/computers/afterwards.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { endNames, playerName, ticketNames } from '../words/names.ts';

type Played = Pick<TableState, 'players' | 'table'>;

/** What a computer gave up and why, and what it could not finish; or that all went well. */
export function afterWords(text: Text, state: Played, { lost, tickets }: Afterthought): readonly string[] {
  const { after } = text.computers;
  if (tickets.length === 0) return [after.none];
  const failed = tickets.filter(({ completed }) => !completed).map(({ ticket }) => ticket);
  if (failed.length === 0) return [after.all(tickets.length)];
  // Some come about after all, by a station or a rival's mistake.
  const givenUp = lost.filter(({ ticket }) => failed.includes(ticket));
  const open = failed.filter((ticket) => givenUp.every((each) => each.ticket !== ticket));
  return [
    ...givenUp.map((each) => lostWords(text, state, each)),
    ...(open.length === 0 ? [] : [after.open(ticketNames(text, state.table, open))]),
  ];
}

function lostWords(text: Text, state: Played, { ticket, turn, route }: LostTicket): string {
  const { after, hint } = text.computers;
  const name = ticketNames(text, state.table, [ticket]);
  const round = Math.floor(turn / Math.max(1, state.players.length)) + 1;
  const by = route === null ? undefined : state.table.table.owner[route];
  if (route === null || by === undefined) return after.late(name, round);
  return after.taken(name, round, playerName(state, by), hint.route(...endNames(state.table, route)));
}
