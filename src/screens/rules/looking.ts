import { useMemo, useState } from 'preact/hooks';
import type { MapData } from '../../engine/map.ts';
import type { RuleText } from '../../i18n/ruleText.ts';
import { entriesOf } from './entries.ts';
import { FEWEST_LETTERS, hitsIn, type RuleHit } from './search.ts';

export interface Looking {
  /** What was typed. */
  readonly asked: string;
  readonly ask: (asked: string) => void;
  /** Null: too little was typed to look for. */
  readonly hits: readonly RuleHit[] | null;
}

/** Looks for a word in all that is said of a board. */
export function useLooking(text: RuleText, map: MapData): Looking {
  const [asked, ask] = useState('');
  const isLooking = asked.trim().length >= FEWEST_LETTERS;
  const entries = useMemo(() => (isLooking ? entriesOf(text, map) : []), [text, map, isLooking]);
  const hits = useMemo(() => (isLooking ? hitsIn(entries, asked) : null), [entries, asked]);
  return { asked, ask, hits };
}

export function isTypedIn(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('input:not([type="radio"])');
}

export const SEARCH_KEY = '/';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down through contents and hits, and from the search into them. */
export function walkLinks(event: KeyboardEvent): void {
  const step = STEPS[event.key];
  const contents = event.target instanceof Element ? event.target.closest('.rule-contents') : null;
  if (step === undefined || contents === null) return;
  const stops: readonly (EventTarget | null)[] = [...contents.querySelectorAll<HTMLElement>('input, a[href]')];
  const here = stops.indexOf(event.target);
  const next = stops[here + step];
  if (here < 0 || !(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
