import { readFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { readJson } from '../../formats/json.ts';
import { readMap } from '../../formats/map.ts';
import { readRecord } from '../../formats/record.ts';
import { unseal } from '../../formats/seal.ts';
import { count } from '../../formats/sentences.ts';
import { projectMaps } from '../maps.ts';
import { runCommand, UsageError } from '../usage.ts';
import { usageOf } from '../usageOf.ts';

runCommand(usageOf('check'), async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  if (positionals.length === 0) throw new UsageError('No file is named.');
  const faults: string[] = [];
  for (const file of positionals) faults.push(...(await checkFile(file)));
  for (const fault of faults) process.stderr.write(`${fault}\n`);
  if (faults.length > 0) process.exitCode = 1;
});

async function checkFile(file: string): Promise<string[]> {
  const found = await readText(file);
  const source = 'fault' in found ? found : await unseal(found.text);
  if ('fault' in source) return [`${file}: ${source.fault}`];
  const whole = readJson(source.text);
  if (whole.ok) return reported(file, checkValue(whole.value));
  const lines = source.text.split('\n');
  return lines.some(hasFormat) ? checkLines(file, lines) : [`${file}: ${whole.fault}`];
}

/** Several records, one a line, are what simulate prints. One file that is broken has no line with all of a record. */
function hasFormat(line: string): boolean {
  const json = line.includes('"format"') ? readJson(line) : null;
  return json?.ok === true && formatOf(json.value) !== undefined;
}

function checkLines(file: string, lines: readonly string[]): string[] {
  const faults = lines.flatMap((_, i) => checkLine(lines, i).map((fault) => `${file}, line ${i + 1}: ${fault}`));
  const records = lines.filter((line) => line.trim() !== '').length;
  if (faults.length === 0) console.log(`${file}: ${count(records, 'record')}, all right.`);
  return faults;
}

function checkLine(lines: readonly string[], i: number): readonly string[] {
  const line = lines[i] ?? '';
  if (line.trim() === '') return [];
  const json = readJson(line);
  if (json.ok) return checkValue(json.value).faults;
  // Empty lines in front, so that the sentence counts lines as the file has them.
  const inPlace = readJson('\n'.repeat(i) + line, 'line');
  return inPlace.ok ? [] : [inPlace.fault];
}

interface Checked {
  readonly faults: readonly string[];
  readonly says?: string;
}

function reported(file: string, { faults, says }: Checked): string[] {
  if (faults.length === 0) console.log(`${file}: ${says}`);
  return faults.map((fault) => `${file}: ${fault}`);
}

function checkValue(json: unknown): Checked {
  return formatOf(json) === 'railpass/map' ? checkMap(json) : checkRecord(json);
}

function formatOf(json: unknown): unknown {
  return typeof json === 'object' && json !== null ? Reflect.get(json, 'format') : undefined;
}

function checkMap(json: unknown): Checked {
  const reading = readMap(json);
  if (!reading.ok) return { faults: reading.faults };
  const { name, cities, routes, tickets } = reading.map;
  return {
    faults: [],
    says: `the map ${name} is right: ${cities.length} cities, ${routes.length} routes, ${tickets.length} tickets.`,
  };
}

function checkRecord(json: unknown): Checked {
  const reading = readRecord(json, projectMaps());
  if (!reading.ok) return { faults: [reading.fault] };
  const { table } = reading.game;
  const state = table.phase === 'over' ? 'ended' : 'under way';
  return {
    faults: [],
    says: `the record is right: ${reading.events.length} events, ${table.turnsTaken} turns, ${state}.`,
  };
}

async function readText(file: string): Promise<{ readonly text: string } | { readonly fault: string }> {
  try {
    // Reading it all at once would fail where npm stands between and nothing has come yet.
    const bytes = file === '-' ? await buffer(process.stdin) : readFileSync(file);
    return { text: bytes.toString('utf8') };
  } catch (error) {
    return { fault: reasonInWords(error) };
  }
}

function reasonInWords(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOENT') return 'There is no such file.';
  if (code === 'EISDIR') return 'This is a folder, not a file.';
  if (code === 'ERR_STRING_TOO_LONG') return 'The file is too large to be read as a whole.';
  return 'The file cannot be read.';
}
