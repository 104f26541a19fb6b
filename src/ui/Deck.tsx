import { CardFace } from './art/CardFace.tsx';
import { TicketBack } from './art/TicketBack.tsx';
import type { Spot } from './spot.ts';
import './deck.css';

const SPOTS: Readonly<Record<DeckProps['of'], Spot>> = { cards: 'card deck', tickets: 'ticket deck' };

interface DeckProps {
  readonly of: 'cards' | 'tickets';
  readonly count: number;
  /** The word beside the number: "deck". */
  readonly word: string;
  /** "Draw from the deck, 48 cards" */
  readonly label: string;
  /** Stands in the place of an empty deck: "no cards", "shuffling". */
  readonly emptyWord: string;
  readonly onPress: () => void;
}

export function Deck({ of, count, word, label, emptyWord, onPress }: DeckProps) {
  return (
    <button
      type="button"
      class="deck"
      data-spot={SPOTS[of]}
      aria-label={label}
      aria-disabled={count === 0}
      onClick={onPress}
    >
      {count === 0 ? <span class="gap">{emptyWord}</span> : <Stack of={of} />}
      <span class="count">
        <strong>{count}</strong> <span class="word">{word}</span>
      </span>
    </button>
  );
}

function Stack({ of }: Pick<DeckProps, 'of'>) {
  const back = of === 'cards' ? <CardFace kind="back" /> : <TicketBack />;
  return (
    <span class="stack">
      {back}
      {back}
      {back}
    </span>
  );
}
