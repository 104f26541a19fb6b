import type { BoardModel, CityModel, RouteModel, RouteState } from '../../board/model.ts';
import type { MapData } from '../../engine/map.ts';
import type { PlayerColor } from '../../engine/players.ts';
import { cityLabel, type RouteSituation, routeLabel } from '../../i18n/boardLabels.ts';
import { gallery } from '../../i18n/en/gallery.ts';
import type { Text } from '../../i18n/text.ts';
import type { BoardFile } from '../../layout/boardFile.ts';
import { type MarkedCity, markedCities } from '../game/board/cityMarks.ts';
import { growClaims, type MadeUpClaims, PLAYERS, stationsOf } from './claims.ts';
import { areTwins, cheapestPath, linksOf, type NetworkLink, type Owners, spanOf, touches } from './network.ts';

export const GALLERY_STATES = ['empty', 'claimed', 'full', 'states', 'hints', 'selected', 'path'] as const;
export type GalleryState = (typeof GALLERY_STATES)[number];

/** How much of the board is claimed. */
const SHARES: Readonly<Record<GalleryState, number>> = {
  empty: 0,
  claimed: 0.6,
  full: 1,
  states: 0.3,
  hints: 0.45,
  selected: 0.6,
  path: 0.45,
};
/** Whose turn it is. */
const SELF: PlayerColor = 'red';
const RIVAL: PlayerColor = 'blue';

/** What one state of the gallery shows on one board, as sets of places in the map's lists. */
interface Scene {
  readonly links: readonly NetworkLink[];
  readonly claims: MadeUpClaims;
  readonly stations: ReadonlyMap<number, PlayerColor>;
  readonly closed: ReadonlySet<number>;
  readonly affordable: ReadonlySet<number>;
  readonly helpful: ReadonlySet<number>;
  readonly fresh: ReadonlySet<number>;
  readonly dimmed: ReadonlySet<number>;
  readonly ticketPath: ReadonlySet<number>;
  readonly longestPath: ReadonlySet<number>;
  readonly ticketCities: ReadonlySet<number>;
  readonly ghost: number | null;
  readonly selected: number | null;
}

/** A board in one of the gallery's states: always the same for the same map, and for the same owners if they are told. */
export function galleryModel(
  map: MapData,
  places: BoardFile,
  state: GalleryState,
  text: Text,
  owners: Owners | null = null,
): BoardModel {
  const scene = sceneOf(map, state, owners);
  const marked = markedCities(map);
  return {
    places,
    label: text.board.label(map.name),
    title: map.name,
    routes: map.routes.map((_, id) => routeModel(map, scene, id, text)),
    cities: map.cities.map((_, id) => cityModel(map, scene, id, text, marked[id])),
    selected: scene.selected,
    counting: false,
    polarCircle: marked.some(({ northern }) => northern) ? text.board.polarCircle : null,
    taken: takenWords(text, scene),
    words: text.board,
  };
}

function sceneOf(map: MapData, state: GalleryState, owners: Owners | null): Scene {
  const links = linksOf(map);
  const claims =
    owners === null ? growClaims(map, Math.round(map.routes.length * SHARES[state])) : claimsOf(map, owners);
  const plain: Scene = {
    ...NOTHING,
    links,
    claims,
    stations: claims.order.length > 0 ? stationsOf(map, claims) : NO_ONE,
  };
  return MORE[state](plain, map);
}

function claimsOf(map: MapData, owners: Owners): MadeUpClaims {
  const held = map.routes.map((_, id) => owners[id] ?? null);
  return { owners: held, order: held.flatMap((owner, id) => (owner === null ? [] : [id])) };
}

const NO_ONE: ReadonlyMap<number, PlayerColor> = new Map();
const NONE: ReadonlySet<number> = new Set();
const NOTHING = {
  closed: NONE,
  affordable: NONE,
  helpful: NONE,
  fresh: NONE,
  dimmed: NONE,
  ticketPath: NONE,
  longestPath: NONE,
  ticketCities: NONE,
  ghost: null,
  selected: null,
};

/** What a state adds to its claims. */
const MORE: Readonly<Record<GalleryState, (scene: Scene, map: MapData) => Scene>> = {
  empty: (scene) => scene,
  claimed: (scene) => scene,
  full: (scene) => scene,
  hints: (scene, map) => ({
    ...scene,
    affordable: idsOf(freeLinks(scene).filter((link) => link.length <= 3)),
    helpful: idsOf([journeyOf(scene, map, 0), journeyOf(scene, map, 5)].flatMap(({ path }) => path)),
    fresh: new Set(scene.claims.order.slice(-4)),
    ticketCities: new Set([journeyOf(scene, map, 0), journeyOf(scene, map, 5)].flatMap(({ ends }) => ends)),
  }),
  selected: (scene) => {
    const chosen = pickFor(SELF, scene);
    return { ...scene, selected: chosen, ghost: chosen };
  },
  path: (scene, map) => {
    const { path, ends } = journeyOf(scene, map, 0);
    return {
      ...scene,
      ticketPath: idsOf(path),
      ticketCities: new Set(ends),
      dimmed: idsOf(scene.links.filter((link) => !path.includes(link))),
    };
  },
  states: everyState,
};

