import { describe, expect, test } from 'vitest';
import { lightBox, liveryBoxes, lowered, statureOf, wagonBox } from '../../../src/board/shapes/liveries.ts';
import { PLAYER_COLORS } from '../../../src/engine/players.ts';
import { boardFiles } from '../../support/maps/boardFiles.ts';

const WIDTH = 11;
const measures = { spaceWidth: WIDTH, unit: 1 };
const wagon = wagonBox({ spaceLength: 28 }, measures, false);

describe('a wagon', () => {
  test('is larger than the space it stands on', () => {
    expect(wagon.width).toBeGreaterThan(28);
    expect(wagon.height).toBeGreaterThan(1.4 * WIDTH);
  });

  test('is lower where another track lies beside it, but still larger than its space', () => {
    const beside = wagonBox({ spaceLength: 28 }, measures, true);
    expect(beside.height).toBeLessThan(wagon.height);
    expect(beside.height).toBeGreaterThan(1.2 * WIDTH);
    expect(statureOf(true).side).toBeLessThan(statureOf(false).side);
  });

  test('stands above its side and its shadow, which fall down the picture, whichever way the track runs', () => {
    expect(lowered([[10, 20, 180]], 6, 1)).toEqual([[11, 26, 180]]);
    expect(lowered([[10, 20, 45]], 3)).toEqual([[10, 23, 45]]);
  });

  test('has the light on its roof within its edges', () => {
    const light = lightBox(wagon, 1);
    expect(light.y).toBeGreaterThan(wagon.y);
    expect(light.x).toBeGreaterThan(wagon.x);
    expect(light.x + light.width).toBeLessThan(wagon.x + wagon.width);
    expect(light.y + light.height).toBeLessThan(-wagon.height / 4);
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
        const { width } = wagonBox(route, { spaceWidth: board.spaceWidth, unit: board.spaceWidth / 11 }, false);
        return route.spaces.some(([x, y], i) => {
          const next = route.spaces[i + 1];
          return next !== undefined && Math.hypot(next[0] - x, next[1] - y) < width - 0.5;
        });
      }),
    );
    expect(reaching).toEqual([]);
  });
});
