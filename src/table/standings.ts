import { type Board, routeAt } from '../engine/board.ts';
import { KINDS_OF_CARD } from '../engine/cards.ts';
import { at, filled, range } from '../engine/lists.ts';
import { longestPath } from '../engine/longestPath.ts';
import type { BonusCount } from '../engine/map.ts';
import { countFor } from '../engine/scoring/bonuses.ts';
import { routesOf } from '../engine/scoring/network.ts';
import type { TableView } from '../engine/view.ts';

/** How a bonus stands now, as far as everybody may know. */
export interface Standing {
  readonly id: string;
  readonly points: number;
  readonly counts: BonusCount;
  /** By seat; null where hands or tickets decide, which nobody sees before the end. */
  readonly bySeat: readonly number[] | null;
  /** Seats that would get it now; empty while nobody has any. */
  readonly leaders: readonly number[];
}

type BonusInPlay = Pick<Standing, 'id' | 'points' | 'counts'>;

/** Every bonus in play: the longest path where the map rewards it, and the bonus cards laid out. */
export function standings(view: TableView): readonly Standing[] {
  return bonusesOf(view).map((bonus) => {
    const bySeat = isPublic(bonus.counts) ? publicCounts(view, bonus.counts) : null;
    return { ...bonus, bySeat, leaders: leadersOf(bySeat ?? []) };
  });
}

/** The name under which the final result lists it too. */
const PATH_BONUS = 'longest-path';

function bonusesOf({ table }: TableView): BonusInPlay[] {
  const { rules, bonusCards } = table.board;
  const path: BonusInPlay[] =
    rules.longestPathBonus === null
      ? []
      : [{ id: PATH_BONUS, points: rules.longestPathBonus, counts: { what: 'longestPath' } }];
  const cards = table.bonusCards.map((card) => at(bonusCards, card));
  return [...path, ...cards.map(({ id, points, counts }) => ({ id, points, counts }))];
}

const SECRET: readonly BonusCount['what'][] = ['locomotivesInHand', 'ticketsTo', 'ticketsWorthAtMost'];

function isPublic({ what }: BonusCount): boolean {
  return !SECRET.includes(what);
}

function publicCounts(view: TableView, counts: BonusCount): readonly number[] {
  const { board, trains } = view.table;
  return range(board.players).map((seat) => {
    const routes = routesOf(view, seat);
    return countFor(board, counts, {
      routes,
      completedTickets: [],
      hand: filled(KINDS_OF_CARD, 0),
      trainsLeft: at(trains, seat),
      longestPath: counts.what === 'longestPath' ? pathLength(board, routes) : 0,
    });
  });
}

function pathLength(board: Board, routes: readonly number[]): number {
  return longestPath(routes.map((route) => routeAt(board, route))).length;
}

function leadersOf(bySeat: readonly number[]): readonly number[] {
  const most = Math.max(0, ...bySeat);
  return most === 0 ? [] : bySeat.flatMap((count, seat) => (count === most ? [seat] : []));
}
