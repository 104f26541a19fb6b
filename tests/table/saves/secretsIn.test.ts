import { describe, expect, test } from 'vitest';
import { holdsSecrets } from '../../../src/table/saves/secretsIn.ts';

const running = { format: 'railpass/record', version: 1, seed: 'secret', events: [] };
const finished = { ...running, result: { seats: [], ranking: [] } };

describe('what was found on the shelf holds secrets', () => {
  test.each([
    ['a record of a game under way', running],
    ['one of another version', { format: 'railpass/record', version: 2, moves: 'written in another way' }],
    ['a piece of a record', { seed: 'secret' }],
    ['another piece', { events: [{ type: 'gameStarted' }] }],
    ['a save with such a record', { saved: 'today', summary: null, record: running }],
    [
      'a damaged save that is over, and the one before it that is not',
      { found: finished, before: { record: running } },
    ],
    ['a result that is none', { ...running, result: null }],
    ['what nests too deep to be looked into', JSON.parse(`${'['.repeat(50)}${']'.repeat(50)}`)],
  ])('if it is %s', (_, found) => {
    expect(holdsSecrets(found)).toBe(true);
  });

  test.each([
    ['a game that has its result', { saved: 'today', record: finished }],
    ['no record at all', { garbage: 'of a broken disk' }],
    ['scribbles', 'scribbles'],
    ['nothing', null],
  ])('but not if it is %s', (_, found) => {
    expect(holdsSecrets(found)).toBe(false);
  });
});
