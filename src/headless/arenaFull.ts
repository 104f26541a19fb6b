// Makes the whole table of results that stands in src/bots/README.md. It may be stopped at any time: deals that have been
// played are kept, as long as neither the players nor the rules change, and the next run goes on from there.
//
// npm run arena:full [-- --only expert --jobs 2 | --print]
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { weightsFor } from '../bots/weights.ts';
import { type DealReport, dealsOf, type MatchReport, reportOn } from './arena/match.ts';
import { opponentsOf } from './arena/opponents.ts';
import { allRows, commandOf, type Row } from './arena/rows.ts';
import { cores, HELPER, helpWithDeals, playMatch } from './arena/teamwork.ts';
import { currentMaps, mapNamed } from './maps.ts';
import { runCommand, wholeNumber } from './usage.ts';

const USAGE = 'npm run arena:full [-- --only TEXT] [--jobs N] [--print]';
const root = resolve(import.meta.dirname, '../..');
const kept = join(root, 'node_modules/.cache/railpass/arena');
const readme = join(root, 'src/bots/README.md');
const [BEGIN, END] = ['<!-- results -->', '<!-- /results -->'];
const HEAD =
  '| command | games | wins | 95 % | bar | points | others | routes + tickets + stations + bonuses | tickets done / failed | turns | ms p50 / p95 |';
const RULE = '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |';

let known: readonly string[] | undefined;

if (process.argv.includes(HELPER)) helpWithDeals();
else runCommand(USAGE, run);

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, jobs: { type: 'string' }, print: { type: 'boolean', default: false } },
  });
  const jobs = values.jobs === undefined ? cores() : wholeNumber('jobs', values.jobs, 1, 64);
  const rows = allRows(currentMaps().map(({ id }) => id));
  mkdirSync(kept, { recursive: true });
  const isAsked = ({ match }: Row) => values.only === undefined || commandOf(match).includes(values.only);
  for (const row of values.print ? [] : rows.filter(isAsked)) {
    if (await finish(row, jobs)) writeTable(rows);
  }
  writeTable(rows);
}

/** Plays the deals of a row that are still missing, if there are any. */
async function finish({ match }: Row, jobs: number): Promise<boolean> {
  const played = new Set(dealsKept(match).map(({ deal }) => deal));
  const missing = Array.from({ length: dealsOf(match) }, (_, deal) => deal).filter((deal) => !played.has(deal));
  if (missing.length === 0) return false;
  console.log(`${commandOf(match)}: ${missing.length} deals to go`);
  await playMatch(match, jobs, import.meta.filename, keepDeal(match), missing);
  return true;
}

function keepDeal(match: Row['match']): (report: DealReport) => void {
  const file = fileOf(match);
  return (report) => appendFileSync(file, `${JSON.stringify(report)}\n`);
}

function dealsKept(match: Row['match']): DealReport[] {
  const file = fileOf(match);
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.flatMap((line) => readDeal(line) ?? []);
}

/** A run that was stopped may have left half a line. */
function readDeal(line: string): DealReport | null {
  try {
    return JSON.parse(line) as DealReport;
  } catch {
    return null;
  }
}

function fileOf(match: Row['match']): string {
  return join(kept, `${digest([JSON.stringify(match), ...rulesOf(match), ...players()])}.jsonl`);
}

/** The map, and what its players know of it. */
function rulesOf({ map, players }: Row['match']): readonly string[] {
  return [JSON.stringify(mapNamed(map)), JSON.stringify(weightsFor(opponentsOf(map), players))];
}

/** The text of all that decides how a game goes on any map. */
function players(): readonly string[] {
  known ??= [join(root, 'src/bots'), join(root, 'src/engine')].flatMap((folder) => {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    return files.filter((file) => file.endsWith('.ts')).map((file) => readFileSync(join(folder, file), 'utf8'));
  });
  return known;
}

function digest(parts: readonly string[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest('hex').slice(0, 20);
}

function writeTable(rows: readonly Row[]): void {
  const lines = rows.flatMap((row) => {
    const deals = dealsKept(row.match).sort((one, other) => one.deal - other.deal);
    return deals.length === 0 ? [] : [lineOf(row, reportOn(row.match, deals))];
  });
  const table = [HEAD, RULE, ...lines].join('\n');
  const [before = '', rest = ''] = readFileSync(readme, 'utf8').split(BEGIN);
  const [, after = ''] = rest.split(END);
  writeFileSync(readme, `${before}${BEGIN}\n${table}\n${END}${after}`);
}

function lineOf({ match, atLeast }: Row, report: MatchReport): string {
  const percent = (rate: number) => (100 * rate).toFixed(1);
  const { split } = report;
  const bar = atLeast === null ? '' : `${report.low >= atLeast ? 'met' : 'not met'} (${percent(atLeast)})`;
  const games = report.games < match.games ? `${report.games} of ${match.games}` : `${report.games}`;
  const cells = [
    `\`${commandOf(match)}\``,
    games,
    `${percent(report.winRate)} %`,
    `${percent(report.low)}–${percent(report.high)}`,
    bar,
    report.points.toFixed(1),
    report.othersPoints.toFixed(1),
    [split.routes, split.tickets, split.stations, split.bonuses].map((part) => part.toFixed(0)).join(' + '),
    `${split.done.toFixed(1)} / ${split.failed.toFixed(1)}`,
    report.turns.toFixed(1),
    `${report.msP50.toFixed(2)} / ${report.msP95.toFixed(2)}`,
  ];
  return `| ${cells.join(' | ')} |`;
}
