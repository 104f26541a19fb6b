import { useContext, useMemo } from 'preact/hooks';
import { Board } from '../../board/Board.tsx';
import type { Target } from '../../board/model.ts';
import { useText } from '../../i18n/text.ts';
import type { HandScene } from '../../table/scenes.ts';
import { boardModelOf, ticketCities } from './boardModel.ts';
import { citiesIn, freshFor } from './freshThings.ts';
import { hintThings } from './hintThings.ts';
import { KeptLookContext } from './keptLook.ts';
import { routeEnds } from './names.ts';
import { TunnelStage } from './TunnelStage.tsx';
import type { TurnProps } from './Turn.tsx';
import type { Slip } from './ticketSlips.ts';
import { usePlaces } from './usePlaces.ts';
import type { TurnHands } from './useTurn.ts';

interface TurnBoardProps extends TurnProps {
  readonly hands: TurnHands;
  readonly slips: readonly Slip[];
}

/** The board as the player on turn may see it. */
export function TurnBoard({ state, scene, table, hands, slips }: TurnBoardProps) {
  const text = useText();
  const places = usePlaces(state.map.id);
  const kept = useContext(KeptLookContext);
  const { view, seat, draft, beat } = scene;
  const { players } = state;
  const { shown } = hands.hints;
  const hinted = useMemo(() => hintThings(view, shown).path, [view, shown]);
  const lit = hinted ?? slips.find(({ ticket }) => ticket === hands.ticket)?.path ?? null;
  const fresh = useMemo(() => freshFor(table.log(), seat), [table, view, seat]);
  // What this turn has put on the board.
  const litCities = useMemo(() => citiesIn(view, beat?.did ?? []), [view, beat]);
  const model = useMemo(
    () => places && boardModelOf({ text, places, view, players, draft, lit, fresh: beat ? null : fresh, litCities }),
    [text, places, view, players, draft, lit, fresh, beat, litCities],
  );
  const choose = ({ kind, id }: Target) => {
    if (beat !== null) return;
    if (kind === 'route') hands.draft({ step: 'route', route: id });
    else if (view.table.board.rules.stations !== null) hands.draft({ step: 'city', city: id });
  };
  return (
    <>
      {model && <Board model={model} onChoose={choose} start={networkOf(scene)} show={lit?.ends} kept={kept} />}
      {draft?.kind === 'tunnel' && <TunnelStage scene={scene} />}
    </>
  );
}

/** The cities that the seat has joined, or is to join. */
function networkOf({ view, seat }: HandScene): readonly number[] {
  const { owner } = view.table;
  const joined = owner.flatMap((by, route) => (by === seat ? routeEnds(view, route) : []));
  return joined.length > 0 ? joined : ticketCities(view);
}
