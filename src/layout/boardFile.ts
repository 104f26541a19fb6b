/**
 * A board as it stands in maps/<id>/board.<orientation>.json: where everything lies. Cities and routes are in the order
 * of the map file; what they are called, cost or look like is not repeated here.
 *
 * One unit is one css px when the board fits the zone it was laid out for.
 */
export interface BoardFile {
  readonly format: 'railpass/board';
  readonly formatVersion: 1;
  readonly map: string;
  readonly mapVersion: number;
  readonly orientation: Orientation;
  /** The part of the screen that the board has at a tablet's size; the network lies within it. */
  readonly zone: Size;
  /** Degrees by which north is turned clockwise from the top. */
  readonly north: number;
  readonly spaceWidth: number;
  readonly cityRadius: number;
  readonly cities: readonly CityPlace[];
  readonly routes: readonly RoutePlace[];
  readonly geography: Geography;
}

export const ORIENTATIONS = ['landscape', 'portrait'] as const;
export type Orientation = (typeof ORIENTATIONS)[number];

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface CityPlace {
  readonly x: number;
  readonly y: number;
  readonly label: LabelPlace;
}

/** A box around its middle. Each line is set in the middle, on its baseline. */
export interface LabelPlace extends Size {
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
  readonly lines: readonly { readonly text: string; readonly baseline: number }[];
}

export interface RoutePlace {
  /** All spaces of a route are equally long. */
  readonly spaceLength: number;
  /** From the route's first city to its second; the angle is in degrees along the track. */
  readonly spaces: readonly (readonly [x: number, y: number, angle: number])[];
  /** The middle line of the lane from city to city: x, y, x, y, … */
  readonly lane: readonly number[];
}

/** Outlines as SVG paths. They reach beyond the zone, so that a zone of any shape is filled. */
export interface Geography {
  readonly land: string;
  readonly lakes: string;
  readonly rivers: string;
  readonly borders: string;
  /** Water under those ferries that touch land. */
  readonly channels: string;
  readonly peaks: readonly (readonly [x: number, y: number, scale: number])[];
  readonly seas: readonly SeaName[];
  /** The line beyond which cities count as northern: x, y, x, y, … Only where some do. */
  readonly polarCircle?: readonly number[];
}

export interface SeaName {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly fontSize: number;
}
