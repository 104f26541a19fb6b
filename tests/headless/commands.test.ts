import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRecordText } from '../../src/formats/record.ts';
import { seal } from '../../src/formats/seal.ts';
import { edited, put } from '../support/maps/edits.ts';
import { mapFile, mapFileJson, mapFileText } from '../support/maps/mapFiles.ts';
import { KNOWN_MAPS } from '../support/records/records.ts';
import { storyMap, storyRecord } from '../support/records/storyRecord.ts';

const root = resolve(import.meta.dirname, '../..');
const MINUTE = 60_000;
const SEALED_OUTSIDE = { map: storyMap.id, players: ['Anna', 'Ben'] };

interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

function start(command: string, args: readonly string[]) {
  return spawn(process.execPath, ['src/headless/run.mjs', command, ...args], { cwd: root });
}

/** Runs the real command; `typed` is what comes from standard input. */
function run(command: string, args: readonly string[], typed = ''): Promise<Ran> {
  const child = start(command, args);
  child.stdin.end(typed);
  return heard(child);
}

function heard(child: ReturnType<typeof start>): Promise<Ran> {
  const ran = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    ran.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    ran.err += text;
  });
  return new Promise((done, fail) => {
    child.on('error', fail);
    child.on('close', (code) => done({ code, ...ran }));
  });
}

const simulate = (...args: readonly string[]) => run('simulate', args);
const linesOf = (text: string) => text.split('\n').slice(0, -1);

describe.concurrent('simulate', { timeout: MINUTE }, () => {
  it('prints a table with a line for each player', async () => {
    const { code, out, err } = await simulate('--map', 'europe', '--players', '3', '--games', '2', '--seed', 'tea');
    expect([code, err]).toEqual([0, '']);
    const [title, averages, ...table] = linesOf(out);
    expect(title).toBe('europe, 3 players, 2 games from seed tea');
    expect(averages).toMatch(/^turns a player [\d.]+, actions a game [\d.]+, stopped 0$/);
    expect(table.filter((line) => line.includes("'random'"))).toHaveLength(3);
    expect(table[1]).toMatch(/player .* won % .* points .* routes .* tickets done .* failed .* longest path/);
  });

  it.each([
    ['usa', 2, 'classic', ['--map', 'usa', '--players', '2', '--games', '3']],
    ['usa', 5, 'grand', ['--map', 'usa', '--players', '5', '--deck', 'grand']],
    ['europe', 3, undefined, ['--map', 'europe', '--players', '3', '--bots', 'random,random,random']],
    ['nordic', 4, undefined, ['--map', 'nordic', '--players', '4', '--games', '2']],
  ])('with --json prints whole games, a record a line: %s, %i players, %s', async (map, players, ticketDeck, args) => {
    const { code, out, err } = await simulate(...args, '--json');
    expect([code, err, out.at(-1)]).toEqual([0, '', '\n']);
    const games = Number(args[args.indexOf('--games') + 1]);
    expect(linesOf(out)).toHaveLength(args.includes('--games') ? games : 1);
    for (const line of linesOf(out)) {
      const reading = readRecordText(line, KNOWN_MAPS);
      if (!reading.ok) expect.fail(reading.fault);
      const { record, game } = reading;
      expect([record.map, record.players.length, record.ticketDeck]).toEqual([map, players, ticketDeck]);
      expect([game.table.phase, record.result === undefined]).toEqual(['over', false]);
    }
  });

  it('prints the same games for the same seed, and others for another', async () => {
    const ofSeed = (seed: string) =>
      simulate('--map', 'nordic', '--players', '2', '--games', '2', '--json', '--seed', seed);
    const [one, same, other] = await Promise.all([ofSeed('7'), ofSeed('7'), ofSeed('8')]);
    expect(one.out).toBe(same.out);
    const dealt = (text: string) => linesOf(text).map((line) => JSON.parse(line).events[0]);
    expect(new Set([...dealt(one.out), ...dealt(other.out)].map((deal) => JSON.stringify(deal))).size).toBe(4);
  });

  it('stops quietly when nobody reads on', async () => {
    const child = start('simulate', ['--games', '100000', '--json']);
    let err = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.stdout.once('data', () => child.stdout.destroy());
    const code = await new Promise((done) => child.on('close', done));
    expect([code, err]).toEqual([0, '']);
  });

  const usage =
    'npm run -s simulate -- --map usa|europe|nordic --players 2-5 [--games 1] [--seed 1] [--deck NAME] [--bots random,…] [--json]';

  it.each([
    [['--fast'], "Unknown option '--fast'."],
    [['--map'], "Option '--map <value>' argument missing."],
    [['usa'], "Unexpected argument 'usa'."],
    [['--map', 'atlantis'], '--map must be europe, nordic or usa, but is "atlantis".'],
    [['--players', '6'], '--players must be a whole number from 2 to 5, but is "6".'],
    [['--games', '1e3'], '--games must be a whole number from 1 to 10000000, but is "1e3".'],
    [['--map', 'nordic', '--deck', 'grand'], '--deck is "grand", but nordic has only one ticket deck.'],
    [['--seed', 'two\nlines'], '--seed must be 1 to 60 plain characters, but is "two lines".'],
    [['--bots', 'random,random,random'], '--bots must name 1 or 2 players, but names 3.'],
  ])('refuses %j in one sentence', async (args, sentence) => {
    expect(await simulate(...args)).toEqual({ code: 2, out: '', err: `${sentence}\n${usage}\n` });
  });
});

