// Keeps the dearest tickets, takes the one that needs the fewest trains, and claims along its shortest path, the longest
// route first. It never draws tickets; once they are done it claims whatever it can.
import { type Action, DECK } from '../../engine/actions.ts';
import { KINDS_OF_CARD, LOCOMOTIVE } from '../../engine/cards.ts';
import { canDraw } from '../../engine/draw.ts';
import { EMPTY } from '../../engine/game.ts';
import { at, filled } from '../../engine/lists.ts';
import { ANY_COLOR, colorHeldMost } from '../../engine/prices.ts';
import { cardsLeft } from '../../engine/row.ts';
import { ticketsToKeep } from '../../engine/tickets.ts';
import type { SeatView } from '../../engine/view.ts';
import { answerTunnel, firstClaim, lastResort, lengthOf, routesThatCanBeHad } from './habits.ts';
import { shortestTicket } from './lengths.ts';

export function shortPath(view: SeatView): Action {
  switch (view.table.phase) {
    case 'opening':
    case 'tickets':
      return keepDearest(view);
    case 'tunnel':
      return answerTunnel(view);
    case 'drawing':
      return drawForPath(view, pathOf(view));
    default:
      return takeTurn(view);
  }
}

function keepDearest(view: SeatView): Action {
  const points = (ticket: number) => at(view.table.board.tickets, ticket).points;
  const dearest = [...view.offer].sort((one, other) => points(other) - points(one));
  return { type: 'keepTickets', kept: dearest.slice(0, ticketsToKeep(view)) };
}

function pathOf(view: SeatView): readonly number[] {
  const path = shortestTicket(view);
  return path.length > 0 ? path : routesThatCanBeHad(view);
}

function takeTurn(view: SeatView): Action {
  const path = pathOf(view);
  const byLength = [...path].sort((one, other) => lengthOf(view, other) - lengthOf(view, one));
  return firstClaim(view, byLength) ?? (canDraw(view.table) ? drawForPath(view, path) : lastResort(view));
}

/** A locomotive whenever there is one, else the colour that its path lacks most. */
function drawForPath(view: SeatView, path: readonly number[]): Action {
  const { table } = view;
  const lacking = cardsLacking(view, path);
  const worth = table.row.map((card) => {
    if (card === EMPTY || (card === LOCOMOTIVE && table.drawn > 0)) return -1;
    return card === LOCOMOTIVE ? Infinity : at(lacking, card);
  });
  const most = Math.max(...worth);
  if (cardsLeft(table) > 0 && most <= 0) return { type: 'drawCard', from: DECK };
  return { type: 'drawCard', from: worth.indexOf(most) };
}

function cardsLacking({ table, hand }: SeatView, path: readonly number[]): number[] {
  const lacking = filled(KINDS_OF_CARD, 0);
  for (const route of path) {
    const { color, length } = at(table.board.routes, route);
    const card = color === ANY_COLOR ? colorHeldMost(hand) : color;
    lacking[card] = at(lacking, card) + Math.max(1, length - at(hand, card));
  }
  return lacking;
}
