/**
 * What is heard as a vowel: vowels with any accent, a y before a consonant ("Yves"), and most an h, but for foreign names on
 * Ha- and Hou- ("Hans", "Houston").
 */
const VOWEL = /^(?:[aeiouœæ]|y[^aeiou]|h(?!a|ou))/;

/** "de Ben", "d’Anna", "d’Hugo" */
export function de(name: string): string {
  const plain = name.trim().toLowerCase().replaceAll('ø', 'o').normalize('NFD').replace(/\p{M}/gu, '');
  return VOWEL.test(plain) ? `d’${name}` : `de ${name}`;
}
