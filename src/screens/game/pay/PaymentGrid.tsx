import { useMemo, useState } from 'preact/hooks';
import type { CardCounts } from '../../../engine/cards.ts';
import { LOCOMOTIVE } from '../../../engine/cards.ts';
import type { Price } from '../../../engine/prices.ts';
import { type Text, useText } from '../../../i18n/text.ts';
import type { DraftStep } from '../../../table/turn/draft.ts';
import {
  locomotiveRange,
  mainCard,
  type PaymentCell,
  partsOf,
  paymentCells,
  waysToPay,
} from '../../../table/turn/payments.ts';
import { HandTool, NoPayment, Payment } from '../../../ui/CardGroup.tsx';
import { Stepper } from '../../../ui/Stepper.tsx';
import { cardName, HAND_ORDER } from '../words/cardNames.ts';
import { cardsWords, countOf, kindWord, priceWords } from '../words/paymentWords.ts';
import { MoreWays } from './MoreWays.tsx';
import './payment-grid.css';

interface PaymentGridProps {
  readonly price: Price;
  readonly hand: CardCounts;
  /** What is chosen. */
  readonly payment: CardCounts;
  readonly onStep: (step: DraftStep) => void;
  /** Says why a card that was pressed cannot pay. */
  readonly onAnswer: (words: string) => void;
}

/** The hand as ways to pay: every colour is where it lies in the hand. */
export function PaymentGrid({ price, hand, payment, onStep, onAnswer }: PaymentGridProps) {
  const text = useText();
  const cells = useMemo(() => paymentCells(price, hand), [price, hand]);
  const chosen = mainCard(payment);
  return (
    <section class="payment-grid" aria-label={text.claim.waysToPay}>
      {HAND_ORDER.flatMap((card) => cells[card] ?? []).map((cell) => (
        <Cell
          key={cell.card}
          price={price}
          cell={cell}
          held={countOf(hand, cell.card)}
          chosen={cell.card === chosen ? payment : null}
          onPress={() => onStep({ step: 'card', card: cell.card })}
          fits={canFit(price, cell)}
          onRefuse={() => onAnswer(refusalWords(text, price, cell))}
        />
      ))}
      <Utility price={price} hand={hand} payment={payment} onStep={onStep} />
    </section>
  );
}

interface CellProps {
  readonly price: Price;
  readonly cell: PaymentCell;
  readonly held: number;
  /** Whether this card could pay if there were enough of it. */
  readonly fits: boolean;
  /** The payment as it stands, if this card is the one chosen. */
  readonly chosen: CardCounts | null;
  readonly onPress: () => void;
  readonly onRefuse: () => void;
}

function Cell({ price, cell, held, fits, chosen, onPress, onRefuse }: CellProps) {
  const text = useText();
  const { card } = cell;
  const shown = chosen ?? cell.payment;
  const word = kindWord(text, card);
  if (shown === null) return <Unpayable cell={cell} held={held} fits={fits} onPress={onRefuse} />;
  const { set, locomotives, pairs } = partsOf(price, shown);
  const isEngine = card === LOCOMOTIVE;
  // Where others stand beside them there is no room, and hardly ever a card to spare.
  const isAlone = pairs.length === 0 && (isEngine || locomotives === 0);
  const cards = isEngine ? locomotives : set;
  return (
    <Payment
      kind={cardName(card)}
      cards={cards}
      locomotives={isEngine ? 0 : locomotives}
      pairs={pairs.map(cardName)}
      count={isAlone ? text.claim.ofHeld(cards, held) : undefined}
      label={text.claim.payWith(word, cardsWords(text, shown), held)}
      selected={chosen !== null}
      onPress={onPress}
    />
  );
}

function Unpayable({ cell, held, fits, onPress }: Pick<CellProps, 'cell' | 'held' | 'fits' | 'onPress'>) {
  const text = useText();
  const { none, short, unfit, cannotPay } = text.claim;
  const reason = held === 0 ? none : short(cell.short ?? 0);
  return (
    <NoPayment
      kind={cardName(cell.card)}
      label={cannotPay(kindWord(text, cell.card), fits ? reason : unfit)}
      reason={fits ? reason : ''}
      onPress={onPress}
    />
  );
}

function refusalWords(text: Text, price: Price, cell: PaymentCell): string {
  const { whyNone, whyShort, whyUnfit } = text.claim;
  const word = kindWord(text, cell.card);
  if (!canFit(price, cell)) return whyUnfit(word, priceWords(text, price));
  return cell.short === 0 || cell.short === null ? whyNone(word) : whyShort(word, cell.short);
}

/** Where every space asks for a locomotive, no colour is short of anything: it just does not fit. */
function canFit({ length, symbols }: Price, { card, short }: PaymentCell): boolean {
  return short !== null && (short > 0 || symbols < length || card === LOCOMOTIVE);
}

/** The tenth place: how many locomotives, or, where pairs pay as well, the list of all ways. */
function Utility({ price, hand, payment, onStep }: Omit<PaymentGridProps, 'onAnswer'>) {
  const { claim } = useText();
  const [open, setOpen] = useState(false);
  if (!price.pairs) return <Locomotives price={price} hand={hand} payment={payment} onStep={onStep} />;
  return (
    <>
      <HandTool icon="cards" label={claim.more.open} onPress={() => setOpen(true)} />
      {open && (
        <MoreWays
          price={price}
          ways={waysToPay(price, hand)}
          payment={payment}
          onChoose={(chosen) => onStep({ step: 'payment', payment: chosen })}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

function Locomotives({ price, hand, payment, onStep }: Omit<PaymentGridProps, 'onAnswer'>) {
  const { claim } = useText();
  const { least, most, now } = locomotiveRange(price, hand, payment);
  return (
    <Stepper
      {...claim.stepper}
      value={now}
      least={least}
      most={most}
      onChange={(count) => onStep({ step: 'locomotives', count })}
    />
  );
}
