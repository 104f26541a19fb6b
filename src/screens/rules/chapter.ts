import type { RuleFacts } from '../../i18n/ruleFacts.ts';
import type { RuleText } from '../../i18n/ruleText.ts';

/** Of a rule, as the list of rules names it: "TUN-4". */
type RuleId = string;

export interface RuleSentence {
  readonly ids: readonly RuleId[];
  readonly words: string;
}

export interface RuleList {
  /** Null: the first of a chapter needs none. */
  readonly title: string | null;
  /** One thing after the other, and then cases apart. */
  readonly steps: readonly RuleSentence[];
  readonly cases: readonly RuleSentence[];
}

export interface Chapter {
  readonly title: string;
  readonly lede: string;
  /** Beside its title: "18 on this board". */
  readonly chip: string | null;
  /** Beside it in the contents. */
  readonly note: string | null;
  /** False: this board has none of it, and the lede says so. */
  readonly isHere: boolean;
  readonly lists: readonly RuleList[];
  readonly rulings: readonly RuleSentence[];
}

/** A chapter of the rules, as it is on a board with these facts. */
export type Tell = (text: RuleText, facts: RuleFacts) => Chapter;

export const rule = (ids: string, words: string): RuleSentence => ({ ids: ids.split(' '), words });

/** What only some boards have. */
export function where<Told>(isSo: boolean, ...told: readonly Told[]): readonly Told[] {
  return isSo ? told : [];
}

export const listOf = (
  steps: readonly RuleSentence[],
  cases: readonly RuleSentence[],
  title: string | null = null,
): RuleList => ({ title, steps, cases });

type Told = Pick<Chapter, 'title' | 'lede' | 'lists'> & Partial<Chapter>;

/** A chapter of which this board has something. */
export function here(told: Told): Chapter {
  return { chip: null, note: null, isHere: true, rulings: [], ...told };
}

/** A chapter of which this board has nothing. */
export function notHere(title: string, lede: string): Chapter {
  return { title, lede, chip: null, note: null, isHere: false, lists: [], rulings: [] };
}
