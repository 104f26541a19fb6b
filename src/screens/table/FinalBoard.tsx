import { useMemo } from 'preact/hooks';
import { Board } from '../../board/Board.tsx';
import { useText } from '../../i18n/text.ts';
import { longestPathOf, networkOf } from '../../table/networks.ts';
import type { TableState } from '../../table/scenes.ts';
import { boardModelOf, type LitPath } from './boardModel.ts';
import type { FinalShow } from './FinalDetails.tsx';
import { usePlaces } from './usePlaces.ts';

interface FinalBoardProps {
  readonly state: TableState;
  /** Whose network stands out; null: everybody's. */
  readonly seat: number | null;
  readonly show: FinalShow;
}

/** The board as the game left it. */
export function FinalBoard({ state, seat, show }: FinalBoardProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const { table: view, players } = state;
  const model = useMemo(
    () => places && boardModelOf({ text, places, view, players, lit: litOf(view, seat, show) }),
    [text, places, view, players, seat, show],
  );
  return model && <Board key={model.places.orientation} model={model} onChoose={() => undefined} />;
}

function litOf(view: TableState['table'], seat: number | null, show: FinalShow): LitPath | null {
  if (seat === null) return null;
  const routes = show === 'network' ? networkOf(view, seat) : longestPathOf(view, seat);
  return { of: 'longest', routes, ends: [] };
}
