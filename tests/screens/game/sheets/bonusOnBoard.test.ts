import { describe, expect, test } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { boardModelOf } from '../../../../src/screens/game/board/boardModel.ts';
import { countedBy } from '../../../../src/table/story/counted.ts';
import { aGame } from '../../../support/games/aGame.ts';
import { boardFile } from '../../../support/maps/boardFiles.ts';

const game = aGame({ map: 'nordic', tickets: [['oslo--stockholm'], []] });
const { map } = game.board;
const players = [
  { name: 'Anna', color: 'red' },
  { name: 'Ben', color: 'blue' },
] as const;
const places = boardFile('nordic', 'landscape');
const atRest = boardModelOf({ text: en, places, view: game.view(0), players });

function shown(card: string) {
  const counts = map.bonusCards?.find(({ id }) => id === card)?.counts;
  const counted = counts === undefined ? null : countedBy(game.view(0), counts);
  if (counted === null) throw new Error(`${card} counts nothing on the board`);
  const lit = { of: 'bonus', routes: counted.routes, ends: counted.cities } as const;
  return boardModelOf({ text: en, places, view: game.view(0), players, lit });
}

describe('a board on which a bonus card is shown', () => {
  test('puts back every route and city that the card does not count, and lights no path', () => {
    const model = shown('west');
    expect(model.counting).toBe(true);
    for (const [id, { ends, dimmed, lit, state }] of model.routes.entries()) {
      const toNorway = ends.some((city) => map.cities[city]?.country === 'NO') && state.kind !== 'closed';
      expect([map.routes[id]?.id, dimmed, lit]).toEqual([map.routes[id]?.id, !toNorway, null]);
    }
    for (const [id, { dimmed }] of model.cities.entries()) {
      expect([map.cities[id]?.id, dimmed]).toEqual([map.cities[id]?.id, map.cities[id]?.country !== 'NO']);
    }
  });

  test('keeps only cities where the card counts tickets', () => {
    const model = shown('capitals');
    expect(model.routes.every(({ dimmed }) => dimmed)).toBe(true);
    expect(model.cities.flatMap(({ dimmed }, id) => (dimmed ? [] : [map.cities[id]?.name]))).toEqual([
      'København',
      'Stockholm',
      'Oslo',
      'Helsinki',
    ]);
  });
});

describe('a board whose bonus cards ask for places', () => {
  const cityOf = (id: string) => atRest.cities[game.city(id)];

  test('shows of each city the country it counts for, by shape and letters', () => {
    expect(cityOf('oslo')?.mark).toEqual({ shape: 'pennant', letters: 'NO' });
    expect(cityOf('kiruna')?.mark).toEqual({ shape: 'rectangle', letters: 'SE' });
    expect(cityOf('riga')?.mark).toEqual({ shape: 'cut', letters: 'LV' });
    const shapes = new Map(atRest.cities.map(({ mark }) => [mark?.letters, mark?.shape]));
    expect(shapes.size).toBe(9);
    expect(new Set(shapes.values()).size).toBe(6);
  });

  test('shows which cities are northern, with the circle, and which capitals count', () => {
    expect(atRest.polarCircle).toBe('Polar circle');
    expect([cityOf('rovaniemi')?.northern, cityOf('mo-i-rana')?.northern]).toEqual([true, false]);
    expect([cityOf('helsinki')?.capital, cityOf('tallinn')?.capital]).toEqual([true, false]);
  });

  test('tells it to those who listen too', () => {
    expect(cityOf('kiruna')?.label).toBe('Kiruna, Sweden, beyond the polar circle');
    expect(cityOf('oslo')?.label).toBe('Oslo, Norway, capital, on your ticket');
  });

  test('has none of it where no card asks', () => {
    const europe = aGame({ map: 'europe' });
    const model = boardModelOf({ text: en, places: boardFile('europe', 'landscape'), view: europe.view(0), players });
    expect(model.polarCircle).toBeNull();
    for (const { mark, northern, capital } of model.cities)
      expect({ mark, northern, capital }).toEqual({ mark: null, northern: false, capital: false });
  });
});
