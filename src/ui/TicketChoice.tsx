import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { faceFor } from './face.ts';
import { Icon } from './Icon.tsx';
import './ticket-choice.css';

interface TicketChoiceProps {
  /** "Long ticket" */
  readonly sort: string;
  readonly from: string;
  readonly to: string;
  /** "19 trains at least", and what it shares with other tickets. */
  readonly facts: readonly string[];
  readonly points: number;
  readonly pointsWord: string;
  readonly keepWord: string;
  /** What becomes of it otherwise: "Back to the deck". */
  readonly returnWord?: string;
  readonly kept: boolean;
  /** Kept, and cannot be returned: a press shakes it, and whoever listens says why. */
  readonly locked?: boolean;
  readonly long?: boolean;
  /** All of it as a sentence: "Paris to Zagreb, 8 points, 9 trains to go". */
  readonly label?: string;
  readonly onPress: () => void;
  /** A small map. */
  readonly children?: ComponentChildren;
}

/** A ticket that may be kept or returned. */
export function TicketChoice(props: TicketChoiceProps) {
  const { kept, locked = false, long = false, label, onPress } = props;
  const [shakes, setShakes] = useState(false);
  const press = () => {
    setShakes(locked);
    onPress();
  };
  const looks = [kept ? 'kept' : 'returned', long && 'long', shakes && 'shakes'].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      class={`ticket-choice ${looks}`}
      aria-label={label}
      aria-pressed={kept}
      aria-disabled={locked}
      onClick={press}
      onAnimationEnd={() => setShakes(false)}
    >
      <span class="map">{props.children}</span>
      <Stub {...props} />
    </button>
  );
}

function Stub({ sort, from, to, facts, points, pointsWord, keepWord, returnWord, kept, locked }: TicketChoiceProps) {
  return (
    <span class="stub">
      <span class="sort">{sort}</span>
      <span class="journey">
        <Journey />
        <span class={`cities ${faceFor(from + to)}`}>
          <span class="city">{from}</span> <span class="city">{to}</span>
        </span>
      </span>
      <span class="facts">
        {facts.map((fact) => (
          <span key={fact}>{fact} </span>
        ))}
      </span>
      <span class="value">
        <span class="points">{points}</span> <span class="unit">{pointsWord}</span>
      </span>
      <span class="keep">
        <span class="word">{kept ? keepWord : returnWord}</span>
        <span class="ring">{kept && <Icon name={locked ? 'lock' : 'tick'} />}</span>
      </span>
    </span>
  );
}

function Journey() {
  return (
    <svg viewBox="0 0 14 62" aria-hidden="true">
      <g fill="none" stroke="currentColor" stroke-width="2.5">
        <path d="M7 15v32" stroke-dasharray="5 4" />
        <circle cx="7" cy="10" r="5" />
        <circle cx="7" cy="52" r="5" fill="currentColor" />
      </g>
    </svg>
  );
}
