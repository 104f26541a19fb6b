import { useEffect, useRef } from 'preact/hooks';
import { fitScale, fitView, type Grip, held, placeAt, zoomAt } from './camera.ts';
import { type Hands, listenToHands } from './gestures.ts';
import type { Point } from './projection.ts';
import type { Camera } from './useCamera.ts';
import { turned } from './wheel.ts';

export interface Touches {
  readonly tap: (point: Point) => void;
  /** Says whether there was something to press. */
  readonly longPress: (point: Point) => boolean;
}

/** How much nearer one step comes. */
export const ZOOM_STEP = 2;

/** Fingers, mouse and wheel move the camera; what they touch is told. */
export function useHands(camera: Camera, touches: Touches): void {
  const latest = useRef(touches);
  latest.current = touches;
  const { stageRef, look, move, letGo } = camera;
  useEffect(() => {
    const stage = stageRef.current;
    if (stage === null) return;
    const stopHands = listenToHands(stage, handsOn({ look, move, letGo }, latest));
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = stage.getBoundingClientRect();
      const point = { x: event.clientX - left, y: event.clientY - top };
      move((view, on) => turned(view, on, point, event), 'by hand');
      letGo();
    };
    stage.addEventListener('wheel', onWheel, { passive: false });
    return () => {
      stopHands();
      stage.removeEventListener('wheel', onWheel);
    };
  }, [stageRef, look, move, letGo]);
}

type Moved = Pick<Camera, 'look' | 'move' | 'letGo'>;

function handsOn({ look, move, letGo }: Moved, touches: { readonly current: Touches }): Hands {
  let places: readonly Point[] = [];
  const gripsOf = (fingers: readonly Point[]): readonly Grip[] =>
    fingers.flatMap((finger, i) => {
      const place = places[i];
      return place === undefined ? [] : [{ finger, place }];
    });
  return {
    grip: (fingers) => {
      const { view } = look();
      places = fingers.map((finger) => placeAt(view, finger));
    },
    move: (fingers) => move((view, stage) => held(view, stage, gripsOf(fingers)), 'by hand'),
    letGo,
    tap: (point) => touches.current.tap(point),
    longPress: (point) => touches.current.longPress(point),
    doubleTap: (point) => {
      const { view, stage } = look();
      const isNear = view.scale >= fitScale(stage) * ZOOM_STEP * 0.99;
      move(() => (isNear ? fitView(stage) : zoomAt(view, stage, point, view.scale * ZOOM_STEP)), 'glide');
    },
    twoFingerTap: (point) => move((view, stage) => zoomAt(view, stage, point, view.scale / ZOOM_STEP), 'glide'),
  };
}
