import type { MapData } from '../../../engine/map.ts';
import type { Wish } from '../../../table/demo.ts';
import type { OpenTable } from '../../../table/openTable.ts';
import type { Curtain, HandScene, TableState, WatchScene } from '../../../table/session/scenes.ts';
import { type Draft, priceOf, routesInReach } from '../../../table/turn/draft.ts';
import { waysToPay } from '../../../table/turn/payments.ts';
import { conditionsOfRoute, whyNotCity } from '../../../table/turn/whyNot.ts';

/** The board is no longer empty, and not yet full. */
const ROUNDS = 20;
/** So many ways to pay are worth a list. */
const MANY_WAYS = 6;

/* What a game has come to. */

export const atCurtain =
  (isWanted: (curtain: Curtain, state: TableState) => boolean): Wish =>
  (state) =>
    state.scene.kind === 'curtain' && isWanted(state.scene, state);

export const inHand =
  (isWanted: (scene: HandScene, state: TableState) => boolean): Wish =>
  (state) =>
    state.scene.kind === 'hand' && isWanted(state.scene, state);

export const watching =
  (isWanted: (scene: WatchScene, state: TableState) => boolean): Wish =>
  (state) =>
    state.scene.kind === 'watch' && isWanted(state.scene, state);

export const atStart: Wish = () => true;
export const atResult: Wish = ({ scene }) => scene.kind === 'final';

export function isUnderWay({ table, players }: TableState): boolean {
  return table.table.turnsTaken >= ROUNDS * players.length;
}

/** Computers play faster than people. */
export function isWellBegun({ table, players }: TableState): boolean {
  return table.table.turnsTaken >= (ROUNDS / 2) * players.length;
}

export function hasBuilt({ did }: WatchScene): boolean {
  return did.some(({ what }) => what === 'claimed');
}

export function isFree({ view, draft, beat }: HandScene): boolean {
  return view.table.phase === 'turn' && draft === null && beat === null;
}

export function hasClaimed({ beat }: HandScene): boolean {
  return beat?.did.some(({ what }) => what === 'claimed') ?? false;
}

/** Everybody has done something since. */
export function isLongStory({ why, recap }: Curtain, { players }: TableState): boolean {
  return why === 'turn' && recap.length >= players.length - 1;
}

/** Cards are owed, and there are some to pay them with. */
export function canPayTunnel({ draft }: HandScene): boolean {
  return draft?.kind === 'tunnel' && draft.payment !== null;
}

/* What a finger then touches; null: there is no such thing. */

/** The route with the most ways to pay. */
export function richRoute({ view }: HandScene): number | null {
  const { routes } = view.table.board.map;
  const ways = (route: number) => waysFor(view, route).flat().length;
  const plain = routesInReach(view, null).filter((route) => routes[route]?.kind !== 'tunnel');
  const [richest] = plain.toSorted((one, other) => ways(other) - ways(one));
  return richest ?? null;
}

/** A ferry for which a pair does as well as a locomotive. */
export function pairFerry({ view }: HandScene): number | null {
  const isMeant = (route: number) =>
    draftPrice(view, route)?.pairs === true && waysFor(view, route).flat().length >= MANY_WAYS;
  return routesInReach(view, null).find(isMeant) ?? null;
}

/** A route for which only cards are missing: the longest. */
export function dearRoute({ view }: HandScene): number | null {
  const { map } = view.table.board;
  const dear = [...map.routes.keys()].filter((route) => {
    const failed = conditionsOfRoute(view, route).filter(({ passed }) => !passed);
    return failed.length === 1 && failed[0]?.reason.code === 'cardsShort';
  });
  const [longest] = dear.toSorted((one, other) => lengthOf(map, other) - lengthOf(map, one));
  return longest ?? null;
}

/** A city of an own ticket in which a station can be built. */
export function stationCity({ view }: HandScene): number | null {
  const { board } = view.table;
  const cities = view.tickets.flatMap((ticket) => {
    const { a, b } = board.tickets[ticket] ?? { a: -1, b: -1 };
    return [a, b];
  });
  return cities.find((city) => whyNotCity(view, city) === null) ?? null;
}

export function touchRoute(choose: (scene: HandScene) => number | null): (table: OpenTable) => void {
  return (table) => {
    const { scene } = table.state.getState();
    const route = scene.kind === 'hand' ? choose(scene) : null;
    if (route !== null) table.draft({ step: 'route', route });
  };
}

export function touchStationCity(table: OpenTable): void {
  const { scene } = table.state.getState();
  const city = scene.kind === 'hand' ? stationCity(scene) : null;
  if (city !== null) table.draft({ step: 'city', city });
}

export function keepTwo(table: OpenTable): void {
  const { scene } = table.state.getState();
  if (scene.kind !== 'hand') return;
  for (const ticket of scene.view.offer.slice(0, 2)) table.draft({ step: 'ticket', ticket });
}

/** All payments of what is being paid for, by the card that makes up most of each. */
export function waysOf({ view }: HandScene, draft: Draft): ReturnType<typeof waysToPay> {
  const price = priceOf(view, draft);
  return price === null ? [] : waysToPay(price, view.hand);
}

type View = HandScene['view'];

function waysFor(view: View, route: number): ReturnType<typeof waysToPay> {
  const price = draftPrice(view, route);
  return price === null ? [] : waysToPay(price, view.hand);
}

function draftPrice(view: View, route: number): ReturnType<typeof priceOf> {
  return priceOf(view, { kind: 'claim', route, payment: null });
}

function lengthOf({ routes }: MapData, route: number): number {
  return routes[route]?.length ?? 0;
}
