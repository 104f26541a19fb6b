import { NOBODY } from '../../../engine/game.ts';
import type { MapRoute } from '../../../engine/map.ts';
import type { PlayerColor } from '../../../engine/players.ts';
import { CardSymbol } from '../../../ui/art/symbols.tsx';

const PITCH = 36;
const HEIGHT = 23;

interface RouteSpacesProps {
  readonly data: MapRoute;
  readonly owner: number;
  readonly players: readonly { readonly color: PlayerColor }[];
}

/** The spaces of a route as they lie on the board, one after the other; the words beside them say the same. */
export function RouteSpaces({ data, owner, players }: RouteSpacesProps) {
  const { length, color, kind, locomotives = 0 } = data;
  const by = owner === NOBODY ? undefined : players[owner]?.color;
  const piece = by === undefined ? `${kind === 'ferry' ? 'pill' : 'space'}-${color}` : `train-${by}`;
  const places = Array.from({ length }, (_, place) => place * PITCH);
  const width = length * PITCH + 2;
  return (
    <svg class="route-spaces" width={width} height={HEIGHT} viewBox={`-3 -4 ${width} ${HEIGHT}`} aria-hidden="true">
      {kind === 'tunnel' && by === undefined && (
        <rect class="portal" x="-2" y="-3" width={width - 2} height={HEIGHT - 2} rx="5" />
      )}
      {places.map((x) => (
        <use key={x} href={`#${piece}`} x={x} />
      ))}
      {by === undefined && places.slice(0, locomotives).map((x) => <use key={x} href="#space-engine" x={x} />)}
    </svg>
  );
}

interface PiecesProps {
  readonly colors: readonly MapRoute['color'][];
  readonly players: readonly { readonly color: PlayerColor }[];
}

/** Each kind of piece is drawn once, and used by all rows. */
export function RoutePieces({ colors, players }: PiecesProps) {
  return (
    <svg class="route-pieces" width="0" height="0" aria-hidden="true">
      <defs>
        {colors.map((color) => (
          <Space key={color} color={color} />
        ))}
        <g id="space-engine">
          <Sign of="locomotive" />
        </g>
        {players.map(({ color }) => (
          <g key={color} id={`train-${color}`}>
            <rect width="32" height="15" rx="4" fill={`var(--${color}-roof)`} stroke={`var(--${color}-side)`} />
            <rect
              class="route-roof"
              x="5"
              y="5"
              width="22"
              height="5"
              rx="2"
              style={{ fill: `var(--${color}-mark)` }}
            />
          </g>
        ))}
      </defs>
    </svg>
  );
}

function Space({ color }: { readonly color: MapRoute['color'] }) {
  const look = { width: 32, height: 15, fill: `var(--free-${color}-bed)`, stroke: `var(--free-${color})` };
  const sign = color !== 'grey' && <Sign of={color} />;
  return (
    <>
      <g id={`space-${color}`}>
        <rect {...look} stroke-width="2" rx="3" />
        {sign}
      </g>
      <g id={`pill-${color}`}>
        <rect {...look} stroke-width="2" rx="7.5" />
        {sign}
      </g>
    </>
  );
}

function Sign({ of }: { readonly of: Exclude<MapRoute['color'], 'grey'> | 'locomotive' }) {
  return (
    <g class="route-sign">
      <circle cx="16" cy="7.5" r="7" />
      <g transform="translate(10.5 2) scale(.46)">
        <CardSymbol of={of} />
      </g>
    </g>
  );
}
