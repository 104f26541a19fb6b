import type { ColorName } from '../../engine/cards.ts';

/** A part of a symbol, on a 24 by 24 grid. */
export interface Shape {
  readonly d: string;
  /** A cut shows the ground through the symbol. */
  readonly cut?: true;
  /** Drawn as a line of this width; otherwise filled. */
  readonly line?: number;
  readonly round?: true;
}

/** What a card carries besides its colour: envelope, horseshoe, sun, fir, drop, moon, hammers, snowflake, engine front. */
export const SYMBOL_SHAPES: Readonly<Record<ColorName | 'locomotive', readonly Shape[]>> = {
  red: [
    {
      d: 'M3.9 5h16.2a1.4 1.4 0 0 1 1.4 1.4v11.2a1.4 1.4 0 0 1-1.4 1.4H3.9a1.4 1.4 0 0 1-1.4-1.4V6.4A1.4 1.4 0 0 1 3.9 5Z',
    },
    { d: 'M3.2 6.4 12 13.6l8.8-7.2', cut: true, line: 2 },
  ],
  orange: [
    { d: 'M7.6 3.2C2.6 9.8 4.2 20.3 12 20.3S21.4 9.8 16.4 3.2', line: 4.6 },
    { d: 'M4.2 2.2h6.2v3H4.2ZM13.6 2.2h6.2v3h-6.2Z' },
  ],
  yellow: [
    { d: 'M12 7.1a4.9 4.9 0 1 1 0 9.8 4.9 4.9 0 0 1 0-9.8Z' },
    {
      d: 'M12 1.2v4M12 18.8v4M1.2 12h4M18.8 12h4M4.4 4.4l2.8 2.8M16.8 16.8l2.8 2.8M19.6 4.4l-2.8 2.8M7.2 16.8l-2.8 2.8',
      line: 2.5,
    },
  ],
  green: [{ d: 'M12 1.6 17.8 9h-2.6l4.4 5.2h-3l4.8 5.4h-7.7V23h-3.4v-3.4H2.6l4.8-5.4h-3L8.8 9H6.2Z' }],
  blue: [
    { d: 'M12 1.6C15.4 7.4 19 11 19 15.4a7 7 0 0 1-14 0C5 11 8.6 7.4 12 1.6Z' },
    { d: 'M8.4 15.2a3.8 3.8 0 0 0 3 3.9', cut: true, line: 1.7, round: true },
  ],
  purple: [{ d: 'M16.6 2.6A10 10 0 1 0 20.6 18 8.3 8.3 0 0 1 16.6 2.6Z' }],
  black: [
    { d: 'M5 21 16.6 8M19 21 7.4 8', line: 2.7 },
    { d: 'M1.9 8.6 8.6 2.4 11 5l-6.7 6.2ZM22.1 8.6l-6.7-6.2L13 5l6.7 6.2Z' },
  ],
  white: [
    { d: 'M12 2v20M3.3 7l17.4 10M20.7 7 3.3 17', line: 2.2, round: true },
    {
      d: 'M9.3 3.6 12 6.2l2.7-2.6M9.3 20.4l2.7-2.6 2.7 2.6M3 11l3.5-1.2-.9-3.6M21 13l-3.5 1.2.9 3.6M21 11l-3.5-1.2.9-3.6M3 13l3.5 1.2-.9 3.6',
      line: 1.7,
      round: true,
    },
  ],
  locomotive: [
    {
      d: 'M9.6 1.6h4.8v3.3a7.1 7.1 0 0 1 4.2 9.9h1.9v3.6h-1.7l1 3.8H4.2l1-3.8H3.5v-3.6h1.9a7.1 7.1 0 0 1 4.2-9.9Z',
    },
    { d: 'M12 7.7a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7Z', cut: true },
    { d: 'M12 9.9a1.3 1.3 0 1 1 0 2.6 1.3 1.3 0 0 1 0-2.6Z' },
  ],
};
