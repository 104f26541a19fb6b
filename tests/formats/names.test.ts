import { describe, expect, test } from 'vitest';
import { cutName, nameKey, seen, tidyName } from '../../src/formats/names.ts';

describe('a name loses what nobody sees', () => {
  test.each([
    ['spaces around and inside', '  Anna \t the\u00a0 \u2003second ', 'Anna the second'],
    ['zero width spaces', 'An\u200bna\ufeff', 'Anna'],
    ['a soft hyphen', 'An\u00adna', 'Anna'],
    ['marks and overrides of direction', '\u202eannA\u202c \u2067x\u2069\u200f', 'annA x'],
    ['control characters', 'An\u0000na\u0007\u0085', 'Anna'],
    ['fillers that look like nothing', '\u3164\u115f\u1160\uffa0\u2800', ''],
    ['joiners where nothing is joined', 'An\u200d\u200cna\u200d', 'Anna'],
    ['variation selectors after a letter', 'A\ufe0fnna', 'Anna'],
    ['tags without a flag', 'Anna\u{e0067}\u{e007f}', 'Anna'],
    ['half a character', 'Anna\ud83d', 'Anna'],
    ['a space that is left when something between two is gone', 'Anna \u200b Bo', 'Anna Bo'],
    ['nothing at all', '\u200b\u202e', ''],
  ])('%s', (_, name, tidy) => {
    expect(tidyName(name)).toBe(tidy);
  });

  test.each([
    ['a family', '👨‍👩‍👧‍👦'],
    ['a heart in colour', '❤️'],
    ['a rainbow flag', '🏳️‍🌈'],
    ['the flag of a country', '🇳🇴'],
    ['the flag of a part of a country', '🏴󠁧󠁢󠁥󠁮󠁧󠁿'],
    ['a skin tone', '👩🏽‍🚀'],
    ['a key cap', '1️⃣'],
    ['letters that a joiner shapes', 'ශ්‍රී'],
    ['letters that a joiner keeps apart', 'می‌نا'],
    ['a variant of a character', '葛\u{e0100}'],
    ['marks on letters', 'Zoë Ångström'],
  ])('but keeps %s', (_, name) => {
    expect(tidyName(name)).toBe(name.normalize());
  });

  test('while it is being typed, the space at its end stays', () => {
    expect(seen('Anna \u200b')).toBe('Anna ');
  });
});

describe('a name is cut by whole signs', () => {
  test('people’s letters are counted, not parts of them', () => {
    expect(cutName('👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦', 2)).toBe('👨‍👩‍👧‍👦👨‍👩‍👧‍👦');
    expect(cutName('e\u0301e\u0301e\u0301', 2)).toBe('e\u0301e\u0301');
    expect(cutName('Bernadette', 4)).toBe('Bern');
  });

  test('a record has room for 40 parts, and the sign that does not fit goes as a whole', () => {
    const family = '👨‍👩‍👧‍👦';
    expect(tidyName(family.repeat(9))).toBe(family.repeat(5));
    expect(tidyName('B'.repeat(41))).toBe('B'.repeat(40));
  });

  test('a single sign of a thousand parts still leaves a name', () => {
    expect([...tidyName(`x${'\u0336'.repeat(999)}`)]).toHaveLength(40);
  });
});

describe('names that look the same', () => {
  test.each([
    ['Anna', 'aNNa'],
    ['Anna', 'Ａｎｎａ'],
    ['Anna', 'An\u200bna'],
    ['Zoë', 'Zoe\u0308'],
    ['Strauß', 'STRAUSS'],
    ['ﬁnn', 'Finn'],
    ['❤️', '❤'],
    ['Νίκος', 'ΝΊΚΟΣ'],
  ])('%s and %s', (one, other) => {
    expect(nameKey(one)).toBe(nameKey(other));
  });

  test('different ones stay different', () => {
    expect(new Set(['Anna', 'Ana', 'Änna', '🏴󠁧󠁢󠁥󠁮󠁧󠁿', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'].map(nameKey)).size).toBe(5);
  });
});
