// Makes the whole table of results that stands in src/bots/README.md. It may be stopped at any time: deals that have been
// played are kept, as long as neither the players nor the rules change, and the next run goes on from there. Lines that
// were finished elsewhere stand until they have been played again here, and say so if they are out of date.
//
// npm run arena -- full [--only 'expert --b hard' --jobs 2 | --print]
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type DealReport, dealsOf } from '../../arena/match.ts';
import { allRows, commandOf, type Row } from '../../arena/rows.ts';
import { withTable } from '../../arena/table.ts';
import { cores, HELPER, helpWithDeals, playMatch } from '../../arena/teamwork.ts';
import { digest, versionOf } from '../../arena/version.ts';
import { currentMaps } from '../../maps.ts';
import { runCommand, wholeNumber } from '../../usage.ts';
import { usageOf } from '../../usageOf.ts';

const root = resolve(import.meta.dirname, '../../../..');
const kept = join(root, 'node_modules/.cache/railpass/arena');
const readme = join(root, 'src/bots/README.md');

if (process.argv.includes(HELPER)) helpWithDeals();
else runCommand(usageOf('arena full'), run);

async function run(): Promise<void> {
  const { values } = parseArgs({
    options: { only: { type: 'string' }, jobs: { type: 'string' }, print: { type: 'boolean', default: false } },
  });
  const jobs = values.jobs === undefined ? cores() : wholeNumber('jobs', values.jobs, 1, 64);
  const rows = allRows(currentMaps().map(({ id }) => id));
  mkdirSync(kept, { recursive: true });
  const asked = new RegExp(values.only ?? '');
  const isAsked = ({ match }: Row) => asked.test(commandOf(match));
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
  return join(kept, `${digest([JSON.stringify(match), versionOf(match)])}.jsonl`);
}

function writeTable(rows: readonly Row[]): void {
  const played = rows.map((row) => ({
    row,
    deals: dealsKept(row.match).sort((one, other) => one.deal - other.deal),
    version: versionOf(row.match).slice(0, 8),
  }));
  writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), played));
}
