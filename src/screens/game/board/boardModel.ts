import type { BoardModel, CityModel, RouteModel, RouteState } from '../../../board/model.ts';
import { NOBODY } from '../../../engine/game.ts';
import type { MapCity, MapRoute } from '../../../engine/map.ts';
import type { PlayerColor } from '../../../engine/players.ts';
import type { SeatView, TableView } from '../../../engine/view.ts';
import { cityLabel, type RouteSituation, routeLabel } from '../../../i18n/boardLabels.ts';
import type { Text } from '../../../i18n/text.ts';
import type { BoardFile } from '../../../layout/boardFile.ts';
import { boardName } from '../../../table/boardCards.ts';
import { type Draft, routesInReach } from '../../../table/turn/draft.ts';
import { withLanes } from '../../../table/turn/routeOffers.ts';
import { ticketsTogether } from '../../../table/turn/ticketProgress.ts';
import { type MarkedCity, markedCities } from './cityMarks.ts';

export interface BoardInput {
  readonly text: Text;
  readonly places: BoardFile;
  /** A seat's view adds what only that seat may see; the table's view shows nothing of anybody. */
  readonly view: TableView | SeatView;
  /** By seat. */
  readonly players: readonly BoardPlayer[];
  readonly draft?: Draft | null;
  readonly lit?: LitPath | null;
  readonly fresh?: FreshOnBoard | null;
  /** Cities whose names stand out: the ends of what was just built. */
  readonly litCities?: readonly number[];
  /** It is somebody else’s turn, also where the seat of the view comes next: nothing is offered. */
  readonly atRest?: boolean;
  /** A route that a computer is about to claim: its trains are only hinted at, though it has paid. */
  readonly choosing?: { readonly route: number; readonly seat: number } | null;
}

interface BoardPlayer {
  readonly name: string;
  readonly color: PlayerColor;
}

/** A path that is being shown, all that leaves a city, or all that a bonus card counts. */
export interface LitPath {
  readonly of: 'ticket' | 'longest' | 'city' | 'bonus';
  readonly routes: readonly number[];
  /** Cities, also where no path joins them. Of a bonus: those it counts. */
  readonly ends: readonly number[];
  /** Of these routes those that several tickets share. */
  readonly shared?: readonly number[];
  /** Beside them the paths of tickets that are not kept. */
  readonly spare?: readonly number[];
}

/** What is new on the board. */
export interface FreshOnBoard {
  readonly routes: readonly number[];
  readonly cities: readonly number[];
}

/** What stands out on the board and what steps back, as sets of positions. */
interface Show {
  readonly view: TableView;
  readonly players: readonly BoardPlayer[];
  readonly affordable: ReadonlySet<number>;
  /** Of these, what lies on the way of one's own tickets. */
  readonly helpful: ReadonlySet<number>;
  /** Null: nothing steps back. */
  readonly forward: ReadonlySet<number> | null;
  /** The cities that a bonus card counts. Null: none is being shown. */
  readonly counted: ReadonlySet<number> | null;
  readonly path: ReadonlySet<number>;
  readonly pathOf: NonNullable<RouteModel['lit']>;
  readonly shared: ReadonlySet<number>;
  readonly spare: ReadonlySet<number>;
  readonly selected: number | null;
  readonly ghost: PlayerColor | null;
  readonly ticketCities: ReadonlySet<number>;
  readonly litCities: ReadonlySet<number>;
  readonly freshRoutes: ReadonlySet<number>;
  readonly freshCities: ReadonlySet<number>;
  /** Cities step back as well: one of them is being chosen. */
  readonly cityChosen: boolean;
}

/** The board of a game as somebody may see it. */
export function boardModelOf(input: BoardInput): BoardModel {
  const { text, places, choosing = null } = input;
  const { map } = input.view.table.board;
  const show = choosing === null ? showOf(input) : chosenShow(input, choosing);
  const marked = markedCities(map);
  return {
    places,
    label: text.board.label(boardName(text, map.id)),
    title: boardName(text, map.id),
    routes: map.routes.map((route, id) => routeModel(text, show, route, id)),
    cities: map.cities.map((city, id) => cityModel(text, show, city, id, marked[id])),
    selected: show.selected,
    counting: show.counted !== null,
    polarCircle: marked.some(({ northern }) => northern) ? text.board.polarCircle : null,
    taken: takenWords(text, show),
    words: text.board,
  };
}