function everyState(scene: Scene, map: MapData): Scene {
  const { path, ends } = journeyOf(scene, map, 0);
  const longest = spanOf(scene.links, scene.claims.owners, RIVAL);
  const shown = new Set([...path, ...longest]);
  const rest = freeLinks(scene).filter((link) => !shown.has(link));
  const closed = rest.filter((link) => hasClaimedTwin(scene, link));
  const open = rest.filter((link) => !closed.includes(link));
  return {
    ...scene,
    closed: idsOf(closed),
    ticketPath: idsOf(path),
    longestPath: idsOf(longest),
    ticketCities: new Set(ends),
    affordable: idsOf(open.filter((_, place) => place % 4 === 1)),
    dimmed: idsOf(open.filter((_, place) => place % 4 === 3)),
    fresh: new Set(scene.claims.order.slice(-5)),
    ghost: open.find((link, place) => place % 4 === 0 && link.length >= 3)?.id ?? null,
  };
}

const idsOf = (links: readonly NetworkLink[]): ReadonlySet<number> => new Set(links.map(({ id }) => id));

function freeLinks({ links, claims }: Scene): readonly NetworkLink[] {
  return links.filter(({ id }) => claims.owners[id] === null);
}

function hasClaimedTwin({ links, claims }: Scene, link: NetworkLink): boolean {
  return links.some((other) => other !== link && areTwins(other, link) && claims.owners[other.id] !== null);
}

/** The longest free route that leaves the player's own network. */
function pickFor(player: PlayerColor, scene: Scene): number | null {
  const own = scene.links.filter(({ id }) => scene.claims.owners[id] === player);
  const near = freeLinks(scene).filter((link) => own.some((held) => touches(held, link.a) || touches(held, link.b)));
  return (
    near.reduce<NetworkLink | null>((best, link) => (link.length > (best?.length ?? 0) ? link : best), null)?.id ?? null
  );
}

interface Journey {
  readonly ends: readonly number[];
  readonly path: readonly NetworkLink[];
}

/** The first ticket from `start` on that needs at least four routes, over own and free ones. */
function journeyOf({ links, claims }: Scene, map: MapData, start: number): Journey {
  const costOf = ({ id, length }: NetworkLink) =>
    claims.owners[id] === SELF ? 0 : claims.owners[id] === null ? length : null;
  const placeOf = (city: string) => map.cities.findIndex(({ id }) => id === city);
  for (const ticket of map.tickets.slice(start)) {
    const ends = [placeOf(ticket.a), placeOf(ticket.b)] as const;
    const path = cheapestPath(links, ...ends, costOf);
    if (path !== null && path.length >= 4 && path.some(({ id }) => claims.owners[id] === SELF)) return { ends, path };
  }
  return { ends: [], path: [] };
}

function routeModel(map: MapData, scene: Scene, id: number, text: Text): RouteModel {
  const route = map.routes[id];
  const link = scene.links[id];
  if (route === undefined || link === undefined) throw new Error(`The map has no route ${id}.`);
  const state = stateOf(scene, id);
  const affordable = scene.affordable.has(id);
  const helpful = affordable && scene.helpful.has(id);
  return {
    label: routeLabel(text, route, map, situationOf(state, { affordable, helpful })),
    ends: [link.a, link.b],
    color: route.color,
    kind: route.kind,
    engines: route.locomotives ?? 0,
    drawBonus: route.drawBonus ?? 0,
    state,
    ghost: scene.ghost === id ? SELF : null,
    affordable,
    helpful,
    fresh: scene.fresh.has(id),
    lit: scene.ticketPath.has(id) ? 'ticket' : scene.longestPath.has(id) ? 'longest' : null,
    dimmed: scene.dimmed.has(id),
  };
}

function stateOf({ claims, closed }: Scene, id: number): RouteState {
  const by = claims.owners[id] ?? null;
  if (by !== null) return { kind: 'claimed', by };
  return { kind: closed.has(id) ? 'closed' : 'free' };
}

type Reach = Pick<RouteModel, 'affordable' | 'helpful'>;

function situationOf(state: RouteState, reach: Reach): RouteSituation {
  if (state.kind === 'claimed') return { kind: 'claimed', by: gallery.names[state.by] };
  return state.kind === 'closed' ? state : { kind: 'free', ...reach };
}

function takenWords({ board }: Text, { claims: { owners, order } }: Scene): string {
  const held = PLAYERS.map(
    (player) => [gallery.names[player], owners.filter((owner) => owner === player).length] as const,
  );
  return board.taken(
    order.length,
    owners.length,
    held.filter(([, routes]) => routes > 0),
  );
}

function cityModel(map: MapData, scene: Scene, id: number, text: Text, marked?: MarkedCity): CityModel {
  const city = map.cities[id];
  if (city === undefined) throw new Error(`The map has no city ${id}.`);
  const station = scene.stations.get(id) ?? null;
  const ticket = scene.ticketCities.has(id);
  const onPath = scene.links.some((link) => touches(link, id) && scene.ticketPath.has(link.id));
  return {
    label: cityLabel(text, city, {
      station: station && gallery.names[station],
      ticket,
      facts: marked?.facts ?? null,
    }),
    waypoint: city.waypoint ?? false,
    station,
    ticket,
    lit: ticket && onPath,
    fresh: station !== null && scene.fresh.size > 0,
    dimmed: scene.dimmed.size > 0 && scene.ticketPath.size > 0 && scene.longestPath.size === 0 && !onPath,
    mark: marked?.mark ?? null,
    northern: marked?.northern ?? false,
    capital: marked?.capital ?? false,
  };
}
