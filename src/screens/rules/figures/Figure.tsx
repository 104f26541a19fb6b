import type { ComponentChildren } from 'preact';
import { CARDS } from '../../../engine/cards.ts';
import { CardFace, type CardKind } from '../../../ui/art/CardFace.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import './figure.css';

interface FigureProps {
  /** All that it shows, as a sentence. */
  readonly name: string;
  /** The route that it is about. */
  readonly land?: ComponentChildren;
  readonly parts: readonly FigurePart[];
  /** What is true of it besides. */
  readonly caption?: string;
}

interface FigurePart {
  readonly title: string;
  readonly shown: ComponentChildren;
  /** Before it: it reads like a sum. */
  readonly sign?: '+' | '=' | '→' | '/';
}

/** An example that reads from left to right; whoever listens hears all of it as its name. */
export function Figure({ name, land, parts, caption }: FigureProps) {
  return (
    <figure class="rule-figure" aria-label={name}>
      {land}
      <div class="parts" aria-hidden="true">
        {parts.map(({ title, shown, sign }, place) => (
          <div key={title} class={place === parts.length - 1 ? 'part last' : 'part'}>
            {sign !== undefined && <span class="sign">{sign}</span>}
            <p>
              <i>{place + 1}</i>
              {title}
            </p>
            <div class="shown">{shown}</div>
          </div>
        ))}
      </div>
      {caption !== undefined && (
        <figcaption>
          <Icon name="tick" />
          {caption}
        </figcaption>
      )}
    </figure>
  );
}

interface SumProps {
  readonly count: number | string;
  readonly unit: string;
  readonly words?: string;
}

/** What comes of it. */
export function Sum({ count, unit, words }: SumProps) {
  return (
    <span class="figure-sum">
      <b>
        {count} <small>{unit}</small>
      </b>
      {words !== undefined && <span>{words}</span>}
    </span>
  );
}

interface FigureCard {
  readonly kind: CardKind;
  /** `counts`: in gold; `off`: it does not matter. */
  readonly look?: 'counts' | 'off';
  /** Under it: "+1 your colour". */
  readonly count?: string;
  readonly note?: string;
}

/** Cards side by side. */
export function FigureCards({ cards }: { readonly cards: readonly FigureCard[] }) {
  return (
    <span class="figure-cards">
      {cards.map(({ kind, look = '', count, note }, place) => (
        <span key={place} class={look}>
          <CardFace kind={kind} />
          {note !== undefined && (
            <small>
              {count !== undefined && <b>{count}</b>} {note}
            </small>
          )}
        </span>
      ))}
    </span>
  );
}

/** Each card of a payment. */
export function cardsIn(counts: readonly number[]): readonly FigureCard[] {
  return counts.flatMap((count, card) => new Array<FigureCard>(count).fill({ kind: kindOf(card) }));
}

export function kindOf(card: number): (typeof CARDS)[number] {
  return CARDS[card] ?? 'locomotive';
}
