/** A seat that a finger has taken by its handle. */
export interface SeatDrag {
  readonly pointer: number;
  readonly seat: number;
  /** Where the finger took hold, and how far it is from there. */
  readonly from: number;
  readonly by: number;
  /** Middles of all rows when it began, from the top. */
  readonly middles: readonly number[];
}

/** A finger that moves less has tapped. */
const TAP_PX = 6;

export function moved(drag: SeatDrag, y: number): SeatDrag {
  return { ...drag, by: y - drag.from };
}

export function isTap({ by }: SeatDrag): boolean {
  return Math.abs(by) < TAP_PX;
}

/** The place that the seat would have if it were let go now: the nearest. */
export function placeOf({ seat, by, middles }: SeatDrag): number {
  const away = middles.map((middle) => Math.abs(middle - at(middles, seat) - by));
  return away.indexOf(Math.min(...away));
}

/** How far each row is drawn from its own place: the dragged one follows the finger, the others make room for it. */
export function shiftOf(drag: SeatDrag, row: number): number {
  const { seat, middles } = drag;
  if (row === seat)
    return within(drag.by, (middles[0] ?? 0) - at(middles, seat), at(middles, middles.length - 1) - at(middles, seat));
  const place = placeOf(drag);
  if (row > seat && row <= place) return at(middles, row - 1) - at(middles, row);
  if (row < seat && row >= place) return at(middles, row + 1) - at(middles, row);
  return 0;
}

const at = (middles: readonly number[], row: number) => middles[row] ?? 0;

function within(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}

/** Where a key moves a seat to; null: this key moves nothing. */
export function placeByKey(key: string, seat: number, seats: number): number | null {
  const places: Readonly<Record<string, number>> = { ArrowUp: seat - 1, ArrowDown: seat + 1, Home: 0, End: seats - 1 };
  const place = places[key];
  return place === undefined ? null : within(place, 0, seats - 1);
}

/** Where a tap moves it to, for whoever can neither drag nor press a key: one place up, and from the top to the end. */
export function placeByTap(seat: number, seats: number): number {
  return seat === 0 ? seats - 1 : seat - 1;
}
