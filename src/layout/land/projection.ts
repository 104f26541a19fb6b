import { type GeoProjection, geoAzimuthalEqualArea, geoCentroid, geoConicConformal, geoConicEqualArea } from 'd3-geo';
import type { Orientation } from '../boardFile.ts';
import type { Measures } from '../plane/sizes.ts';

/** What maps/<id>/atlas.json says of the country around the network. */
export interface Atlas {
  readonly projection: AtlasProjection;
  /** Degrees by which north is turned clockwise from the top. */
  readonly turn: Readonly<Record<Orientation, number>>;
  /** Mountain ranges, along their crests. */
  readonly ranges: readonly (readonly LonLat[])[];
  readonly seas: readonly AtlasSea[];
  /** How large things are drawn; without it, as large as there is room. */
  readonly measures?: Readonly<Record<Orientation, Measures>>;
}

type LonLat = readonly [lon: number, lat: number];

type AtlasProjection = ConicProjection | AzimuthalProjection;

interface ConicProjection {
  readonly kind: 'conicEqualArea' | 'conicConformal';
  /** The two latitudes at which the cone cuts the globe. */
  readonly parallels: LonLat;
  readonly rotate: LonLat;
  readonly center?: LonLat;
}

interface AzimuthalProjection {
  readonly kind: 'azimuthalEqualArea';
  readonly rotate: LonLat;
  readonly center?: LonLat;
}

export interface AtlasSea {
  readonly name: string;
  readonly lon: number;
  readonly lat: number;
  /** Of the letters, in units of the board. It may come out smaller where there is little room. */
  readonly size: number;
}

/** One radian is so many units of the plane, before a board is fitted. */
const SCALE = 1000;

/** Longitude and latitude to a plane with y down, turned clockwise by `turn` degrees about the middle. */
export function projectionOf({ projection }: Atlas, turn: number): GeoProjection {
  const { rotate, center = [0, 0] } = projection;
  return unturned(projection)
    .rotate([...rotate])
    .center([...center])
    .angle(-turn) // d3 turns the other way round
    .scale(SCALE)
    .translate([0, 0]);
}

function unturned(projection: AtlasProjection): GeoProjection {
  switch (projection.kind) {
    case 'conicEqualArea':
      return geoConicEqualArea().parallels([...projection.parallels]);
    case 'conicConformal':
      return geoConicConformal().parallels([...projection.parallels]);
    case 'azimuthalEqualArea':
      return geoAzimuthalEqualArea();
  }
}

/** For a map without an atlas: flat about the middle of its cities, which suits any place and size. */
export function defaultAtlas(cities: readonly { readonly lon: number; readonly lat: number }[]): Atlas {
  const [lon, lat] = geoCentroid({ type: 'MultiPoint', coordinates: cities.map((city) => [city.lon, city.lat]) });
  return {
    projection: { kind: 'azimuthalEqualArea', rotate: [-lon, -lat] },
    turn: { landscape: 0, portrait: 0 },
    ranges: [],
    seas: [],
  };
}
