import type { MapData } from '../engine/map.ts';
import type { BoardFile, Orientation } from './boardFile.ts';
import { geographyOf } from './land/geography.ts';
import { landMask } from './land/landMask.ts';
import { type Atlas, projectionOf } from './land/projection.ts';
import type { World } from './land/world.ts';
import { type Layout, layOut } from './layOut.ts';
import { type Metrics, metricsOf } from './metrics.ts';
import type { Measure } from './network/labelForms.ts';
import type { Measures } from './plane/sizes.ts';
import { countFolds, thinPlate } from './plane/warp.ts';
import { ZONES } from './plane/zone.ts';

export interface BoardOrder {
  readonly map: MapData;
  readonly atlas: Atlas;
  readonly orientation: Orientation;
  /** Null: a board without land and sea. */
  readonly world: World | null;
  readonly measure: Measure;
}

export interface MadeBoard {
  readonly board: BoardFile;
  readonly metrics: Metrics & { readonly folds: number; readonly meanShift: number };
}

/** If a network does not fit at its size, it is tried this much smaller, and so on. */
const SMALLER = 0.95;
const TRIES = 6;
const EVEN_ENOUGH = 1.6;

export function makeBoardFile(order: BoardOrder): MadeBoard {
  const wanted = order.atlas.measures?.[order.orientation] ?? defaultMeasures(order);
  let made = layOutAt(order, wanted);
  for (let k = 1; k < TRIES && !isSound(made.metrics); k++) {
    made = layOutAt(order, { ...wanted, pitch: wanted.pitch * SMALLER ** k });
  }
  return finish(order, made.layout, made.metrics);
}

function isSound({ faults, longestToShortest }: Metrics): boolean {
  return faults.length === 0 && longestToShortest <= EVEN_ENOUGH;
}

/** As large as the zone allows for so many spaces. */
const ROOM_PER_SPACE = 2.4;
const LARGEST_PITCH = 30;
const WIDTH_PER_PITCH = 0.34;

function defaultMeasures({ map, orientation }: BoardOrder): Measures {
  const { cities } = ZONES[orientation];
  const room = (cities.right - cities.left) * (cities.bottom - cities.top);
  const spaces = map.routes.reduce((sum, route) => sum + route.length, 0);
  const pitch = Math.min(LARGEST_PITCH, Math.sqrt(room / (ROOM_PER_SPACE * Math.max(1, spaces))));
  return { pitch, width: WIDTH_PER_PITCH * pitch, font: Math.max(11, 0.42 * pitch) };
}

function layOutAt(order: BoardOrder, measures: Measures): { layout: Layout; metrics: Metrics } {
  const { map, atlas, orientation, world, measure } = order;
  const north = atlas.turn[orientation];
  const projection = projectionOf(atlas, north);
  const layout = layOut({
    map,
    orientation,
    measures,
    north,
    measure,
    project: ({ lon, lat }) => projection([lon, lat]) ?? [0, 0],
    landFor: world === null ? null : (fit) => landMask(world, projection, fit, ZONES[orientation]),
  });
  return { layout, metrics: metricsOf(layout.board, map) };
}

const NO_GEOGRAPHY = { land: '', lakes: '', rivers: '', borders: '', channels: '', peaks: [], seas: [] };

function finish(order: BoardOrder, { board, anchors, fit }: Layout, metrics: Metrics): MadeBoard {
  const { map, atlas, orientation, world } = order;
  const cities = board.cities.flatMap(({ x, y }) => [x, y]);
  const back = thinPlate(cities, anchors);
  const shifts = board.cities.map(({ x, y }, i) =>
    Math.hypot(x - (anchors[2 * i] ?? x), y - (anchors[2 * i + 1] ?? y)),
  );
  const geography =
    world === null
      ? NO_GEOGRAPHY
      : geographyOf({
          world,
          atlas,
          projection: projectionOf(atlas, atlas.turn[orientation]),
          fit,
          warp: thinPlate(anchors, cities),
          back,
          board,
          cities: map.cities,
          isFerry: map.routes.map((route) => route.kind === 'ferry'),
          keepClear: ZONES[orientation].keepOut,
        });
  return {
    board: { ...board, geography },
    metrics: {
      ...metrics,
      folds: countFolds(back, board.zone),
      meanShift: shifts.reduce((sum, shift) => sum + shift, 0) / shifts.length,
    },
  };
}
