import type { BonusCount } from '../../engine/map.ts';
import type { Result } from '../../engine/scoring/result.ts';
import type { Text } from '../../i18n/text.ts';
import type { TableState } from '../../table/scenes.ts';
import { bonusWords } from './bonusWords.ts';
import { brokenTies, PATH_BONUS } from './finalRows.ts';
import { playerName } from './names.ts';

/** "+4", "−8", "0" */
export function pointsWord({ final }: Text, points: number): string {
  if (points === 0) return '0';
  return points > 0 ? final.plus(points) : final.minus(-points);
}

export function namesOf(text: Text, state: TableState, seats: readonly number[]): string {
  return text.final.allOf(seats.map((seat) => playerName(state, seat)));
}

/** Why players with the same points stand where they stand. */
export function tieLines(text: Text, state: TableState, result: Result): readonly string[] {
  const { final } = text;
  const decided = brokenTies(state, result).map(({ by, better, other }) =>
    final.ties[by](namesOf(text, state, better), namesOf(text, state, other)),
  );
  const shared = result.ranking
    .filter((seats) => seats.length > 1)
    .map((seats) => final.sharedPlace(namesOf(text, state, seats)));
  return [...decided, ...shared];
}

/** What a bonus of the result is called, by its id. */
export function bonusTitle(text: Text, state: TableState, id: string): string {
  if (id === PATH_BONUS) return text.final.path;
  const counts = countsOf(state, id);
  return counts === undefined ? id : bonusWords(text, counts).name;
}

/** "34 trains" for a path, else the number. */
export function bonusCount(text: Text, state: TableState, id: string, count: number): string {
  const isPath = id === PATH_BONUS || countsOf(state, id)?.what === 'longestPath';
  return isPath ? text.final.trains(count) : String(count);
}

function countsOf({ map }: TableState, id: string): BonusCount | undefined {
  return map.bonusCards?.find((card) => card.id === id)?.counts;
}
