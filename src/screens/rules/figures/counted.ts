import { CARDS } from '../../../engine/cards.ts';
import type { RuleText } from '../../../i18n/ruleText.ts';

/** "3 red, 1 locomotive" */
export function paidWords({ page }: RuleText, counts: readonly number[]): string {
  return page.allOf(
    counts.flatMap((count, card) => (count === 0 ? [] : [page.cards(count, CARDS[card] ?? 'locomotive')])),
  );
}

export function countOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}

/** The same cards counted by their kinds. */
export function countedCards(cards: readonly number[]): readonly number[] {
  return CARDS.map((_, kind) => cards.filter((card) => card === kind).length);
}
