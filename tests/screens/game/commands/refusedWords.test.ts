import { expect, test } from 'vitest';
import { en } from '../../../../src/i18n/en.ts';
import { refusedWords } from '../../../../src/screens/game/commands/refusedWords.ts';

const company = { players: [{ name: 'Anna' }, { name: 'Ben' }], seat: 0 };

test('a press that comes too soon is told that the last move is being saved', () => {
  expect(refusedWords(en, { code: 'saving' }, company)).toEqual({
    title: 'One moment',
    words: 'Your last move is still being saved.',
  });
});

test('a press that the rules refuse is told why', () => {
  expect(refusedWords(en, { code: 'notYourTurn', turn: 1 }, company)).toEqual({
    title: 'Not now',
    words: 'It is Ben’s turn.',
  });
  expect(refusedWords(en, { code: 'cannotUndo', why: 'card seen' }, company)?.words).toBe(
    'You have seen a new card, so there is no undo.',
  );
});

test('nothing is said where the hand is gone', () => {
  for (const code of ['covered', 'elsewhere', 'unfinished'] as const) {
    expect(refusedWords(en, { code }, company)).toBeNull();
  }
});
