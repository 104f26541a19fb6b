import { useMemo } from 'preact/hooks';
import { Board } from '../../board/Board.tsx';
import { useText } from '../../i18n/text.ts';
import type { TableState } from '../../table/scenes.ts';
import { BackSheet } from '../BackSheet.tsx';
import { boardModelOf, type LitPath } from './boardModel.ts';
import type { Shown } from './Log.tsx';
import { usePlaces } from './usePlaces.ts';
import './board-peek.css';

interface BoardPeekProps {
  readonly state: TableState;
  readonly shown: Shown;
  readonly onClose: () => void;
}

/** The public board with one thing on it that stands out. */
export function BoardPeek({ state, shown, onClose }: BoardPeekProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const { table: view, players } = state;
  const model = useMemo(
    () => places && boardModelOf({ text, places, view, players, lit: litOf(view, shown) }),
    [text, places, view, players, shown],
  );
  return (
    <BackSheet title={state.map.name} side="middle" onClose={onClose}>
      <div class="board-peek">{model && <Board model={model} onChoose={() => undefined} />}</div>
    </BackSheet>
  );
}

function litOf({ table }: TableState['table'], shown: Shown): LitPath {
  if ('city' in shown) return { of: 'ticket', routes: [], ends: [shown.city] };
  const { a = -1, b = -1 } = table.board.routes[shown.route] ?? {};
  return { of: 'ticket', routes: [shown.route], ends: [a, b] };
}
