import { describe, expect, it } from 'vitest';
import { makeBoard } from '../../src/engine/board.ts';
import type { Game } from '../../src/engine/game.ts';
import { legalActions } from '../../src/engine/legal.ts';
import { apply } from '../../src/engine/play.ts';
import { viewFor } from '../../src/engine/view.ts';
import { mapOf, type Situation } from '../support/games/aGame.ts';
import { begin, playOn } from '../support/games/randomGames.ts';

/** How many lines of play of this length there are; chance is fixed by the seed. */
function countLines(game: Game, length: number): number {
  if (length === 0 || game.table.phase === 'over') return 1;
  let lines = 0;
  for (const action of legalActions(viewFor(game, game.table.turn))) {
    const outcome = apply(game, action);
    if (!outcome.ok) throw new Error(`listed but refused: ${JSON.stringify({ action, refusal: outcome.refusal })}`);
    lines += countLines(outcome.game, length - 1);
  }
  return lines;
}

interface Position {
  readonly map: Situation['map'] & string;
  readonly deck?: string;
  readonly players: number;
  /** Random actions played before the count begins. */
  readonly after: number;
  readonly lines: readonly number[];
}

// Counted by the engine when its rule tests passed; any slip in a rule changes some of them.
const POSITIONS: readonly Position[] = [
  { map: 'usa', deck: 'classic', players: 2, after: 0, lines: [4, 16, 992] },
  { map: 'usa', deck: 'classic', players: 2, after: 2, lines: [62, 3262] },
  { map: 'usa', deck: 'grand', players: 4, after: 60, lines: [7, 357] },
  { map: 'usa', deck: 'classic', players: 3, after: 200, lines: [6, 36, 258, 5967] },
  { map: 'usa', deck: 'classic', players: 5, after: 380, lines: [8, 54, 336, 2268] },
  { map: 'europe', players: 2, after: 0, lines: [11, 121] },
  { map: 'europe', players: 2, after: 2, lines: [195] },
  { map: 'europe', players: 3, after: 120, lines: [12, 2195] },
  { map: 'europe', players: 5, after: 450, lines: [1, 15, 406, 2740] },
  { map: 'nordic', players: 2, after: 0, lines: [11, 121, 3388] },
  { map: 'nordic', players: 2, after: 2, lines: [28, 4126] },
  { map: 'nordic', players: 3, after: 100, lines: [5, 125] },
  { map: 'nordic', players: 4, after: 300, lines: [6, 86, 2671] },
  { map: 'everything', deck: 'small', players: 2, after: 2, lines: [68, 3850] },
  { map: 'everything', deck: 'whole', players: 5, after: 40, lines: [7, 42, 264, 3960] },
  { map: 'everything', deck: 'small', players: 4, after: 70, lines: [5, 30, 370, 4320] },
];

describe('the number of legal lines', () => {
  it.each(POSITIONS)('$map, $players players, after $after actions', ({ map, deck, players, after, lines }) => {
    const board = makeBoard(mapOf(map), players, deck);
    const { game } = playOn(begin({ board, seed: `lines of ${map}`, firstSeat: 0 }), after);
    expect(lines.map((_, i) => countLines(game, i + 1))).toEqual(lines);
  });
});
