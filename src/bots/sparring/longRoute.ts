// Saves for the longest route that is left and ignores its tickets. It plays a short game, which most ticket players of
// the literature are too slow for.
import type { Action } from '../../engine/actions.ts';
import { LOCOMOTIVE } from '../../engine/cards.ts';
import { canDraw } from '../../engine/draw.ts';
import { EMPTY, NOBODY } from '../../engine/game.ts';
import { at, range } from '../../engine/lists.ts';
import { cardsLeft } from '../../engine/row.ts';
import type { SeatView } from '../../engine/view.ts';
import { keepCheapest } from '../moves/careless.ts';
import { canClaim } from '../moves/claiming.ts';
import { answerTunnel, firstClaim, lastResort } from './habits.ts';

export function longRoute(view: SeatView): Action {
  switch (view.table.phase) {
    case 'opening':
    case 'tickets':
      return keepCheapest(view);
    case 'tunnel':
      return answerTunnel(view);
    case 'drawing':
      return drawMostHeld(view);
    default:
      return claimLongest(view) ?? (canDraw(view.table) ? drawMostHeld(view) : lastResort(view));
  }
}

/** Only the longest will do, except at the very end. */
function claimLongest(view: SeatView): Action | null {
  const { routes } = view.table.board;
  const open = range(routes.length).filter((route) => canClaim(view, route));
  const byLength = open.sort((one, other) => at(routes, other).length - at(routes, one).length);
  const longest = byLength[0] === undefined ? 0 : at(routes, byLength[0]).length;
  const wanted = byLength.filter((route) => at(routes, route).length === longest);
  return firstClaim(view, view.table.lastRoundBy === NOBODY ? wanted : byLength);
}

/** A locomotive, else the colour of which it holds most; the deck rather than a colour that it does not hold. */
function drawMostHeld(view: SeatView): Action {
  const { table, hand } = view;
  const held = table.row.map((card) => {
    if (card === EMPTY || (card === LOCOMOTIVE && table.drawn > 0)) return -1;
    return card === LOCOMOTIVE ? Infinity : at(hand, card);
  });
  const most = Math.max(...held);
  if (cardsLeft(table) > 0 && most < 1) return { type: 'drawCard', from: -1 };
  return { type: 'drawCard', from: held.indexOf(most) };
}
