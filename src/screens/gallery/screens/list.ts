import type { MapData } from '../../../engine/map.ts';
import type { Wish } from '../../../table/demo.ts';
import type { OpenTable } from '../../../table/tableStore.ts';
import {
  atCurtain,
  atResult,
  atStart,
  canPayTunnel,
  dearRoute,
  hasClaimed,
  inHand,
  isFree,
  isLongStory,
  isUnderWay,
  keepTwo,
  pairFerry,
  richRoute,
  stationCity,
  touchRoute,
  touchStationCity,
} from './moments.ts';

const SCREENS = [
  'setup',
  'curtain',
  'opening-tickets',
  'turn',
  'second-card',
  'claim',
  'why-not',
  'more-ways',
  'station',
  'tunnel',
  'tickets',
  'beat',
  'recap',
  'look',
  'menu',
  'log',
  'bonus',
  'last-round',
  'final',
  'elsewhere',
  'unsaved',
] as const;
export type ScreenName = (typeof SCREENS)[number];
/** What lies on top of a table. */
export type SheetName = 'menu' | 'log' | 'bonus' | 'more ways';

/** How a screen of a game comes about. */
export interface Moment {
  /** When the game stops. */
  readonly wish: Wish;
  /** What is touched then. */
  readonly touch?: (table: OpenTable) => void;
  readonly sheet?: SheetName;
  /** Five players with the longest names. */
  readonly crowded?: boolean;
  /** False: as if the browser kept no games. */
  readonly keeps?: boolean;
}

const freeTurn: Wish = inHand((scene, state) => isFree(scene) && isUnderWay(state));
const laterCurtain: Wish = atCurtain((curtain, state) => isLongStory(curtain, state) && isUnderWay(state));
/** A turn in which there is something of this kind to touch. */
const turnWith = (find: Parameters<typeof touchRoute>[0]): Wish =>
  inHand((scene, state) => isFree(scene) && isUnderWay(state) && find(scene) !== null);

/** The set-up comes before there is a game. */
export const MOMENTS: Readonly<Record<Exclude<ScreenName, 'setup'>, Moment>> = {
  curtain: { wish: atCurtain(({ why }) => why === 'first turn') },
  'opening-tickets': { wish: inHand(({ view }) => view.table.phase === 'opening'), touch: keepTwo },
  turn: { wish: freeTurn },
  'second-card': { wish: inHand(({ view }, state) => view.table.phase === 'drawing' && isUnderWay(state)) },
  claim: { wish: turnWith(richRoute), touch: touchRoute(richRoute) },
  'why-not': { wish: turnWith(dearRoute), touch: touchRoute(dearRoute) },
  'more-ways': { wish: turnWith(pairFerry), touch: touchRoute(pairFerry), sheet: 'more ways' },
  station: { wish: turnWith(stationCity), touch: touchStationCity },
  tunnel: { wish: inHand((scene, state) => canPayTunnel(scene) && isUnderWay(state)), crowded: true },
  tickets: { wish: inHand(({ view }) => view.table.phase === 'tickets'), crowded: true },
  beat: { wish: inHand((scene, state) => hasClaimed(scene) && isUnderWay(state)) },
  recap: { wish: laterCurtain, crowded: true },
  look: { wish: laterCurtain, touch: (table) => table.look(), crowded: true },
  menu: { wish: freeTurn, sheet: 'menu' },
  log: { wish: laterCurtain, sheet: 'log', crowded: true },
  bonus: { wish: freeTurn, sheet: 'bonus', crowded: true },
  'last-round': { wish: inHand((scene) => isFree(scene) && scene.lastTurn), crowded: true },
  final: { wish: atResult, crowded: true },
  elsewhere: { wish: atStart, touch: (table) => table.lose() },
  unsaved: { wish: freeTurn, keeps: false },
};

/** What only some maps have. */
const ONLY: Partial<Record<ScreenName, (map: MapData) => boolean>> = {
  'more-ways': ({ rules }) => rules.ferrySymbol === 'locomotive or pair',
  station: ({ rules }) => rules.stations !== null,
  tunnel: ({ routes }) => routes.some(({ kind }) => kind === 'tunnel'),
  bonus: ({ rules }) => rules.bonusCardsInPlay !== null,
};

/** The screens that a game on this map can show. */
export function screensOf(map: MapData): readonly ScreenName[] {
  return SCREENS.filter((screen) => ONLY[screen]?.(map) ?? true);
}
