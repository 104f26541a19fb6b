import type { PlayerColor } from '../../engine/players.ts';
import type { BoardFile, RoutePlace } from '../../layout/boardFile.ts';
import { memo } from '../../ui/memo.ts';
import { linePath, round } from '../shapes/shapes.ts';
import { inlandBox, networkBox, pathBox, pointsOf } from './cropBox.ts';
import { MiniMapNames } from './MiniMapNames.tsx';
import './mini-map.css';

interface PathRoute {
  readonly route: number;
  /** It is the player's own already; the others are still to be built. */
  readonly owned: boolean;
}

interface MiniMapProps {
  readonly places: BoardFile;
  readonly claimed: ReadonlyMap<number, PlayerColor>;
  /** Claimed routes that are new. */
  readonly fresh?: readonly number[];
  readonly path?: readonly PathRoute[];
  /** Cities that are ringed, with their names where there is room. */
  readonly ends?: readonly number[];
  /** Cities whose names stand there without a ring. */
  readonly named?: readonly number[];
  /** Shows the path, what is new and what is named only, and the country around them. */
  readonly crop?: boolean;
  /** Of what is shown cropped: so broad for its height, and no further from the board's middle than it must. */
  readonly aspect?: number;
  /** Left out where words beside the map say the same. */
  readonly label?: string;
}

/** The board in lines: land, network, and who has built what. Its lines are as broad as they are on any size of map. */
export const MiniMap = memo((props: MiniMapProps) => {
  const { places, path = [], ends = [], named = NONE, fresh = NONE, crop = false, label = '' } = props;
  const { geography } = places;
  const routes = [...path.map(({ route }) => route), ...fresh];
  const near = crop ? pathBox(places, routes, [...ends, ...named]) : networkBox(places);
  const box = props.aspect === undefined ? near : inlandBox(places, near, props.aspect);
  const viewBox = [box.x, box.y, box.width, box.height].map(round).join(' ');
  return (
    <svg
      class={crop ? 'mini-map cropped' : 'mini-map'}
      viewBox={viewBox}
      role="img"
      aria-label={label}
      aria-hidden={label === ''}
    >
      <path class="shallows" d={geography.land} />
      <path class="land" d={geography.land} />
      <path class="lakes" d={geography.lakes} />
      <Network {...props} />
      <Path places={places} path={path} />
      <path class="cities" d={dots(places, places.cities.keys())} />
      <Ends d={dots(places, ends)} />
      {ends.length + named.length > 0 && (
        <MiniMapNames {...{ places, ends, named, box }} avoid={fresh.flatMap((route) => pointsOf(places, route))} />
      )}
    </svg>
  );
});

const NONE: readonly number[] = [];

type NetworkProps = Pick<MiniMapProps, 'places' | 'claimed' | 'fresh'>;

function Network({ places, claimed, fresh = [] }: NetworkProps) {
  const free = places.routes.filter((_, route) => !claimed.has(route));
  const seen = new Set(fresh);
  return (
    <>
      <path class="net" d={lanes(free)} />
      <Claimed {...{ places, claimed }} name="claimed" shown={(route) => !seen.has(route)} />
      <Claimed {...{ places, claimed }} name="claimed fresh" shown={(route) => seen.has(route)} />
    </>
  );
}

interface ClaimedProps extends Pick<MiniMapProps, 'places' | 'claimed'> {
  readonly name: string;
  readonly shown: (route: number) => boolean;
}

/** All cases lie below all colours, so that routes which meet do not cut each other. */
function Claimed({ places, claimed, name, shown }: ClaimedProps) {
  const routes = [...claimed].filter(([route]) => shown(route));
  const of = (color: PlayerColor) =>
    routes.flatMap(([route, by]) => (by === color ? (places.routes[route] ?? []) : []));
  const colors = [...new Set(routes.map(([, color]) => color))];
  const all = lanes(colors.flatMap(of));
  return (
    <g class={name}>
      <path class="glow" d={all} />
      <path class="case" d={all} />
      {colors.map((color) => (
        <path key={color} class="line" d={lanes(of(color))} style={{ '--fill': `var(--${color}-fill)` }} />
      ))}
    </g>
  );
}

function Path({ places, path }: Required<Pick<MiniMapProps, 'places' | 'path'>>) {
  const of = (owned: boolean) =>
    lanes(path.flatMap((step) => (step.owned === owned ? (places.routes[step.route] ?? []) : [])));
  return (
    <g class="path">
      <path class="case" d={of(true) + of(false)} />
      <path class="owned" d={of(true)} />
      <path class="to-build" d={of(false)} />
    </g>
  );
}

function lanes(routes: readonly RoutePlace[]): string {
  return routes.map(({ lane }) => linePath(lane)).join('');
}

/** A dot is a line without length, drawn with a round end: it keeps its size whatever the map's. */
function dots({ cities }: BoardFile, ids: Iterable<number>): string {
  return [...ids].map((id) => (cities[id] === undefined ? '' : `M${cities[id].x} ${cities[id].y}h0`)).join('');
}

function Ends({ d }: { readonly d: string }) {
  return (
    <g class="ends">
      <path class="ring" d={d} />
      <path class="inside" d={d} />
      <path class="core" d={d} />
    </g>
  );
}
