import { useContext, useMemo } from 'preact/hooks';
import { Board } from '../../../board/Board.tsx';
import type { Target } from '../../../board/model.ts';
import type { SeatView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import type { HandScene, TableState } from '../../../table/session/scenes.ts';
import { boardModelOf, type LitPath, ticketCities } from '../board/boardModel.ts';
import { cityPath } from '../board/cityRoutes.ts';
import { citiesIn, freshFor } from '../board/freshThings.ts';
import { KeptLookContext } from '../board/keptLook.ts';
import { useKeptWhereAlike } from '../board/keptWhereAlike.ts';
import { useFrameLater } from '../board/useFrameLater.ts';
import { usePlaces } from '../board/usePlaces.ts';
import { type TurnScene, useTurnScene } from '../commands/turnScene.ts';
import { routesOfSeat } from '../frame/publicTable.ts';
import type { Slip } from '../frame/ticketSlips.ts';
import { useMessageRoom } from '../frame/useMessageRoom.ts';
import { hintThings } from '../hints/hintThings.ts';
import { useBoardShow } from '../show/useShow.ts';
import { routeEnds } from '../words/names.ts';

interface TurnBoardProps {
  readonly state: TableState;
  readonly scene: HandScene;
  readonly slips: readonly Slip[];
  /** It is only to be looked at. */
  readonly atRest: boolean;
}

/** The board as the player on turn may see it. */
export function TurnBoard({ state, scene, slips, atRest }: TurnBoardProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const kept = useContext(KeptLookContext);
  const acts = useBoardShow();
  const { view, seat, draft, beat } = scene;
  const { players } = state;
  const turn = useTurnScene();
  const { commands, log } = turn;
  const lit = useLit(view, turn, slips);
  const fresh = useMemo(() => freshFor(log(), seat), [log, view, seat]);
  // What this turn has put on the board.
  const litCities = useMemo(() => citiesIn(view, beat?.did ?? []), [view, beat]);
  const said = useMemo(
    () => places && boardModelOf({ text, places, view, players, draft, lit, fresh: beat ? null : fresh, litCities }),
    [text, places, view, players, draft, lit, fresh, beat, litCities],
  );
  const model = useKeptWhereAlike(said);
  const drawn = useFrameLater(
    useMemo(() => model && { model, acts }, [model, acts]),
    places,
  );
  const hasStations = view.table.board.rules.stations !== null;
  const choose = ({ kind, id }: Target) => {
    if (atRest) return;
    if (kind === 'city' && (beat !== null || !hasStations)) commands.lookAt(id);
    else if (beat === null) commands.draft(kind === 'city' ? { step: 'city', city: id } : { step: 'route', route: id });
  };
  // A city that is touched is seen already.
  const show = lit?.of === 'city' ? undefined : lit?.ends;
  const insets = useMessageRoom();
  return drawn && <Board {...drawn} {...{ insets, show, kept }} onChoose={choose} start={networkOf(scene)} />;
}

/** What a hint, a ticket or a city has lit: one of them. */
function useLit(view: SeatView, { hint, touched }: TurnScene, slips: readonly Slip[]): LitPath | null {
  const { ticket, city } = touched;
  const hinted = useMemo(() => hintThings(view, hint).path, [view, hint]);
  const ofCity = useMemo(() => (city === null ? null : cityPath(view, city)), [view, city]);
  return hinted ?? slips.find((slip) => slip.ticket === ticket)?.path ?? ofCity;
}

/** The cities that the seat has joined, or is to join. */
function networkOf({ view, seat }: HandScene): readonly number[] {
  const joined = routesOfSeat(view, seat).flatMap((route) => routeEnds(view, route));
  return joined.length > 0 ? joined : ticketCities(view);
}
