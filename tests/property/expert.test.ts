// The last step of the order of the levels: it takes too long for a unit test. `npm run arena` measures how large it is.
import { expect, it } from 'vitest';
import { inOwnProcess } from '../support/run/ownProcess.ts';

it('expert wins more games than hard', { timeout: 600_000 }, async () => {
  const [map, games] = process.env['RAILPASS_LONG'] === '1' ? ['nordic', '20'] : ['usa', '6'];
  const match = ['--map', map, '--a', 'expert', '--b', 'hard', '--games', games, '--seed', 'order'];
  const report = JSON.parse(await inOwnProcess('arena', '--json', '--jobs', '1', ...match));
  expect(report.winRate).toBeGreaterThan(0.5);
});
