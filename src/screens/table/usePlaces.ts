import { useEffect, useState } from 'preact/hooks';
import type { BoardFile, Orientation } from '../../layout/boardFile.ts';
import { loadPlaces } from '../../table/boards.ts';
import { useMedia } from '../useMedia.ts';

/** So that a board which was there a moment ago is there at once when the scene changes. */
const loaded = new Map<string, BoardFile>();

/** Where everything lies on the board, as the tablet is held now. The old places stay until the new have come. */
export function usePlaces(mapId: string): BoardFile | null {
  const orientation: Orientation = useMedia('(orientation: portrait)') ? 'portrait' : 'landscape';
  const key = `${mapId} ${orientation}`;
  const [places, setPlaces] = useState<BoardFile | null>(loaded.get(key) ?? null);
  useEffect(() => {
    let wanted = true;
    void loadPlaces(mapId, orientation).then((found) => {
      loaded.set(key, found);
      if (wanted) setPlaces(found);
    });
    return () => {
      wanted = false;
    };
  }, [key]);
  return places?.map === mapId ? places : null;
}
