import type { Action } from '../../engine/actions.ts';
import { legalActions } from '../../engine/legal.ts';
import { at } from '../../engine/lists.ts';
import { viewFor } from '../../engine/view.ts';
import { isDone } from '../game/sitting.ts';
import { afterAction, type TableGame } from '../game/tableGame.ts';
import type { Session } from '../session/session.ts';
import type { ComputerTable } from './computers.ts';
import { questionFor } from './questions.ts';
import type { Question } from './thinking.ts';

/** The session as the computers use it. */
export function computerTableOf(session: Session, now: () => Date): ComputerTable {
  return {
    settled: () => session.queue.settled(),
    due: () => dueAt(session),
    act: (action) => session.change(afterComputer(session.game, action, now())),
    handOn: () => session.handOn(),
    note: (how) => session.noteComputers(how),
    show: () => session.watchAgain(),
  };
}

function dueAt({ game, players, computerSeat, isHere }: Session): Question | 'done' | null {
  if (computerSeat === null || game.sitting === null || !isHere) return null;
  if (isDone(game.game.table, game.sitting)) return 'done';
  const { by } = at(players, computerSeat);
  return by.kind === 'computer' ? questionFor(game, computerSeat, by) : null;
}

/** As an action of the computer on turn. Where it has none that the rules allow, the first one that they do: it must go on. */
function afterComputer(before: TableGame, action: Action | null, now: Date): TableGame {
  const acted = action && afterAction(before, action, now);
  if (acted?.ok) return acted.game;
  const [any] = legalActions(viewFor(before.game, before.game.table.turn));
  const forced = any && afterAction(before, any, now);
  if (!forced?.ok) throw new Error('a computer is on turn and nothing can be done');
  return forced.game;
}
