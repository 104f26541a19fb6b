import { useMemo } from 'preact/hooks';
import { DECK } from '../../../engine/actions.ts';
import type { SeatView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import { whyNotCity, whyNotDeck, whyNotTickets } from '../../../table/turn/whyNot.ts';
import { Button } from '../../../ui/Button.tsx';
import { CommitBar } from '../frame/CommitBar.tsx';
import { type Possible, possibleFor } from '../words/possible.ts';
import { offerOf } from '../words/promptWords.ts';
import { EndOfTurn } from './EndOfTurn.tsx';
import type { TurnProps } from './Turn.tsx';
import { UndoOrWhy } from './UndoOrWhy.tsx';
import type { TurnHands } from './useTurn.ts';
import '../frame/actions.css';

interface ActionsProps extends TurnProps {
  readonly hands: TurnHands;
  /** Whether a hint is asked for here. */
  readonly withHint?: boolean;
}

/** The taught way to do what can also be done by touching the thing itself. */
export function Actions({ state, scene, table, hands, withHint = false }: ActionsProps) {
  const { view, draft, beat } = scene;
  const possible = useMemo(() => possibleFor(view), [view]);
  if (beat !== null) return <EndOfTurn state={state} scene={scene} beat={beat} hands={hands} />;
  if (draft?.kind === 'confirm tickets') return <ConfirmTickets scene={scene} table={table} hands={hands} />;
  if (view.table.phase === 'drawing') return <OneMore {...{ scene, hands, withHint }} />;
  if (possible.pass) return <Pass hands={hands} />;
  return <FourActions {...{ scene, hands, possible, withHint }} />;
}

interface FourActionsProps extends Omit<ActionsProps, 'state' | 'table'> {
  readonly possible: Possible;
}

/** What cannot be done now stays, and says why when it is pressed. */
function FourActions({ scene: { view }, hands, possible, withHint }: FourActionsProps) {
  const text = useText();
  const { action, actions } = text.turn;
  const hasStations = view.table.board.rules.stations !== null;
  const draw = () => hands.unless(possible.draw ? null : whyNotDeck(view), () => hands.ask('draw'));
  const tickets = () => hands.unless(whyNotTickets(view), () => hands.draft({ step: 'draw tickets' }));
  const station = () =>
    hands.unless(possible.station ? null : whyNotCity(view, cityFor(view)), () => hands.ask('station'));
  return (
    <fieldset class="actions" aria-label={actions}>
      <Button look="tray" icon="cards" label={action.draw} closed={!possible.draw} onPress={draw} />
      <Button look="tray" icon="route" label={action.claim} onPress={() => hands.ask('claim')} />
      <Button look="tray" icon="ticket" label={action.tickets} closed={!possible.tickets} onPress={tickets} />
      {hasStations && (
        <Button look="tray" icon="station" label={action.station} closed={!possible.station} onPress={station} />
      )}
      {withHint && <Button look="tray" icon="hint" label={text.computers.hint.ask} onPress={hands.hints.ask} />}
    </fieldset>
  );
}

/** A city without a station: what stands in the way there stands in the way everywhere. */
function cityFor({ table }: SeatView): number {
  const taken = new Set(table.stations.flat());
  return Math.max(
    0,
    table.board.map.cities.findIndex((_, city) => !taken.has(city)),
  );
}

function OneMore({ scene, hands, withHint }: Pick<ActionsProps, 'scene' | 'hands' | 'withHint'>) {
  const { turn, computers } = useText();
  const { action, actions } = turn;
  return (
    <fieldset class="actions one-more" aria-label={actions}>
      <Button
        look="tray"
        icon="cards"
        label={action.deck}
        onPress={() => hands.act({ type: 'drawCard', from: DECK })}
      />
      <Button look="line" label={action.stop} onPress={() => hands.act({ type: 'stopDrawing' })} />
      <UndoOrWhy undo={scene.undo} hands={hands} />
      {withHint && <Button look="tray" icon="hint" label={computers.hint.ask} onPress={hands.hints.ask} />}
    </fieldset>
  );
}

function ConfirmTickets({ scene, table, hands }: Omit<ActionsProps, 'state'>) {
  const { action } = useText().turn;
  const [keep, deal] = offerOf(scene.view);
  return (
    <CommitBar>
      <Button
        look="primary"
        label={action.drawTickets(deal)}
        note={action.keepAtLeast(keep)}
        onPress={() => void table.finish()}
      />
      <Button look="line" label={action.cancel} onPress={() => hands.draft({ step: 'drop' })} />
    </CommitBar>
  );
}

function Pass({ hands }: Pick<ActionsProps, 'hands'>) {
  const { action } = useText().turn;
  return (
    <CommitBar>
      <Button look="primary" label={action.pass} note={action.passNote} onPress={() => hands.act({ type: 'pass' })} />
    </CommitBar>
  );
}
