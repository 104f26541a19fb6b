import { useEffect } from 'preact/hooks';
import type { SavedGame } from '../../table/saves/saves.ts';
import { useGo } from '../shared/navigation.ts';
import { HOME } from '../shared/route.ts';

/** On to the covered table of the game that was played last; `undefined`: there is none, so home it is. */
export function useResume(isAsked: boolean, isListed: boolean, running: SavedGame | undefined): void {
  const go = useGo();
  useEffect(() => {
    if (isAsked && isListed) go(running ? { screen: 'game', id: running.id } : HOME);
  }, [isAsked, isListed]);
}
