// Whole games of every level on every board, written down and confirmed by the check that anybody can run.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { MAP_IDS } from '../support/maps/mapFiles.ts';
import { inOwnProcess } from '../support/run/ownProcess.ts';

const isLong = process.env['RAILPASS_LONG'] === '1';
/** In the long run more than ten thousand games over all maps and numbers of players, and two hundred of the expert. */
const GAMES = isLong ? 840 : 20;
const EXPERT_GAMES = isLong ? 68 : 2;
const COUNTS = isLong ? [2, 3, 4, 5] : [2, 5];
const FIELD = ['normal', 'hard', 'easy', 'hard-ticket-hunter'];
const folder = mkdtempSync(join(tmpdir(), 'railpass-arena-'));
const tables = MAP_IDS.flatMap((map) => COUNTS.map((players) => ({ map, players })));
const TIMEOUT = { timeout: isLong ? 60 * 60_000 : 180_000 };

afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function confirmed(name: string, ...args: readonly string[]): Promise<string> {
  const file = join(folder, `${name}.jsonl`);
  await inOwnProcess('arena', '--json', '--jobs', '1', '--records', file, ...args);
  return inOwnProcess('check', file);
}

it.each(tables)(
  'on $map with $players players no level makes an illegal move, and every game comes to an end',
  TIMEOUT,
  async ({ map, players }) => {
    const games = Math.ceil(GAMES / players) * players;
    const table = ['--map', map, '--players', String(players), '--games', String(games)];
    const others = FIELD.slice(0, players - 1).join(',');
    expect(await confirmed(`${map}-${players}`, ...table, '--a', 'easy', '--b', others)).toContain(
      `${games} records, all right`,
    );
  },
);

it.each([
  { map: 'usa', players: 2 },
  { map: 'europe', players: 3 },
  { map: 'nordic', players: 5 },
])(
  'on $map with $players players expert never makes an illegal move and comes to an end',
  TIMEOUT,
  async ({ map, players }) => {
    const games = Math.ceil(EXPERT_GAMES / players) * players;
    const table = ['--map', map, '--players', String(players), '--games', String(games), '--rollouts', '20'];
    const checked = await confirmed(`expert-${map}`, ...table, '--a', 'expert', '--b', 'hard');
    expect(checked).toContain(`${games} records, all right`);
  },
);
