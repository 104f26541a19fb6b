import { useRef } from 'preact/hooks';

interface Seen {
  readonly turn: number;
  readonly row: readonly number[];
  readonly refilled: ReadonlySet<number>;
}

const NONE: ReadonlySet<number> = new Set();

/** The places of the row whose cards have changed in this turn, so that people see what was taken. */
export function useRefilled(turn: number, row: readonly number[]): ReadonlySet<number> {
  const seen = useRef<Seen>({ turn, row, refilled: NONE });
  seen.current = seenNow(seen.current, turn, row);
  return seen.current.refilled;
}

export function seenNow(before: Seen, turn: number, row: readonly number[]): Seen {
  const changed = row.flatMap((card, place) => (card === before.row[place] ? [] : [place]));
  const earlier = turn === before.turn ? before.refilled : NONE;
  if (changed.length === 0) return turn === before.turn ? before : { turn, row, refilled: NONE };
  return { turn, row, refilled: new Set([...earlier, ...changed]) };
}
