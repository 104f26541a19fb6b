import { useEffect, useState } from 'preact/hooks';
import { useText } from '../../../i18n/text.ts';
import type { BoardFile, Orientation } from '../../../layout/boardFile.ts';
import { part } from '../../../pwa/files.ts';
import { loadPlaces } from '../../../table/boards.ts';
import { useSize } from '../../shared/useMedia.ts';

/** So that a board which was there a moment ago is there at once when the scene changes. */
const loaded = new Map<string, BoardFile>();

/**
 * Where everything lies on the board, as the tablet is held now. The old places stay until the new have come, and for
 * good if those cannot be fetched: a note over the table says so.
 */
export function usePlaces(mapId: string): BoardFile | null {
  const orientation: Orientation = useSize('upright') ? 'portrait' : 'landscape';
  const { language } = useText();
  const key = `${mapId} ${orientation} ${language}`;
  const [places, setPlaces] = useState<BoardFile | null>(loaded.get(key) ?? null);
  useEffect(() => {
    let wanted = true;
    const show = (found: BoardFile) => {
      loaded.set(key, found);
      if (wanted) setPlaces(found);
    };
    part(() => loadPlaces(mapId, orientation, language)).then(show, () => null);
    return () => {
      wanted = false;
    };
  }, [key]);
  return places?.map === mapId ? places : null;
}
