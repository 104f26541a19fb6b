import type { AtRule, Rule } from 'postcss';

const LESS = ':root[data-motion="less"]';
const QUERIES: Readonly<Record<string, string>> = {
  '(--still)': '(prefers-reduced-motion: reduce)',
  '(--moving)': '(prefers-reduced-motion: no-preference)',
};

/**
 * Less motion is asked for by the device, which style sheets can read, or in the settings, which mark the page. A style
 * sheet says `@media (--still)` or `@media (--moving)`, and both are heard.
 */
export function hearBoth(rule: AtRule): void {
  const query = QUERIES[rule.params];
  if (query === undefined) return;
  const isStill = rule.params === '(--still)';
  rule.params = query;
  if (isStill) rule.after(rulesOf(rule).map((each) => under(each.clone(), LESS)));
  else for (const each of rulesOf(rule)) under(each, `:root:not([data-motion="less"])`);
}

function rulesOf(rule: AtRule): readonly Rule[] {
  return (rule.nodes ?? []).flatMap((node) => (node.type === 'rule' ? [node] : []));
}

function under(rule: Rule, ancestor: string): Rule {
  rule.selectors = rule.selectors.map((selector) => `${ancestor} ${selector}`);
  return rule;
}
