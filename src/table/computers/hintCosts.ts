import type { Action } from '../../engine/actions.ts';
import { DECK } from '../../engine/actions.ts';
import { routeAt } from '../../engine/board.ts';
import { type CardCounts, LOCOMOTIVE } from '../../engine/cards.ts';
import { NOBODY } from '../../engine/game.ts';
import { at } from '../../engine/lists.ts';
import { stationsLeft } from '../../engine/stations.ts';
import type { SeatView } from '../../engine/view.ts';
import { mainCard } from '../turn/payments.ts';
import { ticketsTogether } from '../turn/ticketProgress.ts';

/** How well tickets go with the trains that are left. */
type Fit = 'easy' | 'fair' | 'tight' | 'over';

/** What following a hint costs, or what it risks. */
export type HintCost =
  | { readonly cost: 'locomotives'; readonly uses: number; readonly has: number }
  /** Cards that could still pay what the tunnel may ask for, and how many that may be (TUN-1, TUN-2). */
  | { readonly cost: 'tunnel'; readonly spare: number; readonly most: number }
  | {
      readonly cost: 'trains';
      readonly takes: number;
      readonly has: number;
      readonly tickets: number;
      readonly fit: Fit;
    }
  | { readonly cost: 'station'; readonly points: number; readonly left: number }
  | { readonly cost: 'lastRound' | 'wholeDraw' | 'newTickets' | 'secondCard' | 'turn' };

/** Everything that a hint costs, the dearest first; nothing where it is free. */
export function costsOf(view: SeatView, action: Action): readonly HintCost[] {
  switch (action.type) {
    case 'claimRoute':
      return [
        ...locomotivesIn(view, action.payment),
        ...tunnelRisk(view, action.route, action.payment),
        ...endsGame(view, action.route),
      ];
    case 'buildStation':
      return [...locomotivesIn(view, action.payment), stationCost(view)];
    case 'payTunnel':
      return [...locomotivesIn(view, action.payment), ...endsGame(view, view.table.tunnel?.route ?? NOBODY)];
    case 'drawCard':
      return isOpenLocomotive(view, action.from) ? [{ cost: 'wholeDraw' }] : [];
    case 'drawTickets':
      return [{ cost: 'newTickets' }, ...trainsFor(view, view.tickets)];
    case 'keepTickets':
      return trainsFor(view, [...view.tickets, ...action.kept]);
    case 'stopDrawing':
      return [{ cost: 'secondCard' }];
    case 'withdrawTunnel':
      return [{ cost: 'turn' }];
    case 'pass':
      return [];
    default:
      return action satisfies never;
  }
}

function locomotivesIn({ hand }: SeatView, payment: CardCounts): readonly HintCost[] {
  const uses = at(payment, LOCOMOTIVE);
  return uses === 0 ? [] : [{ cost: 'locomotives', uses, has: at(hand, LOCOMOTIVE) }];
}

/** TUN-2, TUN-3: what is left of the colour that is played, and of locomotives, can pay the extra cards. */
function tunnelRisk({ table, hand }: SeatView, route: number, payment: CardCounts): readonly HintCost[] {
  const { board } = table;
  if (routeAt(board, route).kind !== 'tunnel') return [];
  const played = mainCard(payment);
  const left = (card: number) => at(hand, card) - at(payment, card);
  const spare = left(LOCOMOTIVE) + (played === LOCOMOTIVE ? 0 : left(played));
  const most = board.rules.tunnelCards;
  return spare >= most ? [] : [{ cost: 'tunnel', spare, most }];
}

/** END-1. */
function endsGame({ table, seat }: SeatView, route: number): readonly HintCost[] {
  if (route < 0 || table.lastRoundBy !== NOBODY) return [];
  const left = at(table.trains, seat) - routeAt(table.board, route).length;
  return left <= table.board.rules.lastRoundAt ? [{ cost: 'lastRound' }] : [];
}

function stationCost({ table, seat }: SeatView): HintCost {
  return {
    cost: 'station',
    points: table.board.rules.stations?.pointsUnused ?? 0,
    left: stationsLeft(table, seat) - 1,
  };
}

/** DRAW-2. */
function isOpenLocomotive({ table }: SeatView, from: number): boolean {
  return from !== DECK && at(table.row, from) === LOCOMOTIVE;
}

function trainsFor(view: SeatView, tickets: readonly number[]): readonly HintCost[] {
  const takes = ticketsTogether(view, tickets).trains;
  const has = at(view.table.trains, view.seat);
  return takes === 0 ? [] : [{ cost: 'trains', takes, has, tickets: tickets.length, fit: fitOf(takes, has) }];
}

const FAIR = 0.5;
/** A rival who takes one route on the way makes up for the rest. */
const TIGHT = 0.75;

function fitOf(takes: number, has: number): Fit {
  if (takes > has) return 'over';
  if (takes >= has * TIGHT) return 'tight';
  return takes >= has * FAIR ? 'fair' : 'easy';
}
