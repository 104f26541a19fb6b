import { useMemo } from 'preact/hooks';
import type { BoardModel, RouteModel } from '../model.ts';
import { lanesOf } from '../shapes/badges.ts';
import { looksOf } from '../shapes/looks.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { Affordable, PathBand, SelectionBed, Tracks, Wakes } from './Bands.tsx';
import { Route } from './Route.tsx';
import { RouteBadges } from './RouteBadges.tsx';
import './routes.css';

interface RoutesProps {
  readonly model: BoardModel;
  readonly measures: DrawnMeasures;
}

/** All routes, and above them once more those that stand out: when some step back, the whole layer does. */
export function Routes(props: RoutesProps) {
  const { places, routes, selected } = props.model;
  const someDimmed = routes.some(({ dimmed }) => dimmed);
  return (
    <>
      <g class={someDimmed || selected !== null ? 'routes dimmed' : 'routes'}>
        <Wakes model={props.model} />
        <Tracks places={places} />
        <Drawn {...props} ids={routes.map((_, id) => id)} />
      </g>
      <g class="raised">
        <LitBands model={props.model} />
        <Drawn {...props} ids={raised(routes, someDimmed)} />
      </g>
      {selected !== null && (
        <g class="selection">
          <SelectionBed place={places.routes[selected]} />
          <Drawn {...props} ids={[selected]} />
        </g>
      )}
    </>
  );
}

/** Hints, spaces and trains of these routes, then what lies on them: no train hides the mark of another. */
function Drawn({ model, measures, ids }: RoutesProps & { readonly ids: readonly number[] }) {
  const { places, routes } = model;
  const lanes = useMemo(() => lanesOf(routes), [routes]);
  const drawn = ids.flatMap((id) => {
    const [route, place] = [routes[id], places.routes[id]];
    return route === undefined || place === undefined ? [] : [{ id, place, looks: looksOf(route) }];
  });
  return (
    <>
      <Affordable model={model} measures={measures} ids={ids} />
      {drawn.map(({ id, place, looks }) => (
        <Route key={id} {...{ measures, place }} {...looks} />
      ))}
      {drawn.map(({ id, place, looks }) => (
        <RouteBadges key={id} {...{ measures, place }} lane={lanes[id] ?? null} {...looks} />
      ))}
    </>
  );
}

function raised(routes: readonly RouteModel[], someDimmed: boolean): readonly number[] {
  return routes.flatMap(({ lit, dimmed }, id) => (lit !== null || (someDimmed && !dimmed) ? [id] : []));
}

/** The cases first, so that none cuts into its neighbour's band. */
function LitBands({ model: { routes, places } }: Pick<RoutesProps, 'model'>) {
  const lit = routes.flatMap((route, id) => {
    const place = places.routes[id];
    return route.lit === null || place === undefined ? [] : [{ route, place, id }];
  });
  return (
    <>
      {lit.map(({ route, place, id }) => (
        <PathBand key={`case ${id}`} place={place} name={`case of-${route.lit}`} />
      ))}
      {lit.map(({ route, place, id }) => (
        <PathBand key={`band ${id}`} place={place} name={`band of-${route.lit} ${route.state.kind}`} />
      ))}
    </>
  );
}
