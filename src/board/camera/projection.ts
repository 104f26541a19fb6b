export interface Place {
  readonly lon: number;
  readonly lat: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;

function span(values: readonly number[]): readonly [least: number, most: number] {
  return [Math.min(...values), Math.max(...values)];
}

/** An equidistant cone that touches the places' own latitudes: true enough for a continent, and a few lines. */
export function projectionFor(places: readonly Place[]): (place: Place) => Point {
  const [south, north] = span(places.map((place) => radians(place.lat)));
  const [west, east] = span(places.map((place) => radians(place.lon)));
  const lower = south + (north - south) / 6;
  const upper = north - (north - south) / 6;
  const cone = lower === upper ? Math.sin(lower) : (Math.cos(lower) - Math.cos(upper)) / (upper - lower);
  const apex = Math.cos(lower) / cone + lower;
  return ({ lon, lat }) => {
    const radius = apex - radians(lat);
    const angle = cone * (radians(lon) - (west + east) / 2);
    return { x: radius * Math.sin(angle), y: radius * Math.cos(angle) };
  };
}
