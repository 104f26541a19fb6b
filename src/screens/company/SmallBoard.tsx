import { NetworkSketch } from '../../board/small/NetworkSketch.tsx';
import type { RouteOwners } from '../../board/small/sketch.ts';
import { cardOf } from '../../table/boardCards.ts';

interface SmallBoardProps {
  readonly mapId: string;
  /** Empty where words beside it say the same. */
  readonly label?: string;
  readonly owners?: RouteOwners;
}

/** The picture of a board on a card. Nothing where the board is not here, or has not been laid out yet. */
export function SmallBoard({ mapId, label = '', owners }: SmallBoardProps) {
  const sketch = cardOf(mapId)?.sketch;
  return sketch && <NetworkSketch sketch={sketch} label={label} {...(owners && { owners })} />;
}
