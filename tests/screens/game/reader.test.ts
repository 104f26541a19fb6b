import { describe, expect, test } from 'vitest';
import { readerOf } from '../../../src/screens/game/reader.ts';

type Asked = Parameters<typeof readerOf>[0];

const seat = (name: string, kind: 'person' | 'bot' = 'person') =>
  ({ name, by: kind === 'person' ? { kind } : { kind, level: 'hard' } }) as Asked['players'][number];

function table(scene: { kind: string; seat?: number }, players: Asked['players'], curtains = true): Asked {
  return { scene: scene as Asked['scene'], players, curtains };
}

describe('a screen is for', () => {
  const both = [seat('Anna'), seat('Ben')];

  test.each(['curtain', 'look', 'hand'])('whoever has the tablet or takes it: %s', (kind) => {
    expect(readerOf(table({ kind, seat: 1 }, both))).toBe('ben');
  });

  test('the next person, while a computer plays', () => {
    const players = [seat('Anna'), seat('Iris', 'bot'), seat('Otto', 'bot'), seat('Ben')];
    expect(readerOf(table({ kind: 'watch', seat: 1 }, players))).toBe('ben');
    expect(readerOf(table({ kind: 'watch', seat: 2 }, [seat('Anna'), ...players.slice(1, 3)]))).toBe('anna');
  });

  test('nobody in particular, where computers play among themselves', () => {
    expect(readerOf(table({ kind: 'watch', seat: 0 }, [seat('Iris', 'bot'), seat('Otto', 'bot')]))).toBeNull();
  });

  test('everybody, when a game of several is over', () => {
    expect(readerOf(table({ kind: 'final' }, both))).toBeNull();
  });

  test('the only person, when their game is over', () => {
    expect(readerOf(table({ kind: 'final' }, [seat('Anna'), seat('Iris', 'bot')], false))).toBe('anna');
  });

  test('the same player, however the name is written', () => {
    expect(readerOf(table({ kind: 'look', seat: 0 }, [seat('ANNA '), seat('Ben')]))).toBe('anna');
  });
});
