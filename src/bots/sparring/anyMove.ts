// Any move at all: tickets in one turn of sixteen, of which it keeps all, otherwise evenly among every card in the row,
// the deck and every route that can be paid.
import type { Action } from '../../engine/actions.ts';
import { drawSources } from '../../engine/draw.ts';
import { at } from '../../engine/lists.ts';
import { below, type Random } from '../../engine/random.ts';
import type { SeatView } from '../../engine/view.ts';
import { answerTunnel, firstClaim, lastResort, routesThatCanBeHad } from './habits.ts';

const TURNS_A_TICKET = 16;

export function anyMove(view: SeatView, random: Random): Action {
  const { table } = view;
  if (view.offer.length > 0) return { type: 'keepTickets', kept: view.offer };
  if (table.phase === 'tunnel') return answerTunnel(view);
  if (table.phase === 'turn' && wantsTickets(view, random)) return { type: 'drawTickets' };
  const draws = drawSources(table).map((from): Action => ({ type: 'drawCard', from }));
  const moves = table.phase === 'drawing' ? draws : [...draws, ...claims(view)];
  return moves.length > 0 ? at(moves, below(random, moves.length)) : lastResort(view);
}

function wantsTickets({ table }: SeatView, random: Random): boolean {
  return below(random, TURNS_A_TICKET) === 0 && table.ticketDeckSize > 0;
}

function claims(view: SeatView): Action[] {
  return routesThatCanBeHad(view).flatMap((route) => firstClaim(view, [route]) ?? []);
}
