import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { strengthIn } from '../../src/bots/strength.ts';
import { MAP_IDS } from '../support/maps/mapFiles.ts';

const readme = readFileSync(resolve(import.meta.dirname, '../../src/bots/README.md'), 'utf8');

test('the README says of every board how each level does against the one below it', () => {
  const found = strengthIn(readme);
  expect(found.map(({ level, map }) => `${level} ${map}`).toSorted()).toEqual(
    ['normal', 'hard', 'expert'].flatMap((level) => MAP_IDS.map((map) => `${level} ${map}`)).toSorted(),
  );
  for (const { won, games } of found) {
    expect(won).toBeGreaterThan(50);
    expect(games).toBeGreaterThanOrEqual(200);
  }
});

const row = (command: string, wins: string) =>
  `| \`npm run arena -- --map usa --players 2 ${command}\` | 200 | ${wins} % | 1–2 | met (60.0) |`;

test('other matches are not read, and a search with more time takes the place of one with less', () => {
  const table = [
    row('--a hard --b labno --games 200', '90.0'),
    row('--a expert --b hard --games 200', '70.0'),
    row('--a expert --b hard --games 200 --rollouts 2000', '80.5'),
  ];
  expect(strengthIn(table.join('\n'))).toEqual([{ level: 'expert', map: 'usa', games: 200, won: 80.5 }]);
});
