import { useLayoutEffect, useMemo, useRef } from 'preact/hooks';
import { World } from '../camera/World.tsx';
import type { BoardModel } from '../model.ts';
import type { BoardShow, OnBoard } from '../onBoard.ts';
import { lanesOn } from '../shapes/badges.ts';
import { measuresOf } from '../shapes/measures.ts';
import { moveOnBoard } from './actMoves.ts';
import { SomeCities } from './Cities.tsx';
import { Station } from './City.tsx';
import { OwnerMarks } from './RouteBadges.tsx';
import { RaisedRoutes } from './Routes.tsx';
import { TrainShadow, Wagons } from './Wagons.tsx';
import './acts-on-board.css';

interface ActsOnBoardProps {
  readonly model: BoardModel;
  readonly show: BoardShow;
}

/** A sheet of its own above the drawing: a thing that moves on it has nothing painted anew but itself. */
export function ActsOnBoard({ model, show }: ActsOnBoardProps) {
  const sheet = useRef<SVGGElement>(null);
  const { unit } = useMemo(() => measuresOf(model.places), [model.places]);
  useLayoutEffect(() => (sheet.current === null ? undefined : moveOnBoard(show, sheet.current)), []);
  return (
    <World places={model.places}>
      <g class="board-drawing acts" style={{ '--board-unit': `${unit}px` }} ref={sheet}>
        {show.acts.map((act, place) => (
          <g key={place} class={act.what}>
            <ActDrawing model={model} act={act} />
          </g>
        ))}
      </g>
    </World>
  );
}

interface ActProps<Act = OnBoard> {
  readonly model: BoardModel;
  readonly act: Act;
}

type ActOf<What> = Extract<OnBoard, { readonly what: What }>;

function ActDrawing({ model, act }: ActProps) {
  switch (act.what) {
    case 'train':
      return <Train model={model} act={act} />;
    case 'station':
      return <NewStation model={model} act={act} />;
    case 'path':
      return <Path model={model} act={act} />;
    default:
      return act satisfies never;
  }
}

/** Wagon by wagon, and the marks of their owner at last. */
function Train({ model, act: { route, of } }: ActProps<ActOf<'train'>>) {
  const { places } = model;
  const measures = useMemo(() => measuresOf(places), [places]);
  const lane = lanesOn(model)[route] ?? null;
  const place = places.routes[route];
  if (place === undefined) return null;
  const drawn = { measures, beside: lane !== null };
  return (
    <>
      {place.spaces.map((space, i) => (
        <g key={i} class="wagon">
          <TrainShadow place={{ ...place, spaces: [space] }} {...drawn} />
          <Wagons place={{ ...place, spaces: [space] }} {...drawn} of={of} ghost={false} fresh={false} />
        </g>
      ))}
      <g class="marks">
        <OwnerMarks {...{ measures, place, lane, of }} />
      </g>
    </>
  );
}

function NewStation({ model: { places }, act: { city, of } }: ActProps<ActOf<'station'>>) {
  const place = places.cities[city];
  return place === undefined ? null : (
    <Station of={of} place={place} radius={places.cityRadius} fresh={false} lit={false} dimmed={false} />
  );
}

/** As a path is shown that is lit, with its trains above the band and its cities above both. */
function Path({ model, act: { routes } }: ActProps<ActOf<'path'>>) {
  const measures = useMemo(() => measuresOf(model.places), [model.places]);
  const lit = useMemo(() => litAlone(model, new Set(routes)), [model, routes]);
  const ends = useMemo(() => new Set(routes.flatMap((route) => model.routes[route]?.ends ?? [])), [model, routes]);
  return (
    <>
      <RaisedRoutes model={lit} measures={measures} ids={routes} />
      <SomeCities model={lit} measures={measures} ids={ends} />
    </>
  );
}

function litAlone(model: BoardModel, ids: ReadonlySet<number>): BoardModel {
  const routes = model.routes.map((route, id) => ({ ...route, lit: ids.has(id) ? ('ticket' as const) : null }));
  return { ...model, selected: null, routes };
}
