import type { RuleFacts } from '../../i18n/ruleFacts.ts';
import type { RuleText } from '../../i18n/ruleText.ts';
import type { PageName } from './book.ts';

export interface Difference {
  readonly label: string;
  readonly words: string;
}

type Line = Exclude<keyof RuleText['differences'], 'title' | 'pair' | 'other' | 'none'>;

interface Aspect {
  readonly line: Line;
  readonly page: PageName;
  /** What of the facts must differ. */
  readonly of: (facts: RuleFacts) => unknown;
  /** Whether a board has any of it. */
  readonly has?: (facts: RuleFacts) => boolean;
}

/** What matters most comes first. */
const ASPECTS: readonly Aspect[] = [
  { line: 'tunnels', page: 'tunnels', of: (f) => f.tunnels, has: (f) => f.tunnels > 0 },
  { line: 'ferries', page: 'ferries', of: (f) => [f.ferries > 0, f.pairsPay], has: (f) => f.ferries > 0 },
  { line: 'stations', page: 'stations', of: (f) => f.stations, has: (f) => f.stations !== null },
  { line: 'bonusCards', page: 'scoring', of: (f) => f.bonusCards, has: (f) => f.bonusCards !== null },
  { line: 'opening', page: 'setup', of: (f) => [f.opening.regular, f.opening.long, f.opening.keep] },
  { line: 'sweep', page: 'cards', of: (f) => f.sweepAt },
  { line: 'gifts', page: 'claim', of: (f) => f.gifts, has: (f) => f.gifts.routes > 0 },
  { line: 'trains', page: 'claim', of: (f) => f.trains },
  { line: 'path', page: 'scoring', of: (f) => f.longestPath },
  { line: 'triples', page: 'doubles', of: (f) => f.triples > 0 },
  { line: 'empty', page: 'cards', of: (f) => f.drawNeedsDeck },
  { line: 'refused', page: 'setup', of: (f) => f.opening.leavesGame },
  { line: 'decks', page: 'tickets', of: (f) => f.tickets.decks.map(({ tickets }) => tickets) },
  { line: 'lengths', page: 'claim', of: (f) => f.points.at(-1) },
  { line: 'deck', page: 'cards', of: (f) => f.deck },
];

const MOST_LINES = 6;

/** What somebody who knows another board meets here, that of the open page first. */
export function differencesOf(
  { differences: t }: RuleText,
  here: RuleFacts,
  there: RuleFacts,
  page: PageName,
): readonly Difference[] {
  const other = ASPECTS.filter(({ of }) => JSON.stringify(of(here)) !== JSON.stringify(of(there)));
  const sorted = [...other.filter((one) => one.page === page), ...other.filter((one) => one.page !== page)];
  return sorted.slice(0, MOST_LINES).map(({ line, has = () => true }) => ({
    label: t[line].label,
    words: has(here) ? t[line].words(here) : t.none,
  }));
}
