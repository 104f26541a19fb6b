import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DECK } from '../../../../src/engine/actions.ts';
import { direct, type Manner } from '../../../../src/screens/game/show/direct.ts';
import { ShowPlayer } from '../../../../src/screens/game/show/player.ts';
import type { OpenTable } from '../../../../src/table/openTable.ts';
import { atFirstTurn } from '../../../support/games/aTable.ts';

const USUALLY: Manner = { speed: { choosing: 400, shown: 1200, rate: 1 }, still: false };
const drawDeck = { type: 'drawCard', from: DECK } as const;

beforeEach(() => vi.stubGlobal('document', { querySelectorAll: () => [] }));
afterEach(() => vi.unstubAllGlobals());

/** A table with a player of shows at it, as the screen has it. */
async function watched(manner = USUALLY) {
  const { table } = await atFirstTurn();
  const player = new ShowPlayer();
  let before = table.state.getState();
  table.state.subscribe((now) => {
    direct(player, before, now, manner);
    before = now;
  });
  return { table, player };
}

const acts = (player: ShowPlayer) => player.stage.getState().show?.acts.map(({ what }) => what) ?? [];

describe('a show', () => {
  test('begins with the cover of the tray going up', async () => {
    const { table, player } = await watched();
    table.reveal();
    expect(acts(player)).toEqual(['blind']);
  });

  test('is of what was just done', async () => {
    const { table, player } = await watched();
    table.reveal();
    await table.act(drawDeck);
    expect(acts(player)).toContain('flight');
  });

  test('goes on while the game is written down, and another takes its place', async () => {
    const { table, player } = await watched();
    table.reveal();
    await table.act(drawDeck);
    const first = player.stage.getState().show;
    await Promise.resolve();
    expect(player.stage.getState().show).toBe(first);
    await table.act(drawDeck);
    expect(player.stage.getState().show).not.toBe(first);
  });

  const ways: readonly (readonly [string, (table: OpenTable) => unknown])[] = [
    ['covering', (table) => table.cover()],
    ['looking at the board', (table) => table.look()],
    ['losing the game to another tab', (table) => table.lose()],
  ];
  test.each(ways)('INFO-1 of a hand ends with %s: nothing of it flies on', async (_, away) => {
    const { table, player } = await watched();
    table.reveal();
    await table.act(drawDeck);
    away(table);
    expect(acts(player)).not.toContain('flight');
    expect(acts(player)).not.toContain('count');
  });

  test('chimes for the next seat when the tablet is handed on, and not when a hand is only covered', async () => {
    const { table, player } = await watched();
    table.reveal();
    table.cover();
    expect(acts(player)).toEqual([]);
    table.reveal();
    await table.act(drawDeck);
    await table.act(drawDeck);
    await table.endTurn();
    expect(player.stage.getState().show?.acts).toMatchObject([{ what: 'cue', cue: { sound: 'handover', seat: 1 } }]);
  });

  test('that is cut off or over leaves nothing, and an older one ends no newer one', async () => {
    const { table, player } = await watched();
    table.reveal();
    await table.act(drawDeck);
    const first = player.stage.getState().show;
    await table.act(drawDeck);
    if (first !== null) player.end(first);
    expect(acts(player)).toContain('flight');
    player.cut();
    expect(player.stage.getState().show).toBeNull();
  });

  test('that waits for a tunnel begins when it is asked for, and not after it was cut off', () => {
    const player = new ShowPlayer();
    const show = { acts: [{ what: 'feel', at: 0, ms: 0 }], still: false, were: new Map() } as const;
    player.prepare(show);
    expect(acts(player)).toEqual([]);
    player.begin();
    expect(acts(player)).toEqual(['feel']);
    player.prepare(show);
    player.cut();
    player.begin();
    expect(acts(player)).toEqual([]);
  });
});
