import { either, shown } from '../formats/sentences.ts';

/** A mistake in how a command was called: told in one sentence with the usage, without a stack. */
export class UsageError extends Error {}

/** Why a command cannot do its work, although it was called rightly: told in one sentence, without a stack. */
export class Failure extends Error {}

export function runCommand(usage: string, command: () => void | Promise<void>): void {
  process.stdout.on('error', endWithReader);
  try {
    command()?.catch((error: unknown) => tell(usage, error));
  } catch (error) {
    tell(usage, error);
  }
}

function tell(usage: string, error: unknown): void {
  if (error instanceof UsageError) stop(2, `${error.message}\n${usage}`);
  else if (isArgumentError(error)) stop(2, `${firstSentence(error.message)}\n${usage}`);
  else if (error instanceof Failure) stop(1, error.message);
  else throw error;
}

function stop(exitCode: number, words: string): void {
  process.stderr.write(`${words}\n`);
  process.exitCode = exitCode;
}

/** Whoever reads our output may have seen enough: `simulate … | head -1`. */
function endWithReader(error: Error): void {
  if (!('code' in error) || error.code !== 'EPIPE') throw error;
  process.exit();
}

/** What node's parseArgs throws for an unknown option or a missing value. */
function isArgumentError(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');
}

/** Without the advice that follows. */
function firstSentence(message: string): string {
  return `${message.replace(/\. .*$/s, '').replace(/\s+/g, ' ')}.`;
}

export function wholeNumber(name: string, text: string, from: number, to: number): number {
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= from && value <= to) return value;
  throw new UsageError(`--${name} must be a whole number from ${from} to ${to}, but is ${shown(text)}.`);
}

export function oneOf(name: string, text: string, choices: readonly string[]): string {
  if (choices.includes(text)) return text;
  throw new UsageError(`--${name} must be ${either(choices)}, but is ${shown(text)}.`);
}

/** A deal adds its number to it, and a record has room for both. */
export function seedText(seed: string): string {
  if (/^[\x20-\x7e]{1,60}$/.test(seed)) return seed;
  throw new UsageError(`--seed must be 1 to 60 plain characters, but is ${shown(seed)}.`);
}
