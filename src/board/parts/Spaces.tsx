import type { RoutePlace } from '../../layout/boardFile.ts';
import type { RouteModel } from '../model.ts';
import { paintOf } from './ids.ts';
import type { Measures } from './measures.ts';
import { boxesOn, centredBox, linesOn, placeOf, round, type Space, upright, wavesOn } from './shapes.ts';

const PLAIN_RADIUS = 2.4;
const PLAIN: ReadonlySet<RouteModel['color']> = new Set(['black', 'white', 'grey']);

interface SpacesProps extends Pick<RouteModel, 'color' | 'kind'> {
  readonly board: string;
  readonly measures: Measures;
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
      <Inlay {...props} spaces={spaces} />
      {closed && <path class="strike" d={strikes(spaces, measures)} />}
    </g>
  );
}

function spaceBox({ spaceLength }: RoutePlace, { unit, spaceWidth }: Measures, kind: RouteModel['kind']) {
  return centredBox(spaceLength, spaceWidth, kind === 'ferry' ? spaceWidth / 2 : PLAIN_RADIUS * unit);
}

function portalBox({ spaceLength }: RoutePlace, { unit, spaceWidth }: Measures) {
  return centredBox(spaceLength + 0.8 * unit, spaceWidth + 4.4 * unit, 2.6 * unit);
}

function strikes(spaces: readonly Space[], { spaceWidth }: Measures): string {
  const half = spaceWidth * 0.62;
  return linesOn(spaces, [
    [-half, half],
    [half, -half],
  ]);
}

interface WithSpaces extends SpacesProps {
  readonly spaces: readonly Space[];
}

/** What tells the colours apart without colour. Black, white and grey stay plain. */
function Inlay({ board, measures: { unit, spaceWidth }, place, color, spaces }: WithSpaces) {
  if (PLAIN.has(color)) return null;
  const [length, width] = [place.spaceLength - unit, spaceWidth - unit];
  return (
    <g fill={paintOf(board, `pattern-${color}`)}>
      {spaces.map((space) => (
        <rect
          key={placeOf(space)}
          x={round(-length / 2)}
          y={round(-width / 2)}
          width={round(length)}
          height={round(width)}
          rx={round(2 * unit)}
          transform={placeOf(space)}
        />
      ))}
    </g>
  );
}
