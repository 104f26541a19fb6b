import { describe, expect, test } from 'vitest';
import { LOCOMOTIVE } from '../../../../src/engine/cards.ts';
import { en } from '../../../../src/i18n/en.ts';
import { wayOutDoWords, wayOutWords } from '../../../../src/screens/game/words/wayOutWords.ts';
import type { Draft } from '../../../../src/table/turn/draft.ts';
import type { WayOut } from '../../../../src/table/turn/wayOut.ts';
import { aGame, cardNumber } from '../../../support/games/aGame.ts';

const game = aGame({ map: 'europe', row: ['blue', 'black', 'locomotive', 'black', 'yellow'] });
const view = game.view(0);
const black = cardNumber('black');
const said = (way: WayOut, draft: Draft | null = null) => wayOutWords(en, view, draft, way);
const pressed = (way: WayOut) => wayOutDoWords(en, view, way);
const draw = (from: number, open: number, more: object = {}): WayOut => ({
  way: 'draw',
  engines: 0,
  color: black,
  cards: 2,
  from,
  open,
  ...more,
});

describe('why not ends with a way', () => {
  test('cards that are missing, and how many lie open', () => {
    expect(said(draw(1, 1))).toBe('2 more black: one lies open.');
    expect(said(draw(1, 2))).toBe('2 more black: 2 lie open.');
    expect(said(draw(2, 1))).toBe('2 more black: a locomotive lies open.');
    expect(said(draw(-1, 0))).toBe('2 more black: none lies open, the deck may have it.');
    expect([draw(1, 1), draw(2, 1), draw(-1, 0)].map(pressed)).toEqual([
      'Take black',
      'Take the locomotive',
      'Take from the deck',
    ]);
  });

  test('locomotives that nothing stands in for', () => {
    expect(said(draw(2, 1, { engines: 1, color: LOCOMOTIVE, cards: 0 }))).toBe('1 more locomotive: one lies open.');
    expect(said(draw(1, 2, { engines: 1, cards: 2 }))).toBe('1 more locomotive and 2 more black: 2 lie open.');
  });

  test('other tracks, ways round and stations', () => {
    const route = game.route('dieppe--paris');
    expect(said({ way: 'twin', route, payable: false })).toBe('The other track is still free.');
    expect(said({ way: 'round', route, trains: 4, payable: true })).toBe(
      'The way round takes 4 more trains. Dieppe\u00a0– Paris you can claim now.',
    );
    expect(said({ way: 'round', route, trains: 1, payable: false })).toContain('1 more train, and begins with');
    const station = { way: 'station', city: game.city('roma'), cards: 1 } as const;
    expect(said(station)).toBe('A station in Roma borrows it for 1 card.');
    expect(said(station, { kind: 'station', city: 0, payment: null })).toMatch(/borrows the same route/);
  });

  test('has no button where nothing is to be pressed', () => {
    expect(pressed({ way: 'joined' })).toBeNull();
    expect(pressed({ way: 'shorter', trains: 1 })).toBeNull();
    expect(said({ way: 'shorter', trains: 1 })).toBe('Your trains reach for routes of 1 space.');
  });
});
