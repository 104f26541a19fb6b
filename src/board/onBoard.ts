import type { PlayerColor } from '../engine/players.ts';

/** Something that moves for a while: from `at` on, for `ms`, in milliseconds from the beginning of its show. */
export interface Timed {
  readonly at: number;
  readonly ms: number;
}

/** `on`: it comes; `back`: it is taken away again. */
type Way = 'on' | 'back';

/** What moves on a board. It stands there already, or stands there no more: nothing but the eye is told. */
export type OnBoard = Timed &
  (
    | { readonly what: 'train'; readonly route: number; readonly of: PlayerColor; readonly way: Way }
    | { readonly what: 'station'; readonly city: number; readonly of: PlayerColor; readonly way: Way }
    /** A path that was completed. */
    | { readonly what: 'path'; readonly routes: readonly number[] }
  );

/** Another object for each show. */
export interface BoardShow {
  readonly acts: readonly OnBoard[];
  /** Nothing travels: what is new fades in. */
  readonly still: boolean;
}
