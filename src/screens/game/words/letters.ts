/** Whether these letters stand in a name, with or without its accents. */
export function soughtBy(letters: string): (name: string) => boolean {
  const sought = plain(letters);
  return (name) => plain(name).includes(sought);
}

/** Letters that no accent makes: people look for them by what they look like. */
const LIKE: Readonly<Record<string, string>> = { ø: 'o', æ: 'ae', œ: 'oe', ß: 'ss', ł: 'l', đ: 'd', ð: 'd', þ: 'th' };

function plain(words: string): string {
  const bare = words.trim().toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
  return [...bare].map((letter) => LIKE[letter] ?? letter).join('');
}
