import type { GameEvent } from '../../engine/events.ts';
import { redact, type SeenEvent } from '../../engine/redact.ts';
import type { Scene } from './scenes.ts';

/** What the last change has brought, as whoever has the screen before them saw it: what others drew stays hidden. */
export interface Happened {
  /** `back`: it was taken back. */
  readonly way: 'on' | 'back';
  /** In the order in which they happened, also those that were taken back. */
  readonly events: readonly SeenEvent[];
}

/** Null: nothing happened, so there is nothing to be shown. */
export function happenedBetween(
  before: readonly GameEvent[],
  after: readonly GameEvent[],
  viewer: number | 'table',
): Happened | null {
  const isBack = after.length < before.length;
  const [longer, from] = isBack ? [before, after.length] : [after, before.length];
  if (longer.length === from) return null;
  return { way: isBack ? 'back' : 'on', events: longer.slice(from).map((event) => redact(event, viewer)) };
}

/** Whose cards lie open on the screen; of the table nobody's do. */
export function viewerOf(scene: Scene): number | 'table' {
  if (scene.kind === 'hand') return scene.seat;
  return scene.kind === 'watch' && scene.view !== null ? scene.view.seat : 'table';
}
