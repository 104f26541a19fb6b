import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import commands from '../../src/headless/commands.json';
import { type CommandPlaces, commandFaults } from '../support/run/commandTable.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = 'src/headless/commands';
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const places: CommandPlaces = {
  table: commands,
  files: readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  scripts: JSON.parse(read('package.json')).scripts,
  guide: read('CONTRIBUTING.md'),
  exists: (path) => existsSync(join(root, path)),
};

/** What is found after such a change, beside what there is to mend anyhow. */
function faultsAfter(change: Partial<CommandPlaces>): readonly string[] {
  const already = commandFaults(places);
  return commandFaults({ ...places, ...change }).filter((fault) => !already.includes(fault));
}

describe('the list of commands', () => {
  it('has every command, and each can be called and is told of', () => {
    expect(places.files.length).toBeGreaterThan(10);
    expect(commandFaults(places)).toEqual([]);
  });

  it('misses the line of a file that was added', () => {
    const files = [...places.files, `${folder}/quiz.ts`];
    expect(faultsAfter({ files })).toEqual([
      'No command in src/headless/commands.json leads to src/headless/commands/quiz.ts.',
    ]);
  });

  it('misses all that is not there of a command that was only listed', () => {
    const quiz = { call: 'npm run quiz', file: `${folder}/quiz.ts` };
    expect(faultsAfter({ table: { ...commands, quiz } })).toEqual([
      'The command "quiz" leads to src/headless/commands/quiz.ts, which is not there.',
      'The command "quiz" has no script "quiz" in package.json.',
      'CONTRIBUTING.md does not tell of npm run quiz.',
    ]);
  });

  it.each([
    ['quiz', 'quiz', 'npm run quiz runs "quiz", which is not in src/headless/commands.json.'],
    ['bench:board', 'bench expert', 'npm run bench:board runs the command "bench expert".'],
    ['presimulate', 'simulate', 'package.json has "presimulate", but commands set themselves up.'],
  ])('does not take the script %s that runs %s', (name, command, sentence) => {
    const scripts = { ...places.scripts, [name]: `node src/headless/run.mjs ${command}` };
    expect(faultsAfter({ scripts })).toEqual([sentence]);
  });

  it('knows how a command is called', () => {
    const table = { ...commands, check: { ...commands.check, call: 'npm run -s arena' } };
    expect(faultsAfter({ table })).toEqual(['npm run -s arena does not call the command "check".']);
  });
});

describe('the way in', () => {
  const run = (...words: readonly string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['src/headless/run.mjs', ...words], {
      cwd: root,
      encoding: 'utf8',
    });
    return { code: status, out: stdout, err: stderr };
  };

  it('lists all commands when it is asked for help', () => {
    const { code, out, err } = run('help');
    expect([code, err]).toEqual([0, '']);
    for (const { call, does } of Object.values(commands))
      expect(out).toMatch(new RegExp(`^  ${call}.*\\n      ${does}$`, 'm'));
  });

  it('lists one command and its parts', () => {
    const { out } = run('help', 'arena');
    expect(out.split('\n').filter((line) => line.includes('npm run'))).toEqual([
      expect.stringContaining('npm run -s arena -- --map'),
      expect.stringContaining('npm run arena -- full [--only PATTERN]'),
    ]);
  });

  it.each([
    [['simulat'], 'There is no command "simulat".'],
    [['constructor'], 'There is no command "constructor".'],
    [[], 'No command is named.'],
  ])('says so of %j, and what there is', (words, sentence) => {
    const { code, out, err } = run(...words);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(`${sentence}\n${run('help').out}`);
  });

  it('leads to the parts of a command by its second word, and hands the others on', () => {
    expect(run('arena', 'full', '--fast')).toEqual({
      code: 2,
      out: '',
      err: "Unknown option '--fast'.\nnpm run arena -- full [--only PATTERN] [--jobs N] [--print]\n",
    });
    expect(run('bench', 'bord').err).toBe(
      'bench has no part "bord": npm run help -- bench lists them.\nnpm run -s bench\n',
    );
  });
});
