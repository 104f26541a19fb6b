// Any move at all, evenly among those a person would count: every card in the row, the deck, every route that can be
// paid, the tickets. It keeps all the tickets that it is offered.
import type { Action } from '../../engine/actions.ts';
import { drawSources } from '../../engine/draw.ts';
import { at } from '../../engine/lists.ts';
import { below, type Random } from '../../engine/random.ts';
import type { SeatView } from '../../engine/view.ts';
import { answerTunnel, firstClaim, lastResort, routesThatCanBeHad } from './habits.ts';

export function anyMove(view: SeatView, random: Random): Action {
  const { table } = view;
  if (view.offer.length > 0) return { type: 'keepTickets', kept: view.offer };
  if (table.phase === 'tunnel') return answerTunnel(view);
  const draws = drawSources(table).map((from): Action => ({ type: 'drawCard', from }));
  const moves = table.phase === 'drawing' ? draws : [...draws, ...claims(view), ...tickets(view)];
  return moves.length > 0 ? at(moves, below(random, moves.length)) : lastResort(view);
}

function claims(view: SeatView): Action[] {
  return routesThatCanBeHad(view).flatMap((route) => firstClaim(view, [route]) ?? []);
}

function tickets({ table }: SeatView): Action[] {
  return table.ticketDeckSize > 0 ? [{ type: 'drawTickets' }] : [];
}
