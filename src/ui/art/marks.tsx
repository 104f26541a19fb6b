import type { PlayerColor } from '../../engine/players.ts';

/** On a 24 by 24 grid. */
export const MARKS: Readonly<Record<PlayerColor, string>> = {
  red: 'M12 4.6a7.4 7.4 0 1 1 0 14.8 7.4 7.4 0 0 1 0-14.8Z',
  blue: 'M6.4 5.4h11.2a1 1 0 0 1 1 1v11.2a1 1 0 0 1-1 1H6.4a1 1 0 0 1-1-1V6.4a1 1 0 0 1 1-1Z',
  green: 'M12 4.2 20.4 19H3.6Z',
  yellow: 'M12 3l8 9-8 9-8-9Z',
  black: 'M9.2 4h5.6v5.2H20v5.6h-5.2V20H9.2v-5.2H4V9.2h5.2Z',
};

/**
 * What a player carries besides a colour: disc, square, triangle, diamond, cross.
 * The content of an svg on a 24 by 24 grid, in the current colour.
 */
export function PlayerMark({ of }: { readonly of: PlayerColor }) {
  return <path d={MARKS[of]} fill="currentColor" />;
}
