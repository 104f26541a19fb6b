import type { RoutePlace } from '../../layout/boardFile.ts';
import type { BoardModel, RouteModel } from '../model.ts';
import { type LaneSide, lanesOn } from '../shapes/badges.ts';
import { looksOf, type RouteLooks } from '../shapes/looks.ts';
import type { DrawnMeasures } from '../shapes/measures.ts';
import { Affordable, PathBand, SelectionBed, Tracks, Wakes } from './Bands.tsx';
import { FreeBadges, OwnerMarks } from './RouteBadges.tsx';
import { Spaces } from './Spaces.tsx';
import { TrainShadow, Wagons } from './Wagons.tsx';
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
        <g class="free">
          <Wakes model={props.model} />
          <Tracks places={places} />
        </g>
        <Drawn {...props} ids={routes.map((_, id) => id)} />
      </g>
      <RaisedRoutes {...props} ids={raised(routes, someDimmed)} />
      {selected !== null && (
        <g class="selection">
          <SelectionBed place={places.routes[selected]} />
          <Drawn {...props} ids={[selected]} />
        </g>
      )}
    </>
  );
}

/** Routes that stand out, above the bands of the paths that are lit. */
export function RaisedRoutes(props: RoutesProps & { readonly ids: readonly number[] }) {
  return (
    <g class="raised">
      <LitBands model={props.model} />
      <Drawn {...props} />
    </g>
  );
}

/** Hints and free spaces, then trains above their shadows, then what lies on both: no train hides the mark of another. */
function Drawn({ model, measures, ids }: RoutesProps & { readonly ids: readonly number[] }) {
  const { places, routes } = model;
  const lanes = lanesOn(model);
  const drawn = ids.flatMap((id) => {
    const [route, place, lane = null] = [routes[id], places.routes[id], lanes[id]];
    return route === undefined || place === undefined ? [] : [{ id, place, lane, measures, looks: looksOf(route) }];
  });
  return (
    <>
      <g class="free">
        <Affordable model={model} measures={measures} ids={ids} />
        <FreeRoutes drawn={drawn} />
      </g>
      <Trains drawn={drawn} />
      <g class="free">
        <OnFreeRoutes drawn={drawn} />
      </g>
      <OnTrains drawn={drawn} />
    </>
  );
}

interface DrawnRoute {
  readonly id: number;
  readonly place: RoutePlace;
  readonly lane: LaneSide;
  readonly measures: DrawnMeasures;
  readonly looks: RouteLooks;
}

interface DrawnProps {
  readonly drawn: readonly DrawnRoute[];
}

const trainOn = ({ looks: { owner, ghost } }: DrawnRoute) => owner ?? ghost;

function FreeRoutes({ drawn }: DrawnProps) {
  return drawn.map((route) => {
    const { id, place, measures, looks } = route;
    const { color, kind, state } = looks;
    return (
      trainOn(route) === null && <Spaces key={id} {...{ place, measures, color, kind }} closed={state === 'closed'} />
    );
  });
}

function OnFreeRoutes({ drawn }: DrawnProps) {
  return drawn.map((route) => {
    const { id, place, lane, measures, looks } = route;
    const { color, engines, drawBonus, state } = looks;
    const isBare = trainOn(route) !== null || state === 'closed';
    return isBare ? null : <FreeBadges key={id} {...{ place, lane, measures, color, engines, drawBonus }} />;
  });
}

function Trains({ drawn }: DrawnProps) {
  return (
    <>
      {drawn.map(({ id, place, lane, measures, looks: { owner } }) => {
        return owner && <TrainShadow key={`shadow ${id}`} {...{ place, measures }} beside={lane !== null} />;
      })}
      {drawn.map((route) => {
        const { id, place, lane, measures, looks } = route;
        const of = trainOn(route);
        const { owner, fresh } = looks;
        return (
          of && <Wagons key={id} {...{ place, measures, of, fresh }} beside={lane !== null} ghost={owner === null} />
        );
      })}
    </>
  );
}

function OnTrains({ drawn }: DrawnProps) {
  return drawn.map((route) => {
    const { id, place, lane, measures } = route;
    const of = trainOn(route);
    return of && <OwnerMarks key={id} {...{ place, lane, measures, of }} />;
  });
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
        <PathBand key={`case ${id}`} place={place} name={`case of-${route.lit} ${route.state.kind}`} />
      ))}
      {lit.map(({ route, place, id }) => (
        <PathBand key={`band ${id}`} place={place} name={`band of-${route.lit} ${route.state.kind}`} />
      ))}
    </>
  );
}