function showOf(input: BoardInput): Show {
  const { view, players, draft = null, lit = null, fresh = null, litCities = [] } = input;
  const path = pathOf(lit);
  const seatView = isSeatView(view) ? view : null;
  const inReach = new Set(seatView === null || input.atRest === true ? [] : reachOf(seatView, draft));
  const selected = seatView === null ? null : selectedRoute(seatView, draft);
  return {
    view,
    players,
    affordable: lit === null ? inReach : NOTHING,
    helpful: lit === null && seatView !== null && draft === null ? helpfulIn(seatView, inReach) : NOTHING,
    forward: forwardOf(draft, lit, inReach),
    counted: countedIn(lit),
    path: new Set(path.routes),
    pathOf: lit?.of === 'longest' ? 'longest' : 'ticket',
    shared: new Set(lit?.shared),
    spare: new Set(lit?.spare),
    selected,
    ghost: seatView !== null && hasPayment(draft) ? colorOf(players, seatView.seat) : null,
    ticketCities: new Set(seatView === null ? [] : ticketCities(seatView)),
    litCities: new Set([...litCities, ...path.ends, ...endsOf(view, selected), ...stationCity(draft)]),
    freshRoutes: new Set(fresh?.routes ?? []),
    freshCities: new Set(fresh?.cities ?? []),
    cityChosen: draft?.kind === 'station',
  };
}

/** Of these routes those on the way of the seat's tickets, or beside it. */
function helpfulIn(view: SeatView, inReach: ReadonlySet<number>): ReadonlySet<number> {
  if (inReach.size === 0) return NOTHING;
  const ways = new Set(withLanes(view, ticketsTogether(view, view.tickets).routes));
  return new Set([...inReach].filter((id) => ways.has(id)));
}

/** What a bonus counts is no path, and has no ends: it only stays where the rest steps back. */
function pathOf(lit: LitPath | null): Pick<LitPath, 'routes' | 'ends'> {
  return lit === null || lit.of === 'bonus' ? { routes: [], ends: [] } : lit;
}

function countedIn(lit: LitPath | null): ReadonlySet<number> | null {
  return lit?.of === 'bonus' ? new Set(lit.ends) : null;
}

/** As before the claim, with the route in question lit. */
function chosenShow(input: BoardInput, { route, seat }: NonNullable<BoardInput['choosing']>): Show {
  const { table } = input.view;
  const { owner, closed } = table;
  const view = {
    ...input.view,
    table: { ...table, owner: owner.with(route, NOBODY), closed: closed.with(route, OPEN) },
  };
  const ghost = colorOf(input.players, seat);
  return { ...showOf({ ...input, view, fresh: null, lit: null }), selected: route, ghost };
}

const OPEN = 0;
const NOTHING: ReadonlySet<number> = new Set();

function isSeatView(view: TableView | SeatView): view is SeatView {
  return 'seat' in view;
}

/** Hints are for those who have not begun anything, or who hold a card and look where it fits. */
function reachOf(view: SeatView, draft: Draft | null): readonly number[] {
  return draft === null || draft.kind === 'color' ? routesInReach(view, draft) : [];
}

function forwardOf(draft: Draft | null, lit: LitPath | null, inReach: ReadonlySet<number>): ReadonlySet<number> | null {
  if (lit !== null) return new Set([...lit.routes, ...(lit.spare ?? [])]);
  if (draft?.kind === 'color') return inReach.size > 0 ? inReach : null;
  return draft?.kind === 'station' ? NOTHING : null;
}

function selectedRoute({ table }: SeatView, draft: Draft | null): number | null {
  if (draft?.kind === 'claim') return draft.route;
  return draft?.kind === 'tunnel' ? (table.tunnel?.route ?? null) : null;
}

/** A tunnel's first payment lies on the table, whether or not the rest can be paid. */
function hasPayment(draft: Draft | null): boolean {
  return draft?.kind === 'tunnel' || (draft?.kind === 'claim' && draft.payment !== null);
}

