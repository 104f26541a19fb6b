import type { RoutePlace } from '../../layout/boardFile.ts';
import type { RouteModel } from '../model.ts';
import { inlayOf } from '../shapes/inlays.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { boxesOn, centredBox, linesOn, round, type Space, upright, wavesOn } from '../shapes/shapes.ts';

const PLAIN_RADIUS = 2.4;

interface SpacesProps extends Pick<RouteModel, 'color' | 'kind'> {
  readonly measures: DrawnMeasures;
  readonly place: RoutePlace;
  readonly closed: boolean;
}

/** A route that nobody has claimed. */
export function Spaces(props: SpacesProps) {
  const { measures, place, color, kind, closed } = props;
  const spaces = upright(place.spaces);
  const outline = boxesOn(spaces, spaceBox(place, measures, kind));
  return (
    <g class={closed ? 'spaces closed' : 'spaces'}>
      {kind === 'tunnel' && <path class="portal" d={boxesOn(spaces, portalBox(place, measures))} />}
      <path
        class={color === 'black' ? 'space dark' : 'space'}
        fill={color === 'grey' ? 'var(--slot-grey)' : `var(--card-${color})`}
        d={outline}
      />
      {kind === 'ferry' && <path class="swell" d={wavesOn(spaces, place.spaceLength * 0.6, measures.unit * 3)} />}
      <Inlays {...props} spaces={spaces} />
      {closed && <path class="strike" d={strikes(spaces, measures)} />}
    </g>
  );
}

function spaceBox({ spaceLength }: RoutePlace, { unit, spaceWidth }: DrawnMeasures, kind: RouteModel['kind']) {
  return centredBox(spaceLength, spaceWidth, kind === 'ferry' ? spaceWidth / 2 : PLAIN_RADIUS * unit);
}

function portalBox({ spaceLength }: RoutePlace, { unit, spaceWidth }: DrawnMeasures) {
  return centredBox(spaceLength + 0.8 * unit, spaceWidth + 4.4 * unit, 2.6 * unit);
}

function strikes(spaces: readonly Space[], { spaceWidth }: DrawnMeasures): string {
  const half = spaceWidth * 0.62;
  return linesOn(spaces, [
    [-half, half],
    [half, -half],
  ]);
}

/** Black, white and grey stay plain. */
function Inlays({
  color,
  spaces,
  place,
  measures: { unit, spaceWidth },
}: SpacesProps & { readonly spaces: readonly Space[] }) {
  const inlay = inlayOf(color, spaces, place.spaceLength - unit, spaceWidth - unit);
  if (inlay === null) return null;
  return (
    <path
      class={inlay.dots ? 'inlay dots' : 'inlay'}
      d={inlay.d}
      stroke={`var(--card-${color}-dark)`}
      stroke-width={round(inlay.line)}
    />
  );
}
