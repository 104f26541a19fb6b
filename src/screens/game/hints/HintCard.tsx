import { useEffect, useRef } from 'preact/hooks';
import type { SeatView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import type { Hint } from '../../../table/computers/thinking.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { HintShown } from '../commands/useHint.ts';
import { shownWords, takeWords } from './hintWords.ts';
import './hint-card.css';

interface HintCardProps {
  readonly view: SeatView;
  readonly shown: HintShown;
  /** Puts the hint into the player's hands; nothing is decided by it. */
  readonly onTake: (hint: Hint) => void;
  readonly onClose: () => void;
}

/** What a good player would do, and why. It takes the focus, so that it is heard by whoever asked, and by nobody else. */
export function HintCard({ view, shown, onTake, onClose }: HintCardProps) {
  const text = useText();
  const { hint } = text.computers;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [shown.kind]);
  const takeIt = shown.kind === 'given' ? takeWords(text, shown.hint) : null;
  return (
    <section class="hint-card">
      <header>
        <Icon name="hint" />
        <h2 ref={heading} tabIndex={-1}>
          {shown.kind === 'thinking' ? hint.thinking : hint.title}
        </h2>
        <IconButton icon="close" label={hint.close} onPress={onClose} />
      </header>
      <p>{shownWords(text, view, shown)}</p>
      {shown.kind === 'given' && takeIt !== null && (
        <Button size="small" label={takeIt} onPress={() => onTake(shown.hint)} />
      )}
    </section>
  );
}