/** The cities that the seat's tickets join. */
export function ticketCities({ table, tickets }: SeatView): readonly number[] {
  return tickets.flatMap((id) => {
    const ticket = table.board.tickets[id];
    return ticket === undefined ? [] : [ticket.a, ticket.b];
  });
}

function endsOf({ table }: TableView, id: number | null): readonly number[] {
  const route = id === null ? undefined : table.board.routes[id];
  return route === undefined ? [] : [route.a, route.b];
}

function stationCity(draft: Draft | null): readonly number[] {
  return draft?.kind === 'station' ? [draft.city] : [];
}

function colorOf(players: readonly BoardPlayer[], seat: number | undefined): PlayerColor | null {
  return (seat === undefined ? undefined : players[seat])?.color ?? null;
}

function nameOf(players: readonly BoardPlayer[], seat: number | undefined): string {
  return (seat === undefined ? undefined : players[seat])?.name ?? '';
}

function routeModel(text: Text, show: Show, route: MapRoute, id: number): RouteModel {
  const { table } = show.view;
  const [a = 0, b = 0] = endsOf(show.view, id);
  const state = stateOf(show, id);
  const affordable = show.affordable.has(id);
  const helpful = show.helpful.has(id);
  const by = nameOf(show.players, table.owner[id]);
  return {
    label: routeLabel(text, route, table.board.map, situationOf(state, { affordable, helpful }, by)),
    ends: [a, b],
    color: route.color,
    kind: route.kind,
    engines: route.locomotives ?? 0,
    drawBonus: route.drawBonus ?? 0,
    state,
    ghost: show.selected === id ? show.ghost : null,
    affordable,
    helpful,
    fresh: show.freshRoutes.has(id),
    lit: litOf(show, id),
    dimmed: show.forward !== null && !show.forward.has(id),
  };
}

function stateOf({ view: { table }, players }: Show, id: number): RouteState {
  const by = colorOf(players, table.owner[id]);
  if (by !== null) return { kind: 'claimed', by };
  return { kind: table.closed[id] === 1 ? 'closed' : 'free' };
}

function litOf({ path, pathOf, shared, spare }: Show, id: number): RouteModel['lit'] {
  if (shared.has(id)) return 'shared';
  if (path.has(id)) return pathOf;
  return spare.has(id) ? 'spare' : null;
}

type Reach = Pick<RouteModel, 'affordable' | 'helpful'>;

function situationOf(state: RouteState, reach: Reach, by: string): RouteSituation {
  if (state.kind === 'claimed') return { kind: 'claimed', by };
  return state.kind === 'closed' ? state : { kind: 'free', ...reach };
}

/** Routes that are taken, and how many each player has; who has none is left out. */
function takenWords(text: Text, { view: { table }, players }: Show): string {
  const held = players.map(({ name }, seat) => [name, table.owner.filter((by) => by === seat).length] as const);
  const taken = table.owner.filter((by) => by !== NOBODY).length;
  return text.board.taken(
    taken,
    table.owner.length,
    held.filter(([, routes]) => routes > 0),
  );
}

function cityModel(text: Text, show: Show, city: MapCity, id: number, marked: MarkedCity | undefined): CityModel {
  const owner = show.view.table.stationOwner[id];
  const station = colorOf(show.players, owner);
  const ticket = show.ticketCities.has(id);
  const { facts = null, mark = null, northern = false, capital = false } = marked ?? {};
  return {
    label: cityLabel(text, city, { station: station && nameOf(show.players, owner), ticket, facts }),
    waypoint: city.waypoint ?? false,
    station,
    ticket,
    lit: show.litCities.has(id),
    fresh: show.freshCities.has(id),
    dimmed: isBehind(show, id),
    mark,
    northern,
    capital,
  };
}

function isBehind(show: Show, city: number): boolean {
  if (show.counted !== null) return !show.counted.has(city);
  return (show.cityChosen || show.path.size > 0) && !show.litCities.has(city) && !isOnPath(show, city);
}

function isOnPath({ view, path, spare }: Show, city: number): boolean {
  return (view.table.board.routesAt[city] ?? []).some((route) => path.has(route) || spare.has(route));
}
