import type { Action } from '../engine/actions.ts';
import { legalActions } from '../engine/legal.ts';
import { at } from '../engine/lists.ts';
import { viewFor } from '../engine/view.ts';
import type { ComputerTable } from './computers.ts';
import { questionFor } from './questions.ts';
import { isDone } from './sitting.ts';
import type { Stage } from './stage.ts';
import { afterAction, type TableGame } from './tableGame.ts';
import type { Question } from './thinking.ts';

/** The stage as the computers use it. It is asked for each time, because it is set up after them. */
export function computerTableOf(stage: () => Stage, now: () => Date): ComputerTable {
  return {
    settled: () => stage().keeper.settled(),
    due: () => dueAt(stage()),
    act: (action) => stage().change(afterComputer(stage().game, action, now())),
    handOn: () => stage().handOn(),
    show: () => stage().watchAgain(),
  };
}

function dueAt({ game, players, computerSeat, isHere }: Stage): Question | 'done' | null {
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
