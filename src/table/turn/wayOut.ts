import { type Action, DECK } from '../../engine/actions.ts';
import { routeAt } from '../../engine/board.ts';
import { KINDS_OF_CARD, LOCOMOTIVE } from '../../engine/cards.ts';
import { isOpenTo } from '../../engine/claim.ts';
import { NOBODY } from '../../engine/game.ts';
import { at, range } from '../../engine/lists.ts';
import { canPay, type Price } from '../../engine/prices.ts';
import type { Refusal } from '../../engine/refusals.ts';
import { stationPrice } from '../../engine/stations.ts';
import type { SeatView } from '../../engine/view.ts';
import type { Draft, DraftStep } from './draft.ts';
import { cardsMissing, paymentCells } from './payments.ts';
import { stationWorth } from './stationWorth.ts';
import { type WayRound, wayRound } from './ticketProgress.ts';
import { whyNotCard, whyNotCity, whyNotDeck, whyNotRoute } from './whyNot.ts';

/** What leads on from something refused: the cheapest that the seat can see. */
export type WayOut =
  /** Cards are missing: so many locomotives that nothing can stand in for, so many of a colour, and where to begin. */
  | {
      readonly way: 'draw';
      readonly engines: number;
      readonly color: number;
      readonly cards: number;
      /** A place of the row, or the deck. */
      readonly from: number;
      /** How many of that card lie open; 0 where it is drawn blind. */
      readonly open: number;
    }
  /** The route beside it is free. */
  | { readonly way: 'twin'; readonly route: number; readonly payable: boolean }
  /** Other free routes join the same cities; `route` is one of them, if possible one that can be paid now. */
  | { readonly way: 'round'; readonly route: number; readonly trains: number; readonly payable: boolean }
  /** A station in this city borrows the route that is taken. */
  | { readonly way: 'station'; readonly city: number; readonly cards: number }
  /** Its player's own routes join these cities already. */
  | { readonly way: 'joined' }
  /** Nothing but shorter routes are in reach of the trains left. */
  | { readonly way: 'shorter'; readonly trains: number };

/** Of what has been touched and cannot be done; null where there is nothing to say. */
export function wayOut(view: SeatView, draft: Draft | null): WayOut | null {
  if (draft?.kind === 'claim' && draft.payment === null) return wayToRoute(view, draft.route);
  return draft?.kind === 'station' && draft.payment === null ? wayToStation(view, draft.city) : null;
}

function wayToRoute(view: SeatView, route: number): WayOut | null {
  const refusal = whyNotRoute(view, route);
  switch (refusal?.code) {
    case 'routeTaken':
      return refusal.by === view.seat ? { way: 'joined' } : wayPast(view, route);
    case 'ownsParallel':
      return { way: 'joined' };
    case 'lanesClosed':
      return wayPast(view, route);
    case 'trainsShort':
      return twinOf(view, route) ?? roundOf(view, route) ?? shorterThan(refusal);
    case 'cardsShort':
      return payableTwin(view, route) ?? cardsFor(view, refusal.price);
    default:
      return null;
  }
}

/** A rival has it: the track beside it, a station, or other routes, whichever takes least. */
function wayPast(view: SeatView, route: number): WayOut | null {
  const twin = twinOf(view, route);
  const round = roundOf(view, route);
  if (twin !== null || round?.way === 'joined') return twin ?? round;
  const station = stationFor(view, route);
  if (station === null || round === null) return station ?? round;
  return station.cards > round.trains ? round : station;
}

type Way<Kind extends WayOut['way']> = Extract<WayOut, { readonly way: Kind }>;

function twinOf(view: SeatView, route: number): Way<'twin'> | null {
  const { table, seat } = view;
  const { parallels } = routeAt(table.board, route);
  const open = parallels.filter(
    (other) => isOpenTo(table, seat, other) && routeAt(table.board, other).length <= at(table.trains, seat),
  );
  const payable = open.find((other) => whyNotRoute(view, other) === null);
  const twin = payable ?? open[0];
  return twin === undefined ? null : { way: 'twin', route: twin, payable: payable !== undefined };
}

function payableTwin(view: SeatView, route: number): Way<'twin'> | null {
  const twin = twinOf(view, route);
  return twin?.payable === true ? twin : null;
}

function roundOf(view: SeatView, route: number): Way<'round'> | Way<'joined'> | null {
  const round = wayRound(view, route);
  if (round === null) return null;
  return round.trains === 0 ? { way: 'joined' } : beginningOf(view, round);
}

