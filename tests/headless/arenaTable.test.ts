import { describe, expect, it } from 'vitest';
import { type DealReport, dealPlayer } from '../../src/headless/arena/match.ts';
import { allRows, commandOf, type Row } from '../../src/headless/arena/rows.ts';
import { withTable } from '../../src/headless/arena/table.ts';

const README = 'Before\n<!-- results -->\n<!-- /results -->\nAfter\n';
const few: Row = {
  match: {
    map: 'usa',
    deck: null,
    players: 2,
    a: 'long-route',
    b: ['random'],
    games: 4,
    seed: 'table',
    rollouts: 600,
    records: false,
  },
  atLeast: 0.5,
};
const play = dealPlayer(few.match);
const deals: readonly DealReport[] = [play(0), play(1)];

function linesIn(readme: string): string[] {
  return readme.split('\n').filter((line) => line.startsWith('| `'));
}

describe('the table of results', () => {
  const finished = withTable(README, [{ row: few, deals, version: 'old' }]);

  it('stands between its marks, with a line for each row that has been played', () => {
    expect(finished.startsWith('Before\n<!-- results -->\n| command |')).toBe(true);
    expect(finished.endsWith('<!-- /results -->\nAfter\n')).toBe(true);
    expect(linesIn(finished)).toEqual([
      expect.stringMatching(/^\| `npm run arena .* --a long-route .*` \| 4 \| .* old \|$/),
    ]);
  });

  it('keeps what was finished elsewhere by the same players', () => {
    expect(withTable(finished, [{ row: few, deals: [], version: 'old' }])).toBe(finished);
    expect(withTable(finished, [{ row: few, deals: deals.slice(1), version: 'old' }])).toBe(finished);
  });

  it('says so, once, of what was played before something changed, until it is played again', () => {
    const changed = { row: few, deals: [], version: 'new' };
    const older = withTable(finished, [changed]);
    expect(linesIn(older)).toEqual([expect.stringMatching(/\| old \(older\) \|$/)]);
    expect(withTable(older, [changed])).toBe(older);
    expect(linesIn(withTable(older, [{ ...changed, deals }]))).toEqual([expect.stringMatching(/\| new \|$/)]);
  });

  it('says how far a row is that is not finished', () => {
    const [line] = linesIn(withTable(README, [{ row: few, deals: deals.slice(1), version: 'new' }]));
    expect(line).toContain('| 2 of 4 |');
  });

  it('says whether the lower end of the interval reaches the bar', () => {
    const barOf = (atLeast: number | null) =>
      linesIn(withTable(README, [{ row: { ...few, atLeast }, deals, version: 'old' }]))[0]?.split(' | ')[4];
    expect([barOf(0.01), barOf(1), barOf(null)]).toEqual(['met (1.0)', 'not met (100.0)', '']);
  });

  it('has a command for every row, and no command twice', () => {
    const commands = allRows(['usa', 'europe', 'nordic']).map(({ match }) => commandOf(match));
    expect(new Set(commands).size).toBe(commands.length);
  });
});
