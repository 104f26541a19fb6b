import { useEffect, useRef, useState } from 'preact/hooks';
import type { BoardFile } from '../../layout/boardFile.ts';
import type { Look } from '../camera/boardCamera.ts';
import {
  broughtIntoView,
  type CameraView,
  fitView,
  middleOf,
  nearestCity,
  placeAt,
  pointOf,
  zoomAt,
} from '../camera/camera.ts';
import type { Camera } from '../camera/useCamera.ts';
import { cityTowards, type Direction } from './cityWalk.ts';
import { commandOf, type KeyCommand } from './keys.ts';
import { ZOOM_STEP } from './useHands.ts';

/** How far from the edge of the stage the walker's city is kept, in css px. */
const MARGIN = 72;

/** The city on which the arrow keys stand; null before the first and after leaving. */
export function useCityWalk(camera: Camera, places: BoardFile, open: (city: number) => void): number | null {
  const [city, setCity] = useState<number | null>(null);
  const { stageRef, look, move } = camera;

  const walk = (to: Direction) => {
    const { view, stage } = look();
    const next =
      city === null ? nearestCity(places.cities, placeAt(view, middleOf(stage))) : cityTowards(places.cities, city, to);
    const place = places.cities[next];
    if (place === undefined) return;
    setCity(next);
    move(() => broughtIntoView(view, stage, place, MARGIN), 'glide');
  };

  const obey = (command: KeyCommand) => {
    if (command.does === 'walk') walk(command.to);
    else if (command.does === 'zoom') move(() => zoomedBy(command.step, look(), places.cities[city ?? -1]), 'glide');
    else if (command.does === 'fit') move((_, stage) => fitView(stage), 'glide');
    else if (command.does === 'leave') setCity(null);
    else if (city !== null) open(city);
  };

  const latest = useRef(obey);
  latest.current = obey;
  useEffect(() => {
    const stage = stageRef.current;
    const onKey = (event: KeyboardEvent) => {
      const command = commandOf(event);
      if (command === undefined) return;
      event.preventDefault();
      latest.current(command);
    };
    stage?.addEventListener('keydown', onKey);
    return () => stage?.removeEventListener('keydown', onKey);
  }, [stageRef]);
  return city;
}

/** About a place, or about the middle. */
export function zoomedBy(
  step: 1 | -1,
  { view, stage }: Look,
  place?: { readonly x: number; readonly y: number },
): CameraView {
  const point = place === undefined ? middleOf(stage) : pointOf(view, place);
  return zoomAt(view, stage, point, view.scale * ZOOM_STEP ** step);
}
