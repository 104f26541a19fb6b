import { describe, expect, test } from 'vitest';
import { en } from '../../../src/i18n/en.ts';
import { gameState, gameTitle, savedWhen } from '../../../src/screens/home/gameWords.ts';
import type { SavedGame } from '../../../src/table/saves/saves.ts';

const NOW = new Date('2026-11-16T20:00:00Z');
const GAME: SavedGame = {
  id: 'a1',
  saved: '2026-11-16T19:40:00Z',
  mapId: 'europe',
  players: [
    { name: 'Anna', color: 'red' },
    { name: 'Ben', color: 'blue' },
  ],
  scores: [7, 4],
  turn: 1,
  turnsTaken: 7,
  ranking: [],
};

describe('a saved game in words', () => {
  test('names its board and round, or says that it is over', () => {
    expect(gameTitle(en, GAME)).toBe('Europe, round 4');
    expect(gameTitle(en, { ...GAME, turn: null })).toBe('Europe, finished');
    expect(gameTitle(en, { ...GAME, mapId: 'atlantis' })).toBe('atlantis, round 4');
  });

  test('says whose turn it is, or who has won', () => {
    expect(gameState(en, GAME)).toBe('Ben to play.');
    expect(gameState(en, { ...GAME, turn: null, ranking: [[0], [1]] })).toBe('Anna won.');
    expect(gameState(en, { ...GAME, turn: null, ranking: [[0, 1]] })).toBe('Anna and Ben share the victory.');
  });

  test.each([
    ['2026-11-16T20:00:00Z', 'Saved just now.'],
    ['2026-11-16T20:05:00Z', 'Saved just now.'],
    ['no date', 'Saved just now.'],
    ['2026-11-16T19:59:00Z', 'Saved a minute ago.'],
    ['2026-11-16T19:40:00Z', 'Saved 20 minutes ago.'],
    ['2026-11-16T18:30:00Z', 'Saved an hour ago.'],
    ['2026-11-16T02:00:00Z', 'Saved 18 hours ago.'],
    ['2026-11-15T19:00:00Z', 'Saved yesterday.'],
    ['2026-11-01T19:00:00Z', 'Saved 15 days ago.'],
  ])('saved at %s: %s', (saved, words) => {
    expect(savedWhen(en, saved, NOW)).toBe(words);
  });
});
