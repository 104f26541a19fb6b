// A tournament of computer players: the same deals for all, seats in turn.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { PLAYER_NAMES, STYLED_NAMES } from '../../bots/players.ts';
import { type DealReport, type Match, type MatchReport, reportOn } from '../arena/match.ts';
import { cores, HELPER, helpWithDeals, playMatch } from '../arena/teamwork.ts';
import { deckNamed, mapNamed } from '../maps.ts';
import { oneOf, runCommand, seedText, UsageError, wholeNumber } from '../usage.ts';
import { usageOf } from '../usageOf.ts';

const USAGE = `${usageOf('arena')}
Players: ${PLAYER_NAMES.join(' ')}; a level may have a style: hard-blocker`;

if (process.argv.includes(HELPER)) helpWithDeals();
else runCommand(USAGE, run);

async function run(): Promise<void> {
  const { match, jobs, json, records } = readMatch();
  const reports: DealReport[] = [];
  await playMatch(match, jobs, import.meta.filename, (report) => {
    reports.push(report);
    if (!json && process.stderr.isTTY) process.stderr.write(`\r${reports.length} deals`);
  });
  reports.sort((one, other) => one.deal - other.deal);
  if (records !== undefined) writeRecords(records, reports);
  const report = reportOn(match, reports);
  if (json) console.log(JSON.stringify(report));
  else print(report);
}

function readMatch() {
  const { values } = parseArgs({
    options: {
      map: { type: 'string', default: 'usa' },
      players: { type: 'string', default: '2' },
      a: { type: 'string', default: 'hard' },
      b: { type: 'string', default: 'labno' },
      games: { type: 'string', default: '200' },
      seed: { type: 'string', default: 'gate' },
      rollouts: { type: 'string', default: '600' },
      deck: { type: 'string' },
      jobs: { type: 'string' },
      json: { type: 'boolean', default: false },
      records: { type: 'string' },
    },
  });
  const map = mapNamed(values.map);
  const players = wholeNumber('players', values.players, ...map.rules.players);
  const match: Match = {
    map: map.id,
    deck: deckNamed(map, values.deck) ?? null,
    players,
    a: playerNamed('a', values.a),
    b: othersNamed(values.b, players),
    games: wholeNumber('games', values.games, players, 1_000_000),
    seed: seedText(values.seed),
    rollouts: wholeNumber('rollouts', values.rollouts, 1, 1_000_000),
    records: values.records !== undefined,
  };
  const jobs = values.jobs === undefined ? cores() : wholeNumber('jobs', values.jobs, 1, 64);
  return { match, jobs, json: values.json, records: values.records };
}

function playerNamed(option: string, name: string): string {
  return oneOf(option, name, [...PLAYER_NAMES, ...STYLED_NAMES]);
}

function othersNamed(text: string, players: number): string[] {
  const names = text.split(',').map((name) => playerNamed('b', name));
  if (names.length === 1 || names.length === players - 1) return names;
  throw new UsageError(`--b must name 1 or ${players - 1} players, but names ${names.length}.`);
}

function writeRecords(file: string, reports: readonly DealReport[]): void {
  const records = reports.flatMap(({ games }) => games.map(({ record }) => JSON.stringify(record)));
  writeFileSync(file, `${records.join('\n')}\n`);
}

function print(report: MatchReport): void {
  const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`;
  const { split } = report;
  const deck = report.deck === null ? '' : ` (${report.deck})`;
  console.log(`${report.map}${deck}, ${report.players} players, ${report.a} against ${report.b.join(', ')}`);
  console.log(
    `wins      ${percent(report.winRate)} of ${report.games} games, 95 %: ${percent(report.low)} to ${percent(report.high)}`,
  );
  console.log(`points    ${report.points.toFixed(1)}, the others ${report.othersPoints.toFixed(1)}`);
  console.log(
    `made of   routes ${split.routes.toFixed(1)}, tickets ${split.tickets.toFixed(1)}, stations ${split.stations.toFixed(1)}, bonuses ${split.bonuses.toFixed(1)}`,
  );
  console.log(
    `tickets   ${split.done.toFixed(2)} done, ${split.failed.toFixed(2)} failed; longest path ${split.longestPath.toFixed(1)}`,
  );
  console.log(`turns     ${report.turns.toFixed(1)} a player`);
  console.log(
    `decision  p50 ${report.msP50.toFixed(2)} ms, p95 ${report.msP95.toFixed(2)} ms, mean ${report.msMean.toFixed(2)} ms`,
  );
}
