import { useContext, useMemo } from 'preact/hooks';
import { Board } from '../../../board/Board.tsx';
import type { Target } from '../../../board/model.ts';
import type { SeatView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import type { HandScene } from '../../../table/session/scenes.ts';
import { boardModelOf, type LitPath, ticketCities } from '../board/boardModel.ts';
import { cityPath } from '../board/cityRoutes.ts';
import { citiesIn, freshFor } from '../board/freshThings.ts';
import { KeptLookContext } from '../board/keptLook.ts';
import { usePlaces } from '../board/usePlaces.ts';
import type { Slip } from '../frame/ticketSlips.ts';
import { hintThings } from '../hints/hintThings.ts';
import { routeEnds } from '../words/names.ts';
import type { TurnProps } from './Turn.tsx';
import type { TurnHands } from './useTurn.ts';

interface TurnBoardProps extends TurnProps {
  readonly hands: TurnHands;
  readonly slips: readonly Slip[];
  /** It is only to be looked at. */
  readonly atRest: boolean;
}

/** The board as the player on turn may see it. */
export function TurnBoard({ state, scene, table, hands, slips, atRest }: TurnBoardProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const kept = useContext(KeptLookContext);
  const { view, seat, draft, beat } = scene;
  const { players } = state;
  const lit = useLit(view, hands, slips);
  const fresh = useMemo(() => freshFor(table.log(), seat), [table, view, seat]);
  // What this turn has put on the board.
  const litCities = useMemo(() => citiesIn(view, beat?.did ?? []), [view, beat]);
  const model = useMemo(
    () => places && boardModelOf({ text, places, view, players, draft, lit, fresh: beat ? null : fresh, litCities }),
    [text, places, view, players, draft, lit, fresh, beat, litCities],
  );
  const hasStations = view.table.board.rules.stations !== null;
  const choose = ({ kind, id }: Target) => {
    if (atRest) return;
    if (kind === 'city' && (beat !== null || !hasStations)) hands.lookAt(id);
    else if (beat === null) hands.draft(kind === 'city' ? { step: 'city', city: id } : { step: 'route', route: id });
  };
  // A city that is touched is seen already.
  const show = lit?.of === 'city' ? undefined : lit?.ends;
  return model && <Board model={model} onChoose={choose} start={networkOf(scene)} show={show} kept={kept} />;
}

/** What a hint, a ticket or a city has lit: one of them. */
function useLit(view: SeatView, { hints, ticket, city }: TurnHands, slips: readonly Slip[]): LitPath | null {
  const { shown } = hints;
  const hinted = useMemo(() => hintThings(view, shown).path, [view, shown]);
  const ofCity = useMemo(() => (city === null ? null : cityPath(view, city)), [view, city]);
  return hinted ?? slips.find((slip) => slip.ticket === ticket)?.path ?? ofCity;
}

/** The cities that the seat has joined, or is to join. */
function networkOf({ view, seat }: HandScene): readonly number[] {
  const { owner } = view.table;
  const joined = owner.flatMap((by, route) => (by === seat ? routeEnds(view, route) : []));
  return joined.length > 0 ? joined : ticketCities(view);
}
