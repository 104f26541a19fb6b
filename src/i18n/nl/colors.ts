import type { ColorName } from '../../engine/cards.ts';

/** A colour by itself: "neem rood", "gespeeld met rood". */
export const colors = {
  red: 'rood',
  orange: 'oranje',
  yellow: 'geel',
  green: 'groen',
  blue: 'blauw',
  purple: 'paars',
  black: 'zwart',
  white: 'wit',
} as const satisfies Readonly<Record<ColorName, string>>;

/** Before a card, a route, a tunnel or a ferry, or where one of these goes without saying: "een rode tunnel", "2 rode". */
export const colored = {
  red: 'rode',
  orange: 'oranje',
  yellow: 'gele',
  green: 'groene',
  blue: 'blauwe',
  purple: 'paarse',
  black: 'zwarte',
  white: 'witte',
} as const satisfies Readonly<Record<ColorName, string>>;
