import { useState } from 'preact/hooks';
import type { CardName, ColorName } from '../../engine/cards.ts';
import { gallery } from '../../i18n/en/gallery.ts';
import { type Text, useText } from '../../i18n/text.ts';
import { CardFace } from '../../ui/art/CardFace.tsx';
import { CardSymbol } from '../../ui/art/symbols.tsx';
import { Button } from '../../ui/Button.tsx';
import { Card, EmptyCard } from '../../ui/Card.tsx';
import { CardGroup, HandTool, NoPayment, Payment } from '../../ui/CardGroup.tsx';
import { Deck } from '../../ui/Deck.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { ignore } from './ignore.ts';

/** In the order of a hand, which never changes. */
const COLORS: readonly ColorName[] = ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'black', 'white'];

function wordsFor({ cards }: Text, kind: CardName): { readonly title: string; readonly color: string } {
  if (kind === 'locomotive') return { title: cards.locomotive, color: '' };
  return { title: cards.wagons[kind], color: cards.colors[kind] };
}

export function CardSection() {
  const text = useText();
  return (
    <div class="faces">
      {[...COLORS, 'locomotive' as const].map((kind) => (
        <figure key={kind}>
          <CardFace kind={kind} />
          <figcaption>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <CardSymbol of={kind} />
            </svg>
            <span>
              {wordsFor(text, kind).title} <small>{wordsFor(text, kind).color}</small>
            </span>
          </figcaption>
        </figure>
      ))}
      <figure>
        <CardFace kind="back" />
        <figcaption>{gallery.card.back}</figcaption>
      </figure>
    </div>
  );
}

export function TableSection() {
  const { cards } = useText();
  const { card, deck } = gallery;
  const label = (color: ColorName, state: string) => `${cards.wagons[color]}, ${state}`;
  return (
    <div class="market-row">
      <Card kind="green" label={label('green', card.takeable)} onPress={ignore} />
      <Card kind="purple" state="new" label={label('purple', card.new)} onPress={ignore} />
      <Card kind="locomotive" state="closed" label={`${cards.locomotive}, ${card.closed}`} onPress={ignore} />
      <Card kind="white" label={label('white', card.takeable)} onPress={ignore} />
      <EmptyCard label={card.empty} />
      <Deck
        of="cards"
        count={48}
        word={deck.cards}
        label={deck.drawCards(48)}
        emptyWord={deck.empty}
        onPress={ignore}
      />
      <Deck
        of="tickets"
        count={19}
        word={deck.tickets}
        label={deck.drawTickets(19)}
        emptyWord={deck.empty}
        onPress={ignore}
      />
      <Deck of="cards" count={0} word={deck.cards} label={deck.empty} emptyWord={deck.empty} onPress={ignore} />
    </div>
  );
}

const HAND: readonly (readonly [CardName, number])[] = [
  ['red', 1],
  ['orange', 2],
  ['yellow', 3],
  ['green', 12],
  ['blue', 5],
  ['purple', 0],
  ['black', 1],
  ['white', 0],
  ['locomotive', 2],
];

export function HandSection() {
  const text = useText();
  const { button } = gallery;
  return (
    <div class="tray-piece on-livery tray-layout">
      <div class="hand">
        {HAND.map(([kind, count]) => (
          <CardGroup
            key={kind}
            kind={kind}
            count={count}
            label={gallery.count(wordsFor(text, kind).title, count)}
            gained={kind === 'blue' ? gallery.card.plusOne : undefined}
            onPress={ignore}
          />
        ))}
        <HandTool icon="cover" label={gallery.cover} onPress={ignore} />
      </div>
      <div class="actions">
        <Button look="tray" icon="cards" label={button.drawCards} onPress={ignore} />
        <Button look="tray" icon="route" label={button.claim} onPress={ignore} />
        <Button look="tray" icon="ticket" label={button.drawTickets} onPress={ignore} />
        <Button look="tray" icon="station" label={button.buildStation} disabled onPress={ignore} />
      </div>
    </div>
  );
}

const PAYMENTS: readonly (readonly [CardName, number, number])[] = [
  ['red', 1, 1],
  ['orange', 2, 0],
  ['yellow', 2, 0],
  ['green', 2, 0],
  ['blue', 2, 0],
];

export function PaymentSection() {
  const text = useText();
  const { short, stepper, button } = gallery;
  const [chosen, choose] = useState<CardName>('orange');
  const [locomotives, setLocomotives] = useState(0);
  return (
    <div class="tray-piece on-livery tray-layout">
      <div class="hand">
        {PAYMENTS.map(([kind, cards, engines]) => (
          <Way key={kind} {...{ kind, cards, engines, chosen, choose }} />
        ))}
        <NoPayment
          kind="purple"
          label={`${text.cards.wagons.purple}, ${short.none}`}
          reason={short.none}
          onPress={ignore}
        />
        <NoPayment
          kind="black"
          label={`${text.cards.wagons.black}, ${short.one}`}
          reason={short.one}
          onPress={ignore}
        />
        <Way kind="white" cards={2} engines={0} {...{ chosen, choose }} />
        <Way kind="locomotive" cards={2} engines={0} {...{ chosen, choose }} />
        <Stepper {...stepper} value={locomotives} least={0} most={2} onChange={setLocomotives} />
      </div>
      <div class="commit">
        <Button look="primary" label={button.claim} note={button.pays} onPress={ignore} />
        <Button look="line" label={button.cancel} onPress={ignore} />
      </div>
    </div>
  );
}

interface WayProps {
  readonly kind: CardName;
  readonly cards: number;
  readonly engines: number;
  readonly chosen: CardName;
  readonly choose: (kind: CardName) => void;
}

function Way({ kind, cards, engines, chosen, choose }: WayProps) {
  const text = useText();
  const label = gallery.pay(wordsFor(text, kind).title, cards, engines);
  const selected = chosen === kind;
  return (
    <Payment kind={kind} cards={cards} locomotives={engines} {...{ label, selected }} onPress={() => choose(kind)} />
  );
}
