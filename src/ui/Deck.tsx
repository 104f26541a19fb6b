import { CardFace } from './art/CardFace.tsx';
import { TicketBack } from './art/TicketBack.tsx';
import './deck.css';

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
    <button type="button" class="deck" aria-label={label} aria-disabled={count === 0} onClick={onPress}>
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
