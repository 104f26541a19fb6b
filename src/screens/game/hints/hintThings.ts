import type { Action } from '../../../engine/actions.ts';
import type { SeatView } from '../../../engine/view.ts';
import type { Hint } from '../../../table/computers/thinking.ts';
import type { DraftStep } from '../../../table/turn/draft.ts';
import type { LitPath } from '../board/boardModel.ts';
import type { TurnCommands } from '../commands/turnCommands.ts';
import type { HintShown } from '../commands/useHint.ts';
import { routeEnds } from '../words/names.ts';

/** What a hint points at. */
export interface HintThings {
  readonly path: LitPath | null;
  /** The place of the row, or the deck. */
  readonly card: number | null;
  readonly tickets: readonly number[];
}

const NOTHING: HintThings = { path: null, card: null, tickets: [] };

export function hintThings(view: SeatView, shown: HintShown | null): HintThings {
  if (shown?.kind !== 'given') return NOTHING;
  const { action, reason } = shown.hint;
  const need = 'need' in reason ? reason.need : null;
  return {
    path:
      need === null ? cityPath(shown.hint) : { of: 'ticket', routes: [need.route], ends: routeEnds(view, need.route) },
    card: action.type === 'drawCard' ? action.from : null,
    tickets: need?.tickets ?? (reason.why === 'station' ? reason.tickets : []),
  };
}

function cityPath({ action }: Hint): LitPath | null {
  return action.type === 'buildStation' ? { of: 'ticket', routes: [], ends: [action.city] } : null;
}

/** What one press does, where the hint leaves nothing to choose or to look at before; null where it is prepared only. */
export function hintAct({ action }: Hint): Action | null {
  switch (action.type) {
    case 'drawCard':
    case 'stopDrawing':
    case 'payTunnel':
    case 'withdrawTunnel':
    case 'pass':
      return action;
    default:
      return null;
  }
}

/** Follows a hint from its card: at once, or up to where its player decides. */
export function follow(commands: Pick<TurnCommands, 'act' | 'draft'>, hint: Hint, kept: readonly number[] = []): void {
  const act = hintAct(hint);
  if (act !== null) commands.act(act);
  else for (const step of hintSteps(hint, kept)) commands.draft(step);
}

/** The touches that come to what the hint says, up to where its player decides; none where one press does it. */
export function hintSteps({ action }: Hint, kept: readonly number[] = []): readonly DraftStep[] {
  switch (action.type) {
    case 'claimRoute':
      return [
        { step: 'route', route: action.route },
        { step: 'payment', payment: action.payment },
      ];
    case 'buildStation':
      return [
        { step: 'city', city: action.city },
        { step: 'payment', payment: action.payment },
      ];
    case 'drawTickets':
      return [{ step: 'draw tickets' }];
    case 'keepTickets': {
      const wrong = [
        ...kept.filter((one) => !action.kept.includes(one)),
        ...action.kept.filter((one) => !kept.includes(one)),
      ];
      return wrong.map((ticket) => ({ step: 'ticket', ticket }));
    }
    default:
      return [];
  }
}
