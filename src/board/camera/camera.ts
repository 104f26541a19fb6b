// Which part of the board is seen. Everything here is a pure function from one view to the next.
import type { BoardFile, Size } from '../../layout/boardFile.ts';
import type { Point } from './projection.ts';

/** A place of the board lies at x + scale · place, in css px from the top left of the stage. */
export interface CameraView {
  readonly x: number;
  readonly y: number;
  /** Css px per unit of the board. */
  readonly scale: number;
}

/** What is covered at the edges of the stage and should show nothing that matters when the board fits. */
export interface Insets {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Viewport {
  /** In css px. */
  readonly size: Size;
  /** The board's own frame, in its units: the network lies within it. */
  readonly zone: Size;
  readonly insets: Insets;
}

/** A finger and the place of the board that it holds. */
export interface Grip {
  readonly finger: Point;
  readonly place: Point;
}

export const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const MOST_ZOOM = 4;
/** So that a phone, where the whole board is small, comes as near as a tablet does. */
const MOST_PX_PER_UNIT = 4;
/** How far beyond the frame one may look when zoomed in, as a part of the stage: corners come out from under buttons. */
const BEYOND_THE_FRAME = 0.25;

export function placeAt(view: CameraView, { x, y }: Point): Point {
  return { x: (x - view.x) / view.scale, y: (y - view.y) / view.scale };
}

export function pointOf(view: CameraView, place: Point): Point {
  return { x: view.x + view.scale * place.x, y: view.y + view.scale * place.y };
}

export function middleOf({ size, insets }: Viewport): Point {
  return { x: (insets.left + size.width - insets.right) / 2, y: (insets.top + size.height - insets.bottom) / 2 };
}

export function fitScale({ size, zone, insets }: Viewport): number {
  const width = Math.max(1, size.width - insets.left - insets.right);
  const height = Math.max(1, size.height - insets.top - insets.bottom);
  return Math.min(width / zone.width, height / zone.height);
}

export function mostScale(stage: Viewport): number {
  return Math.max(MOST_ZOOM * fitScale(stage), MOST_PX_PER_UNIT);
}

/** The whole frame, in the middle. */
export function fitView(stage: Viewport): CameraView {
  const { zone } = stage;
  return viewWith({ x: zone.width / 2, y: zone.height / 2 }, middleOf(stage), fitScale(stage));
}

/** Below this many px per unit names cannot be read. */
const READABLE = 0.82;

/** The first view: all of the board, or on a small screen as much as can be read, about the middle of these places. */
export function startView(stage: Viewport, places: readonly Point[]): CameraView {
  if (fitScale(stage) >= READABLE || places.length === 0) return fitView(stage);
  return clamp(viewWith(frameOf(places).middle, middleOf(stage), READABLE), stage);
}

/** Clear of the edges, in css px, as discs and spaces reach beyond their places. */
const FRAME_MARGIN = 22;

/** All of these places as large as they can be seen together. */
export function framedView(stage: Viewport, places: readonly Point[]): CameraView {
  if (places.length === 0) return fitView(stage);
  const { size, insets } = stage;
  const frame = frameOf(places);
  const room = (length: number, covered: number) => Math.max(1, length - covered - 2 * FRAME_MARGIN);
  const across = room(size.width, insets.left + insets.right) / Math.max(1, frame.size.width);
  const down = room(size.height, insets.top + insets.bottom) / Math.max(1, frame.size.height);
  return clamp(viewWith(frame.middle, middleOf(stage), allowed(Math.min(across, down), stage)), stage);
}

export function isFit(view: CameraView, stage: Viewport): boolean {
  return view.scale <= fitScale(stage) * 1.001;
}

/** The view in which a place of the board lies at a point of the stage. */
function viewWith(place: Point, point: Point, scale: number): CameraView {
  return { x: point.x - scale * place.x, y: point.y - scale * place.y, scale };
}

/** Zooms so that what lies at the point stays there. */
export function zoomAt(view: CameraView, stage: Viewport, point: Point, scale: number): CameraView {
  return clamp(viewWith(placeAt(view, point), point, allowed(scale, stage)), stage);
}

export function pan(view: CameraView, stage: Viewport, by: Point): CameraView {
  return clamp({ ...view, x: view.x + by.x, y: view.y + by.y }, stage);
}

/** Keeps under each finger what it holds; two fingers zoom as well. */
export function held(view: CameraView, stage: Viewport, grips: readonly Grip[]): CameraView {
  const [first, second] = grips;
  if (first === undefined) return view;
  if (second === undefined) return clamp(viewWith(first.place, first.finger, view.scale), stage);
  const scale = distance(first.finger, second.finger) / (distance(first.place, second.place) || 1);
  const place = halfway(first.place, second.place);
  return clamp(viewWith(place, halfway(first.finger, second.finger), allowed(scale, stage)), stage);
}

/** At fit nothing can be moved; zoomed in, the frame always covers the middle of the stage. */
export function clamp(view: CameraView, stage: Viewport): CameraView {
  const scale = allowed(view.scale, stage);
  const zoomed = scale / fitScale(stage) - 1;
  const middle = middleOf(stage);
  const along = (start: number, length: number, room: number, middleOfRoom: number) => {
    const centred = middleOfRoom - length / 2;
    const far = Math.min(length / 2, (room / 2) * zoomed + room * BEYOND_THE_FRAME * Math.min(1, zoomed));
    return Math.min(centred + far, Math.max(centred - far, start));
  };
  return {
    x: along(view.x, stage.zone.width * scale, stage.size.width, middle.x),
    y: along(view.y, stage.zone.height * scale, stage.size.height, middle.y),
    scale,
  };
}

/** After the stage has changed its size: what was in the middle stays there, and what fitted still fits. */
export function resized(view: CameraView, from: Viewport, to: Viewport): CameraView {
  if (isFit(view, from)) return fitView(to);
  return clamp(viewWith(placeAt(view, middleOf(from)), middleOf(to), view.scale), to);
}

/** On a board that is laid out differently: the city nearest to the middle is now in the middle. */
export function relaid(view: CameraView, stage: Viewport, from: BoardFile, to: BoardFile): CameraView {
  const next = { ...stage, zone: to.zone };
  const city = nearestCity(from.cities, placeAt(view, middleOf(stage)));
  const place = to.cities[city];
  if (from.map !== to.map || place === undefined || isFit(view, stage)) return fitView(next);
  return clamp(viewWith(place, middleOf(stage), view.scale), next);
}

export function nearestCity(cities: readonly Point[], place: Point): number {
  const distances = cities.map((city) => distance(city, place));
  return distances.indexOf(Math.min(...distances));
}

/** Moves no further than it must for a place to be seen clear of the edges. */
export function broughtIntoView(view: CameraView, stage: Viewport, place: Point, margin: number): CameraView {
  const { x, y } = pointOf(view, place);
  const { size } = stage;
  const step = (at: number, room: number) => Math.max(0, margin - at) - Math.max(0, at - (room - margin));
  return pan(view, stage, { x: step(x, size.width), y: step(y, size.height) });
}

/** The part of the stage where nothing lies over the board: messages come from above. */
const CALM = { top: 0.3, right: 0.1, bottom: 0.1, left: 0.1 };

/** All of these places seen together and clear of messages: as it is if they are, else moved, and further off if need be. */
export function withAllInView(view: CameraView, stage: Viewport, places: readonly Point[]): CameraView {
  const { width, height } = stage.size;
  const calm = { x: CALM.left * width, y: CALM.top * height };
  const room = { width: width * (1 - CALM.right) - calm.x, height: height * (1 - CALM.bottom) - calm.y };
  const isCalm = ({ x, y }: Point) =>
    x >= calm.x && x <= calm.x + room.width && y >= calm.y && y <= calm.y + room.height;
  if (places.every((place) => isCalm(pointOf(view, place)))) return view;
  const { middle, size } = frameOf(places);
  const scale = Math.min(view.scale, room.width / size.width, room.height / size.height);
  const point = { x: calm.x + room.width / 2, y: calm.y + room.height / 2 };
  return clamp(viewWith(middle, point, scale), stage);
}

function frameOf(places: readonly Point[]): { readonly middle: Point; readonly size: Size } {
  const xs = places.map(({ x }) => x);
  const ys = places.map(({ y }) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    middle: halfway({ x: left, y: top }, { x: right, y: bottom }),
    size: { width: right - left, height: bottom - top },
  };
}

function allowed(scale: number, stage: Viewport): number {
  return Math.min(mostScale(stage), Math.max(fitScale(stage), scale));
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

export function halfway(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}
