import type { RuleFacts } from '../../i18n/ruleFacts.ts';
import type { RuleText } from '../../i18n/ruleText.ts';

/** Of a rule, as the list of rules names it: "TUN-4". */
type RuleId = string;

export interface RuleSentence {
  readonly ids: readonly RuleId[];
  readonly words: string;
  /** One thing after the other, or a case apart. */
  readonly look: 'step' | 'dot';
}

export interface Chapter {
  readonly title: string;
  readonly lede: string;
  /** Beside its title: "18 on this board". */
  readonly chip: string | null;
  /** False: this board has none of it, and the lede says so. */
  readonly isHere: boolean;
  readonly sentences: readonly RuleSentence[];
  readonly rulings: readonly Omit<RuleSentence, 'look'>[];
}

/** A chapter of the rules, as it is on a board with these facts. */
export type Tell = (text: RuleText, facts: RuleFacts) => Chapter;

export function step(ids: string, words: string): RuleSentence {
  return { ids: ids.split(' '), words, look: 'step' };
}

export function dot(ids: string, words: string): RuleSentence {
  return { ids: ids.split(' '), words, look: 'dot' };
}

export function ruling(ids: string, words: string): Chapter['rulings'][number] {
  return { ids: ids.split(' '), words };
}

/** What only some boards have. */
export function where<Told>(isSo: boolean, ...told: readonly Told[]): readonly Told[] {
  return isSo ? told : [];
}
