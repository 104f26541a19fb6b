import { useEffect, useReducer, useRef } from 'preact/hooks';
import type { HandScene } from '../../../table/session/scenes.ts';
import { sound } from '../../shared/sound.ts';
import { useStill } from '../../shared/useStill.ts';
import {
  allTurned,
  atRest,
  cardsTurned,
  isOver,
  isSettled,
  nextStep,
  type OpenedTunnel,
  openedTunnel,
  pauseBefore,
  type Turning,
  tunnelCue,
  turningNow,
} from './tunnelTurning.ts';

/** What the screen may show of a tunnel by now. */
export interface TunnelTurning {
  readonly tunnel: OpenedTunnel | null;
  /** How many cards lie face up. */
  readonly turned: number;
  /** It can be told what the tunnel asks for. */
  readonly settled: boolean;
  /** Nothing is to be seen yet of what came of it. */
  readonly busy: boolean;
  /** What a tap does: it turns all cards at once, or leads on from a tunnel that asked for nothing. */
  readonly hurry: () => void;
}

/** Turns the cards of a tunnel one by one. Every part of the screen reads from here how far they are. */
export function useTurning(scene: HandScene): TunnelTurning {
  const tunnel = openedTunnel(scene);
  const still = useStill();
  const latest = useRef<Turning | null>(null);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const turning = latest.current === null ? atRest(tunnel) : turningNow(latest.current, tunnel, still);
  latest.current = turning;
  const go = (change: (before: Turning) => Turning) => {
    latest.current = change(turning);
    redraw(undefined);
  };
  useEffect(() => {
    const pause = pauseBefore(turning);
    if (pause === null) return;
    const timer = setTimeout(() => go(nextStep), pause);
    return () => clearTimeout(timer);
  }, [turning]);
  useEffect(() => {
    const { tunnel: opened, step } = turning;
    if (opened !== null && step < opened.revealed.length) sound.play(tunnelCue(opened));
  }, [turning.tunnel]);
  const settled = isSettled(turning);
  return {
    tunnel,
    turned: cardsTurned(turning),
    settled,
    busy: !isOver(turning),
    hurry: () => go(settled ? nextStep : allTurned),
  };
}
