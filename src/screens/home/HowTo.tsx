import type { ComponentChildren } from 'preact';
import { useFrontText } from '../../i18n/frontText.ts';
import './how-to.css';

/** What a turn is, in three drawn sentences, for whoever has never played. */
export function HowTo() {
  const { collect, pay, join } = useFrontText().home.howTo;
  return (
    <ol class="how-to">
      <Step words={collect}>
        <rect x="17" y="1" width="44" height="30" rx="4" class="card back" />
        <rect x="9" y="5" width="44" height="30" rx="4" class="card back" />
        <rect x="1" y="9" width="44" height="30" rx="4" class="card" />
        <path d="M10 21h26v8H10zM8 33h30" class="light" />
        <path d="M15 33v.1M31 33v.1" class="wheels" />
      </Step>
      <Step words={pay}>
        <path d="M4 30 58 14" class="track" />
        <path d="M7 29.100 54 15.200" class="train" />
        <path d="M3 30.300v.1M59 13.700v.1" class="city" />
      </Step>
      <Step words={join}>
        <path d="M3 6h56v9a5 5 0 0 0 0 10v9H3v-9a5 5 0 0 0 0-10Z" class="ticket" />
        <path d="M16 20h30" class="way" />
        <path d="M15 20v.1M47 20v.1" class="city" />
      </Step>
    </ol>
  );
}

function Step({ words, children }: { readonly words: string; readonly children: ComponentChildren }) {
  return (
    <li>
      <svg viewBox="0 0 62 40" aria-hidden="true">
        {children}
      </svg>
      <span>{words}</span>
    </li>
  );
}
