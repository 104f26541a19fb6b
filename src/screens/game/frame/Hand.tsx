import type { CardCounts } from '../../../engine/cards.ts';
import { type Text, useText } from '../../../i18n/text.ts';
import { CardGroup } from '../../../ui/CardGroup.tsx';
import { CommandTool, type Tool } from '../commands/CommandButton.tsx';
import { cardName, colorWord, HAND_ORDER } from '../words/cardNames.ts';
import { capital } from '../words/names.ts';
import './hand.css';

interface HandProps {
  readonly hand: CardCounts;
  /** What came in this turn. */
  readonly fresh: CardCounts;
  readonly chosen: number | null;
  readonly onCard: (card: number) => void;
  readonly tools: readonly Tool[];
}

/** The cards of a hand in their places, and the way to cover them. */
export function Hand({ hand, fresh, chosen, onCard, tools }: HandProps) {
  const text = useText();
  return (
    <ul class="hand" aria-label={text.turn.hand.label}>
      {HAND_ORDER.map((card) => (
        <li key={card}>
          <Group
            text={text}
            card={card}
            count={hand[card] ?? 0}
            fresh={fresh[card] ?? 0}
            chosen={card === chosen}
            onCard={onCard}
          />
        </li>
      ))}
      <li class="tools">
        {tools.map((tool) => (
          <CommandTool key={tool} of={tool} />
        ))}
      </li>
    </ul>
  );
}

interface GroupProps extends Pick<HandProps, 'onCard'> {
  readonly text: Text;
  readonly card: number;
  readonly count: number;
  readonly fresh: number;
  readonly chosen: boolean;
}

function Group({ text, card, count, fresh, chosen, onCard }: GroupProps) {
  const words = text.turn.hand;
  const color = capital(colorWord(text, card));
  return (
    <CardGroup
      kind={cardName(card)}
      count={count}
      label={fresh > 0 ? words.countNew(color, count, fresh) : words.count(color, count)}
      gained={fresh > 0 ? words.gained(fresh) : undefined}
      chosen={chosen}
      card={card}
      onPress={() => onCard(card)}
    />
  );
}
