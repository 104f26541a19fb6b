import type { PlayerColor } from '../../engine/players.ts';
import type { RoutePlace } from '../../layout/boardFile.ts';
import { memo } from '../../ui/memo.ts';
import { lightBox, liveryBoxes, lowered, statureOf, wagonBox } from '../shapes/liveries.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { boxesOn, upright } from '../shapes/shapes.ts';

interface TrainProps {
  readonly measures: DrawnMeasures;
  readonly place: RoutePlace;
  /** Another track lies beside it. */
  readonly beside: boolean;
}

/** Beneath all trains, so that none darkens the roof of another. */
export const TrainShadow = memo(({ measures, place, beside }: TrainProps) => {
  const down = statureOf(beside).shadow * measures.unit;
  const ground = lowered(upright(place.spaces), down, measures.unit);
  return <path class="train-shadow" d={boxesOn(ground, wagonBox(place, measures, beside))} />;
});

interface WagonsProps extends TrainProps {
  readonly of: PlayerColor;
  /** Not claimed: only how it would look. */
  readonly ghost: boolean;
  readonly fresh: boolean;
}

/** A player's train on a route: its side, its roof with the light on it, and the livery. */
export const Wagons = memo(({ measures, place, beside, of, ghost, fresh }: WagonsProps) => {
  const spaces = upright(place.spaces);
  const wagon = wagonBox(place, measures, beside);
  const roof = boxesOn(spaces, wagon);
  const side = ghost ? '' : boxesOn(lowered(spaces, statureOf(beside).side * measures.unit), wagon);
  return (
    <g class={`wagons${ghost ? ' ghost' : ''}${beside ? ' beside' : ''}`}>
      {fresh && <path class="fresh" d={roof + side} />}
      <path class="rim" d={roof + side} />
      {!ghost && <path fill={`var(--${of}-side)`} d={side} />}
      <path class="roof" fill={`var(--${of}-roof)`} d={roof} />
      {!ghost && <path class="light" d={boxesOn(spaces, lightBox(wagon, measures.unit))} />}
      <path class={`livery livery-${of}`} d={boxesOn(spaces, ...liveryBoxes(of, wagon))} />
    </g>
  );
});
