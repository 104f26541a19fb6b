import type { RoutePlace } from '../../layout/boardFile.ts';
import { memo } from '../../ui/memo.ts';
import type { RouteModel } from '../model.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { boxesOn, centredBox, linesOn, type Space, upright, wavesOn } from '../shapes/shapes.ts';

/** In units of the design, as are the others. */
const PLAIN_RADIUS = 2.4;
/** The style sheet draws the line as broad: it lies wholly within its space. */
const LINE = 2.7;
const PORTAL_BEYOND = 2;

interface SpacesProps extends Pick<RouteModel, 'color' | 'kind'> {
  readonly measures: DrawnMeasures;
  readonly place: RoutePlace;
  readonly closed: boolean;
}

/** A route that nobody has claimed: only the outlines of its spaces, on a pale bed. */
export const Spaces = memo(({ measures, place, color, kind, closed }: SpacesProps) => {
  const spaces = upright(place.spaces);
  const box = (beyond: number) => spaceBox(place, measures, kind, beyond * measures.unit);
  return (
    <g class={closed ? 'spaces closed' : 'spaces'}>
      {kind === 'tunnel' && <path class="portal" d={boxesOn(spaces, box(PORTAL_BEYOND))} />}
      <path
        class="space"
        fill={`var(--free-${color}-bed)`}
        stroke={`var(--free-${color}-hair)`}
        d={boxesOn(spaces, box(0))}
      />
      <path class="line" stroke={`var(--free-${color})`} d={boxesOn(spaces, box(-LINE / 2))} />
      {kind === 'ferry' && <path class="swell" d={wavesOn(spaces, place.spaceLength * 0.6, measures.unit * 3)} />}
      {closed && <path class="strike" d={strikes(spaces, measures)} />}
    </g>
  );
});

function spaceBox(
  { spaceLength }: RoutePlace,
  { unit, spaceWidth }: DrawnMeasures,
  kind: RouteModel['kind'],
  beyond: number,
) {
  const radius = (kind === 'ferry' ? spaceWidth / 2 : PLAIN_RADIUS * unit) + beyond / 2;
  return centredBox(spaceLength + 2 * beyond, spaceWidth + 2 * beyond, Math.max(unit, radius));
}

function strikes(spaces: readonly Space[], { spaceWidth }: DrawnMeasures): string {
  const half = spaceWidth * 0.62;
  return linesOn(spaces, [
    [-half, half],
    [half, -half],
  ]);
}
