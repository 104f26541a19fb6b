import { describe, expect, test } from 'vitest';
import { type Action, DECK } from '../../../../src/engine/actions.ts';
import { apply } from '../../../../src/engine/play.ts';
import { en } from '../../../../src/i18n/en.ts';
import { boardModelOf } from '../../../../src/screens/game/board/boardModel.ts';
import { keptWhereAlike } from '../../../../src/screens/game/board/keptWhereAlike.ts';
import { aGame, counts, type TestGame } from '../../../support/games/aGame.ts';
import { boardFile } from '../../../support/maps/boardFiles.ts';

const places = boardFile('usa', 'landscape');
const players = [
  { name: 'Anna', color: 'red' },
  { name: 'Ben', color: 'blue' },
] as const;

const boardOf = (game: TestGame, atRest = false) =>
  boardModelOf({ text: en, places, view: game.view(0), players, atRest });

function afterwards(game: TestGame, action: Action): TestGame {
  const played = apply(game.game, action);
  if (!played.ok) throw new Error(`refused: ${JSON.stringify(played.refusal)}`);
  game.game = played.game;
  return game;
}

const situation = () =>
  aGame({
    hands: [{ orange: 6 }, {}],
    row: ['blue', 'green', 'white', 'black', 'yellow'],
    tickets: [['denver--el-paso'], []],
  });

describe('a board is the same object', () => {
  test('as long as nothing on it is another one, whoever has drawn a card', () => {
    const game = situation();
    const before = boardOf(game, true);
    const drawn = boardOf(afterwards(game, { type: 'drawCard', from: DECK }), true);
    expect(drawn).not.toBe(before);
    expect(keptWhereAlike(before, drawn)).toBe(before);
  });

  test('in all its parts but the route that was claimed', () => {
    const game = situation();
    const before = boardOf(game, true);
    const route = game.board.map.routes.findIndex(({ color, length }) => color === 'orange' && length === 6);
    const claimed = boardOf(afterwards(game, { type: 'claimRoute', route, payment: counts({ orange: 6 }) }), true);
    const kept = keptWhereAlike(before, claimed);
    expect(kept).toEqual(claimed);
    expect(kept.cities).toBe(before.cities);
    expect(kept.routes.flatMap((each, id) => (each === before.routes[id] ? [] : [id]))).toEqual([route]);
  });
});

test('what is gone, what is new and what has another kind is not what it was', () => {
  const kept = (before: unknown, now: unknown) => expect(keptWhereAlike(before, now));
  kept({ a: 1, b: undefined }, { a: 1 }).toStrictEqual({ a: 1 });
  kept({ a: 1 }, { a: 1, b: undefined }).toStrictEqual({ a: 1, b: undefined });
  kept([1, 2, 3], [1, 2]).toEqual([1, 2]);
  kept({ 0: 1 }, [1]).toEqual([1]);
  kept({ a: { b: [1] } }, { a: { b: [2] } }).toEqual({ a: { b: [2] } });
  kept(null, { a: null }).toEqual({ a: null });
});
