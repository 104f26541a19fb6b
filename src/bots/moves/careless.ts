// The mistakes of a beginner.
import type { Action } from '../../engine/actions.ts';
import { canDraw, drawSources } from '../../engine/draw.ts';
import { at } from '../../engine/lists.ts';
import { below } from '../../engine/random.ts';
import { ticketsToKeep } from '../../engine/tickets.ts';
import type { SeatView } from '../../engine/view.ts';
import type { Bot } from '../ground/bot.ts';

const HUNDRED = 100;

/** Forgets its plan in so many of a hundred draws and takes any card; with `slipsTurns` it lets claims pass as well. */
export function careless(bot: Bot, percent: number, slipsTurns: boolean): Bot {
  return (view, random) => {
    const { phase } = view.table;
    const maySlip = phase === 'drawing' || (phase === 'turn' && canDraw(view.table));
    if (!maySlip || below(random, HUNDRED) >= percent) return bot(view, random);
    const meant = bot(view, random);
    if (!slipsTurns && meant.type !== 'drawCard') return meant;
    const sources = drawSources(view.table);
    return { type: 'drawCard', from: at(sources, below(random, sources.length)) };
  };
}

/** As few tickets as it may keep, and those with the fewest points to lose. */
export function keepCheapest(view: SeatView): Action {
  const points = (ticket: number) => at(view.table.board.tickets, ticket).points;
  const cheapest = [...view.offer].sort((one, other) => points(one) - points(other));
  return { type: 'keepTickets', kept: cheapest.slice(0, ticketsToKeep(view)) };
}
