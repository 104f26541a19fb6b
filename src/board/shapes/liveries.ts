import type { PlayerColor } from '../../engine/players.ts';
import type { RoutePlace } from '../../layout/boardFile.ts';
import { centredBox, type SpaceBox } from './shapes.ts';

const LONGER = 1.2;
const HIGHER = 1.18;

/** A wagon is longer and taller than the space it stands on, so that it reads as an object. */
export function wagonBox({ spaceLength }: Pick<RoutePlace, 'spaceLength'>, spaceWidth: number): SpaceBox {
  const height = spaceWidth * HIGHER;
  return centredBox(spaceLength + (LONGER * spaceWidth) / 11, height, height * 0.26);
}

/** What is painted on the roof: each player's differs in shape, not in colour alone. */
export function liveryBoxes(player: PlayerColor, wagon: SpaceBox): readonly SpaceBox[] {
  return LIVERIES[player](wagon.width * 0.76, wagon.height);
}

type Livery = (length: number, height: number) => readonly SpaceBox[];

const LIVERIES: Readonly<Record<PlayerColor, Livery>> = {
  red: (length, height) => [centredBox(length, height * 0.24, height * 0.12)],
  blue: (length, height) => row(2, length, length * 0.44, height * 0.54, height * 0.08),
  green: (length, height) => row(3, length, length * 0.13, height * 0.64, 0),
  yellow: (length, height) => row(3, length, height * 0.32, height * 0.32, height * 0.16),
  // The second box is cut out of the first.
  black: (length, height) => [
    centredBox(length, height * 0.6, height * 0.1),
    centredBox(length - height * 0.24, height * 0.36, 0),
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
