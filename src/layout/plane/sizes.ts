/** All lengths of a board follow from one number, the pitch: the way from the middle of a space to the next. */
export interface Sizes {
  readonly pitch: number;
  /** Between two spaces of a route. */
  readonly gap: number;
  readonly length: number;
  readonly longest: number;
  readonly width: number;
  /** From the middle of a lane to the middle of its neighbour. */
  readonly lane: number;
  readonly city: number;
  /** From the middle of a city along a route to the place where the slot of its first space begins. */
  readonly start: number;
  readonly font: number;
  readonly smallFont: number;
  /** Room that different things leave each other. */
  readonly clear: {
    readonly routes: number;
    readonly routesRoughly: number;
    readonly city: number;
    readonly label: number;
  };
}

/** Smaller names cannot be read at arm's length. */
const SMALLEST_FONT = 11;
const GAP = 0.1;
const CITY = 0.215;
const CITY_TO_FIRST_SPACE = 0.05;
const LANE_PER_WIDTH = 1.27;
/** A space may be drawn this much longer than it should be; beyond that the gaps grow. */
const LONGEST = 1.16;

export interface Measures {
  readonly pitch: number;
  readonly width: number;
  readonly font: number;
}

export function sizesOf({ pitch, width, font }: Measures): Sizes {
  const gap = GAP * pitch;
  const city = CITY * pitch;
  return {
    pitch,
    gap,
    length: pitch - gap,
    longest: (pitch - gap) * LONGEST,
    width,
    lane: width * LANE_PER_WIDTH,
    city,
    start: city + CITY_TO_FIRST_SPACE * pitch - gap / 2,
    font,
    smallFont: Math.min(font, SMALLEST_FONT),
    clear: { routes: 0.08 * pitch, routesRoughly: 0.085 * pitch, city: 0.12 * pitch, label: 0.05 * pitch },
  };
}
