import { type Board, routeAt } from '../../engine/board.ts';
import { KINDS_OF_CARD } from '../../engine/cards.ts';
import { at, filled, range } from '../../engine/lists.ts';
import { longestPath } from '../../engine/longestPath.ts';
import type { BonusCount } from '../../engine/map.ts';
import { countFor } from '../../engine/scoring/bonuses.ts';
import { routesOf } from '../../engine/scoring/network.ts';
import { PATH_BONUS, type Result } from '../../engine/scoring/result.ts';
import type { TableView } from '../../engine/view.ts';

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
  return bonusesOf(view).map((bonus) => standingOf(view, bonus));
}

/** The same when the game is over: hands and tickets count too, and who gets a bonus has it. */
export function finalStandings(view: TableView, { seats }: Result): readonly Standing[] {
  const found = (id: string) =>
    seats.map(({ seat, bonuses }) => ({ seat, has: bonuses.find((each) => each.id === id) }));
  return bonusesOf(view).map((bonus) => {
    const counted = found(bonus.id);
    return {
      ...bonus,
      bySeat: range(view.table.board.players).map(
        (seat) => counted.find((each) => each.seat === seat)?.has?.count ?? 0,
      ),
      leaders: counted.flatMap(({ seat, has }) => (has !== undefined && has.points > 0 ? [seat] : [])),
    };
  });
}

/** How the map's own reward for the longest path stands; null where it has none. */
export function pathStanding(view: TableView): Standing | null {
  const path = bonusesOf(view).find(({ id }) => id === PATH_BONUS);
  return path === undefined ? null : standingOf(view, path);
}

function standingOf(view: TableView, bonus: BonusInPlay): Standing {
  const bySeat = isPublic(bonus.counts) ? publicCounts(view, bonus.counts) : null;
  return { ...bonus, bySeat, leaders: leadersOf(bySeat ?? []) };
}

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

/** Of every set of routes that was asked for: it is looked for again only when somebody has claimed one. */
const lengths = new WeakMap<Board, Map<string, number>>();
/** So many are kept for a board; a computer that ponders does not ask here. */
const KEPT = 50;

function pathLength(board: Board, routes: readonly number[]): number {
  const known = lengths.get(board) ?? new Map<string, number>();
  lengths.set(board, known);
  const key = routes.join(' ');
  const length = known.get(key) ?? longestPath(routes.map((route) => routeAt(board, route))).length;
  if (known.size >= KEPT) known.clear();
  known.set(key, length);
  return length;
}

function leadersOf(bySeat: readonly number[]): readonly number[] {
  const most = Math.max(0, ...bySeat);
  return most === 0 ? [] : bySeat.flatMap((count, seat) => (count === most ? [seat] : []));
}
