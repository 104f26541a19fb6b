import { useEffect, useRef } from 'preact/hooks';
import { type CardCounts, LOCOMOTIVE } from '../../../engine/cards.ts';
import type { Price } from '../../../engine/prices.ts';
import { useText } from '../../../i18n/text.ts';
import { partsOf } from '../../../table/turn/payments.ts';
import { PairSign } from '../../../ui/art/PairSign.tsx';
import { CardSymbol } from '../../../ui/art/symbols.tsx';
import { IconButton } from '../../../ui/Button.tsx';
import { cardName, HAND_ORDER } from '../words/cardNames.ts';
import { cardsWords, countOf, kindWord } from '../words/paymentWords.ts';
import './more-ways.css';

interface MoreWaysProps {
  readonly price: Price;
  /** By the card that makes up most of each. */
  readonly ways: readonly (readonly CardCounts[])[];
  readonly payment: CardCounts;
  readonly onChoose: (payment: CardCounts) => void;
  readonly onClose: () => void;
}

/** Every way to pay, grouped by colour. */
export function MoreWays({ price, ways, payment, onChoose, onClose }: MoreWaysProps) {
  const text = useText();
  const { title, hint, close } = text.claim.more;
  const sheet = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    sheet.current?.showModal();
    // The list is read from its top, wherever the chosen way stands in it.
    sheet.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus({ preventScroll: true });
  }, []);
  const choose = (way: CardCounts) => {
    onChoose(way);
    sheet.current?.close();
  };
  return (
    <dialog ref={sheet} class="more-ways on-livery" aria-label={title} onClose={onClose} onKeyDown={keepKeys}>
      <header>
        <div>
          <h2>{title}</h2>
          <p>{hint}</p>
        </div>
        <IconButton icon="close" label={close} onPress={() => sheet.current?.close()} />
      </header>
      <div class="groups">
        {HAND_ORDER.filter((card) => ways[card]?.length).map((card) => (
          <Group key={card} {...{ price, card, payment }} ways={ways[card] ?? []} onChoose={choose} />
        ))}
      </div>
    </dialog>
  );
}

/** Escape closes the sheet and Enter chooses from it; neither is meant for what lies under it. */
function keepKeys(event: KeyboardEvent): void {
  if (event.key === 'Escape' || event.key === 'Enter') event.stopPropagation();
}

interface GroupProps {
  readonly price: Price;
  readonly card: number;
  readonly ways: readonly CardCounts[];
  readonly payment: CardCounts;
  readonly onChoose: (payment: CardCounts) => void;
}

function Group({ price, card, ways, payment, onChoose }: GroupProps) {
  const text = useText();
  return (
    <section>
      <h3>
        <Sign card={card} />
        {kindWord(text, card)}
      </h3>
      <ul>
        {ways.map((way) => (
          <li key={way.join()}>
            <button type="button" aria-pressed={isSame(way, payment)} onClick={() => onChoose(way)}>
              <Counts price={price} way={way} />
              <span>{cardsWords(text, way)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A symbol for every card of the set; then, where a locomotive is asked for, a locomotive or the pair in its place. */
function Counts({ price, way }: { readonly price: Price; readonly way: CardCounts }) {
  const { color, set, locomotives, pairs } = partsOf(price, way);
  return (
    <span class="counts">
      {new Array<number>(set).fill(color).map((card, place) => (
        <Sign key={`set ${place}`} card={card} />
      ))}
      {pairs.map((pair, place) => (
        <PairSign key={`pair ${place}`} kind={cardName(pair)} />
      ))}
      {new Array<number>(locomotives).fill(LOCOMOTIVE).map((card, place) => (
        <Sign key={`engine ${place}`} card={card} />
      ))}
    </span>
  );
}

function Sign({ card }: { readonly card: number }) {
  const kind = cardName(card);
  const inks = { '--ground': `var(--card-${kind})`, '--sign': `var(--card-${kind}-dark)` };
  return (
    <span class="sign" style={inks}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <CardSymbol of={kind} />
      </svg>
    </span>
  );
}

function isSame(one: CardCounts, other: CardCounts): boolean {
  return one.every((count, card) => count === countOf(other, card));
}
