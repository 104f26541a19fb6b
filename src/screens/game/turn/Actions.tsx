import { useMemo } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import { Button } from '../../../ui/Button.tsx';
import { CommandButton } from '../commands/CommandButton.tsx';
import { useTurnScene } from '../commands/turnScene.ts';
import { CommitBar } from '../frame/CommitBar.tsx';
import { offerOf, type Possible, possibleFor } from '../words/possible.ts';
import { EndOfTurn } from './EndOfTurn.tsx';
import { UndoOrWhy } from './UndoOrWhy.tsx';
import '../frame/actions.css';

interface ActionsProps {
  /** Whether a hint is asked for here. */
  readonly withHint: boolean;
}

/** The taught way to do what can also be done by touching the thing itself. */
export function Actions({ withHint }: ActionsProps) {
  const { view, draft, beat } = useTurnScene().scene;
  const possible = useMemo(() => possibleFor(view), [view]);
  if (beat !== null) return <EndOfTurn beat={beat} />;
  if (draft?.kind === 'confirm tickets') return <ConfirmTickets />;
  if (view.table.phase === 'drawing') return <OneMore withHint={withHint} />;
  if (possible.pass) return <Pass />;
  return <FourActions possible={possible} withHint={withHint} />;
}

/** What cannot be done now stays, and says why when it is pressed. */
function FourActions({ possible, withHint }: ActionsProps & { readonly possible: Possible }) {
  const { actions } = useText().turn;
  const { view } = useTurnScene().scene;
  const hasStations = view.table.board.rules.stations !== null;
  return (
    <fieldset class="actions" aria-label={actions}>
      <CommandButton of="draw" look="tray" closed={!possible.draw} />
      <CommandButton of="claim" look="tray" />
      <CommandButton of="tickets" look="tray" closed={!possible.tickets} />
      {hasStations && <CommandButton of="station" look="tray" closed={!possible.station} />}
      {withHint && <CommandButton of="hint" look="tray" />}
    </fieldset>
  );
}

function OneMore({ withHint }: ActionsProps) {
  const { actions } = useText().turn;
  return (
    <fieldset class="actions one-more" aria-label={actions}>
      <CommandButton of="deck" look="tray" />
      <CommandButton of="stop" look="line" />
      <UndoOrWhy />
      {withHint && <CommandButton of="hint" look="tray" />}
    </fieldset>
  );
}

function ConfirmTickets() {
  const { action } = useText().turn;
  const { scene, commands } = useTurnScene();
  const [keep, deal] = offerOf(scene.view);
  return (
    <CommitBar>
      <Button
        look="primary"
        label={action.drawTickets(deal)}
        note={action.keepAtLeast(keep)}
        onPress={commands.finish}
      />
      <CommandButton of="drop" look="line" />
    </CommitBar>
  );
}

function Pass() {
  const { action } = useText().turn;
  return (
    <CommitBar>
      <CommandButton of="pass" look="primary" note={action.passNote} />
    </CommitBar>
  );
}
