import { useMemo } from 'preact/hooks';
import { Board } from '../../../board/Board.tsx';
import type { Point } from '../../../board/camera/projection.ts';
import { labelOf } from '../../../board/touch/targets.ts';
import { useText } from '../../../i18n/text.ts';
import type { BoardFile } from '../../../layout/boardFile.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { longestPathOf } from '../../../table/story/counted.ts';
import { boardModelOf, type LitPath } from '../board/boardModel.ts';
import { useBoardTouch } from '../board/useBoardTouch.ts';
import { usePlaces } from '../board/usePlaces.ts';
import { BoardAnswer } from '../frame/BoardAnswer.tsx';
import { claimedRoutes, routesOfSeat } from '../frame/publicTable.ts';
import { RoutesButton } from '../frame/RoutesButton.tsx';
import type { FinalShow } from './FinalDetails.tsx';
import './final-board.css';

interface FinalBoardProps {
  readonly state: TableState;
  /** Whose network stands out; null: everybody's. */
  readonly seat: number | null;
  readonly show: FinalShow;
  /** All of the board, as it has the screen to itself. Else only where something was built, as large as it can be. */
  readonly whole: boolean;
}

/** The board as the game left it. */
export function FinalBoard({ state, seat, show, whole }: FinalBoardProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const { table: view, players } = state;
  const { path, describe, answer } = useBoardTouch(state);
  const model = useMemo(
    () => places && boardModelOf({ text, places, view, players, lit: path ?? litOf(view, seat, show) }),
    [text, places, view, players, seat, show, path],
  );
  const built = useMemo(() => places && builtPlaces(places, { table: view, players }), [places, view, players]);
  if (model === null) return null;
  const key = `${model.places.orientation} ${whole}`;
  return (
    <>
      <Board
        key={key}
        model={model}
        frame={whole ? null : built}
        onChoose={(target) => describe(target, labelOf(model, target))}
      />
      <RoutesButton of="routes" />
      <BoardAnswer answer={answer} />
    </>
  );
}

/** Every space with a train on it, and the cities at its ends. */
function builtPlaces(places: BoardFile, state: Pick<TableState, 'table' | 'players'>): readonly Point[] {
  return [...claimedRoutes(state).keys()].flatMap((route) => {
    const { a = -1, b = -1 } = state.table.table.board.routes[route] ?? {};
    const spaces = places.routes[route]?.spaces.map(([x, y]) => ({ x, y })) ?? [];
    return [...spaces, ...[a, b].flatMap((city) => places.cities[city] ?? [])];
  });
}

function litOf(view: TableState['table'], seat: number | null, show: FinalShow): LitPath | null {
  if (seat === null) return null;
  const routes = show === 'network' ? routesOfSeat(view, seat) : longestPathOf(view, seat);
  return { of: 'longest', routes, ends: [] };
}
