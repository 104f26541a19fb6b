import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { BoardFile } from '../../layout/boardFile.ts';
import { BoardCamera, type CameraMove, type Ends, type FirstSight, type KeptLook, type Look } from './boardCamera.ts';
import { type Insets, withAllInView } from './camera.ts';

export interface Camera {
  /** What fills its parent and is touched. */
  readonly stageRef: RefObject<HTMLDivElement | null>;
  /** What is moved within it. */
  readonly worldRef: RefObject<HTMLDivElement | null>;
  readonly look: () => Look;
  readonly move: CameraMove;
  readonly letGo: () => void;
  /** Nearer or further is not possible. */
  readonly ends: Ends;
}

/** Nothing is drawn again while the board moves: only when it is still and an end is reached or left. */
export function useCamera(places: BoardFile, insets: Insets, first: FirstSight, kept: KeptLook | null = null): Camera {
  const stageRef = useRef<HTMLDivElement>(null);
  const worldRef = useRef<HTMLDivElement>(null);
  const [ends, setEnds] = useState<Ends>({ nearest: false, furthest: true });
  const [camera] = useState(() => new BoardCamera(places, insets, first, kept));
  useLayoutEffect(() => {
    const [stage, world] = [stageRef.current, worldRef.current];
    return stage === null || world === null ? undefined : camera.attach(stage, world, setEnds);
  }, [camera]);
  useLayoutEffect(() => camera.layOut(places), [camera, places]);
  useLayoutEffect(() => camera.inset(insets), [camera, insets]);
  const { look, move, letGo } = camera;
  return { stageRef, worldRef, look, move, letGo, ends };
}

/** Goes to cities as soon as they are named; from then on the board is the player's to move. */
export function useShown({ move }: Camera, places: BoardFile, show: readonly number[]): void {
  useEffect(() => {
    const cities = show.flatMap((city) => places.cities[city] ?? []);
    if (cities.length > 0) move((view, stage) => withAllInView(view, stage, cities), 'glide');
  }, [show]);
}
