import type { PlayerColor } from '../../engine/players.ts';
import type { RoutePlace } from '../../layout/boardFile.ts';
import type { DrawnMeasures } from './measures.ts';
import { centredBox, type Space, type SpaceBox } from './shapes.ts';

const LONGER = 2;

/** In shares of a space's width, and in units of the design: where it has the room a train is larger and stands higher. */
interface Stature {
  readonly height: number;
  readonly side: number;
  readonly shadow: number;
  readonly mark: number;
}

const ALONE: Stature = { height: 1.5, side: 3, shadow: 6, mark: 9 };
const BESIDE: Stature = { height: 1.24, side: 1.8, shadow: 4.2, mark: 7.8 };

/** Of a train that stands alone, or beside another track. */
export function statureOf(beside: boolean): Stature {
  return beside ? BESIDE : ALONE;
}

/** A wagon is longer and taller than the space it stands on, so that it reads as an object. */
export function wagonBox(
  { spaceLength }: Pick<RoutePlace, 'spaceLength'>,
  { spaceWidth, unit }: Pick<DrawnMeasures, 'spaceWidth' | 'unit'>,
  beside: boolean,
): SpaceBox {
  const height = spaceWidth * statureOf(beside).height;
  return centredBox(spaceLength + LONGER * unit, height, height * 0.26);
}

/** Where light falls on a roof: a line along its upper edge. */
export function lightBox({ width, height }: SpaceBox, unit: number): SpaceBox {
  const line = 1.5 * unit;
  const inset = 1.6 * unit;
  return {
    x: inset - width / 2,
    y: inset * 0.8 - height / 2,
    width: width - 2 * inset,
    height: line,
    radius: line / 2,
  };
}

/** Down the picture, whichever way the track runs. */
export function lowered(spaces: readonly Space[], down: number, right = 0): readonly Space[] {
  return spaces.map(([x, y, angle]) => [x + right, y + down, angle]);
}

/** What is painted on the roof: each player's differs in shape, not in colour alone. */
export function liveryBoxes(player: PlayerColor, wagon: SpaceBox): readonly SpaceBox[] {
  return LIVERIES[player](wagon.width * 0.76, wagon.height);
}

type Livery = (length: number, height: number) => readonly SpaceBox[];

const LIVERIES: Readonly<Record<PlayerColor, Livery>> = {
  red: (length, height) => [centredBox(length, height * 0.25, height * 0.1)],
  blue: (length, height) => row(2, length, length * 0.44, height * 0.54, height * 0.08),
  green: (length, height) => row(3, length, length * 0.15, height * 0.64, 0),
  yellow: (length, height) => row(3, length, height * 0.31, height * 0.31, height * 0.155),
  // The second box is cut out of the first.
  black: (length, height) => [
    centredBox(length, height * 0.6, height * 0.1),
    centredBox(length - height * 0.2, height * 0.4, 0),
  ],
};

function row(count: number, length: number, width: number, height: number, radius: number): readonly SpaceBox[] {
  const step = length / count;
  return Array.from({ length: count }, (_, i) => ({
    x: -length / 2 + step * (i + 0.5) - width / 2,
    y: -height / 2,
    width,
    height,
    radius,
  }));
}
