import type { TunedWeights } from '../../bots/ground/weights.ts';
import type { Hint } from '../../bots/hint.ts';
import type { Action } from '../../engine/actions.ts';
import { type Board, makeBoard } from '../../engine/board.ts';
import type { BoardKit, Letter, Reply } from './protocol.ts';
import type { Question } from './thinking.ts';
import { budgetFromNow, hintOn, moveFor } from './thoughts.ts';

interface KnownBoard {
  readonly board: Board;
  readonly tuned: TunedWeights | undefined;
}

/** The worker's side, as a function. `sign` is called when a letter has come, and now and then while it thinks. */
export function answerer(sign: (id: number) => void = () => undefined): (letter: Letter) => Reply {
  const boards = new Map<number, KnownBoard>();
  return (letter) => {
    const { id, kit } = letter;
    sign(id);
    try {
      if (kit !== null) boards.set(letter.board, unpacked(kit));
      return { id, ok: true, answer: answerTo(letter, boards.get(letter.board), () => sign(id)) };
    } catch {
      return { id, ok: false };
    }
  };
}

function unpacked({ map, players, ticketDeck, tuned }: BoardKit): KnownBoard {
  return { board: makeBoard(map, players, ticketDeck), tuned };
}

function answerTo({ ask, question }: Letter, known: KnownBoard | undefined, onBeat: () => void): Action | Hint {
  if (known === undefined) throw new Error('a question about a board that nobody has sent');
  const { board, tuned } = known;
  const { view, ...rest } = question;
  const whole: Question = { ...rest, view: { ...view, table: { ...view.table, board } } };
  return ask === 'move' ? moveFor(whole, tuned, budgetFromNow(onBeat)) : hintOn(whole, tuned);
}
