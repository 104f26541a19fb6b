import { useText } from '../../../i18n/text.ts';
import type { HandScene } from '../../../table/session/scenes.ts';
import { useSize } from '../../shared/useMedia.ts';
import { toolsFor } from '../commands/CommandButton.tsx';
import { type TurnScene, useTurnScene } from '../commands/turnScene.ts';
import { Hand } from '../frame/Hand.tsx';
import { TicketList } from '../frame/TicketList.tsx';
import type { Slip } from '../frame/ticketSlips.ts';
import { hintThings } from '../hints/hintThings.ts';
import { ClaimTray } from '../pay/ClaimTray.tsx';
import { TurningTray } from '../pay/TunnelTray.tsx';
import type { TunnelTurning } from '../pay/useTurning.ts';
import { isFree } from '../words/possible.ts';
import { Actions } from './Actions.tsx';
import { useFallenFocus } from './useFallenFocus.ts';
import '../frame/tray.css';

interface TrayProps {
  readonly slips: readonly Slip[];
  readonly turning: TunnelTurning;
}

/** Everything that only one player may see. */
export function Tray(props: TrayProps) {
  const { turn } = useText();
  const { scene } = useTurnScene();
  const around = useFallenFocus();
  return (
    <section
      ref={around}
      class="game-tray on-livery"
      tabIndex={-1}
      aria-label={turn.tray}
      data-spot="tray"
      data-moment={scene.moment}
    >
      <TrayOf {...props} />
    </section>
  );
}

function TrayOf({ turning, slips }: TrayProps) {
  const { scene } = useTurnScene();
  if (turning.busy && turning.tunnel !== null) return <TurningTray tunnel={turning.tunnel} />;
  return isPaying(scene) ? <ClaimTray slips={slips} /> : <OpenTray slips={slips} />;
}

function isPaying({ draft }: HandScene): boolean {
  return draft?.kind === 'claim' || draft?.kind === 'station' || draft?.kind === 'tunnel';
}

function OpenTray({ slips }: Pick<TrayProps, 'slips'>) {
  const turn = useTurnScene();
  const { state, scene, commands } = turn;
  const { view, fresh, draft, beat } = scene;
  const { noRoute } = useText().turn.ask;
  // A phone has no room for it beside the cover.
  const isHintBelow = useSize('small') && state.curtains;
  const choose = (card: number) => {
    if (beat !== null || !isFree(view)) return;
    if (view.hand[card] === 0) commands.tell(noRoute);
    else commands.draft({ step: 'card', card });
  };
  return (
    <div class="open-tray">
      <TicketList slips={slips} lit={litTickets(turn)} onPress={commands.light} />
      <Hand
        hand={view.hand}
        fresh={fresh.cards}
        chosen={draft?.kind === 'color' ? draft.color : null}
        onCard={choose}
        tools={toolsFor(state, { hint: beat === null && !isHintBelow })}
      />
      <Actions withHint={isHintBelow && state.hints} />
    </div>
  );
}

function litTickets({ scene, touched, hint }: TurnScene): readonly number[] {
  const { tickets } = hintThings(scene.view, hint);
  return touched.ticket === null ? tickets : [touched.ticket];
}
