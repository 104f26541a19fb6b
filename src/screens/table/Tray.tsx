import { useText } from '../../i18n/text.ts';
import type { HandScene } from '../../table/scenes.ts';
import { useMedia } from '../useMedia.ts';
import { Actions } from './Actions.tsx';
import { ClaimTray } from './ClaimTray.tsx';
import { coverOf } from './coverOf.ts';
import { Hand } from './Hand.tsx';
import { hintThings } from './hintThings.ts';
import { isFree } from './possible.ts';
import { TicketList } from './TicketList.tsx';
import type { TurnProps } from './Turn.tsx';
import type { Slip } from './ticketSlips.ts';
import type { TurnHands } from './useTurn.ts';
import './tray.css';

interface TrayProps extends TurnProps {
  readonly hands: TurnHands;
  readonly slips: readonly Slip[];
}

/** Everything that only one player may see. */
export function Tray(props: TrayProps) {
  const { turn } = useText();
  const { state, scene, table } = props;
  return (
    <section class="game-tray on-livery" aria-label={turn.tray}>
      {isPaying(scene) ? <ClaimTray {...{ state, scene, table }} hints={props.hands.hints} /> : <OpenTray {...props} />}
    </section>
  );
}

function isPaying({ draft }: HandScene): boolean {
  return draft?.kind === 'claim' || draft?.kind === 'station' || draft?.kind === 'tunnel';
}

const SMALL = '(max-width: 600px), (orientation: landscape) and (max-height: 560px)';

function OpenTray({ state, scene, table, hands, slips }: TrayProps) {
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
