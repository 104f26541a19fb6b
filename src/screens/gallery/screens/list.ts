import type { MapData } from '../../../engine/map.ts';
import type { Wish } from '../../../table/demo.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { Cast } from './company.ts';
import {
  atCurtain,
  atResult,
  atStart,
  canPayTunnel,
  dearRoute,
  hasBuilt,
  hasClaimed,
  inHand,
  isFree,
  isLongStory,
  isUnderWay,
  isWellBegun,
  keepTwo,
  pairFerry,
  richRoute,
  stationCity,
  touchRoute,
  touchStationCity,
  watching,
} from './moments.ts';

const SCREENS = [
  'setup',
  'setup-computers',
  'settings-home',
  'curtain',
  'opening-tickets',
  'turn',
  'turn-alone',
  'second-card',
  'claim',
  'why-not',
  'more-ways',
  'routes',
  'routes-public',
  'station',
  'tunnel',
  'tickets',
  'beat',
  'recap',
  'look',
  'watch',
  'watch-hand',
  'demo',
  'hint',
  'hint-tickets',
  'menu',
  'settings',
  'keys',
  'rules',
  'rules-chapter',
  'rules-scoring',
  'seats',
  'export',
  'log',
  'bonus',
  'cards',
  'bonus-board',
  'last-round',
  'last-curtain',
  'final',
  'final-computers',
  'elsewhere',
  'deleted',
  'unsaved',
] as const;
export type ScreenName = (typeof SCREENS)[number];
/** These come before there is a game. */
export type SetupName = 'setup' | 'setup-computers' | 'settings-home';
/** A page of the rules above it. */
export type RulesName = 'rules how-to-play' | 'rules tunnels' | 'rules scoring';
/** What lies on top of a table. */
export type SheetName =
  | 'menu'
  | 'settings'
  | 'log'
  | 'seats'
  | 'export'
  | 'bonus'
  | 'bonus board'
  | 'cards'
  | 'more ways'
  | 'routes'
  | 'keys'
  | RulesName;

/** How a screen of a game comes about. */
export interface ScreenMoment {
  /** When the game stops. */
  readonly wish: Wish;
  /** What is touched then. */
  readonly touch?: (table: OpenTable) => void;
  readonly sheet?: SheetName;
  /** Who plays; unless it is said, three people. */
  readonly company?: Cast;
  /** A hint is asked for then. */
  readonly asksHint?: boolean;
  /** False: as if the browser kept no games. */
  readonly keeps?: boolean;
}

const freeTurn: Wish = inHand((scene, state) => isFree(scene) && isUnderWay(state));
const laterCurtain: Wish = atCurtain((curtain, state) => isLongStory(curtain, state) && isUnderWay(state));
/** A turn in which there is something of this kind to touch. */
const turnWith = (find: Parameters<typeof touchRoute>[0]): Wish =>
  inHand((scene, state) => isFree(scene) && isUnderWay(state) && find(scene) !== null);

/** A computer has just put something on the board. */
const afterComputer: Wish = watching((scene, state) => isWellBegun(state) && hasBuilt(scene));

