import { useContext, useMemo } from 'preact/hooks';
import { Board } from '../../../board/Board.tsx';
import type { BoardModel, Target } from '../../../board/model.ts';
import { labelOf } from '../../../board/touch/targets.ts';
import type { TableView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import type { TableState, WatchScene } from '../../../table/session/scenes.ts';
import { boardModelOf, type LitPath } from '../board/boardModel.ts';
import { citiesIn, thingsIn } from '../board/freshThings.ts';
import { KeptLookContext } from '../board/keptLook.ts';
import { usePlaces } from '../board/usePlaces.ts';
import { useMessageRoom } from '../frame/useMessageRoom.ts';
import { useBoardShow } from '../show/useShow.ts';
import { useChoosing } from './useChoosing.ts';

interface WatchBoardProps {
  readonly state: TableState;
  readonly scene: WatchScene;
  /** The path of a ticket of the only person, or the routes of a city that was touched. */
  readonly lit: LitPath | null;
  readonly onDescribe: (target: Target, words: string) => void;
}

/** The board while a computer plays: what it chooses is lit first, then it stands there. */
export function WatchBoard({ state, scene, lit, onDescribe }: WatchBoardProps) {
  const view = scene.view ?? state.table;
  const built = useMemo(() => citiesIn(view, scene.did), [view, scene.did]);
  const model = useWatchedBoard(state, scene, view, lit, built);
  const kept = useContext(KeptLookContext);
  const insets = useMessageRoom();
  const acts = useBoardShow();
  if (model === null) return null;
  const describe = ({ kind, id }: Target) => onDescribe({ kind, id }, labelOf(model, { kind, id }));
  // A city that is touched is seen already.
  const show = lit === null || lit.of === 'city' ? built : lit.ends;
  return <Board {...{ model, insets, show, acts, kept }} onChoose={describe} />;
}

function useWatchedBoard(
  state: TableState,
  scene: WatchScene,
  view: TableView,
  lit: LitPath | null,
  litCities: readonly number[],
): BoardModel | null {
  const text = useText();
  const places = usePlaces(state.map.id);
  const { players } = state;
  const { seat, did } = scene;
  const route = useChoosing(did);
  return useMemo(() => {
    const fresh = thingsIn(did);
    const choosing = route === null ? null : { route, seat };
    return places && boardModelOf({ text, places, view, players, lit, fresh, litCities, choosing, atRest: true });
  }, [text, places, view, players, did, route, seat, lit, litCities]);
}
