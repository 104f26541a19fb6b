import type { MapData } from '../../engine/map.ts';
import { GALLERY_STATES, type GalleryState } from './models.ts';

export type Theme = 'light' | 'dark';

export interface BoardAddress {
  readonly map: MapData;
  readonly state: GalleryState;
  /** null: as the device has it. */
  readonly theme: Theme | null;
}

/** `#/gallery/board/<map>/<state>?theme=dark` names one board; null: all pieces. */
export function boardAddress(hash: string, boards: readonly MapData[]): BoardAddress | null {
  const [, mapId, stateName, query = ''] = /^#\/gallery\/board\/([^/?]+)\/([^/?]+)(?:\?(.*))?$/.exec(hash) ?? [];
  const map = boards.find(({ id }) => id === mapId);
  const state = GALLERY_STATES.find((name) => name === stateName);
  return map && state ? { map, state, theme: themeIn(query) } : null;
}

export function hashOf({ map, state, theme }: BoardAddress): string {
  return `#/gallery/board/${map.id}/${state}${theme === null ? '' : `?theme=${theme}`}`;
}

function themeIn(query: string): Theme | null {
  const theme = new URLSearchParams(query).get('theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}
