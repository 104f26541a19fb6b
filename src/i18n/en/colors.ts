import type { ColorName } from '../../engine/cards.ts';

export const colors = {
  red: 'red',
  orange: 'orange',
  yellow: 'yellow',
  green: 'green',
  blue: 'blue',
  purple: 'violet',
  black: 'black',
  white: 'white',
} as const satisfies Readonly<Record<ColorName, string>>;
