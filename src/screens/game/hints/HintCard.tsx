import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { SeatView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import type { Hint } from '../../../table/computers/thinking.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import type { HintShown } from '../commands/useHint.ts';
import { costWords, hintWords, shownWords, takeWords } from './hintWords.ts';
import './hint-card.css';

interface HintCardProps {
  readonly view: SeatView;
  readonly shown: HintShown;
  /** Follows it, up to where its player decides. */
  readonly onTake: (hint: Hint) => void;
  readonly onClose: () => void;
}

/** What a good player would do, and why. It takes the focus, so that it is heard by whoever asked, and by nobody else. */
export function HintCard({ view, shown, onTake, onClose }: HintCardProps) {
  const text = useText();
  const { hint } = text.computers;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), [shown.kind]);
  const given = shown.kind === 'given' ? shown.hint : null;
  return (
    <section class="hint-card">
      <header>
        <Icon name="hint" />
        <h2 ref={heading} tabIndex={-1}>
          {shown.kind === 'thinking' ? hint.thinking : hint.title}
        </h2>
        <IconButton icon="close" label={hint.close} onPress={onClose} />
      </header>
      <p>{given === null ? shownWords(text, view, shown) : hintWords(text, view, given)}</p>
      {given !== null && <Given view={view} hint={given} onTake={onTake} />}
    </section>
  );
}

interface GivenProps extends Pick<HintCardProps, 'view' | 'onTake'> {
  readonly hint: Hint;
}

/** What it costs, and the way to follow it. */
function Given({ view, hint, onTake }: GivenProps) {
  const text = useText();
  const costs = useMemo(() => costWords(text, view, hint), [text, view, hint]);
  return (
    <>
      {costs.length > 0 && <p class="cost">{costs.join(' ')}</p>}
      <Button size="small" label={takeWords(text, hint)} onPress={() => onTake(hint)} />
    </>
  );
}
