import type { ColorName } from '../../engine/cards.ts';
import { some } from './amounts.ts';

/** By themselves: "vert". */
export const colors = {
  red: 'rouge',
  orange: 'orange',
  yellow: 'jaune',
  green: 'vert',
  blue: 'bleu',
  purple: 'violet',
  black: 'noir',
  white: 'blanc',
} as const satisfies Readonly<Record<ColorName, string>>;

/** Of a card or a route, and of several. Orange is a fruit, and stays as it is. */
const OF_HER: Readonly<Record<ColorName, readonly [one: string, more: string]>> = {
  red: ['rouge', 'rouges'],
  orange: ['orange', 'orange'],
  yellow: ['jaune', 'jaunes'],
  green: ['verte', 'vertes'],
  blue: ['bleue', 'bleues'],
  purple: ['violette', 'violettes'],
  black: ['noire', 'noires'],
  white: ['blanche', 'blanches'],
};

/** "carte verte", "route verte" */
export const colored = (thing: string, color: ColorName) => `${thing} ${OF_HER[color][0]}`;

/** "1 carte verte", "2 cartes vertes" */
export function cardsOf(color: ColorName): (count: number) => string {
  const [one, more] = OF_HER[color];
  return (count) => some(count, `carte ${one}`, `cartes ${more}`);
}
