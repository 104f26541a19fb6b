import { type ComponentChildren, Fragment } from 'preact';
import type { CardName } from '../engine/cards.ts';
import { CardFace } from './art/CardFace.tsx';
import { PairSign } from './art/PairSign.tsx';
import { CardSymbol } from './art/symbols.tsx';
import { Icon, type IconName } from './Icon.tsx';
import type { Spot } from './spot.ts';
import './card-group.css';

const MOST_EDGES = 3;
/** A sign, the same in every language. */
const PLUS = '+';

interface CardGroupProps {
  readonly kind: CardName;
  readonly count: number;
  /** "Orange, 3." */
  readonly label: string;
  /** "+1": came this turn. */
  readonly gained?: string | undefined;
  readonly chosen?: boolean;
  /** Its place among the kinds of cards. */
  readonly card?: number;
  readonly onPress: () => void;
}

/** All cards of one kind in a hand. Its place never moves: without a card it is a ghost. */
export function CardGroup({ kind, count, label, gained, chosen = false, card, onPress }: CardGroupProps) {
  const looks = [count === 0 && 'none', chosen && 'selected'].filter(Boolean).join(' ');
  return (
    <button type="button" class={`card-group ${looks}`} aria-label={label} aria-pressed={chosen} onClick={onPress}>
      <Pile
        kinds={new Array<CardName>(Math.min(Math.max(count, 1), MOST_EDGES)).fill(kind)}
        spot={card === undefined ? undefined : `hand ${card}`}
      />
      <span class="badge">
        <span data-spot={card === undefined ? undefined : `badge ${card}`}>{count}</span>
      </span>
      {gained !== undefined && <span class="gained">{gained}</span>}
    </button>
  );
}

interface PaymentProps {
  readonly kind: CardName;
  /** Cards of this kind, and locomotives beside them. */
  readonly cards: number;
  readonly locomotives: number;
  /** The colours of pairs that stand where a locomotive is asked for. */
  readonly pairs?: readonly CardName[];
  /** "3 of 5": how many of those that are held. */
  readonly count?: string | undefined;
  readonly label: string;
  readonly selected: boolean;
  readonly onPress: () => void;
}

/** One colour a player can pay with, in its place in the hand. */
export function Payment({ kind, cards, locomotives, pairs = [], count, label, selected, onPress }: PaymentProps) {
  const lent = locomotives > 0 && kind !== 'locomotive';
  const behind = lent ? 'locomotive' : (pairs.at(-1) ?? kind);
  const isOne = cards + locomotives + pairs.length === 1 && pairs.length === 0;
  return (
    <button
      type="button"
      class={selected ? 'card-group selected' : 'card-group'}
      aria-label={label}
      aria-pressed={selected}
      onClick={onPress}
    >
      <Pile kinds={isOne ? [kind] : [behind, kind]} />
      <span class={count === undefined ? 'badge' : 'badge counted'}>
        {cards > 0 && <span>{count ?? cards}</span>}
        {pairs.map((pair, place) => (
          <Fragment key={place}>
            {cards + place > 0 && <span>{PLUS}</span>}
            <PairSign kind={pair} />
          </Fragment>
        ))}
        {lent && <Engines count={locomotives} />}
      </span>
    </button>
  );
}

interface NoPaymentProps {
  readonly kind: CardName;
  readonly label: string;
  /** "none", "short 1" */
  readonly reason: string;
  readonly onPress: () => void;
}

/** A colour that cannot pay: it still answers a press, with the reason. */
export function NoPayment({ kind, label, reason, onPress }: NoPaymentProps) {
  return (
    <button type="button" class="card-group impossible" aria-label={label} aria-disabled="true" onClick={onPress}>
      <Pile kinds={[kind]} />
      <span class="reason">{reason}</span>
    </button>
  );
}

interface HandToolProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

/** The tenth place of the hand, which holds no cards. */
export function HandTool({ icon, label, onPress }: HandToolProps) {
  return (
    <button type="button" class="card-group tool" onClick={onPress}>
      <Icon name={icon} />
      {label}
    </button>
  );
}

function Engines({ count }: { readonly count: number }) {
  return (
    <>
      <span>{PLUS}</span>
      {count}
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <CardSymbol of="locomotive" />
      </svg>
    </>
  );
}

/** The last one lies on top. */
function Pile({
  kinds,
  spot,
}: {
  readonly kinds: readonly CardName[];
  readonly spot?: Spot | undefined;
}): ComponentChildren {
  return (
    <span class={`pile of-${kinds.length}`} data-spot={spot}>
      {kinds.map((kind, place) => (
        <CardFace key={place} kind={kind} covered={place < kinds.length - 1} />
      ))}
    </span>
  );
}