/** The set-up comes before there is a game. */
export const MOMENTS: Readonly<Record<Exclude<ScreenName, SetupName>, ScreenMoment>> = {
  curtain: { wish: atCurtain(({ why }) => why === 'first turn') },
  'opening-tickets': { wish: inHand(({ view }) => view.table.phase === 'opening'), touch: keepTwo },
  turn: { wish: freeTurn },
  'turn-alone': { wish: inHand((scene, state) => isFree(scene) && isWellBegun(state)), company: 'one person' },
  'second-card': { wish: inHand(({ view }, state) => view.table.phase === 'drawing' && isUnderWay(state)) },
  claim: { wish: turnWith(richRoute), touch: touchRoute(richRoute) },
  'why-not': { wish: turnWith(dearRoute), touch: touchRoute(dearRoute) },
  'more-ways': { wish: turnWith(pairFerry), touch: touchRoute(pairFerry), sheet: 'more ways' },
  routes: { wish: turnWith(richRoute), sheet: 'routes' },
  'routes-public': { wish: laterCurtain, touch: (table) => table.look(), sheet: 'routes', company: 'crowd' },
  station: { wish: turnWith(stationCity), touch: touchStationCity },
  tunnel: { wish: inHand((scene, state) => canPayTunnel(scene) && isUnderWay(state)), company: 'crowd' },
  tickets: { wish: inHand(({ view }) => view.table.phase === 'tickets'), company: 'crowd' },
  beat: { wish: inHand((scene, state) => hasClaimed(scene) && isUnderWay(state)) },
  recap: { wish: laterCurtain, company: 'crowd' },
  look: { wish: laterCurtain, touch: (table) => table.look(), company: 'crowd' },
  watch: { wish: afterComputer, company: 'two people' },
  'watch-hand': { wish: afterComputer, company: 'one person' },
  demo: { wish: afterComputer, company: 'computers' },
  hint: {
    wish: inHand((scene, state) => isFree(scene) && isWellBegun(state)),
    company: 'one person',
    asksHint: true,
  },
  'hint-tickets': { wish: inHand(({ view }) => view.table.phase === 'opening'), asksHint: true },
  menu: { wish: inHand((scene, state) => isFree(scene) && isWellBegun(state)), sheet: 'menu', company: 'two people' },
  settings: {
    wish: inHand((scene, state) => isFree(scene) && isWellBegun(state)),
    sheet: 'settings',
    company: 'two people',
  },
  keys: { wish: freeTurn, sheet: 'keys' },
  rules: { wish: freeTurn, sheet: 'rules how-to-play' },
  'rules-chapter': { wish: freeTurn, sheet: 'rules tunnels' },
  'rules-scoring': { wish: laterCurtain, sheet: 'rules scoring', company: 'crowd' },
  seats: { wish: inHand((scene, state) => isFree(scene) && isWellBegun(state)), sheet: 'seats', company: 'two people' },
  export: { wish: laterCurtain, sheet: 'export' },
  log: { wish: laterCurtain, sheet: 'log', company: 'crowd' },
  bonus: { wish: freeTurn, sheet: 'bonus', company: 'crowd' },
  cards: { wish: laterCurtain, sheet: 'cards', company: 'crowd' },
  'bonus-board': { wish: freeTurn, sheet: 'bonus board', company: 'crowd' },
  'last-round': { wish: inHand((scene) => isFree(scene) && scene.lastTurn), company: 'crowd' },
  'last-curtain': { wish: atCurtain(({ lastTurn, why }) => lastTurn && why === 'turn'), company: 'crowd' },
  final: { wish: atResult, company: 'crowd' },
  'final-computers': { wish: atResult, company: 'computers' },
  elsewhere: { wish: atStart, touch: (table) => table.lose() },
  deleted: { wish: atStart, touch: (table) => table.lose({ ok: false, why: 'missing' }) },
  unsaved: { wish: freeTurn, keeps: false },
};

/** What only some maps have. */
const ONLY: Partial<Record<ScreenName, (map: MapData) => boolean>> = {
  'more-ways': ({ rules }) => rules.ferrySymbol === 'locomotive or pair',
  station: ({ rules }) => rules.stations !== null,
  tunnel: ({ routes }) => routes.some(({ kind }) => kind === 'tunnel'),
  bonus: ({ rules }) => rules.bonusCardsInPlay !== null || rules.longestPathBonus !== null,
  'bonus-board': ({ rules }) => rules.bonusCardsInPlay !== null,
};

/** The screens that a game on this map can show. */
export function screensOf(map: MapData): readonly ScreenName[] {
  return SCREENS.filter((screen) => ONLY[screen]?.(map) ?? true);
}
