import { cutName, LONGEST_NAME, nameKey, seen } from '../../formats/names.ts';

/** What of a typed text a name can hold: what can be seen of it, and so many whole signs. */
export function typedName(text: string, most: number): string {
  return cutName(seen(text), most);
}

/** Whether people could not tell them apart. */
export function isSameName(one: string, other: string): boolean {
  return nameKey(one) === nameKey(other);
}

/** What tells a player apart on this device, whatever game is played. */
export function playerKey(name: string): string {
  return nameKey(name);
}

/** Whoever is called like somebody before gets a number that nobody has. */
export function namesApart(names: readonly string[]): readonly string[] {
  const apart: string[] = [];
  for (const name of names) {
    const isNew = apart.every((other) => !isSameName(other, name));
    apart.push(isNew ? name : numberedApart(name, [...apart, ...names]));
  }
  return apart;
}

function numberedApart(name: string, others: readonly string[]): string {
  for (let number = 2; ; number++) {
    const numbered = withNumber(name, number);
    if (others.every((other) => !isSameName(other, numbered))) return numbered;
  }
}

/** As much of the name as a record has room for beside its number. */
function withNumber(name: string, number: number): string {
  for (let most = LONGEST_NAME; most > 0; most--) {
    const numbered = `${cutName(name, most).trim()} ${number}`;
    if ([...numbered].length <= LONGEST_NAME) return numbered;
  }
  return `${number}`;
}
