import { NetworkSketch } from '../../board/small/NetworkSketch.tsx';
import type { RouteOwners } from '../../board/small/sketch.ts';
import type { MapData } from '../../engine/map.ts';
import { sketchFor } from '../../table/boards.ts';

interface SmallBoardProps {
  readonly map: MapData;
  /** Empty where words beside it say the same. */
  readonly label?: string;
  readonly owners?: RouteOwners;
}

/** The picture of a board on a card. Nothing where the board has not been laid out yet. */
export function SmallBoard({ map, label = '', owners }: SmallBoardProps) {
  const sketch = sketchFor(map.id);
  return sketch && <NetworkSketch map={map} sketch={sketch} label={label} {...(owners && { owners })} />;
}
