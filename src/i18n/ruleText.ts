import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { rules } from './en/rules/rules.ts';
import type { Wording } from './wording.ts';

/** The words of the rules. */
export type RuleText = Wording<typeof rules>;

export const RuleTextContext = createContext<RuleText | null>(null);

export function useRuleText(): RuleText {
  const text = useContext(RuleTextContext);
  if (text === null) throw new Error('Nothing says in which language the rules are told.');
  return text;
}