describe.concurrent('arena', { timeout: MINUTE }, () => {
  const arena = (...args: readonly string[]) => run('arena', args);

  it('prints one object with --json, the same whatever helps with the deals and whenever it is made', async () => {
    const match = [
      '--map',
      'nordic',
      '--players',
      '3',
      '--a',
      'normal',
      '--b',
      'easy,random',
      '--games',
      '6',
      '--json',
    ];
    const [alone, helped] = await Promise.all(['1', '2'].map((jobs) => arena(...match, '--jobs', jobs)));
    const { msP50, msP95, msMean, ...report } = JSON.parse(alone?.out ?? '');
    expect(report).toMatchObject({ map: 'nordic', players: 3, a: 'normal', b: ['easy', 'random'], games: 6 });
    expect(report.low).toBeLessThanOrEqual(report.winRate);
    expect(report.high).toBeGreaterThanOrEqual(report.winRate);
    expect(msP95).toBeGreaterThanOrEqual(msP50);
    expect(JSON.parse(helped?.out ?? '')).toMatchObject(report);
    expect([alone?.code, alone?.err, helped?.code]).toEqual([0, '', 0]);
  });

  it('plays other deals from another seed', async () => {
    const pointsOf = async (seed: string) =>
      JSON.parse((await arena('--a', 'hard', '--b', 'normal', '--games', '2', '--seed', seed, '--json')).out).points;
    expect(await pointsOf('one')).not.toBe(await pointsOf('two'));
  });

  it.each([
    [['--a', 'grandmaster'], '--a must be random, long-route, short-path'],
    [['--players', '4', '--b', 'hard,easy'], '--b must name 1 or 3 players, but names 2.'],
    [['--games', '0'], '--games must be a whole number from 2 to 1000000, but is "0".'],
    [['--map', 'nordic', '--deck', 'grand'], '--deck is "grand", but nordic has only one ticket deck.'],
    [['--seed', 'two\nlines'], '--seed must be 1 to 60 plain characters, but is "two lines".'],
  ])('refuses %j in one sentence', async (args, sentence) => {
    const { code, out, err } = await arena(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toContain('npm run -s arena -- --map usa|europe|nordic');
  });
});

describe.concurrent('check', { timeout: MINUTE }, () => {
  let folder = '';
  const file = (name: string) => join(folder, name);
  const check = (...names: readonly string[]) => run('check', names.map(file));

  const whole = { ...storyRecord, mapData: storyMap };
  const cheated = edited(whole, put('events.3.points', 20));

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'railpass-check-'));
    const write = (name: string, text: string) => writeFileSync(file(name), text);
    const { result, ...underWay } = whole;
    write('ended.json', JSON.stringify(whole, null, 2));
    write('under-way.json', JSON.stringify({ ...underWay, events: whole.events.slice(0, 13) }));
    write('two.jsonl', `${JSON.stringify(whole)}\n${JSON.stringify(whole)}\n`);
    write('map.json', mapFileText('nordic'));
    write('empty.json', '');
    write('cheated.json', JSON.stringify(cheated));
    write('one-bad.jsonl', `${JSON.stringify(whole)}\n\n${JSON.stringify(cheated)}\n${JSON.stringify(whole)}\n`);
    write('cut-off.jsonl', `{"format":\n${JSON.stringify(whole)}\n`);
    write('bad-map.json', JSON.stringify(edited(mapFileJson('nordic'), put('rules.trains', 0), put('name', ''))));
    write('broken-map.json', mapFileText('nordic').replace('"cities"', 'cities'));
    const sealed = await seal(JSON.stringify({ ...underWay, events: whole.events.slice(0, 13) }), SEALED_OUTSIDE);
    write('sealed.json', sealed);
    write('bad-seal.json', sealed.replace('"Anna"', '"Otto"'));
    write('sealed-cheat.json', await seal(JSON.stringify(cheated), SEALED_OUTSIDE));
    mkdirSync(file('folder'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it('looks into sealed records', async () => {
    const { code, out, err } = await check('sealed.json', 'bad-seal.json', 'sealed-cheat.json');
    expect(linesOf(out)).toEqual([`${file('sealed.json')}: the record is right: 13 events, 3 turns, under way.`]);
    expect(linesOf(err)).toEqual([
      expect.stringContaining(`${file('bad-seal.json')}: It is damaged: `),
      `${file('sealed-cheat.json')}: events[3].points (routeClaimed) is 20, but must be 2.`,
    ]);
    expect(code).toBe(1);
  });

  it('says what is right, and that it is', async () => {
    const { code, out, err } = await check('ended.json', 'under-way.json', 'two.jsonl', 'map.json');
    const { name, cities, routes, tickets } = mapFile('nordic');
    expect(linesOf(out)).toEqual([
      `${file('ended.json')}: the record is right: 41 events, 15 turns, ended.`,
      `${file('under-way.json')}: the record is right: 13 events, 3 turns, under way.`,
      `${file('two.jsonl')}: 2 records, all right.`,
      `${file('map.json')}: the map ${name} is right: ${cities.length} cities, ${routes.length} routes, ${tickets.length} tickets.`,
    ]);
    expect([code, err]).toEqual([0, '']);
  });

  it('says what is wrong, and in which file and line', async () => {
    const faulty = ['nowhere.json', 'folder', 'empty.json', 'cheated.json', 'one-bad.jsonl', 'cut-off.jsonl'];
    const { code, out, err } = await check(...faulty, 'bad-map.json', 'broken-map.json', 'ended.json');
    const cheat = 'events[3].points (routeClaimed) is 20, but must be 2.';
    expect(linesOf(err)).toEqual([
      `${file('nowhere.json')}: There is no such file.`,
      `${file('folder')}: This is a folder, not a file.`,
      `${file('empty.json')}: The file is empty.`,
      `${file('cheated.json')}: ${cheat}`,
      `${file('one-bad.jsonl')}, line 3: ${cheat}`,
      `${file('cut-off.jsonl')}, line 1: The line is not JSON: in line 1, column 11, a value is expected, but the line ends there.`,
      `${file('bad-map.json')}: name must be a text of 1 to 60 characters with no space around it, but is "".`,
      `${file('bad-map.json')}: rules.trains must be a whole number from 1 to 99, but is 0.`,
      expect.stringMatching(
        /broken-map\.json: The file is not JSON: in line \d+, column 3, .* but "cities" stands there\.$/,
      ),
    ]);
    expect(linesOf(out)).toEqual([`${file('ended.json')}: the record is right: 41 events, 15 turns, ended.`]);
    expect(code).toBe(1);
  });

  it('reads standard input', async () => {
    const right = await run('check', ['-'], JSON.stringify(whole));
    expect(right).toEqual({ code: 0, out: '-: the record is right: 41 events, 15 turns, ended.\n', err: '' });
    const wrong = await run('check', ['-'], `${JSON.stringify(whole)}\n${JSON.stringify(cheated)}\n`);
    expect(wrong).toEqual({
      code: 1,
      out: '',
      err: '-, line 2: events[3].points (routeClaimed) is 20, but must be 2.\n',
    });
  });

  it('waits for standard input that comes late, through a process between that waits for it too', async () => {
    const between = `process.stdin; require('node:child_process')
      .spawnSync(process.execPath, ['src/headless/run.mjs', 'check', '-'], { stdio: 'inherit' })`;
    const child = spawn(process.execPath, ['-e', between], { cwd: root });
    setTimeout(() => child.stdin.end(JSON.stringify(whole)), 3000);
    expect((await heard(child)).out).toBe('-: the record is right: 41 events, 15 turns, ended.\n');
  });

  const usage =
    'npm run -s check -- FILE… (game records, one or one a line, sealed ones, and maps; - reads standard input)';

  it.each([
    [[], 'No file is named.'],
    [['--all'], "Unknown option '--all'."],
  ])('refuses %j in one sentence', async (args, sentence) => {
    expect(await run('check', args)).toEqual({ code: 2, out: '', err: `${sentence}\n${usage}\n` });
  });
});
