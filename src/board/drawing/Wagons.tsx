import type { PlayerColor } from '../../engine/players.ts';
import type { RoutePlace } from '../../layout/boardFile.ts';
import { liveryBoxes, wagonBox } from '../shapes/liveries.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { boxesOn, type Space, upright } from '../shapes/shapes.ts';

interface WagonsProps {
  readonly measures: DrawnMeasures;
  readonly place: RoutePlace;
  readonly of: PlayerColor;
  /** Not claimed: only how it would look. */
  readonly ghost: boolean;
  readonly fresh: boolean;
}

/** A player's train on a route. */
export function Wagons({ measures, place, of, ghost, fresh }: WagonsProps) {
  const spaces = upright(place.spaces);
  const wagon = wagonBox(place, measures.spaceWidth);
  const body = boxesOn(spaces, wagon);
  return (
    <g class={ghost ? 'wagons ghost' : 'wagons'}>
      {fresh && <path class="fresh" d={body} />}
      {!ghost && <path class="shadow" d={boxesOn(lowered(spaces, 1.8 * measures.unit), wagon)} />}
      <path class="rim" d={body} />
      <path class="body" fill={`var(--${of}-fill)`} d={body} />
      <path class={`livery livery-${of}`} d={boxesOn(spaces, ...liveryBoxes(of, wagon))} />
    </g>
  );
}

function lowered(spaces: readonly Space[], by: number): readonly Space[] {
  return spaces.map(([x, y, angle]) => [x, y + by, angle]);
}
