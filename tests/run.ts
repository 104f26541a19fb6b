// Runs every check one after the other and goes on after a failure, so that one run shows all there is to mend.
// The last line on stdout is "N passed, N failed". With --long the property tests run longer, and the app is tried in
// WebKit and Firefox too.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import {
  FAILED_ONCE,
  inWords,
  PASSED_ONCE,
  type ReadReport,
  readPlaywrightReport,
  readVitestReport,
  SKIPPED_ONCE,
  sum,
  type Tally,
  tallyOf,
} from './support/run/tally.ts';

interface Step {
  readonly name: string;
  /** A script of package.json: what runs here can be run alone by the same name. */
  readonly script: string;
  readonly report?: { readonly read: ReadReport; readonly ask: (file: string) => Asked };
  /** It takes long, or needs what not every machine has. */
  readonly onlyLong?: true;
  /** Without this step's success the step would test something old. */
  readonly needs?: string;
}

interface Asked {
  readonly args: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

interface Outcome {
  readonly step: Step;
  readonly tally: Tally;
  readonly seconds: number;
}

const root = resolve(import.meta.dirname, '..');
const reports = join(root, 'node_modules/.cache/railpass/reports');
const long = process.argv.includes('--long');
/** Several times what a step takes on a quiet machine of two cores: it ends what hangs, it does not measure. */
const STEP_LIMIT_MS = (long ? 240 : 30) * 60_000;

const vitest = {
  read: readVitestReport,
  ask: (file: string): Asked => ({ args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] }),
};
const playwright = {
  read: readPlaywrightReport,
  ask: (file: string): Asked => ({ args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } }),
};

const STEPS: readonly Step[] = [
  { name: 'format and lint', script: 'lint' },
  { name: 'types', script: 'types' },
  { name: 'unused code', script: 'unused' },
  { name: 'unit tests', script: 'test:unit', report: vitest },
  { name: 'property tests', script: 'test:property', report: vitest },
  { name: 'build', script: 'build' },
  { name: 'browser tests', script: 'test:e2e', report: playwright, needs: 'build' },
  { name: 'other browsers', script: 'test:browsers', report: playwright, needs: 'build', onlyLong: true },
];

function npmRun(script: string, { args, env }: Asked): boolean {
  const npm = process.env['npm_execpath'];
  const [command, before] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const { status } = spawnSync(command, [...before, 'run', '--silent', script, '--', ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...(long && { RAILPASS_LONG: '1' }), ...env },
    timeout: STEP_LIMIT_MS,
    shell: npm === undefined && process.platform === 'win32',
  });
  return status === 0;
}

function readReport(file: string, read: ReadReport): Tally | undefined {
  try {
    return read(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined;
  }
}

function runStep({ script, report }: Step): Tally {
  if (report === undefined) return npmRun(script, { args: [] }) ? PASSED_ONCE : FAILED_ONCE;
  const file = join(reports, `${script.replace(':', '-')}.json`);
  rmSync(file, { force: true }); // or a crash would be counted from the report of the run before
  const succeeded = npmRun(script, report.ask(file));
  if (report === playwright) printLastPages(script);
  return tallyOf(succeeded, readReport(file, report.read));
}

/** What stood on the screen when a browser test failed, even once: elsewhere the output is all that can be read. */
function printLastPages(script: string): void {
  const cache = join(root, 'node_modules/.cache/railpass', script.replace('test:', ''));
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache, { recursive: true, encoding: 'utf8' })) {
    if (basename(name) !== 'error-context.md') continue;
    const [, page = ''] = readFileSync(join(cache, name), 'utf8').split('```yaml');
    console.log(`\n── the page at the end of ${dirname(name)}\n${page.slice(0, 6000)}`);
  }
}

function isBlocked(step: Step, before: readonly Outcome[]): boolean {
  return before.some((outcome) => outcome.step.script === step.needs && outcome.tally.failed > 0);
}

function runAll(): readonly Outcome[] {
  const outcomes: Outcome[] = [];
  for (const step of STEPS.filter(({ onlyLong }) => long || !onlyLong)) {
    console.log(`\n── ${step.name} (npm run ${step.script})`);
    const start = performance.now();
    const tally = isBlocked(step, outcomes) ? SKIPPED_ONCE : runStep(step);
    outcomes.push({ step, tally, seconds: (performance.now() - start) / 1000 });
  }
  return outcomes;
}

function printTable(outcomes: readonly Outcome[]): void {
  console.log('\n── in all');
  for (const { step, tally, seconds } of outcomes) {
    const mark = tally.failed > 0 ? 'FAILED' : tally.passed > 0 ? 'ok' : 'skipped';
    console.log(`${step.name.padEnd(16)} ${mark.padEnd(8)} ${seconds.toFixed(1).padStart(6)} s   ${inWords(tally)}`);
  }
}

mkdirSync(reports, { recursive: true });
const outcomes = runAll();
const total = sum(outcomes.map((outcome) => outcome.tally));
printTable(outcomes);
console.log(`\n${inWords(total)}`);
process.exitCode = total.failed > 0 ? 1 : 0;
