import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import type { SeatView } from '../../../engine/view.ts';
import { useText } from '../../../i18n/text.ts';
import { CardSymbol } from '../../../ui/art/symbols.tsx';
import { scrollable } from '../frame/scrollable.ts';
import { slipsOf } from '../frame/ticketSlips.ts';
import { cardName, colorWord, HAND_ORDER } from '../words/cardNames.ts';
import { capital } from '../words/names.ts';
import './belongings.css';

interface BelongingsProps {
  readonly view: SeatView;
  /** What lies beside it. */
  readonly children?: ComponentChildren;
}

/** What a player has already and needs to see while choosing: cards counted by colour, and tickets. */
export function Belongings({ view, children }: BelongingsProps) {
  const { tickets } = useText();
  return (
    <div class="belongings">
      <section>
        <h2>{tickets.hand}</h2>
        <SmallHand view={view} />
      </section>
      {view.tickets.length > 0 && (
        <section>
          <h2>{tickets.own}</h2>
          <OwnTickets view={view} />
        </section>
      )}
      {children}
    </div>
  );
}

function SmallHand({ view: { hand } }: { readonly view: SeatView }) {
  const text = useText();
  return (
    <ul class="small-hand">
      {HAND_ORDER.map((card) => {
        const count = hand[card] ?? 0;
        const kind = cardName(card);
        const colors = { '--light': `var(--card-${kind})`, '--dark': `var(--card-${kind}-dark)` };
        return (
          <li key={card} class={count === 0 ? 'none' : undefined} style={colors}>
            <span class="unseen">{text.tickets.inHand(capital(colorWord(text, card)), count)}</span>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <CardSymbol of={kind} />
            </svg>
            <span aria-hidden="true">{count}</span>
          </li>
        );
      })}
    </ul>
  );
}

function OwnTickets({ view }: { readonly view: SeatView }) {
  const text = useText();
  const slips = useMemo(() => slipsOf(text, view), [text, view]);
  return (
    <div class="own-tickets" {...scrollable(text.tickets.own)}>
      <ul>
        {slips.map(({ ticket, name, points, word, state, long, label }) => (
          <li key={ticket} class={long ? `${state} long` : state}>
            <span class="unseen">{label}</span>
            <span class="points" aria-hidden="true">
              {points}
            </span>
            <span class="name" aria-hidden="true">
              {name}
            </span>
            <span class="word" aria-hidden="true">
              {word}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
