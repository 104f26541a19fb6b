import type { ComponentChildren } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { CardCounts } from '../../../engine/cards.ts';
import type { SeatView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import { type Draft, type DraftStep, priceOf } from '../../../table/turn/draft.ts';
import { broughtNearer, completedBy } from '../../../table/turn/ticketProgress.ts';
import { Button } from '../../../ui/Button.tsx';
import { CommandButton, toolsFor } from '../commands/CommandButton.tsx';
import { useTurnScene } from '../commands/turnScene.ts';
import { CommitBar } from '../frame/CommitBar.tsx';
import { TicketList } from '../frame/TicketList.tsx';
import type { Slip } from '../frame/ticketSlips.ts';
import { cardsWords } from '../words/paymentWords.ts';
import { PaymentGrid } from './PaymentGrid.tsx';
import './claim-tray.css';

interface PayTrayProps {
  readonly draft: Draft;
  readonly payment: CardCounts;
  /** "Claim route" */
  readonly commit: string;
  readonly slips: readonly Slip[];
  readonly head: (answer: string | null) => ComponentChildren;
}

/** Choosing how to pay, and paying. */
export function PayTray({ draft, payment, commit, slips, head }: PayTrayProps) {
  const text = useText();
  const { state, scene, commands } = useTurnScene();
  const { claim } = text;
  const [answer, setAnswer] = useState<string | null>(null);
  const { view } = scene;
  const helped = useMemo(() => helpedBy(view, draft), [view, draft]);
  const price = priceOf(view, draft);
  if (price === null) return null;
  const step = (next: DraftStep) => {
    setAnswer(null);
    commands.draft(next);
  };
  // They are there to be read: a path would take the place of what is being paid for.
  const tellOf = (ticket: number) => {
    const slip = slips.find((each) => each.ticket === ticket);
    if (slip !== undefined) commands.tell({ title: slip.name, words: slip.sentence });
  };
  return (
    <div class={slips.length > 0 ? 'claim-tray with-tickets' : 'claim-tray'}>
      {slips.length > 0 && <TicketList slips={slips} lit={helped} onPress={tellOf} />}
      <div class="paid-for">
        {head(answer)}
        <PaymentGrid price={price} hand={view.hand} payment={payment} onStep={step} onAnswer={setAnswer} />
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

/** The tickets that a route completes or brings nearer. */
function helpedBy(view: SeatView, draft: Draft): readonly number[] {
  if (draft.kind !== 'claim') return [];
  return [...completedBy(view, draft.route), ...broughtNearer(view, draft.route).map(({ ticket }) => ticket)];
}
