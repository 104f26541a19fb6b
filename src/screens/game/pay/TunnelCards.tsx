import type { CardCounts } from '../../../engine/cards.ts';
import { LOCOMOTIVE } from '../../../engine/cards.ts';
import { useText } from '../../../i18n/text.ts';
import { mainCard } from '../../../table/turn/payments.ts';
import { CardFace } from '../../../ui/art/CardFace.tsx';
import { cardName } from '../words/cardNames.ts';
import { kindWord } from '../words/paymentWords.ts';
import './tunnel-cards.css';

interface TunnelCardsProps {
  readonly revealed: readonly number[];
  /** What was played: its colour, and locomotives, ask for one more card each. */
  readonly paid: CardCounts;
  /** How many lie face up by now; all, where nothing is said. */
  readonly turned?: number;
}

/** The cards turned up for a tunnel; those that cost one more card are framed. */
export function TunnelCards({ revealed, paid, turned = revealed.length }: TunnelCardsProps) {
  const { claim } = useText();
  const color = mainCard(paid);
  return (
    <ul class="tunnel-cards" aria-label={claim.tunnel.cards}>
      {revealed.map((card, place) => (
        <TunnelCard
          key={place}
          place={place}
          face={place < turned ? { card, costs: card === LOCOMOTIVE || card === color } : null}
        />
      ))}
    </ul>
  );
}

interface TunnelCardProps {
  readonly place: number;
  /** Null: it lies face down, and nothing about it tells what it is. */
  readonly face: { readonly card: number; readonly costs: boolean } | null;
}

function TunnelCard({ place, face }: TunnelCardProps) {
  const text = useText();
  const { tunnel } = text.claim;
  const word = face && kindWord(text, face.card);
  return (
    <li
      data-spot={face === null ? undefined : `tunnel ${place}`}
      class={face === null ? 'down' : `up ${face.costs ? 'costs' : 'free'}`}
      aria-label={word === null ? tunnel.faceDown : tunnel.costs(word, face?.costs ? 1 : 0)}
    >
      <span class="turning">
        <span class="back">
          <CardFace kind="back" />
        </span>
        <span class="front">{face && <CardFace kind={cardName(face.card)} />}</span>
      </span>
      <span class="caption" aria-hidden="true">
        <b>{face && (face.costs ? tunnel.plus : tunnel.zero)}</b>
        <span>{word}</span>
      </span>
    </li>
  );
}
