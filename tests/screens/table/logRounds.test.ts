import { expect, test } from 'vitest';
import { logRounds } from '../../../src/screens/table/logRounds.ts';
import type { Story } from '../../../src/table/story.ts';

let moment = 0;
const at = () => moment++;
const chose = (seat: number): Story => ({ at: at(), what: 'tickets', seat, opening: true, kept: 2, refused: 1 });
const passed = (seat: number): Story => ({ at: at(), what: 'passed', seat });
const drew = (seat: number): Story => ({ at: at(), what: 'drew', seat, faceUp: [], blind: 2 });
const swept = (): Story => ({ at: at(), what: 'swept', cards: [8, 8, 8, 1, 2] });
const lastRound = (seat: number): Story => ({ at: at(), what: 'lastRound', seat });

test('rounds have a turn of each seat, the newest first, and the start comes last', () => {
  const stories = [chose(0), chose(1), passed(0), drew(1), drew(0)];
  const rounds = logRounds(stories, 2);
  expect(rounds.map(({ round }) => round)).toEqual([2, 1, null]);
  expect(rounds.map(({ turns }) => turns.map(({ seat }) => seat))).toEqual([[0], [1, 0], [1, 0]]);
});

test('what happens in a turn besides belongs to it: a swept row, the last round', () => {
  const [first] = logRounds([chose(0), chose(1), drew(0), swept(), lastRound(0)], 2);
  expect(first?.turns).toHaveLength(1);
  expect(first?.turns[0]?.stories.map(({ what }) => what)).toEqual(['lastRound', 'swept', 'drew']);
});

test('a first player other than the first seat changes nothing', () => {
  const rounds = logRounds([chose(2), chose(0), chose(1), passed(2), passed(0), passed(1), passed(2)], 3);
  expect(rounds.map(({ round, turns }) => [round, turns.length])).toEqual([
    [2, 1],
    [1, 3],
    [null, 3],
  ]);
});

test('nothing told, nothing listed', () => {
  expect(logRounds([], 4)).toEqual([]);
});
