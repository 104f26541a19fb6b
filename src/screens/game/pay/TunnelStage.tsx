import { type Text, useText } from '../../../i18n/text.ts';
import type { HandScene } from '../../../table/session/scenes.ts';
import { mainCard } from '../../../table/turn/payments.ts';
import { cardName } from '../words/cardNames.ts';
import { endNames } from '../words/names.ts';
import { TunnelCards } from './TunnelCards.tsx';
import { TunnelPortal } from './TunnelPortal.tsx';
import type { OpenedTunnel } from './tunnelTurning.ts';
import type { TunnelTurning } from './useTurning.ts';
import './tunnel-stage.css';

interface TunnelStageProps {
  readonly scene: HandScene;
  readonly tunnel: OpenedTunnel;
  readonly turning: TunnelTurning;
}

/** The tunnel opens over the board, for all to see. It fills its parent. */
export function TunnelStage({ scene, tunnel, turning }: TunnelStageProps) {
  const text = useText();
  const words = text.claim.tunnel;
  const { turned, settled, busy, hurry } = turning;
  return (
    <section class={busy ? 'tunnel-stage opening' : 'tunnel-stage'}>
      <TunnelPortal />
      <div class="scene">
        <div role="status">
          <h2>{settled ? words.owed(tunnel.owed) : words.turning(tunnel.revealed.length)}</h2>
          <p>{subtitle(text, scene, tunnel)}</p>
        </div>
        <TunnelCards revealed={tunnel.revealed} paid={tunnel.paid} turned={turned} />
      </div>
      {busy && (
        <button
          type="button"
          class="show-all"
          aria-label={settled ? words.backToBoard : words.showAll}
          onClick={hurry}
        />
      )}
    </section>
  );
}

function subtitle({ claim }: Text, { view }: HandScene, { route, paid, revealed }: OpenedTunnel): string {
  const words = claim.tunnel;
  const between = claim.route(...endNames(view, route));
  const name = cardName(mainCard(paid));
  const played = name === 'locomotive' ? words.onlyLocomotives(between) : words.playedWith(between, name);
  const { length } = revealed;
  return length < view.table.board.rules.tunnelCards ? words.fewer(played, length) : played;
}
