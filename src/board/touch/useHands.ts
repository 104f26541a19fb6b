import { useEffect, useRef } from 'preact/hooks';
import {
  type CameraView,
  fitScale,
  fitView,
  type Grip,
  held,
  placeAt,
  type Viewport,
  zoomAt,
} from '../camera/camera.ts';
import type { Point } from '../camera/projection.ts';
import type { Camera } from '../camera/useCamera.ts';
import type { Gesture } from './gesture.ts';
import { type Hands, listenToHands } from './gestures.ts';
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
  const grip = (fingers: readonly Point[]) => {
    const { view } = look();
    places = fingers.map((finger) => placeAt(view, finger));
  };
  const obey = (gesture: Gesture) => {
    switch (gesture.kind) {
      case 'grip':
        return grip(gesture.fingers);
      case 'move':
        return move((view, stage) => held(view, stage, gripsOf(gesture.fingers, places)), 'by hand');
      case 'let go':
        return letGo();
      case 'tap':
        return touches.current.tap(gesture.at);
      case 'double tap':
        return move((view, stage) => zoomedByDoubleTap(view, stage, gesture.at), 'glide');
      case 'two-finger tap':
        return move((view, stage) => zoomAt(view, stage, gesture.at, view.scale / ZOOM_STEP), 'glide');
      default:
        return gesture satisfies never;
    }
  };
  return { obey, longPress: (point) => touches.current.longPress(point) };
}

function gripsOf(fingers: readonly Point[], places: readonly Point[]): readonly Grip[] {
  return fingers.flatMap((finger, i) => {
    const place = places[i];
    return place === undefined ? [] : [{ finger, place }];
  });
}

/** Nearer, and from there back to the whole board. */
function zoomedByDoubleTap(view: CameraView, stage: Viewport, point: Point): CameraView {
  const isNear = view.scale >= fitScale(stage) * ZOOM_STEP * 0.99;
  return isNear ? fitView(stage) : zoomAt(view, stage, point, view.scale * ZOOM_STEP);
}
