import type { CardCounts } from '../../../engine/cards.ts';
import type { Cue } from '../../../sound/cues.ts';
import type { HandScene } from '../../../table/session/scenes.ts';

/** Milliseconds a card takes to turn, and the pause before the next. */
const TURN = 420;
const PAUSE = 250;
/** A tunnel that asks for nothing is claimed by now: so long its cards are seen before the board is. */
const LINGER = 1_400;

/** A tunnel of this turn, whether or not it asked for more. */
export interface OpenedTunnel {
  readonly route: number;
  /** What was played: its colour, and locomotives, ask for one more card each. */
  readonly paid: CardCounts;
  readonly revealed: readonly number[];
  readonly owed: number;
}

/** How far the cards of a tunnel have been turned: so many of them, then settled, then over where nothing is owed. */
export interface Turning {
  readonly tunnel: OpenedTunnel | null;
  readonly step: number;
}

export function openedTunnel({ view, beat }: HandScene): OpenedTunnel | null {
  const { tunnel } = view.table;
  if (tunnel !== null) return tunnel;
  const story = beat?.did.find(({ what }) => what === 'claimed' || what === 'withdrew');
  if (story?.what !== 'claimed' && story?.what !== 'withdrew') return null;
  const { route, paid } = story;
  return story.tunnel && { route, paid, ...story.tunnel };
}

/** Whoever comes to a tunnel that is open already, after a reload or from the curtain, finds its cards face up. */
export function atRest(tunnel: OpenedTunnel | null): Turning {
  return { tunnel, step: tunnel === null ? 0 : lastStep(tunnel) };
}

/** A tunnel that opens before the eyes of its player begins with all cards face down, unless nothing is to move. */
export function turningNow(before: Turning, tunnel: OpenedTunnel | null, still: boolean): Turning {
  if (tunnel === null || tunnel.revealed.length === 0) return atRest(tunnel);
  if (isSame(before.tunnel, tunnel)) return before;
  return still ? allTurned({ tunnel, step: 0 }) : { tunnel, step: 0 };
}

export function nextStep({ tunnel, step }: Turning): Turning {
  return { tunnel, step: tunnel === null ? step : Math.min(step + 1, lastStep(tunnel)) };
}

/** How many cards lie face up. */
export function cardsTurned({ tunnel, step }: Turning): number {
  return tunnel === null ? 0 : Math.min(step, tunnel.revealed.length);
}

/** They still have to come to lie, so that a second tap presses nothing. */
export function allTurned({ tunnel, step }: Turning): Turning {
  return { tunnel, step: tunnel === null ? step : Math.max(step, tunnel.revealed.length) };
}

/** Milliseconds until the next step; null: there is none. */
export function pauseBefore({ tunnel, step }: Turning): number | null {
  if (tunnel === null || step >= lastStep(tunnel)) return null;
  const { length } = tunnel.revealed;
  if (step > length) return LINGER;
  if (step === 0) return PAUSE;
  return step < length ? TURN + PAUSE : TURN;
}

/** A knock for each card, when it comes to lie. */
export function tunnelCue({ revealed }: OpenedTunnel): Cue {
  const beats = revealed.map((_, card) => ((card + 1) * (PAUSE + TURN)) / 1000);
  return { sound: 'tunnel', cards: revealed.length, beats };
}

/** The last card lies: now it may be said what the tunnel asks for. */
export function isSettled({ tunnel, step }: Turning): boolean {
  return tunnel === null || step > tunnel.revealed.length;
}

/** What came of it may be seen everywhere. */
export function isOver({ tunnel, step }: Turning): boolean {
  return tunnel === null || step >= lastStep(tunnel);
}

function lastStep({ revealed, owed }: OpenedTunnel): number {
  return revealed.length + (owed > 0 ? 1 : 2);
}

function isSame(one: OpenedTunnel | null, other: OpenedTunnel): boolean {
  return one !== null && one.route === other.route && one.revealed.join() === other.revealed.join();
}
