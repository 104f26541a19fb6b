import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { CardCounts } from '../../../engine/cards.ts';
import { useText } from '../../../i18n/text.ts';
import { type Draft, type DraftStep, priceOf } from '../../../table/turn/draft.ts';
import { Button } from '../../../ui/Button.tsx';
import { CommandButton, toolsFor } from '../commands/CommandButton.tsx';
import { useTurnScene } from '../commands/turnScene.ts';
import { CommitBar } from '../frame/CommitBar.tsx';
import { cardsWords } from '../words/paymentWords.ts';
import { PaymentGrid } from './PaymentGrid.tsx';
import './claim-tray.css';

interface PayTrayProps {
  readonly draft: Draft;
  readonly payment: CardCounts;
  /** "Claim route" */
  readonly commit: string;
  readonly head: (answer: string | null) => ComponentChildren;
}

/** Choosing how to pay, and paying. */
export function PayTray({ draft, payment, commit, head }: PayTrayProps) {
  const text = useText();
  const { state, scene, commands } = useTurnScene();
  const { claim } = text;
  const [answer, setAnswer] = useState<string | null>(null);
  const price = priceOf(scene.view, draft);
  if (price === null) return null;
  const step = (next: DraftStep) => {
    setAnswer(null);
    commands.draft(next);
  };
  return (
    <div class="claim-tray">
      <div class="paid-for">
        {head(answer)}
        <PaymentGrid price={price} hand={scene.view.hand} payment={payment} onStep={step} onAnswer={setAnswer} />
      </div>
      <CommitBar tools={toolsFor(state, { hint: false })}>
        <Button
          look="primary"
          label={commit}
          note={claim.pays(cardsWords(text, payment))}
          busy={state.saving === 'saving'}
          onPress={commands.finish}
        />
        <CommandButton of="drop" look="line" />
      </CommitBar>
    </div>
  );
}
