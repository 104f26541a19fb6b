import type { CardCounts } from '../../engine/cards.ts';
import { useText } from '../../i18n/text.ts';
import { mainCard } from '../../table/payments.ts';
import { CardFace } from '../../ui/art/CardFace.tsx';
import { cardName, LOCOMOTIVE_CARD } from './cardNames.ts';
import { kindWord } from './paymentWords.ts';
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
          card={card}
          costs={card === LOCOMOTIVE_CARD || card === color}
          faceUp={place < turned}
        />
      ))}
    </ul>
  );
}

interface TunnelCardProps {
  readonly card: number;
  readonly costs: boolean;
  readonly faceUp: boolean;
}

function TunnelCard({ card, costs, faceUp }: TunnelCardProps) {
  const text = useText();
  const { tunnel } = text.claim;
  const word = kindWord(text, card);
  const label = faceUp ? tunnel.costs(word, costs ? 1 : 0) : tunnel.faceDown;
  return (
    <li class={`${faceUp ? 'up' : 'down'} ${costs ? 'costs' : 'free'}`} aria-label={label}>
      <span class="turning">
        <span class="back">
          <CardFace kind="back" />
        </span>
        <span class="front">{faceUp && <CardFace kind={cardName(card)} />}</span>
      </span>
      <span class="caption" aria-hidden="true">
        <b>{costs ? tunnel.plus : tunnel.zero}</b>
        {word}
      </span>
    </li>
  );
}
