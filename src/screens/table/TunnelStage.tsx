import { useEffect, useState } from 'preact/hooks';
import { type Text, useText } from '../../i18n/text.ts';
import { mainCard } from '../../table/payments.ts';
import type { HandScene } from '../../table/scenes.ts';
import { useMedia } from '../useMedia.ts';
import { cardName } from './cardNames.ts';
import { endNames } from './names.ts';
import { TunnelCards } from './TunnelCards.tsx';
import { TunnelPortal } from './TunnelPortal.tsx';
import './tunnel-stage.css';

/** Milliseconds a card takes to turn, and the pause before the next. */
const TURN = 420;
const PAUSE = 250;

/** The tunnel opens over the board, for all to see. It fills its parent; without an open tunnel it is not there. */
export function TunnelStage({ scene }: { readonly scene: HandScene }) {
  const text = useText();
  const { tunnel } = scene.view.table;
  const { turned, settled, showAll } = useTurning(tunnel?.revealed.length ?? 0);
  if (tunnel === null || scene.draft?.kind !== 'tunnel') return null;
  const { owed, turning, showAll: showAllWords } = text.claim.tunnel;
  return (
    <section class="tunnel-stage">
      <TunnelPortal />
      <div class="scene">
        <div role="status">
          <h2>{settled ? owed(tunnel.owed) : turning(tunnel.revealed.length)}</h2>
          <p>{subtitle(text, scene)}</p>
        </div>
        <TunnelCards revealed={tunnel.revealed} paid={tunnel.paid} turned={turned} />
      </div>
      {!settled && <button type="button" class="show-all" aria-label={showAllWords} onClick={showAll} />}
    </section>
  );
}

function subtitle(text: Text, { view }: HandScene): string {
  const { tunnel, board } = view.table;
  if (tunnel === null) return '';
  const { claim, cards } = text;
  const route = claim.route(...endNames(view, tunnel.route));
  const name = cardName(mainCard(tunnel.paid));
  const played =
    name === 'locomotive' ? claim.tunnel.onlyLocomotives(route) : claim.tunnel.playedWith(route, cards.colors[name]);
  const { length } = tunnel.revealed;
  return length < board.rules.tunnelCards ? claim.tunnel.fewer(played, length) : played;
}

/** Turns the cards one by one, and is settled once the last lies still. */
function useTurning(cards: number) {
  const still = useMedia('(prefers-reduced-motion: reduce)');
  const [step, setStep] = useState(0);
  useEffect(() => {
    if (step > cards) return;
    const timer = setTimeout(() => setStep(still ? cards + 1 : step + 1), still ? 0 : pauseBefore(step, cards));
    return () => clearTimeout(timer);
  }, [step, cards, still]);
  return { turned: still ? cards : step, settled: step > cards, showAll: () => setStep(cards + 1) };
}

function pauseBefore(step: number, cards: number): number {
  if (step === 0) return PAUSE;
  return step < cards ? TURN + PAUSE : TURN;
}
