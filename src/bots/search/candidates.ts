// The moves that a search looks at: the planner's own first, then others that a good player would think of.
import { type Action, DECK } from '../../engine/actions.ts';
import { KINDS_OF_CARD, LOCOMOTIVE } from '../../engine/cards.ts';
import { drawSources } from '../../engine/draw.ts';
import { NOBODY } from '../../engine/game.ts';
import { at, filled } from '../../engine/lists.ts';
import type { SeatView } from '../../engine/view.ts';
import { addBonusWorth } from '../ground/bonusWorth.ts';
import { real } from '../ground/numbers.ts';
import { railsOf } from '../ground/rails.ts';
import { turnsToCome } from '../ground/tempo.ts';
import { bestClaim, claimAction } from '../moves/claiming.ts';
import { bestLastMove } from '../moves/lastTurn.ts';
import { decide } from '../moves/planner.ts';
import { ticketWorths } from '../moves/ticketChoice.ts';
import { useOfCards, wantedCards } from '../moves/wants.ts';
import { type Mind, planOf, targetsOf } from '../plan/mind.ts';
import type { Plan } from '../plan/plan.ts';

/** The nearer the end, the less a game played on costs, and the more moves can be looked at. */
const MOST = 7;
const MOST_LATE = 11;
const LATE_TURNS = 8;
/** Points that a card drawn with a claim counts for when claims are ranked. */
const DRAW_BONUS_RANK = 4;
const MOST_TICKET_CHOICES = 5;

interface Ranked {
  readonly action: Action;
  readonly rank: number;
}

/** The planner's own move first, then the others that rank highest. */
export function candidatesFor(view: SeatView, mind: Mind): readonly Action[] {
  const own = decide(view, mind, null);
  const others = othersFor(view, mind).filter(({ action }) => !isSame(view, action, own));
  const isLate = turnsToCome(view.table, view.seat, mind.weights) <= LATE_TURNS;
  const best = others.sort((one, other) => other.rank - one.rank).slice(0, (isLate ? MOST_LATE : MOST) - 1);
  return [own, ...best.map(({ action }) => action)];
}

function othersFor(view: SeatView, mind: Mind): Ranked[] {
  switch (view.table.phase) {
    case 'opening':
    case 'tickets':
      return ticketChoices(view, mind);
    case 'tunnel':
      return [{ action: { type: 'withdrawTunnel' }, rank: 0 }];
    case 'drawing':
      return drawings(view, planOf(view, mind, null), mind);
    default:
      return turns(view, mind);
  }
}

function ticketChoices(view: SeatView, mind: Mind): Ranked[] {
  const choices = ticketWorths(view, mind).sort((one, other) => other.worth - one.worth);
  return choices.slice(0, MOST_TICKET_CHOICES).map(({ action, worth }) => ({ action, rank: worth }));
}

function turns(view: SeatView, mind: Mind): Ranked[] {
  const { table } = view;
  const plan = planOf(view, mind, null);
  const last = table.lastRoundBy === NOBODY ? null : bestLastMove(view);
  const tickets: Ranked[] =
    table.ticketDeckSize > 0 ? [{ action: { type: 'drawTickets' }, rank: plan.routes.length <= 1 ? 5 : 1.5 }] : [];
  return [
    ...claims(view, plan, mind),
    ...drawings(view, plan, mind),
    ...tickets,
    ...(last === null ? [] : [{ action: last, rank: 20 }]),
  ];
}

function claims(view: SeatView, plan: Plan, { weights }: Mind): Ranked[] {
  const { board } = view.table;
  const wanted = wantedCards(railsOf(board), plan.routes);
  const bonuses = new Float64Array(board.routes.length);
  addBonusWorth(view, 1, bonuses);
  return board.routes.flatMap(({ points, drawBonus }, route) => {
    const claim = bestClaim(view, [route], wanted, weights, true);
    if (claim === null) return [];
    const beside = real(bonuses, route) + DRAW_BONUS_RANK * drawBonus;
    const rank = (plan.routes.includes(route) ? 6 : 0) + 0.4 * (points + beside) + 0.2 * claim.score;
    return [{ action: claimAction(claim), rank }];
  });
}

function drawings(view: SeatView, plan: Plan, mind: Mind): Ranked[] {
  const { table, hand } = view;
  const rails = railsOf(table.board);
  const targets = targetsOf(view, plan, mind, null);
  const use = useOfCards(rails, targets, hand, wantedCards(rails, targets));
  const seen = filled(KINDS_OF_CARD, 0);
  return drawSources(table).flatMap((from) => {
    const action: Action = { type: 'drawCard', from };
    if (from === DECK) return [{ action, rank: 2.5 }];
    const card = at(table.row, from);
    seen[card] = at(seen, card) + 1;
    if (at(seen, card) > 1) return [];
    return [{ action, rank: card === LOCOMOTIVE ? 4 : 1 + 1.5 * real(use.of, card) }];
  });
}

/** Two places with the same card are the same choice, and so is a route whatever it is paid with. */
function isSame({ table }: SeatView, one: Action, other: Action): boolean {
  if (one.type === 'drawCard' && other.type === 'drawCard') {
    if (one.from === DECK || other.from === DECK) return one.from === other.from;
    return at(table.row, one.from) === at(table.row, other.from);
  }
  if (one.type === 'claimRoute' && other.type === 'claimRoute') return one.route === other.route;
  if (one.type === 'keepTickets' && other.type === 'keepTickets') return `${one.kept}` === `${other.kept}`;
  if (one.type === 'buildStation' && other.type === 'buildStation') return one.city === other.city;
  return one.type === other.type;
}
