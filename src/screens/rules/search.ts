import type { RuleEntry } from './entries.ts';

/** Fewer letters are in everything. */
export const FEWEST_LETTERS = 2;

export interface RuleHit {
  readonly entry: RuleEntry;
  /** Its words, and where in them the word stands. */
  readonly before: string;
  readonly word: string;
  readonly after: string;
}

/** Where a word, or a part of one, is said. The title of a chapter finds what the chapter begins with. */
export function hitsIn(entries: readonly RuleEntry[], asked: string): readonly RuleHit[] {
  const wanted = plain(asked.trim());
  if (wanted.length < FEWEST_LETTERS) return [];
  return entries.flatMap((entry, place) => {
    const said = hitIn(entry, wanted);
    if (said !== null) return [said];
    const isFirst = entries[place - 1]?.page !== entry.page;
    return isFirst && plain(entry.title).includes(wanted) ? [{ entry, before: entry.words, word: '', after: '' }] : [];
  });
}

function hitIn(entry: RuleEntry, wanted: string): RuleHit | null {
  const { words } = entry;
  const found = plain(words).indexOf(wanted);
  if (found < 0) return null;
  const end = found + wanted.length;
  return { entry, before: words.slice(0, found), word: words.slice(found, end), after: words.slice(end) };
}

/** Letter for letter, without accents, capitals and special spaces, so that each keeps its place. */
function plain(words: string): string {
  return [...words.normalize('NFC')].map(plainLetter).join('');
}

function plainLetter(letter: string): string {
  if (/\s/.test(letter)) return ' ';
  if (letter === '’') return "'";
  const bare = letter.normalize('NFD')[0] ?? letter;
  const small = bare.toLowerCase();
  return small.length === letter.length ? small : letter;
}
