import { expect, test } from 'vitest';
import { DECK } from '../../../src/engine/actions.ts';
import type { OpenTable } from '../../../src/table/openTable.ts';
import { happenedBetween } from '../../../src/table/session/happened.ts';
import { atFirstTurn } from '../../support/games/aTable.ts';

const happenedAt = (table: OpenTable) => table.state.getState().happened;
const drawDeck = { type: 'drawCard', from: DECK } as const;

async function openHand(): Promise<OpenTable> {
  const { table } = await atFirstTurn();
  table.reveal();
  return table;
}

test('what was done is told to whoever has the hand open, the blind card among it', async () => {
  const table = await openHand();
  await table.act(drawDeck);
  const taken = happenedAt(table)?.events.find(({ type }) => type === 'cardTaken');
  expect(happenedAt(table)?.way).toBe('on');
  expect(taken).toMatchObject({ type: 'cardTaken', card: expect.any(Number) });
});

test('INFO-1 nothing of it stays once the hand is covered, looked away from, handed on or lost', async () => {
  const ways: readonly ((table: OpenTable) => unknown)[] = [
    (table) => table.cover(),
    (table) => table.look(),
    (table) => table.lose(),
  ];
  for (const away of ways) {
    const table = await openHand();
    await table.act(drawDeck);
    away(table);
    expect(happenedAt(table)).toBeNull();
  }
  const table = await openHand();
  await table.act(drawDeck);
  await table.act(drawDeck);
  await table.endTurn();
  expect(happenedAt(table)).toBeNull();
});

test('what is taken back is told as such', async () => {
  const events = [
    { type: 'passed', seat: 0 },
    { type: 'passed', seat: 1 },
  ] as const;
  expect(happenedBetween(events, events.slice(0, 1), 'table')).toEqual({ way: 'back', events: [events[1]] });
  expect(happenedBetween(events, events, 'table')).toBeNull();
});

test('INFO-1 the table is not told which card came from the deck', () => {
  const drew = { type: 'cardTaken', seat: 0, from: DECK, card: 3 } as const;
  expect(happenedBetween([], [drew], 'table')?.events).toEqual([{ ...drew, card: null }]);
  expect(happenedBetween([], [drew], 1)?.events).toEqual([{ ...drew, card: null }]);
  expect(happenedBetween([], [drew], 0)?.events).toEqual([drew]);
});
