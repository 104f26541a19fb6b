import type { BoardFile, RoutePlace } from '../../layout/boardFile.ts';
import { memo } from '../../ui/memo.ts';
import type { BoardModel } from '../model.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { boxesOn, centredBox, linePath } from '../shapes/shapes.ts';

interface TracksProps {
  readonly places: BoardFile;
}

/** A thin line from city to city under all spaces: it ties them together. */
export const Tracks = memo(({ places }: TracksProps) => (
  <path class="tracks" d={places.routes.map(({ lane }) => linePath(lane)).join('')} />
));

interface AffordableProps {
  readonly model: BoardModel;
  readonly measures: DrawnMeasures;
  readonly ids: readonly number[];
}

/**
 * Outlines of those of these routes that the player can pay for, gold with a thin edge. Those that help a ticket of the
 * player's have a broad one. A few paths, however many routes there are.
 */
export function Affordable({ model: { routes, places }, measures, ids }: AffordableProps) {
  const placesOf = (helpful: boolean) =>
    ids.flatMap((id) => {
      const route = routes[id];
      return route?.affordable === true && route.helpful === helpful ? (places.routes[id] ?? []) : [];
    });
  return (
    <>
      <Outlines places={placesOf(false)} measures={measures} {...PLAIN_HINT} />
      <Outlines places={placesOf(true)} measures={measures} {...STRONG_HINT} />
    </>
  );
}

/** How far gold and edge reach beyond a space, in units of the design. */
const PLAIN_HINT = { gold: 2, edge: 2.7 };
const STRONG_HINT = { gold: 5.4, edge: 6.8 };

interface OutlinesProps {
  readonly places: readonly RoutePlace[];
  readonly measures: DrawnMeasures;
  readonly gold: number;
  readonly edge: number;
}

function Outlines({ places, measures, gold, edge }: OutlinesProps) {
  if (places.length === 0) return null;
  return (
    <>
      <path class="hint-edge" d={outlines(places, measures, edge)} />
      <path class="hint" d={outlines(places, measures, gold)} />
    </>
  );
}

function outlines(routes: readonly RoutePlace[], { unit, spaceWidth }: DrawnMeasures, beyond: number): string {
  const margin = 2 * beyond * unit;
  const box = ({ spaceLength }: RoutePlace) => centredBox(spaceLength + margin, spaceWidth + margin, 4 * unit);
  return routes.map((route) => boxesOn(route.spaces, box(route))).join('');
}

/** Pale water under every ferry. */
export function Wakes({ model: { routes, places } }: Pick<AffordableProps, 'model'>) {
  const ferries = places.routes.filter((_, i) => routes[i]?.kind === 'ferry');
  return <path class="wakes" d={ferries.map(({ lane }) => linePath(lane)).join('')} />;
}

interface BandProps {
  readonly place: RoutePlace;
  readonly name: string;
}

/** A band along the lane of a route that belongs to a path, or the case around it. */
export function PathBand({ place, name }: BandProps) {
  return <path class={name} d={linePath(place.lane)} />;
}

/** Glow, casing and bed of the selected route. */
export function SelectionBed({ place }: { readonly place: RoutePlace | undefined }) {
  const lane = linePath(place?.lane ?? []);
  return (
    <>
      <path class="glow" d={lane} />
      <path class="casing" d={lane} />
      <path class="bed" d={lane} />
    </>
  );
}
