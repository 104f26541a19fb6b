import { useEffect } from 'preact/hooks';
import type { BoardFile } from '../layout/boardFile.ts';
import { withAllInView } from './camera.ts';
import type { Camera } from './useCamera.ts';

/** Goes to cities as soon as they are named; from then on the board is the player's to move. */
export function useShown({ move }: Camera, places: BoardFile, show: readonly number[]): void {
  useEffect(() => {
    const cities = show.flatMap((city) => places.cities[city] ?? []);
    if (cities.length > 0) move((view, stage) => withAllInView(view, stage, cities), 'glide');
  }, [show]);
}
