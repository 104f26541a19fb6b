// What page and worker write to each other. A view travels without its board, which the worker makes once and keeps.

import type { TunedWeights } from '../../bots/ground/weights.ts';
import type { Hint } from '../../bots/hint.ts';
import type { Action } from '../../engine/actions.ts';
import type { Board } from '../../engine/board.ts';
import type { MapData } from '../../engine/map.ts';
import type { PublicTable, SeatView } from '../../engine/view.ts';
import type { Question } from './thinking.ts';

/** All that a board is made from, and the weights found for it. */
export interface BoardKit {
  readonly map: MapData;
  readonly players: number;
  readonly ticketDeck: string | null;
  readonly tuned: TunedWeights | undefined;
}

interface BareView extends Omit<SeatView, 'table'> {
  readonly table: Omit<PublicTable, 'board'>;
}

export interface Letter {
  readonly id: number;
  readonly ask: 'move' | 'hint';
  readonly question: Omit<Question, 'view'> & { readonly view: BareView };
  /** Which of the boards that the page has spoken of. */
  readonly board: number;
  /** Only the first time. */
  readonly kit: BoardKit | null;
}

export type Reply =
  | { readonly id: number; readonly ok: true; readonly answer: Action | Hint }
  | { readonly id: number; readonly ok: false };

/** "I have your letter and am at it": silence is told from thinking by these. */
export interface Sign {
  readonly id: number;
  readonly thinking: true;
}

export function withoutBoard({ view, ...rest }: Question): Letter['question'] {
  const { board: _, ...table } = view.table;
  return { ...rest, view: { ...view, table } };
}

export function kitOf({ map, players, ticketDeck }: Board, tuned: TunedWeights | undefined): BoardKit {
  return { map, players, ticketDeck, tuned };
}
