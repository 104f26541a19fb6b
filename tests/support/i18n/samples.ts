import type { ColorName } from '../../../src/engine/cards.ts';
import type { Text } from '../../../src/i18n/text.ts';

type Says<Entry> = Entry extends string
  ? false
  : Entry extends (...values: never) => string
    ? true
    : true extends { [Key in keyof Entry]: Says<Entry[Key]> }[keyof Entry]
      ? true
      : false;

/** What to say each sentence with: the compiler names those that have no sample, or one that does not fit. */
export type Samples<Entry> = {
  readonly [Key in keyof Entry as Says<Entry[Key]> extends true ? Key : never]: Entry[Key] extends (
    ...values: infer Values
  ) => string
    ? readonly Values[]
    : Samples<Entry[Key]>;
};

/** All combinations, one of each list. */
export function every<const Lists extends readonly (readonly unknown[])[]>(...lists: Lists) {
  const rows = lists.reduce<unknown[][]>((sums, list) => sums.flatMap((sum) => list.map((one) => [...sum, one])), [[]]);
  return rows as { -readonly [Place in keyof Lists]: Lists[Place][number] }[];
}

/** They begin with a vowel, an accent, an h that is not heard, one that is, and other letters. */
export const names = ['Anna', 'Élodie', 'Hugo', 'Hans', 'Ben'];
export const cities = ['Athína', 'Helsinki', 'Wien'];
/** None, one, a few. */
export const counts = [0, 1, 2, 5];
export const some = [1, 2, 5];
export const many = [2, 5];
export const seats = [0, 1, 4, 5];
export const colors = [
  'red',
  'orange',
  'yellow',
  'green',
  'blue',
  'purple',
  'black',
  'white',
] as const satisfies ColorName[];
export const boards = ['Europe', 'USA'];
export const letters = ['Zür'];
export const countries = ['NO', 'SE', 'DK', 'FI', 'NL', 'US', 'FR', 'PT', 'CH', 'GB'];

/** Things that stand in sentences, as the language itself says them. */
export function phrasesOf({ claim, computers }: Pick<Text, 'claim' | 'computers'>) {
  const routes = [claim.route('Athína', 'Helsinki')];
  return {
    routes,
    /** As one string, with how many they are. */
    tickets: [
      [claim.route('Paris', 'Wien'), 1],
      [claim.list([claim.route('Paris', 'Wien'), claim.route('Brest', 'Roma')]), 2],
    ] as [string, number][],
    paid: [
      claim.counted.red(1),
      claim.counted.purple(2),
      claim.list([claim.counted.green(5), claim.counted.locomotive(1)]),
    ],
    taken: [claim.one.green, claim.list([claim.one.blue, claim.one.locomotive]), claim.counted.orange(2)],
    kinds: [claim.kinds.green, claim.kinds.locomotive],
    prices: [claim.counted.white(2), claim.price.anyColor(3), claim.price.withLocomotives(1, claim.price.anyColor(2))],
    someNames: [claim.list(['Anna', 'Hugo'])],
    levels: [computers.levels.easy, computers.levels.expert],
    styles: [computers.styles.blocker, computers.plain],
  };
}
