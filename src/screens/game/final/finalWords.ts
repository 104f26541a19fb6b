import type { BonusCount } from '../../../engine/map.ts';
import { PATH_BONUS, type Result } from '../../../engine/scoring/result.ts';
import type { Text } from '../../../i18n/text.ts';
import type { TableState } from '../../../table/session/scenes.ts';
import { brokenTies } from '../../../table/story/ties.ts';
import { bonusWords } from '../../company/bonusWords.ts';
import { playerName } from '../words/names.ts';

/** "+4", "−8", "0" */
export function pointsWord({ final }: Text, points: number): string {
  if (points === 0) return '0';
  return points > 0 ? final.plus(points) : final.minus(-points);
}

export function namesOf(text: Text, state: TableState, seats: readonly number[]): string {
  return text.final.allOf(seats.map((seat) => playerName(state, seat)));
}

/** Why players with the same points stand where they stand. */
export interface TieNote {
  readonly words: string;
  /** It is about the victory. */
  readonly ofWinner: boolean;
  /** The last of those it speaks of, in the order of the places. */
  readonly below: number;
}

export function tieNotes(text: Text, state: TableState, result: Result): readonly TieNote[] {
  const { final } = text;
  const note = (words: string, best: readonly number[], last: readonly number[]) => {
    return { words, ofWinner: best === result.ranking[0], below: last.at(-1) ?? -1 };
  };
  const decided = brokenTies(state.table, result).map(({ by, better, other }) =>
    note(final.ties[by](namesOf(text, state, better), namesOf(text, state, other)), better, other),
  );
  const shared = result.ranking
    .filter((seats) => seats.length > 1)
    .map((seats) => note(final.sharedPlace(namesOf(text, state, seats)), seats, seats));
  return [...decided, ...shared];
}

/** What a bonus of the result is called, by its id. */
export function bonusTitle(text: Text, state: TableState, id: string): string {
  if (id === PATH_BONUS) return text.final.path;
  const counts = countsOf(state, id);
  return counts === undefined ? id : bonusWords(text.final, state.map, counts).name;
}

/** What it counts, in the words of its plate. */
export function bonusSentence(text: Text, state: TableState, id: string): string {
  const counts: BonusCount | undefined = id === PATH_BONUS ? { what: 'longestPath' } : countsOf(state, id);
  return counts === undefined ? '' : bonusWords(text.final, state.map, counts).words;
}

/** "34 trains" for a path, else the number. */
export function bonusCount(text: Text, state: TableState, id: string, count: number): string {
  const isPath = id === PATH_BONUS || countsOf(state, id)?.what === 'longestPath';
  return isPath ? text.final.trains(count) : String(count);
}

function countsOf({ map }: TableState, id: string): BonusCount | undefined {
  return map.bonusCards?.find((card) => card.id === id)?.counts;
}
