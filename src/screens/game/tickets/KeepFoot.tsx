import { useEffect, useRef } from 'preact/hooks';
import type { SeatView } from '../../../engine/view.ts';
import { type Text, useText } from '../../../i18n/text.ts';
import type { Hint } from '../../../table/computers/thinking.ts';
import { finished } from '../../../table/turn/draft.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { useTurnScene } from '../commands/turnScene.ts';
import type { HintShown } from '../commands/useHint.ts';
import { shownWords, takeWords } from '../hints/hintWords.ts';
import type { PromptWords } from '../words/promptWords.ts';
import { type KeptSum, leastToKeep } from './offers.ts';

interface KeepFootProps {
  readonly sum: KeptSum;
  readonly onTake: (hint: Hint) => void;
}

/** What the choice comes to, or what a good player would choose; and the button that decides. */
export function KeepFoot({ sum, onTake }: KeepFootProps) {
  const { tickets } = useText();
  const { state, scene, commands } = useTurnScene();
  const { view, draft } = scene;
  const least = leastToKeep(view);
  return (
    <footer>
      <Answer sum={sum} onTake={onTake} />
      <Button
        look="primary"
        size="big"
        label={sum.kept < least ? tickets.keepAtLeast(least) : tickets.keepThese(sum.kept)}
        disabled={finished(view, draft) === null}
        busy={state.saving === 'saving'}
        onPress={commands.finish}
      />
    </footer>
  );
}

/** What was asked or refused, for as long as nothing else is touched. */
function Answer({ sum, onTake }: KeepFootProps) {
  const { scene, hint, touched } = useTurnScene();
  if (hint !== null) return <HintLine view={scene.view} shown={hint} onTake={onTake} />;
  if (touched.told !== null) return <Refused {...touched.told} />;
  return <Sum view={scene.view} sum={sum} />;
}

function Refused({ title, words }: PromptWords) {
  return (
    <p role="status">
      <strong>{title}</strong> {words}
    </p>
  );
}

function Sum({ view, sum }: { readonly view: SeatView; readonly sum: KeptSum }) {
  const { tickets } = useText();
  const trains = view.table.trains[view.seat] ?? 0;
  return (
    <p>
      <strong>{sum.kept === 0 ? tickets.sum.none : tickets.sum.value(sum.kept, sum.points)}</strong>{' '}
      {sum.kept > 0 && sumWords(tickets.sum, sum, trains)}
    </p>
  );
}

interface HintLineProps extends Pick<KeepFootProps, 'onTake'> {
  readonly view: SeatView;
  readonly shown: HintShown;
}

/** It takes the focus, so that whoever asked hears it, and nobody else. */
function HintLine({ view, shown, onTake }: HintLineProps) {
  const text = useText();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => line.current?.focus({ preventScroll: true }), [shown.kind]);
  return (
    <>
      <p class="hint-line" ref={line} tabIndex={-1}>
        <Icon name="hint" />
        <span>{shownWords(text, view, shown)}</span>
      </p>
      {shown.kind === 'given' && (
        <Button look="line" size="big" label={takeWords(text, shown.hint)} onPress={() => onTake(shown.hint)} />
      )}
    </>
  );
}

function sumWords(words: Text['tickets']['sum'], sum: KeptSum, left: number): string {
  const { trains, shares, others, byStation, lost } = sum;
  const plain = shares ? words.shared(trains, left) : words.trains(trains, left);
  const needed = others ? words.withOthers(trains, left) : plain;
  const more = [byStation > 0 && words.byStation(byStation), lost > 0 && words.lost(lost)];
  return [needed, ...more].filter(Boolean).join(' ');
}
