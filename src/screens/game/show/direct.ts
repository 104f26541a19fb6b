// Which show a change of the table asks for.
import type { Meanings } from '../../../preferences/list.ts';
import { viewerOf } from '../../../table/session/happened.ts';
import type { Scene, TableState } from '../../../table/session/scenes.ts';
import { type Act, atRate, delayed } from './acts.ts';
import { actsOf, offersIn, type TableSight } from './actsOf.ts';
import type { ShowPlayer } from './player.ts';
import { whereSpotsAre } from './spots.ts';
import { BLIND } from './times.ts';

export interface Manner {
  readonly speed: Meanings['computerSpeed'];
  /** Nothing travels. */
  readonly still: boolean;
}

/** Nothing that was shown to one goes on before the eyes of another. */
export function direct(player: ShowPlayer, before: TableState, now: TableState, manner: Manner): void {
  if (now.saving === 'elsewhere') player.cut();
  else if (isNew(before, now) && isSameAudience(before.scene, now.scene)) playHappened(player, before, now, manner);
  else if (before.scene.kind !== now.scene.kind || viewerOf(before.scene) !== viewerOf(now.scene)) {
    const acts = entrance(before, now);
    player.play({ acts, still: manner.still, were: whereSpotsAre(acts) });
  }
}

function isNew(before: TableState, now: TableState): boolean {
  return now.happened !== null && now.happened !== before.happened;
}

/** The same eyes, and the board and the row are still on the screen. */
function isSameAudience(before: Scene, now: Scene): boolean {
  return viewerOf(before) === viewerOf(now) && isAtTable(before) && isAtTable(now);
}

function isAtTable({ kind }: Scene): boolean {
  return kind === 'hand' || kind === 'watch' || kind === 'look';
}

function playHappened(player: ShowPlayer, before: TableState, now: TableState, { speed, still }: Manner): void {
  const { happened, scene } = now;
  if (happened === null) return;
  const acts = actsOf(happened, sightOf(before), sightOf(now));
  const paced = scene.kind === 'watch' ? atComputersPace(acts, speed) : acts;
  const show = { acts: paced, still, were: whereSpotsAre(paced) };
  // The cards of a tunnel are turned by a hand of its own; whatever comes of it comes after.
  const isTunnel = happened.events.some((event) => event.type === 'tunnelOpened' && event.revealed.length > 0);
  if (isTunnel && scene.kind === 'hand' && happened.way === 'on') player.prepare(show);
  else player.play(show);
}

/** A route is only chosen at first, before its train comes. Whoever has no time for that still hears what happens. */
function atComputersPace(acts: readonly Act[], { rate, choosing }: Manner['speed']): readonly Act[] {
  if (rate === 0) return acts.filter(({ what }) => what === 'cue').map((act) => ({ ...act, at: 0 }));
  const isClaim = acts.some(({ what }) => what === 'train');
  const paced = atRate(acts, rate);
  return isClaim ? delayed(paced, choosing) : paced;
}

/** What comes with a new scene. */
function entrance(before: TableState, { scene }: TableState): readonly Act[] {
  switch (scene.kind) {
    case 'hand':
      return isCovered(before.scene) ? handOpens(scene) : [];
    case 'look':
      return before.scene.kind === 'hand' ? [{ what: 'blind', way: 'down', at: 0, ms: BLIND }] : [];
    case 'curtain':
      return isHandedOn(before.scene, scene.seat) ? [heard({ sound: 'handover', seat: scene.seat })] : [];
    case 'final':
      return [heard({ sound: 'winner' })];
    default:
      return [];
  }
}

const heard = (cue: Extract<Act, { what: 'cue' }>['cue']): Act => ({ what: 'cue', cue, at: 0, ms: 0 });

function handOpens({ draft, view }: Extract<Scene, { readonly kind: 'hand' }>): readonly Act[] {
  return draft?.kind === 'keep' ? offersIn(view.offer.length, 0) : [{ what: 'blind', way: 'up', at: 0, ms: BLIND }];
}

function isCovered({ kind }: Scene): boolean {
  return kind === 'curtain' || kind === 'look';
}

/** Somebody else is to take the tablet: a hand that was only covered is still its own player's. */
function isHandedOn(before: Scene, seat: number): boolean {
  return (before.kind === 'hand' || before.kind === 'watch') && before.seat !== seat;
}

function sightOf({ table, players, scene }: TableState): TableSight {
  const hand = scene.kind === 'hand' || scene.kind === 'watch' ? scene.view : null;
  return { table, players, hand };
}
