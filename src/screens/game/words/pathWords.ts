import type { Text } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import type { Standing } from '../../../table/story/standings.ts';

/** "Anna leads with 12 trains." */
export function pathWords({ bonuses, final }: Text, standing: Standing, players: TableState['players']): string {
  const names = standing.leaders.flatMap((seat) => players[seat]?.name ?? []);
  const [leader] = names;
  if (leader === undefined) return bonuses.nobody;
  const length = pathLength(standing);
  return names.length === 1 ? bonuses.leads(leader, length) : bonuses.level(final.allOf(names), length);
}

/** Who are level have their marks and no names: there is no room for all. */
export function shortPathWords({ bonuses }: Text, standing: Standing, players: TableState['players']): string {
  const [leader, ...others] = standing.leaders;
  if (leader === undefined) return bonuses.nobodyYet;
  const length = pathLength(standing);
  return others.length > 0 ? bonuses.levelAt(length) : bonuses.leader(players[leader]?.name ?? '', length);
}

export function pathLength({ bySeat }: Standing): number {
  return Math.max(0, ...(bySeat ?? []));
}
