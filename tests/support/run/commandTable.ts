// A command has a file, an entry in src/headless/commands.json, a script in package.json and a line in CONTRIBUTING.md: what
// is missing of it, in sentences.

interface Command {
  readonly call: string;
  readonly file: string;
}

export interface CommandPlaces {
  readonly table: Readonly<Record<string, Command>>;
  /** Every file of src/headless/commands, as a path in the project. */
  readonly files: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
  readonly guide: string;
  readonly exists: (path: string) => boolean;
}

const TABLE = 'src/headless/commands.json';
const ENTRY = 'node src/headless/run.mjs ';
/** It lists the others. */
const HELP = 'help';

export function commandFaults(places: CommandPlaces): readonly string[] {
  const { table, files, scripts } = places;
  return [
    ...files.filter((file) => !leadsTo(table, file)).map((file) => `No command in ${TABLE} leads to ${file}.`),
    ...Object.entries(scripts).flatMap(([name, line]) => scriptFault(table, name, line) ?? []),
    ...Object.entries(table).flatMap(([name, command]) => faultsOfOne(places, name, command)),
  ];
}

function leadsTo(table: CommandPlaces['table'], file: string): boolean {
  return Object.values(table).some((command) => command.file === file);
}

function scriptFault(table: CommandPlaces['table'], name: string, line: string): string | null {
  if (/^(?:pre|post)/.test(name)) return `package.json has "${name}", but commands set themselves up.`;
  if (!line.startsWith(ENTRY)) return null;
  const command = line.slice(ENTRY.length);
  if (command !== name.replace(':', ' ')) return `npm run ${name} runs the command "${command}".`;
  if (command === HELP || Object.hasOwn(table, command)) return null;
  return `npm run ${name} runs "${command}", which is not in ${TABLE}.`;
}

function faultsOfOne({ scripts, guide, exists }: CommandPlaces, name: string, { call, file }: Command): string[] {
  const [script = ''] = name.split(' ');
  return [
    exists(file) ? [] : `The command "${name}" leads to ${file}, which is not there.`,
    scripts[script] === ENTRY + script ? [] : `The command "${name}" has no script "${script}" in package.json.`,
    commandIn(call) === name ? [] : `${call} does not call the command "${name}".`,
    guide.includes(`\`${call}`) ? [] : `CONTRIBUTING.md does not tell of ${call}.`,
  ].flat();
}

function commandIn(call: string): string {
  return call.replace(/^npm (?:run )?(?:-s )?/, '').replace(/ -- |:/, ' ');
}
