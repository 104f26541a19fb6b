import type { MapData } from '../../engine/map.ts';
import { GALLERY_STATES, type GalleryState } from './models.ts';
import { type ScreenName, screensOf } from './screens/list.ts';

export type Theme = 'light' | 'dark';

export interface BoardAddress {
  readonly map: MapData;
  readonly state: GalleryState;
  /** null: as the device has it. */
  readonly theme: Theme | null;
}

export interface ScreenAddress {
  readonly map: MapData;
  readonly screen: ScreenName;
  /** null: as the device has it. */
  readonly theme: Theme | null;
}

/** `#/gallery/board/<map>/<state>?theme=dark` names one board; null: all pieces. */
export function boardAddress(hash: string, boards: readonly MapData[]): BoardAddress | null {
  const { kind, map, name, theme } = partsOf(hash, boards);
  const state = GALLERY_STATES.find((each) => each === name);
  return kind === 'board' && map && state ? { map, state, theme } : null;
}

/** `#/gallery/screen/<map>/<screen>?theme=dark` names one screen of a game; null: there is no such screen. */
export function screenAddress(hash: string, boards: readonly MapData[]): ScreenAddress | null {
  const { kind, map, name, theme } = partsOf(hash, boards);
  const screen = map && screensOf(map).find((each) => each === name);
  return kind === 'screen' && map && screen ? { map, screen, theme } : null;
}

export function hashOf({ map, state, theme }: BoardAddress): string {
  return `#/gallery/board/${map.id}/${state}${queryOf(theme)}`;
}

export function screenHash({ map, screen, theme }: ScreenAddress): string {
  return `#/gallery/screen/${map.id}/${screen}${queryOf(theme)}`;
}

function partsOf(hash: string, boards: readonly MapData[]) {
  const [, kind, mapId, name, query = ''] = /^#\/gallery\/(\w+)\/([^/?]+)\/([^/?]+)(?:\?(.*))?$/.exec(hash) ?? [];
  return { kind, map: boards.find(({ id }) => id === mapId), name, theme: themeIn(query) };
}

function queryOf(theme: Theme | null): string {
  return theme === null ? '' : `?theme=${theme}`;
}

function themeIn(query: string): Theme | null {
  const theme = new URLSearchParams(query).get('theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}
