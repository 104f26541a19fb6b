import type { MapData, MapRoute } from '../../../engine/map.ts';
import type { PlayerColor } from '../../../engine/players.ts';
import { PlayerMark } from '../../../ui/art/marks.tsx';
import { CardSymbol } from '../../../ui/art/symbols.tsx';
import './route-on-board.css';

const PITCH = 62;
const SPACE = { width: 58, height: 24 };
const HEIGHT = 38;

interface RouteOnBoardProps {
  readonly map: MapData;
  readonly routes: readonly MapRoute[];
  /** At its right: "A blue tunnel of 2 spaces". */
  readonly words: string;
}

/** A route, or several side by side, as they lie on the board between their cities. */
export function RouteOnBoard({ map, routes, words }: RouteOnBoardProps) {
  const [first] = routes;
  if (first === undefined) return null;
  return (
    <div class="route-on-board" aria-hidden="true">
      <span class="way">
        <b>{cityOf(map, first.a)}</b>
        <City />
        <span class="lanes">
          {routes.map((route) => (
            <Spaces key={route.id} route={route} />
          ))}
        </span>
        <City />
        <b>{cityOf(map, first.b)}</b>
      </span>
      <span class="what">{words}</span>
    </div>
  );
}

export function cityOf({ cities }: MapData, id: string): string {
  return cities.find((city) => city.id === id)?.name ?? id;
}

function City() {
  return (
    <svg class="city" viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="10" fill="var(--city-ring)" stroke="var(--city-edge)" stroke-width="1.3" />
      <circle cx="11" cy="11" r="5" fill="var(--city-core)" />
    </svg>
  );
}

interface SpacesProps {
  readonly route: MapRoute;
  /** Whose trains stand on it. */
  readonly by?: PlayerColor;
  readonly closed?: boolean;
}

/** The spaces of a route, each with its sign. */
export function Spaces({ route: { length, color, kind, locomotives = 0 }, by, closed = false }: SpacesProps) {
  const width = length * PITCH;
  return (
    <svg
      aria-hidden="true"
      class={closed ? 'route-spaces-drawn closed' : 'route-spaces-drawn'}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ width: `${width}px` }}
    >
      {Array.from({ length }, (_, place) => (
        <g key={place} transform={`translate(${place * PITCH + 2} 7)`}>
          {by === undefined ? (
            <Space color={color} kind={kind} isEngine={place < locomotives} />
          ) : (
            <TrainPiece of={by} />
          )}
        </g>
      ))}
    </svg>
  );
}

interface SpaceProps extends Pick<MapRoute, 'color' | 'kind'> {
  readonly isEngine: boolean;
}

function Space({ color, kind, isEngine }: SpaceProps) {
  const round = kind === 'ferry' ? SPACE.height / 2 : 4;
  const sign = isEngine ? 'locomotive' : color === 'grey' ? null : color;
  return (
    <>
      {kind === 'tunnel' && (
        <rect class="portal" x="-2.5" y="-4" width={SPACE.width + 5} height={SPACE.height + 8} rx="5" />
      )}
      <rect {...SPACE} rx={round} fill={`var(--free-${color}-bed)`} stroke={`var(--free-${color}-hair)`} />
      <rect
        x="2"
        y="2"
        width={SPACE.width - 4}
        height={SPACE.height - 4}
        rx={round - 1.5}
        fill="none"
        stroke={`var(--free-${color})`}
        stroke-width="2.8"
      />
      {sign !== null && (
        <>
          <circle cx={SPACE.width / 2} cy={SPACE.height / 2} r="11" fill="var(--cut)" stroke={`var(--free-${color})`} />
          <g class="space-sign" transform={`translate(${SPACE.width / 2 - 8.4} ${SPACE.height / 2 - 8.4}) scale(.7)`}>
            <CardSymbol of={sign} />
          </g>
        </>
      )}
    </>
  );
}

function TrainPiece({ of }: { readonly of: PlayerColor }) {
  return (
    <>
      <rect {...SPACE} rx="5" fill={`var(--${of}-fill)`} stroke="var(--token-line)" stroke-width="1.5" />
      <rect x="6" y="7" width={SPACE.width - 12} height={SPACE.height - 14} rx="3" fill={`var(--${of}-roof)`} />
      <circle cx={SPACE.width / 2} cy={SPACE.height / 2} r="10" fill={`var(--${of}-mark)`} />
      <g
        transform={`translate(${SPACE.width / 2 - 8.4} ${SPACE.height / 2 - 8.4}) scale(.7)`}
        style={{ color: `var(--${of}-fill)` }}
      >
        <PlayerMark of={of} />
      </g>
    </>
  );
}
