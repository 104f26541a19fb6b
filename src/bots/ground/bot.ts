import type { Action } from '../../engine/actions.ts';
import type { Random } from '../../engine/random.ts';
import type { SeatView } from '../../engine/view.ts';

/** A computer player: what it answers follows from what its seat may know, and from chance of its own. */
export type Bot = (view: SeatView, random: Random) => Action;
