import * as v from 'valibot';
import { either, ID, LONGEST_ID, shown } from './sentences.ts';

// Building blocks for the shape of a file. Their messages say what must stand there and what does, beginning with a
// verb; shapeFault puts the place in front.

/** The usual message: "must be a whole number from 0 to 4, but is "red"". */
export function mustBe(words: string) {
  return (issue: v.BaseIssue<unknown>) => `must be ${words}, but is ${shown(issue.input)}`;
}

export function whole(from: number, to: number, orElse = '') {
  const message = mustBe(`a whole number from ${from} to ${to}${orElse}`);
  const isInRange = (value: number) => Number.isInteger(value) && value >= from && value <= to;
  return v.pipe(v.number(message), v.check(isInRange, message), v.transform(withoutMinusZero));
}

/** JSON can write a zero as -0, and a game with such a seat in it would not be equal to the same game without. */
function withoutMinusZero(value: number): number {
  return value + 0;
}

export function wholeOrNull(from: number, to: number) {
  return v.nullable(whole(from, to, ' or null'));
}

export function degrees(most: number) {
  const message = mustBe(`a number from -${most} to ${most}`);
  return v.pipe(
    v.number(message),
    v.check((value) => Math.abs(value) <= most, message),
  );
}

export function flag() {
  return v.boolean(mustBe('true or false'));
}

export function text(pattern: RegExp, words: string) {
  return v.pipe(v.string(mustBe(words)), v.regex(pattern, mustBe(words)));
}

/** What people read: no longer than a label can be, on one line, and with no space around it. */
export function label() {
  return text(/^\S(?:.{0,58}\S)?$/u, 'a text of 1 to 60 characters with no space around it');
}

const ID_WORDS = `an id (small letters, digits and hyphens, at most ${LONGEST_ID})`;

export function id() {
  return v.pipe(v.string(mustBe(ID_WORDS)), v.maxLength(LONGEST_ID, mustBe(ID_WORDS)), v.regex(ID, mustBe(ID_WORDS)));
}

export function exactly<const Value extends string | number>(value: Value) {
  return v.literal(value, mustBe(shown(value)));
}

export function oneOf<const Names extends readonly string[]>(names: Names, orElse = '') {
  return v.picklist(names, mustBe(`${either(names.map(shown))}${orElse}`));
}

/** The size is looked at before the entries, so that a list of a million is one fault and not a million. */
function sized<Item>(from: number, to: number) {
  const isSized = (value: unknown) => Array.isArray(value) && value.length >= from && value.length <= to;
  return v.custom<Item[]>(isSized, mustBe(`a list of ${from === to ? from : `${from} to ${to}`}`));
}

export function listOf<Item extends v.GenericSchema>(item: Item, from: number, to: number) {
  return v.pipe(sized<v.InferInput<Item>>(from, to), v.array(item));
}

export function pairOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(sized<v.InferInput<Item>>(2, 2), v.tuple([item, item]));
}

/** valibot takes a list for an object. */
export function anObject() {
  return v.custom<object>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
    mustBe('an object'),
  );
}

/** An object with these fields and no others. */
export function fields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(anObject(), kind(entries));
}

/** One of the kinds of a `variant`. */
export function kind<Entries extends v.ObjectEntries>(entries: Entries) {
  const unknown = `is not a field that belongs here (${Object.keys(entries).join(', ')})`;
  return v.strictObject(entries, (issue) => (issue.expected === 'never' ? unknown : 'is missing'));
}

/** Of an object only these fields are looked at. */
export function atLeastFields<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(anObject(), v.object(entries, 'is missing'));
}

/** The message of a `variant`: one of several kinds of object, where a field says which. */
export function wrongKind(issue: v.BaseIssue<unknown>): string {
  const names = (issue.expected ?? '').replace(/[()]/g, '').split(' | ');
  return `must be ${either(names)}, but is ${shown(issue.input)}`;
}

/** An object whose field names are the author's own choice, within a pattern. */
export function named<Value extends v.GenericSchema>(pattern: RegExp, words: string, value: Value, from = 0, to = 12) {
  const names = (input: object) => Object.keys(input);
  const hasSize = (input: object) => names(input).length >= from && names(input).length <= to;
  const wrongName = (input: object) => names(input).find((name) => !pattern.test(name));
  return v.pipe(
    anObject(),
    v.check(hasSize, (issue) => `must have ${from} to ${to} fields, but has ${names(issue.input).length}`),
    v.check(
      (input) => wrongName(input) === undefined,
      (issue) => `has the field ${shown(wrongName(issue.input))}, but its fields must be ${words}`,
    ),
    v.record(v.string(), value),
  );
}
