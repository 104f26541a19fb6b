/** What a language calls one of a thing, and what it calls others: which is meant by a number is the language's own rule. */
export function amountsIn(language: string) {
  const rules = new Intl.PluralRules(language);
  const isOne = (count: number) => rules.select(count) === 'one';
  return {
    /** "1 card", "3 cards" */
    some: (count: number, one: string, more: string) => `${count} ${isOne(count) ? one : more}`,
    /** "card", "cards" */
    which: (count: number, one: string, more: string) => (isOne(count) ? one : more),
  };
}
