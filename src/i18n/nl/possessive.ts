/** Letters that are heard as a hiss take no second one: "Alex’", "Thomas’", "Alice’". */
const HISSES = /(?:[sxz]|sh|sch|ce)$/;

/** Two letters for one vowel are long already: "Lous", "Beaus". */
const LONG = /(?:aa|oo|uu|ou|au|eu|ui|ei)$/;

/** One letter alone would be read as short: "Anna’s", "Otto’s", "Teddy’s", "Zoë’s". */
const WOULD_BE_SHORT = /(?:[aiou]|(?<![aeiou])y|ë)$/;

/** Nothing that is read as a word: "Magnus 2’s", "JP’s". */
const NO_WORD = /(?:[^\p{Script=Latin}]|\p{Lu}{2})$/u;

/** "Anna’s", "Bens", "Chloés", "Alex’" */
export function possessive(name: string): string {
  const letters = name.normalize('NFC').trim();
  const small = letters.toLowerCase();
  if (HISSES.test(small)) return `${letters}’`;
  if (NO_WORD.test(letters)) return `${letters}’s`;
  return WOULD_BE_SHORT.test(plainVowels(small)) && !LONG.test(small) ? `${letters}’s` : `${letters}s`;
}

/** Accents do not change how a vowel at the end is spelled on, but for é, which cannot be read as short, and ë. */
function plainVowels(name: string): string {
  return name
    .replace(/[áàâäã]$/, 'a')
    .replace(/[íìîï]$/, 'i')
    .replace(/[óòôöõø]$/, 'o')
    .replace(/[úùûü]$/, 'u');
}
