import type { RefObject } from 'preact';
import { useCallback, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardFile, Size } from '../layout/boardFile.ts';
import { type Insets, isFit, mostScale, relaid, resized, type Stage, startView, type View } from './camera.ts';
import { detailAt } from './detail.ts';
import type { Point } from './projection.ts';
import { type Motion, moveWorld, type WorldMover } from './worldMover.ts';

export interface Camera {
  /** What fills its parent and is touched. */
  readonly stageRef: RefObject<HTMLDivElement | null>;
  /** What is moved within it. */
  readonly worldRef: RefObject<HTMLDivElement | null>;
  readonly look: () => Look;
  readonly move: (to: (view: View, stage: Stage) => View, motion: Motion) => void;
  readonly letGo: () => void;
  /** Nearer or further is not possible. */
  readonly ends: Ends;
}

export interface Look {
  readonly view: View;
  readonly stage: Stage;
}

interface Ends {
  readonly nearest: boolean;
  readonly furthest: boolean;
}

/** Where the board was left, for the next one that shows it to the same person. */
export interface KeptLook {
  current: Look | null;
}

/** Nothing is drawn again while the board moves: only when it is still and an end is reached or left. */
export function useCamera(
  places: BoardFile,
  insets: Insets,
  start: readonly number[],
  kept: KeptLook | null = null,
): Camera {
  const stageRef = useRef<HTMLDivElement>(null);
  const worldRef = useRef<HTMLDivElement>(null);
  const mover = useRef<WorldMover | null>(null);
  const shown = useRef<BoardFile>(places);
  const first = useRef(start.flatMap((city) => places.cities[city] ?? []));
  const looking = useRef<Look>({ view: { x: 0, y: 0, scale: 1 }, stage: unseen(places, insets) });
  const [ends, setEnds] = useState<Ends>({ nearest: false, furthest: true });

  const look = useCallback(() => looking.current, []);
  const move = useCallback<Camera['move']>((to, motion) => {
    const { view, stage } = looking.current;
    looking.current = { stage, view: to(view, stage) };
    mover.current?.show(looking.current.view, motion);
  }, []);
  const letGo = useCallback(() => mover.current?.letGo(), []);

  const reframe = useCallback((change: Partial<Stage>) => {
    const { view, stage } = looking.current;
    const next = { ...stage, ...change };
    looking.current = {
      stage: next,
      view: wasUnseen(stage) ? firstView(next, first.current, kept) : resized(view, stage, next),
    };
    mover.current?.show(looking.current.view, 'at once');
  }, []);

  useLayoutEffect(() => {
    const [element, world] = [stageRef.current, worldRef.current];
    if (element === null || world === null) return;
    const onStill = (view: View) => {
      writeView(element, world, view);
      setEnds((before) => endsOf(view, looking.current.stage, before));
    };
    mover.current = moveWorld(world, onStill);
    const observer = new ResizeObserver(() => reframe({ size: sizeOf(element) }));
    observer.observe(element);
    reframe({ size: sizeOf(element) });
    return () => {
      observer.disconnect();
      mover.current?.stop();
      if (kept !== null) kept.current = looking.current;
    };
  }, [reframe]);

  useLayoutEffect(() => {
    if (shown.current === places) return;
    const { view, stage } = looking.current;
    looking.current = { stage: { ...stage, zone: places.zone }, view: relaid(view, stage, shown.current, places) };
    shown.current = places;
    mover.current?.show(looking.current.view, 'at once');
  }, [places]);

  useLayoutEffect(() => reframe({ insets }), [insets, reframe]);

  return { stageRef, worldRef, look, move, letGo, ends };
}

function firstView(stage: Stage, places: readonly Point[], kept: KeptLook | null): View {
  const left = kept?.current;
  return left?.stage.zone === stage.zone ? resized(left.view, left.stage, stage) : startView(stage, places);
}

function unseen(places: BoardFile, insets: Insets): Stage {
  return { size: { width: 0, height: 0 }, zone: places.zone, insets };
}

function wasUnseen({ size }: Stage): boolean {
  return size.width === 0;
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.clientWidth, height: element.clientHeight };
}

function endsOf(view: View, stage: Stage, before: Ends): Ends {
  const nearest = view.scale >= mostScale(stage) * 0.999;
  const furthest = isFit(view, stage);
  return nearest === before.nearest && furthest === before.furthest ? before : { nearest, furthest };
}

/** The drawing's style sheet shows the detail that the scale has room for. */
function writeView(stage: HTMLElement, world: HTMLElement, view: View): void {
  stage.dataset['view'] = [view.x, view.y, view.scale].map((value) => value.toFixed(4)).join(' ');
  world.querySelector('svg')?.setAttribute('data-detail', detailAt(view.scale));
}
