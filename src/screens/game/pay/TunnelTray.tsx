import { useMemo } from 'preact/hooks';
import type { CardCounts } from '../../../engine/cards.ts';
import { LOCOMOTIVE } from '../../../engine/cards.ts';
import type { Tunnel } from '../../../engine/game.ts';
import { useText } from '../../../i18n/text.ts';
import { priceOf } from '../../../table/turn/draft.ts';
import { mainCard, waysToPay } from '../../../table/turn/payments.ts';
import { CardFace } from '../../../ui/art/CardFace.tsx';
import { Button } from '../../../ui/Button.tsx';
import { CommandButton, toolsFor } from '../commands/CommandButton.tsx';
import { useTurnScene } from '../commands/turnScene.ts';
import { CommitBar } from '../frame/CommitBar.tsx';
import { follow } from '../hints/hintThings.ts';
import { shownWords, takeWords } from '../hints/hintWords.ts';
import { cardName, HAND_ORDER } from '../words/cardNames.ts';
import { cardsWords, countedWords, countOf, totalOf } from '../words/paymentWords.ts';
import { RouteHead } from './RouteHead.tsx';
import type { OpenedTunnel } from './tunnelTurning.ts';
import './claim-tray.css';
import './tunnel-tray.css';

/** The extra cards of a tunnel: pay them, or take the first payment back. */
export function TunnelTray() {
  const text = useText();
  const { state, scene, commands, hint, touched } = useTurnScene();
  const { view, draft } = scene;
  const { tunnel } = view.table;
  if (tunnel === null || draft?.kind !== 'tunnel') return null;
  const { payment } = draft;
  const words = text.claim.tunnel;
  const busy = state.saving === 'saving';
  const given = hint?.kind === 'given' ? hint.hint : null;
  return (
    <div class="claim-tray">
      <div class="paid-for">
        <RouteHead
          view={view}
          route={tunnel.route}
          promising={payment !== null}
          answer={hint === null ? (touched.told?.words ?? null) : shownWords(text, view, hint)}
          follow={given && { label: takeWords(text, given), onPress: () => follow(commands, given) }}
        />
        <ExtraWays tunnel={tunnel} payment={payment} />
      </div>
      <CommitBar tools={toolsFor(state, { hint: true })}>
        {payment !== null && (
          <Button
            look="primary"
            label={words.commit}
            note={words.inAll(totalOf(tunnel.paid) + totalOf(payment))}
            busy={busy}
            onPress={commands.finish}
          />
        )}
        <CommandButton of="withdraw" look="line" note={words.withdrawNote} busy={busy} />
      </CommitBar>
    </div>
  );
}

/** While its cards are turned: what was played, and nothing of what will be asked. */
export function TurningTray({ tunnel }: WithTunnel) {
  const { state, scene } = useTurnScene();
  const { ways, commit, withdraw } = useText().claim.tunnel;
  return (
    <div class="claim-tray">
      <div class="paid-for">
        <RouteHead view={scene.view} route={tunnel.route} />
        <section class="extra-ways" aria-label={ways}>
          <Played tunnel={tunnel} />
        </section>
      </div>
      <CommitBar key="turning" tools={toolsFor(state, { hint: false })}>
        <Button look="primary" label={commit} disabled onPress={ignore} />
        <Button look="line" label={withdraw} disabled onPress={ignore} />
      </CommitBar>
    </div>
  );
}

interface WithTunnel {
  readonly tunnel: OpenedTunnel;
}

const ignore = () => undefined;

function Played({ tunnel }: WithTunnel) {
  const text = useText();
  return (
    <div class="way played">
      <Fan cards={tunnel.paid} />
      {text.claim.tunnel.played(cardsWords(text, tunnel.paid))}
    </div>
  );
}

interface ExtraWaysProps {
  readonly tunnel: Tunnel;
  readonly payment: CardCounts | null;
}

function ExtraWays({ tunnel, payment }: ExtraWaysProps) {
  const text = useText();
  const { scene, commands } = useTurnScene();
  const { view, draft } = scene;
  const { ways: label } = text.claim.tunnel;
  const price = draft && priceOf(view, draft);
  const ways = useMemo(() => (price === null ? [] : waysToPay(price, view.hand).flat()), [price, view.hand]);
  return (
    <section class={`extra-ways of-${ways.length}`} aria-label={label}>
      <Played tunnel={tunnel} />
      {payment === null && <Short hand={view.hand} tunnel={tunnel} />}
      {ways.map((way) => (
        <button
          key={way.join()}
          type="button"
          class="way"
          aria-pressed={payment !== null && way.join() === payment.join()}
          onClick={() => commands.draft({ step: 'payment', payment: way })}
        >
          <Fan cards={way} />
          {cardsWords(text, way)}
        </button>
      ))}
    </section>
  );
}

/** "You need 2 blue, you have 1 blue." */
function Short({ hand, tunnel }: { readonly hand: CardCounts; readonly tunnel: Tunnel }) {
  const text = useText();
  const color = mainCard(tunnel.paid);
  const held = hand.map((count, card) => (card === color || card === LOCOMOTIVE ? count : 0));
  const has = totalOf(held) === 0 ? text.claim.tunnel.nothing : cardsWords(text, held);
  return <p class="short">{text.claim.tunnel.short(countedWords(text, color, tunnel.owed), has)}</p>;
}

/** The cards themselves, one half over the other. */
function Fan({ cards }: { readonly cards: CardCounts }) {
  const all = HAND_ORDER.flatMap((card) => new Array<number>(countOf(cards, card)).fill(card));
  return (
    <span class="fan">
      {all.map((card, place) => (
        <span key={place}>
          <CardFace kind={cardName(card)} />
        </span>
      ))}
    </span>
  );
}
