import { describe, expect, test } from 'vitest';
import { DECK } from '../../../../src/engine/actions.ts';
import { makeBoard } from '../../../../src/engine/board.ts';
import type { GameEvent } from '../../../../src/engine/events.ts';
import { startGame } from '../../../../src/engine/play.ts';
import { logRounds } from '../../../../src/screens/game/sheets/logRounds.ts';
import { type Story, storiesOf } from '../../../../src/table/story/story.ts';
import { mapOf, TestGame } from '../../../support/games/aGame.ts';
import { draw, eventsOf, keep } from '../../../support/games/choices.ts';

let moment = 0;
const at = () => moment++;
const chose = (seat: number): Story => ({ at: at(), what: 'tickets', seat, opening: true, kept: 2, refused: 1 });
const passed = (seat: number): Story => ({ at: at(), what: 'passed', seat });
const drew = (seat: number): Story => ({ at: at(), what: 'drew', seat, faceUp: [], blind: 2 });
const swept = (): Story => ({ at: at(), what: 'swept', cards: [8, 8, 8, 1, 2], times: 1 });
const handed = (of: number): Story => ({ at: at(), what: 'handedOver', of, to: 'person' });
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

describe('MKT-3 a row swept at set-up', () => {
  test('belongs to the start, and moves no round', () => {
    const rounds = logRounds([swept(), chose(0), chose(1), drew(0), drew(1)], 2);
    const told = rounds.map(({ round, turns }) => [round, turns.map(({ seat, stories: [one] }) => [seat, one?.what])]);
    expect(told).toEqual([
      [
        1,
        [
          [1, 'drew'],
          [0, 'drew'],
        ],
      ],
      [
        null,
        [
          [1, 'tickets'],
          [0, 'tickets'],
          [null, 'swept'],
        ],
      ],
    ]);
  });

  test.each(['usa', 'europe'] as const)('%s: does so in a game as it is dealt', (map) => {
    const rounds = logRounds(storiesOf(begunWithSweep(map)), 2);
    expect(rounds.map(({ round, turns }) => [round, turns.map(({ seat }) => seat)])).toEqual([
      [1, [1, 0]],
      [null, [1, 0, null]],
    ]);
  });
});

/** The first of many deals that lays three locomotives open, up to the end of the first round. */
function begunWithSweep(map: 'usa' | 'europe'): readonly GameEvent[] {
  const board = makeBoard(mapOf(map), 2);
  for (let deal = 0; deal < 500; deal++) {
    const { game, events } = startGame(board, `deal ${deal}`, 0);
    const isSwept = events.some(({ type }) => type === 'rowSwept');
    const blind = [draw(DECK), draw(DECK)];
    if (isSwept) return [...events, ...eventsOf(new TestGame(board, game), keep(2), keep(2), ...blind, ...blind)];
  }
  throw new Error('no row was swept at set-up');
}

test('a first player other than the first seat changes nothing', () => {
  const rounds = logRounds([chose(2), chose(0), chose(1), passed(2), passed(0), passed(1), passed(2)], 3);
  expect(rounds.map(({ round, turns }) => [round, turns.length])).toEqual([
    [2, 1],
    [1, 3],
    [null, 3],
  ]);
});

describe('a seat that changes hands', () => {
  const sights = (stories: readonly Story[]) =>
    logRounds(stories, 2).map(({ round, turns }) => [
      round,
      turns.map(({ seat, stories: [one] }) => [seat, one?.what]),
    ]);

  test('has a line of its own and moves no round', () => {
    expect(sights([chose(0), chose(1), drew(0), handed(1), drew(1), drew(0)])).toEqual([
      [2, [[0, 'drew']]],
      [
        1,
        [
          [1, 'drew'],
          [1, 'handedOver'],
          [0, 'drew'],
        ],
      ],
      [
        null,
        [
          [1, 'tickets'],
          [0, 'tickets'],
        ],
      ],
    ]);
  });

  test('in the middle of a turn leaves it one turn', () => {
    const [round] = logRounds([chose(0), chose(1), drew(0), handed(0), lastRound(0), drew(1)], 2);
    expect(round?.turns.map(({ stories }) => stories.map(({ what }) => what))).toEqual([
      ['drew'],
      ['handedOver'],
      ['lastRound', 'drew'],
    ]);
  });

  test('before anybody has chosen tickets belongs to the start', () => {
    expect(sights([handed(1), chose(0), chose(1), passed(0)])).toEqual([
      [1, [[0, 'passed']]],
      [
        null,
        [
          [1, 'tickets'],
          [0, 'tickets'],
          [1, 'handedOver'],
        ],
      ],
    ]);
  });
});

test('nothing told, nothing listed', () => {
  expect(logRounds([], 4)).toEqual([]);
});