function beginningOf(view: SeatView, { routes, trains }: WayRound): Way<'round'> | null {
  const payable = routes.find((each) => whyNotRoute(view, each) === null);
  const route = payable ?? routes[0];
  return route === undefined ? null : { way: 'round', route, trains, payable: payable !== undefined };
}

/** STN-3: at either end of a rival's route. */
function stationFor({ table, seat }: SeatView, route: number): Way<'station'> | null {
  const { a, b, parallels } = routeAt(table.board, route);
  const price = stationPrice(table, seat);
  const city = [a, b].find((end) => at(table.stationOwner, end) === NOBODY);
  const isLent = [route, ...parallels].some((each) => ![NOBODY, seat].includes(at(table.owner, each)));
  return price === null || city === undefined || !isLent ? null : { way: 'station', city, cards: price.length };
}

function shorterThan({ has }: Extract<Refusal, { readonly code: 'trainsShort' }>): WayOut | null {
  return has > 0 ? { way: 'shorter', trains: has } : null;
}

function wayToStation(view: SeatView, city: number): WayOut | null {
  const refusal = whyNotCity(view, city);
  if (refusal?.code === 'cardsShort') return cardsFor(view, refusal.price);
  return refusal?.code === 'stationTaken' && refusal.by !== view.seat ? neighbourOf(view, city) : null;
}

/** A city at the other end of a rival's route that a station there would borrow as well, to some good. */
function neighbourOf(view: SeatView, city: number): WayOut | null {
  const { table, seat } = view;
  const price = stationPrice(table, seat);
  const here = at(table.board.routesAt, city);
  const ends = here.flatMap((route) => [routeAt(table.board, route).a, routeAt(table.board, route).b]);
  const helps = (end: number) => here.includes(stationWorth(view, end).borrows ?? -1);
  const other = ends.find((end) => end !== city && at(table.stationOwner, end) === NOBODY && helps(end));
  return other === undefined || price === null ? null : { way: 'station', city: other, cards: price.length };
}

/** The cards that are missing for a price, and the one to begin with: what lies open first, then the deck. */
function cardsFor(view: SeatView, price: Price): WayOut | null {
  const lack = lackOf(view, price);
  const missing = cardsMissing(price, view.hand);
  const helps = (card: number) => {
    const hand = withCard(view, card);
    return canPay(price, hand) || cardsMissing(price, hand) < missing;
  };
  const wanted = [lack.color, LOCOMOTIVE].filter(helps);
  const [card] = wanted.filter((each) => openPlaces(view, each).length > 0);
  if (card === undefined) return whyNotDeck(view) === null ? { way: 'draw', ...lack, from: DECK, open: 0 } : null;
  const places = openPlaces(view, card);
  return { way: 'draw', ...lack, from: at(places, 0), open: places.length };
}

type Lack = Pick<Way<'draw'>, 'engines' | 'color' | 'cards'>;

/** Of colours that lack equally few, the one of which most lie open, then the one of which most are held. */
function lackOf(view: SeatView, price: Price): Lack {
  const missing = cardsMissing(price, view.hand);
  const engines = price.pairs ? 0 : Math.min(missing, Math.max(0, price.symbols - at(view.hand, LOCOMOTIVE)));
  const colors = paymentCells(price, view.hand).flatMap(({ card, short }) =>
    short === missing && card !== LOCOMOTIVE ? [card] : [],
  );
  const open = (card: number) => openPlaces(view, card).length;
  const [color = LOCOMOTIVE] = colors.sort(
    (one, other) => open(other) - open(one) || at(view.hand, other) - at(view.hand, one),
  );
  return { engines, color, cards: missing - engines };
}

function withCard({ hand }: SeatView, card: number): readonly number[] {
  return range(KINDS_OF_CARD).map((each) => at(hand, each) + (each === card ? 1 : 0));
}

/** Places of the row where such a card can be taken now. */
function openPlaces(view: SeatView, card: number): readonly number[] {
  return view.table.row.flatMap((each, place) => (each === card && whyNotCard(view, place) === null ? [place] : []));
}

/** What carries it out, where one press does: an action, or a touch of the thing that it leads to. */
export type Deed =
  | { readonly kind: 'action'; readonly action: Action }
  | { readonly kind: 'step'; readonly step: DraftStep };

export function deedOf(way: WayOut): Deed | null {
  switch (way.way) {
    case 'draw':
      return { kind: 'action', action: { type: 'drawCard', from: way.from } };
    case 'twin':
    case 'round':
      return { kind: 'step', step: { step: 'route', route: way.route } };
    case 'station':
      return { kind: 'step', step: { step: 'city', city: way.city } };
    case 'joined':
    case 'shorter':
      return null;
    default:
      return way satisfies never;
  }
}
