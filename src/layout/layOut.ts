import type { MapCity, MapData } from '../engine/map.ts';
import type { BoardFile, CityPlace, Orientation, RoutePlace } from './boardFile.ts';
import { anchorsOf } from './network/anchors.ts';
import { chordOf, lengthOf, parameterAfter, spotAt } from './network/curves.ts';
import { type LabelForm, labelForms, type Measure } from './network/labelForms.ts';
import { type Lane, networkOf } from './network/network.ts';
import { type Sheet, sheetOf } from './network/sheet.ts';
import { read } from './plane/geometry.ts';
import { type Measures, type Sizes, sizesOf } from './plane/sizes.ts';
import type { Affine } from './plane/warp.ts';
import { ZONES } from './plane/zone.ts';
import { labelBox } from './settle/labelContacts.ts';
import { type LandFor, relax } from './settle/relax.ts';

export interface LayoutOrder {
  readonly map: MapData;
  readonly orientation: Orientation;
  readonly measures: Measures;
  /** From longitude and latitude to a plane of any size, y down. */
  readonly project: (city: MapCity) => readonly [x: number, y: number];
  readonly north: number;
  readonly measure: Measure;
  readonly landFor: LandFor | null;
}

export interface Layout {
  /** All but the geography, which is bent to fit the cities afterwards. */
  readonly board: Omit<BoardFile, 'geography'>;
  /** Where the cities would lie unbent, and how the projection comes there. */
  readonly anchors: Float64Array;
  readonly fit: Affine;
}

export function layOut(order: LayoutOrder): Layout {
  const { map, orientation, measure } = order;
  const sizes = sizesOf(order.measures);
  const zone = ZONES[orientation];
  const projected = Float64Array.from(map.cities.flatMap((city) => [...order.project(city)]));
  const sheet = sheetOf(networkOf(map, sizes), sizes, zone, anchorsOf(projected, zone));
  relax(
    sheet,
    map.cities.map((city) => formsOf(city, sizes, measure)),
    order.landFor,
  );
  return { board: boardOf(order, sheet), anchors: sheet.anchors.places, fit: sheet.anchors.fit };
}

/** The usual forms of a name first; a smaller one for places where nothing else helps. */
function formsOf(city: MapCity, sizes: Sizes, measure: Measure): readonly LabelForm[] {
  const usual = city.waypoint === true ? sizes.smallFont : sizes.font;
  const small = usual === sizes.smallFont ? [] : labelForms(city.name, sizes.smallFont, measure);
  return [...labelForms(city.name, usual, measure), ...small];
}

function boardOf({ map, orientation, north }: LayoutOrder, sheet: Sheet): Layout['board'] {
  return {
    format: 'railpass/board',
    formatVersion: 1,
    map: map.id,
    mapVersion: map.version,
    orientation,
    zone: { width: sheet.zone.width, height: sheet.zone.height },
    north,
    spaceWidth: round(sheet.sizes.width),
    cityRadius: round(sheet.sizes.city),
    cities: map.cities.map((_, i) => cityPlace(sheet, i)),
    routes: routePlaces(sheet, map.routes.length),
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function cityPlace(sheet: Sheet, i: number): CityPlace {
  const box = labelBox(sheet, i);
  const form = sheet.labels[i]?.form;
  return {
    x: round(read(sheet.values, 2 * i)),
    y: round(read(sheet.values, 2 * i + 1)),
    label: {
      x: round(box.x),
      y: round(box.y),
      width: round(2 * box.halfWidth),
      height: round(2 * box.halfHeight),
      fontSize: form?.fontSize ?? sheet.sizes.font,
      lines: (form?.lines ?? []).map(({ text, baseline }) => ({ text, baseline: round(box.y + baseline) })),
    },
  };
}

function routePlaces(sheet: Sheet, count: number): readonly RoutePlace[] {
  const places = new Map<number, RoutePlace>();
  let first = 0;
  sheet.network.bundles.forEach((bundle, e) => {
    for (const lane of bundle.lanes) {
      places.set(lane.route, lanePlace(sheet, e, lane, first));
      first += lane.spaces;
    }
  });
  return Array.from({ length: count }, (_, route) => places.get(route) ?? { spaceLength: 0, spaces: [], lane: [] });
}

function lanePlace(sheet: Sheet, e: number, lane: Lane, first: number): RoutePlace {
  const order = Array.from({ length: lane.spaces }, (_, k) => first + k);
  if (lane.backwards) order.reverse();
  const line = laneLine(sheet, e, lane);
  const points = lane.backwards ? line.reverse() : line;
  return {
    spaceLength: round(spaceLength(sheet, order)),
    spaces: order.map((c) => {
      const angle = (Math.atan2(read(sheet.spaces.sin, c), read(sheet.spaces.cos, c)) * 180) / Math.PI;
      const along = lane.backwards ? (angle > 0 ? angle - 180 : angle + 180) : angle;
      return [round(read(sheet.spaces.x, c)), round(read(sheet.spaces.y, c)), round(along)];
    }),
    lane: points.flatMap(([x, y]) => [round(x), round(y)]),
  };
}

/** Neighbours on the inner lane of a bend come closer: they keep most of the gap. */
function spaceLength({ spaces, sizes }: Sheet, order: readonly number[]): number {
  let length = 2 * read(spaces.half, order[0] ?? 0);
  order.slice(1).forEach((c, k) => {
    const before = order[k] ?? c;
    const dx = read(spaces.x, c) - read(spaces.x, before);
    const dy = read(spaces.y, c) - read(spaces.y, before);
    const cos = read(spaces.cos, c) * read(spaces.cos, before) + read(spaces.sin, c) * read(spaces.sin, before);
    const turn = Math.acos(Math.max(-1, Math.min(1, cos)));
    length = Math.min(length, Math.hypot(dx, dy) - 0.6 * sizes.gap - Math.tan(Math.min(turn, 1) / 2) * sizes.width);
  });
  return length;
}

/** The middle of the lane leaves its city, swings out to its offset before the first space, and comes back. */
function laneLine(sheet: Sheet, e: number, { offset, spaces }: Lane): (readonly [number, number])[] {
  const { values, at: offsets, curves, sizes } = sheet;
  const chord = chordOf(sheet, e);
  const length = lengthOf(curves, e);
  const from = read(values, offsets.pads + 2 * e);
  const to = length - read(values, offsets.pads + 2 * e + 1);
  const inner = Array.from({ length: 2 * spaces + 1 }, (_, k) => from + ((to - from) * k) / (2 * spaces));
  return [0, ...inner, length].map((way) => {
    const { x, y, cos, sin } = spotAt(chord, parameterAfter(curves, e, way));
    const aside = offset * Math.min(1, way / (sizes.city + 1), (length - way) / (sizes.city + 1));
    return [x - sin * aside, y + cos * aside] as const;
  });
}
