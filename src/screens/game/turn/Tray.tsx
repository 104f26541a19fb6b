import { useText } from '../../../i18n/text.ts';
import type { HandScene } from '../../../table/session/scenes.ts';
import { useMedia } from '../../shared/useMedia.ts';
import { coverOf } from '../frame/coverOf.ts';
import { Hand } from '../frame/Hand.tsx';
import { TicketList } from '../frame/TicketList.tsx';
import type { Slip } from '../frame/ticketSlips.ts';
import { hintThings } from '../hints/hintThings.ts';
import { ClaimTray } from '../pay/ClaimTray.tsx';
import { TurningTray } from '../pay/TunnelTray.tsx';
import type { TunnelTurning } from '../pay/useTurning.ts';
import { isFree } from '../words/possible.ts';
import { Actions } from './Actions.tsx';
import type { TurnProps } from './Turn.tsx';
import type { TurnHands } from './useTurn.ts';
import '../frame/tray.css';

interface TrayProps extends TurnProps {
  readonly hands: TurnHands;
  readonly slips: readonly Slip[];
  readonly turning: TunnelTurning;
}

/** Everything that only one player may see. */
export function Tray(props: TrayProps) {
  const { turn } = useText();
  return (
    <section class="game-tray on-livery" aria-label={turn.tray} data-moment={props.scene.moment}>
      <TrayOf {...props} />
    </section>
  );
}

function TrayOf(props: TrayProps) {
  const { state, scene, table, turning, hands } = props;
  const shared = { state, scene, table };
  if (turning.busy && turning.tunnel !== null) return <TurningTray {...shared} tunnel={turning.tunnel} />;
  return isPaying(scene) ? <ClaimTray {...shared} hints={hands.hints} /> : <OpenTray {...props} />;
}

function isPaying({ draft }: HandScene): boolean {
  return draft?.kind === 'claim' || draft?.kind === 'station' || draft?.kind === 'tunnel';
}

const SMALL = '(max-width: 600px), (orientation: landscape) and (max-height: 560px)';

function OpenTray({ state, scene, table, hands, slips }: Omit<TrayProps, 'turning'>) {
  const { view, fresh, draft, beat } = scene;
  const { noRoute } = useText().turn.ask;
  // A phone has no room for it beside the cover.
  const isHintBelow = useMedia(SMALL) && state.curtains;
  const choose = (card: number) => {
    if (beat !== null || !isFree(view)) return;
    if (view.hand[card] === 0) hands.tell(noRoute);
    else hands.draft({ step: 'card', card });
  };
  return (
    <div class="open-tray">
      <TicketList slips={slips} lit={litTickets(scene, hands)} onPress={hands.light} />
      <Hand
        hand={view.hand}
        fresh={fresh.cards}
        chosen={draft?.kind === 'color' ? draft.color : null}
        onCard={choose}
        onCover={coverOf(state, table)}
        onHint={beat === null && !isHintBelow ? hands.hints.ask : undefined}
      />
      <Actions {...{ state, scene, table, hands }} withHint={isHintBelow} />
    </div>
  );
}

function litTickets({ view }: HandScene, { ticket, hints }: TurnHands): readonly number[] {
  const { tickets } = hintThings(view, hints.shown);
  return ticket === null ? tickets : [ticket];
}
