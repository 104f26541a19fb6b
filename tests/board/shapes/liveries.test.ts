import { describe, expect, test } from 'vitest';
import { liveryBoxes, wagonBox } from '../../../src/board/shapes/liveries.ts';
import { PLAYER_COLORS } from '../../../src/engine/players.ts';
import { boardFiles } from '../../support/maps/boardFiles.ts';

const WIDTH = 9.5;
const wagon = wagonBox({ spaceLength: 24 }, WIDTH);

describe('a wagon', () => {
  test('is larger than the space it stands on', () => {
    expect(wagon.width).toBeGreaterThan(24);
    expect(wagon.height).toBeGreaterThan(WIDTH);
  });

  test.each(PLAYER_COLORS)('has its roof painted within its edges: %s', (player) => {
    const boxes = liveryBoxes(player, wagon);
    const right = Math.max(...boxes.map(({ x, width }) => x + width));
    const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
    expect(right).toBeLessThan(wagon.width / 2 - 1);
    expect(bottom).toBeLessThan(wagon.height / 2 - 1);
  });

  test('is told from another player\u2019s by the shape on its roof', () => {
    const roofs = PLAYER_COLORS.map((player) => JSON.stringify(liveryBoxes(player, wagon)));
    expect(new Set(roofs).size).toBe(PLAYER_COLORS.length);
  });

  test('does not reach into the next one, however short the spaces are', () => {
    const reaching = boardFiles.flatMap((board) =>
      board.routes.filter((route) => {
        const { width } = wagonBox(route, board.spaceWidth);
        return route.spaces.some(([x, y], i) => {
          const next = route.spaces[i + 1];
          return next !== undefined && Math.hypot(next[0] - x, next[1] - y) < width - 0.5;
        });
      }),
    );
    expect(reaching).toEqual([]);
  });
});
