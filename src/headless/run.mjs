// The one way in for all commands: node src/headless/run.mjs bench board --url …
// It finds the command in commands.json, installs what is missing, and runs it. Plain JavaScript on Node alone, because it
// comes before anything is installed. Instead of a command a file may be named: tests run theirs at full speed.
import { readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = resolve(here, '../..');
const commands = JSON.parse(readFileSync(join(here, 'commands.json'), 'utf8'));
const [, , ...typed] = process.argv;

if (typed[0] === 'help') process.stdout.write(listOf(typed[1]));
else await obey(meant(typed));

/** A command may have parts of its own, which are named by two words. */
function meant(words) {
  const length = [2, 1].find((count) => Object.hasOwn(commands, words.slice(0, count).join(' ')));
  if (length !== undefined) {
    const { file, words: first = [] } = commands[words.slice(0, length).join(' ')];
    return { file, words: [...first, ...words.slice(length)] };
  }
  return /\.ts$/.test(words[0] ?? '') ? { file: words[0], words: words.slice(1) } : null;
}

async function obey(command) {
  if (command === null) return refuse(typed[0]);
  await import('./setup.mjs');
  const program = command.file.endsWith('.ts') ? await bundled(command.file) : join(root, command.file);
  process.argv = [process.argv[0], program, ...command.words];
  await import(pathToFileURL(program).href);
}

/** Not before everything is installed: it needs a package. */
async function bundled(file) {
  const { programOf } = await import('./bundle.mjs');
  return programOf(file);
}

function refuse(name) {
  const sentence = name === undefined ? 'No command is named.' : `There is no command ${JSON.stringify(name)}.`;
  process.stderr.write(`${sentence}\n${listOf()}`);
  process.exitCode = 2;
}

/** All commands, or one with its parts. */
function listOf(name) {
  const all = Object.keys(commands);
  const asked = all.filter((each) => each.split(' ')[0] === name);
  const lines = (asked.length > 0 ? asked : all).map((each) => lineOf(commands[each]));
  return `Commands of Railpass:\n${lines.join('')}`;
}

function lineOf({ call, options, does }) {
  return `  ${[call, options ?? []].flat().join(' ')}\n      ${does}\n`;
}
