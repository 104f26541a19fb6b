import { shown } from './sentences.ts';

export type JsonReading =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly fault: string; readonly isTooDeep: boolean };

/**
 * Parses JSON; where it is broken, a sentence says in which line and column. `whole` is what the text is all of: a file,
 * or a line of one. Never throws.
 */
export function readJson(text: string, whole = 'file'): JsonReading {
  // Some editors put an invisible mark in front that JSON.parse stumbles over.
  const source = text.replace(/^\uFEFF/, '');
  const deep = tooDeepAt(source);
  if (deep !== null) return { ok: false, fault: tooDeep(source, deep, whole), isTooDeep: true };
  try {
    return { ok: true, value: JSON.parse(source) };
  } catch {
    return { ok: false, fault: brokenJson(source, whole), isTooDeep: false };
  }
}

/** Ten times as deep as any file of ours. Beyond it some browsers parse no further, and others store no further. */
const DEEPEST = 100;

const DEEPER: ReadonlyMap<string, number> = new Map([
  ['[', 1],
  ['{', 1],
  [']', -1],
  ['}', -1],
]);

/** Where the text is nested too deep; null: nowhere. Looks at brackets outside of texts alone, so that it is quick. */
function tooDeepAt(text: string): number | null {
  let depth = 0;
  let inText = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (sign === '"') inText = !inText;
    else if (!inText) depth += DEEPER.get(sign) ?? 0;
    else if (sign === '\\') at++;
    if (depth > DEEPEST) return at;
  }
  return null;
}

function tooDeep(text: string, at: number, whole: string): string {
  return `The ${whole} is nested too deep: ${placeIn(text, at)} opens more than ${DEEPEST} lists or objects inside each other.`;
}

function placeIn(text: string, at: number): string {
  const before = text.slice(0, at).split('\n');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
}

/** Browsers word this each in their own way, and some do not say where: so we look for the place ourselves. */
function brokenJson(text: string, whole: string): string {
  if (text.trim() === '') return `The ${whole} is empty.`;
  const broken = firstBreak(text);
  if (broken === undefined) return `The ${whole} is not JSON.`;
  const line = placeIn(text, broken.at);
  const found = foundAt(text, broken.at, whole);
  return `The ${whole} is not JSON: in ${line}, ${EXPECTED[broken.expected]} is expected, but ${found}.`;
}

function foundAt(text: string, at: number, whole: string): string {
  if (at >= text.length) return `the ${whole} ends there`;
  const token = tokenAt(text, at);
  if (token === undefined && text[at] === '"')
    return 'the text that begins there is not closed or has a sign in it that must be escaped';
  return `${shown(token ?? /^(?:[\w.+-]+|.)/su.exec(text.slice(at, at + 20))?.[0])} stands there`;
}

const EXPECTED = {
  value: 'a value',
  'value or end': 'a value or "]"',
  name: 'a field name in double quotes',
  'name or end': 'a field name in double quotes or "}"',
  colon: 'a colon',
  'next or }': 'a comma or "}"',
  'next or ]': 'a comma or "]"',
  nothing: 'the end of the file',
};

type Expected = keyof typeof EXPECTED;

interface Break {
  readonly at: number;
  readonly expected: Expected;
}

const SPACE = /[ \t\r\n]*/y;
const TOKEN = /[{}[\],:]|(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.+-])/y;
/** Piece by piece: one pattern for a whole text runs out of memory on one with millions of escapes. */
const PIECE_OF_TEXT = /[ !#-[\]-\uffff]+|\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/y;

/** Walks along the tokens without recursion: a file may be nested deeper than a call stack. */
function firstBreak(text: string): Break | undefined {
  const open: string[] = [];
  let expected: Expected = 'value';
  let at = skip(text, 0);
  while (at < text.length) {
    const token = tokenAt(text, at);
    const next: Expected | undefined = token === undefined ? undefined : after(expected, token, open);
    if (token === undefined || next === undefined) return { at, expected };
    expected = next;
    at = skip(text, at + token.length);
  }
  return expected === 'nothing' ? undefined : { at, expected };
}

function skip(text: string, at: number): number {
  SPACE.lastIndex = at;
  SPACE.test(text);
  return SPACE.lastIndex;
}

function tokenAt(text: string, at: number): string | undefined {
  if (text[at] === '"') return textAt(text, at);
  TOKEN.lastIndex = at;
  return TOKEN.exec(text)?.[0];
}

function textAt(text: string, at: number): string | undefined {
  let end = at + 1;
  PIECE_OF_TEXT.lastIndex = end;
  while (PIECE_OF_TEXT.test(text)) end = PIECE_OF_TEXT.lastIndex;
  return text[end] === '"' ? text.slice(at, end + 1) : undefined;
}

/** What may follow a token, or nothing at all if the token itself is out of place. `open` holds the brackets owed. */
function after(expected: Expected, token: string, open: string[]): Expected | undefined {
  if (expected === 'nothing') return undefined;
  if (expected === 'colon') return token === ':' ? 'value' : undefined;
  if (expected.startsWith('next') && token === ',') return open.at(-1) === '}' ? 'name' : 'value';
  if (expected.includes(' or ') && token === open.at(-1)) return close(open);
  if (expected.startsWith('name')) return token.startsWith('"') ? 'colon' : undefined;
  return expected.startsWith('value') ? afterValue(token, open) : undefined;
}

function afterValue(token: string, open: string[]): Expected | undefined {
  if (/^[}\],:]/.test(token)) return undefined;
  if (token !== '{' && token !== '[') return afterWhole(open);
  open.push(token === '{' ? '}' : ']');
  return token === '{' ? 'name or end' : 'value or end';
}

function close(open: string[]): Expected {
  open.pop();
  return afterWhole(open);
}

function afterWhole(open: readonly string[]): Expected {
  const owed = open.at(-1);
  if (owed === undefined) return 'nothing';
  return owed === '}' ? 'next or }' : 'next or ]';
}
