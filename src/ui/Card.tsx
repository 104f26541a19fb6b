import { CardFace, type CardKind } from './art/CardFace.tsx';
import type { Spot } from './spot.ts';
import './card.css';

interface CardProps {
  readonly kind: CardKind;
  /** "Green, timber wagon, take." */
  readonly label: string;
  /** `closed`: cannot be taken now, but says why when it is pressed. */
  readonly state?: 'takeable' | 'new' | 'closed' | 'hinted';
  readonly spot?: Spot | undefined;
  readonly onPress: () => void;
}

/** A face-up card on the table. */
export function Card({ kind, label, state = 'takeable', spot, onPress }: CardProps) {
  return (
    <button
      type="button"
      class={`card ${state}`}
      aria-label={label}
      aria-disabled={state === 'closed'}
      data-spot={spot}
      onClick={onPress}
    >
      <CardFace kind={kind} />
    </button>
  );
}

/** A place of the row that has no card. */
export function EmptyCard({ label }: { readonly label: string }) {
  return <div class="card empty" role="img" aria-label={label} />;
}
