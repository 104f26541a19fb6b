import { describe, expect, it } from 'vitest';
import { randomPlayer } from '../../src/bots/sparring/random.ts';
import { makeBoard } from '../../src/engine/board.ts';
import type { GameEvent } from '../../src/engine/events.ts';
import type { Table } from '../../src/engine/game.ts';
import { isRefusal, play, startGame } from '../../src/engine/play.ts';
import { stream } from '../../src/engine/random.ts';
import { redact } from '../../src/engine/redact.ts';
import { viewFor } from '../../src/engine/view.ts';
import { mapOf } from '../support/games/aGame.ts';
import { blankNotes, type Notes, note } from '../support/games/onlooker.ts';

const maps = (['usa', 'europe', 'nordic', 'everything'] as const).map(mapOf);
const tables = maps.flatMap((map) => [2, 3, 4, 5].map((players) => ({ map, players })));

/** As texts first: a table has hundreds of numbers, and this is done after every action. */
function compare(table: Table, { board: _, ...notes }: Notes): void {
  const told = Object.fromEntries(Object.keys(notes).map((field) => [field, Reflect.get(table, field)]));
  if (JSON.stringify(told) !== JSON.stringify(notes)) expect(told).toEqual(notes);
}

describe('INFO-1 whoever has only seen what the whole table saw knows the public counters', () => {
  it.each(tables)('$map.id with $players, to the end of a random game', ({ map, players }) => {
    const board = makeBoard(map, players);
    const random = stream('onlooker', map.id, players);
    const notes = blankNotes(board);
    const { game, events } = startGame(board, `onlooker ${players}`, players - 1);
    const follow = (all: readonly GameEvent[]) => {
      for (const event of all) note(notes, redact(event, 'table'));
      // A long ticket refused where others go under the deck leaves the game unseen: only the pile shows it (SET-3).
      if (map.id === 'everything') notes.ticketDeckSize = game.table.ticketDeckSize;
    };
    follow(events);
    while (game.table.phase !== 'over') {
      const played = play(game, randomPlayer(viewFor(game, game.table.turn), random));
      if (isRefusal(played)) throw new Error(`refused: ${played.code}`);
      follow(played);
      compare(game.table, notes);
    }
    expect(notes.handSizes).toEqual(game.hands.map((hand) => hand.reduce((sum, count) => sum + count, 0)));
    expect(game.table.turnsTaken).toBeGreaterThan(20);
  });
});
