// The last step of the order of the levels: it takes too long for a unit test. `npm run arena` measures how large it is.
import { expect, it } from 'vitest';
import { inOwnProcess } from '../support/ownProcess.ts';

it('expert wins more games than hard', { timeout: 600_000 }, async () => {
  const match = ['--map', 'nordic', '--a', 'expert', '--b', 'hard', '--games', '20', '--seed', 'order'];
  const report = JSON.parse(await inOwnProcess('src/headless/arena.ts', '--json', '--jobs', '1', ...match));
  expect(report.winRate).toBeGreaterThan(0.5);
});
