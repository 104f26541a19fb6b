import type { RuleFacts } from '../../i18n/ruleFacts.ts';
import type { RuleText } from '../../i18n/ruleText.ts';

export interface HowToStep {
  readonly picture: 'goal' | 'turn' | 'collect' | 'claim' | 'tickets' | 'special' | 'end';
  readonly title: string;
  readonly words: readonly string[];
}

/** The whole game in a few steps, as it is played on a board with these facts. */
export function howToSteps(text: RuleText, f: RuleFacts): readonly HowToStep[] {
  const { howTo: t, page } = text;
  const { draw, claim, tickets, station } = t.turn;
  const actions = [draw, claim, tickets, ...(f.stations === null ? [] : [station])];
  const longest = f.points.at(-1) ?? { length: 0, points: 0 };
  const path = f.longestPath === null ? [] : [t.end.path(f.longestPath)];
  const special = specialOf(text, f);
  return [
    { picture: 'goal', title: t.goal.title, words: [t.goal.words] },
    { picture: 'turn', title: t.turn.title, words: [t.turn.words(page.orOf(actions))] },
    { picture: 'collect', title: t.collect.title, words: [t.collect.words(f)] },
    { picture: 'claim', title: t.claim.title, words: [t.claim.words(longest.length, longest.points)] },
    { picture: 'tickets', title: t.tickets.title, words: [t.tickets.words] },
    ...(special.length === 0 ? [] : [{ picture: 'special', title: t.special.title, words: special } as const]),
    { picture: 'end', title: t.end.title, words: [t.end.words(f), ...path] },
  ];
}

function specialOf({ howTo: { special: t } }: RuleText, f: RuleFacts): readonly string[] {
  return [
    f.doubles > 0 && t.doubles,
    f.ferries > 0 && (f.pairsPay ? t.pairFerries : t.ferries),
    f.tunnels > 0 && t.tunnels,
    f.stations !== null && t.stations,
    f.gifts.routes > 0 && t.gifts,
    f.bonusCards !== null && t.bonusCards(f.bonusCards.inPlay),
  ].filter((words) => words !== false);
}
