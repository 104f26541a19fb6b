// Names as people see them: what cannot be seen is no part of one, and nothing is cut in the middle of a sign.

/** As long as a record lets a name be, in code points: it bounds signs that are made of very many, too. */
export const LONGEST_NAME = 40;
/** No name is looked at beyond this, so that a file cannot make the page hang. */
const LONGEST_TEXT = 1_000;

/** Whole signs that are held together by something invisible. */
const EMOJI =
  /\p{RI}\p{RI}|[\d#*]\uFE0F?\u20E3|\p{ExtPict}[\uFE0E\uFE0F\p{EMod}]?(?:[\u{E0020}-\u{E007E}]+\u{E007F})?(?:\u200D\p{ExtPict}[\uFE0F\p{EMod}]?)*/u;
/** Scripts whose letters change their shape by an invisible joiner between them. */
const JOINING =
  '\\p{scx=Arab}\\p{scx=Beng}\\p{scx=Deva}\\p{scx=Gujr}\\p{scx=Guru}\\p{scx=Khmr}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Mong}\\p{scx=Orya}\\p{scx=Sinh}\\p{scx=Syrc}\\p{scx=Taml}\\p{scx=Telu}';
const JOINED = new RegExp(`[${JOINING}][\\u200C\\u200D](?=[${JOINING}])`, 'u');
/** The same character drawn in the way of one region or family. */
const VARIANT = /\p{sc=Han}[\uFE00-\uFE02\u{E0100}-\u{E01EF}]/u;
/** Control characters, marks that turn the direction of writing, fillers, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Cs}\p{DI}\u2800\uFFF9-\uFFFC]/u;

const SEEN_OR_NOT = new RegExp(`(${EMOJI.source}|${JOINED.source}|${VARIANT.source})|${UNSEEN.source}`, 'gu');

/** Without what nobody sees, with single spaces, and no longer than a record lets it be. May be empty. */
export function tidyName(name: string): string {
  return cutName(seen(name).trim(), LONGEST_NAME).trim();
}

/** As somebody types it: the space at its end may be followed by something. */
export function seen(name: string): string {
  const spaced = name.slice(0, LONGEST_TEXT).normalize().replace(/\s+/gu, ' ');
  return spaced
    .replace(SEEN_OR_NOT, (_, kept?: string) => kept ?? '')
    .replace(/ {2,}/g, ' ')
    .normalize();
}

/** The first so many signs, whole ones, as far as a record has room for them. */
export function cutName(name: string, most: number): string {
  let cut = '';
  let room = LONGEST_NAME;
  for (const sign of signsOf(name).slice(0, most)) {
    room -= [...sign].length;
    if (room < 0) break;
    cut += sign;
  }
  // A single sign of more parts than a name may have: there is nothing whole to keep.
  return cut === '' ? [...name].slice(0, LONGEST_NAME).join('') : cut;
}

const segmenter = 'Segmenter' in Intl ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : null;

/** What people count as one letter; where the browser cannot tell, code points. */
function signsOf(text: string): readonly string[] {
  return segmenter === null ? [...text] : Array.from(segmenter.segment(text), ({ segment }) => segment);
}

/** Equal for names that look the same. */
export function nameKey(name: string): string {
  const alike = tidyName(name).normalize('NFKC').toUpperCase().toLowerCase();
  return alike.replace(/\u200C|\u200D|\p{VS}/gu, '').normalize('NFKC');
}
