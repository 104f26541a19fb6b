import type { MapData } from '../../engine/map.ts';
import { PLAYER_COLORS } from '../../engine/players.ts';
import type { PlayerPreferences } from '../../preferences/list.ts';
import { playerChoices } from '../../preferences/store.ts';
import { GALLERY_STATES, type GalleryState } from './models.ts';
import type { Owners } from './network.ts';
import { type ScreenName, screensOf } from './screens/list.ts';

export type Theme = 'light' | 'dark';

export interface BoardAddress {
  readonly map: MapData;
  readonly state: GalleryState;
  /** null: as the device has it. */
  readonly theme: Theme | null;
  /** Who holds each route, as in a real game; null: as the state makes it up. */
  readonly owners: Owners | null;
}

export interface ScreenAddress {
  readonly map: MapData;
  readonly screen: ScreenName;
  /** null: as the device has it. */
  readonly theme: Theme | null;
}

/** `…?language=fr&textSize=130 %`: who looks at it, if not anybody who has the tablet. */
export function readerIn(hash: string): PlayerPreferences {
  return playerChoices(Object.fromEntries(new URLSearchParams(hash.split('?')[1])));
}

/** `#/gallery/board/<map>/<state>?theme=dark&owners=0-22…` names one board; null: all pieces. */
export function boardAddress(hash: string, boards: readonly MapData[]): BoardAddress | null {
  const { kind, map, name, theme, owners } = partsOf(hash, boards);
  const state = GALLERY_STATES.find((each) => each === name);
  return kind === 'board' && map && state ? { map, state, theme, owners } : null;
}

/** `#/gallery/screen/<map>/<screen>?theme=dark` names one screen of a game; null: there is no such screen. */
export function screenAddress(hash: string, boards: readonly MapData[]): ScreenAddress | null {
  const { kind, map, name, theme } = partsOf(hash, boards);
  const screen = map && screensOf(map).find((each) => each === name);
  return kind === 'screen' && map && screen ? { map, screen, theme } : null;
}

export const SOUNDS_HASH = '#/gallery/sounds';

export function isSoundAddress(hash: string): boolean {
  return hash === SOUNDS_HASH;
}

export const POSTERS_HASH = '#/gallery/posters';

export function isPosterAddress(hash: string): boolean {
  return hash === POSTERS_HASH;
}

export function hashOf({ map, state, theme, owners }: BoardAddress): string {
  return `#/gallery/board/${map.id}/${state}${queryOf(theme, owners)}`;
}

export function screenHash({ map, screen, theme }: ScreenAddress): string {
  return `#/gallery/screen/${map.id}/${screen}${queryOf(theme)}`;
}

function partsOf(hash: string, boards: readonly MapData[]) {
  const [, kind, mapId, name, query = ''] = /^#\/gallery\/(\w+)\/([^/?]+)\/([^/?]+)(?:\?(.*))?$/.exec(hash) ?? [];
  return { kind, map: boards.find(({ id }) => id === mapId), name, theme: themeIn(query), owners: ownersIn(query) };
}

function queryOf(theme: Theme | null, owners: Owners | null = null): string {
  const parts = [theme && `theme=${theme}`, owners && `owners=${figuresOf(owners)}`].filter((part) => part !== null);
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

const NOBODY = '-';

/** A figure for each route, in the order of the map: its owner's place in the list of colours. */
function figuresOf(owners: Owners): string {
  return owners.map((owner) => (owner === null ? NOBODY : PLAYER_COLORS.indexOf(owner))).join('');
}

function ownersIn(query: string): Owners | null {
  const figures = new URLSearchParams(query).get('owners');
  return figures === null ? null : [...figures].map((figure) => PLAYER_COLORS[Number(figure)] ?? null);
}

function themeIn(query: string): Theme | null {
  const theme = new URLSearchParams(query).get('theme');
  return theme === 'light' || theme === 'dark' ? theme : null;
}
