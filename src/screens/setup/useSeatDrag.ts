import { useEffect, useRef, useState } from 'preact/hooks';
import type { SetupSeat } from '../../table/game/setup.ts';
import { isTap, moved, placeByKey, placeByTap, placeOf, type SeatDrag, shiftOf } from './seatDrag.ts';

interface SeatHandle {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerMove: (event: PointerEvent) => void;
  readonly onPointerUp: (event: PointerEvent) => void;
  readonly onPointerCancel: (event: PointerEvent) => void;
  readonly onLostPointerCapture: (event: PointerEvent) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly onClick: (event: MouseEvent) => void;
}

export interface SeatDragging {
  /** The seat in the hand; null: none is. */
  readonly held: number | null;
  readonly shift: (seat: number) => number;
  readonly handle: (seat: number) => SeatHandle;
}

/**
 * Seats change places by a drag of their handle, by keys, or by a tap. One finger drags at a time. Whatever comes between
 * (another finger changes the table, the screen turns, the device takes the finger away) puts the seat back.
 */
export function useSeatDrag(seats: readonly SetupSeat[], onMove: (seat: number, place: number) => void): SeatDragging {
  const { drag, latest, take } = useLatest();
  const hasDragged = useRef(false);
  useEffect(() => take(null), [seats]);
  useDropOnTurn(drag !== null, () => take(null));
  const place = (seat: number, wanted: number | null) => {
    if (wanted !== null && wanted !== seat) onMove(seat, wanted);
  };
  const mine = ({ pointerId }: PointerEvent) => (latest.current?.pointer === pointerId ? latest.current : null);
  const dropMine = (event: PointerEvent) => {
    if (mine(event) !== null) take(null);
  };
  const handle = (seat: number): SeatHandle => ({
    onPointerDown: (event) => {
      const middles = middlesOf(event.currentTarget);
      if (latest.current !== null || event.button !== 0 || middles.length !== seats.length) return;
      hasDragged.current = false;
      capture(event);
      take({ pointer: event.pointerId, seat, from: event.clientY, by: 0, middles });
    },
    onPointerMove: (event) => {
      const drag = mine(event);
      if (drag === null) return;
      const next = moved(drag, event.clientY);
      hasDragged.current ||= !isTap(next);
      take(next);
    },
    onPointerUp: (event) => {
      const drag = mine(event);
      if (drag === null) return;
      take(null);
      if (hasDragged.current) place(drag.seat, placeOf(moved(drag, event.clientY)));
    },
    onPointerCancel: dropMine,
    onLostPointerCapture: dropMine,
    onKeyDown: (event) => {
      const wanted = placeByKey(event.key, seat, seats.length);
      if (wanted === null) return;
      event.preventDefault();
      place(seat, wanted);
    },
    // The end of a drag is a click too; one without a pointer comes from a key or from whoever reads the screen aloud.
    onClick: ({ detail }) => {
      if (detail === 0 || !hasDragged.current) place(seat, placeByTap(seat, seats.length));
    },
  });
  const isDragged = drag !== null && !isTap(drag);
  return { held: isDragged ? drag.seat : null, shift: (seat) => (isDragged ? shiftOf(drag, seat) : 0), handle };
}

/** Several moves of a finger may come before the next picture: each goes on from the one before. */
function useLatest() {
  const [drag, draw] = useState<SeatDrag | null>(null);
  const latest = useRef<SeatDrag | null>(null);
  const take = (next: SeatDrag | null) => {
    latest.current = next;
    draw(next);
  };
  return { drag, latest, take };
}

function capture({ currentTarget, pointerId }: PointerEvent): void {
  if (currentTarget instanceof Element) currentTarget.setPointerCapture(pointerId);
}

/** Of all rows of the list that the handle is in. */
function middlesOf(handle: EventTarget | null): readonly number[] {
  const list = handle instanceof Element ? handle.closest('ol') : null;
  return [...(list?.children ?? [])].map((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return (top + bottom) / 2;
  });
}

function useDropOnTurn(isHeld: boolean, drop: () => void): void {
  useEffect(() => {
    if (!isHeld) return undefined;
    const end = new AbortController();
    for (const what of ['resize', 'blur'] as const) addEventListener(what, drop, { signal: end.signal });
    return () => end.abort();
  }, [isHeld]);
}
