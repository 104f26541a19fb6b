import { useMemo } from 'preact/hooks';
import { Board } from '../../../board/Board.tsx';
import { labelOf } from '../../../board/touch/targets.ts';
import { useText } from '../../../i18n/text.ts';
import { boardName } from '../../../table/boardCards.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { BackSheet } from '../../shared/BackSheet.tsx';
import { boardModelOf, type LitPath } from '../board/boardModel.ts';
import { useBoardTouch } from '../board/useBoardTouch.ts';
import { usePlaces } from '../board/usePlaces.ts';
import { BoardAnswer } from '../frame/BoardAnswer.tsx';
import type { Shown } from './Log.tsx';
import './board-peek.css';

interface BoardPeekProps {
  readonly state: TableState;
  readonly shown: Shown;
  readonly onClose: () => void;
}

/** The public board with one thing on it that stands out, until another is touched. */
export function BoardPeek({ state, shown, onClose }: BoardPeekProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const { table: view, players } = state;
  const { path, describe, answer } = useBoardTouch(state);
  const model = useMemo(
    () => places && boardModelOf({ text, places, view, players, lit: path ?? litOf(view, shown) }),
    [text, places, view, players, shown, path],
  );
  return (
    <BackSheet title={boardName(text, state.map.id)} side="middle" onClose={onClose}>
      <div class="board-peek">
        {model && <Board model={model} onChoose={(target) => describe(target, labelOf(model, target))} />}
        <BoardAnswer answer={answer} />
      </div>
    </BackSheet>
  );
}

function litOf({ table }: TableState['table'], shown: Shown): LitPath {
  if ('city' in shown) return { of: 'ticket', routes: [], ends: [shown.city] };
  const { a = -1, b = -1 } = table.board.routes[shown.route] ?? {};
  return { of: 'ticket', routes: [shown.route], ends: [a, b] };
}
