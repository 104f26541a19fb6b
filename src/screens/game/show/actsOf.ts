// From what happened to what is shown of it, in the order in which it happened.
import { DECK } from '../../../engine/actions.ts';
import { LOCOMOTIVE } from '../../../engine/cards.ts';
import type { SeenEvent, SeenEventOf } from '../../../engine/redact.ts';
import type { SeatView, TableView } from '../../../engine/view.ts';
import { cueOf } from '../../../sound/cues.ts';
import type { TablePlayer } from '../../../table/game/opponents.ts';
import type { Happened } from '../../../table/session/happened.ts';
import type { Spot } from '../../../ui/spot.ts';
import { type Act, lengthOf } from './acts.ts';
import { countsBetween } from './counts.ts';
import { joinedBetween } from './joined.ts';
import {
  BUMP,
  FADE,
  FLIGHT,
  FLIP,
  FLOAT,
  REFILL,
  SHUFFLE,
  STAGGER,
  STATION_DROP,
  SWEEP,
  WAGON_DROP,
  WAGON_STEP,
} from './times.ts';

/** What lies on the screen: the public table, and the hand of whoever is looked over the shoulder. */
export interface TableSight {
  readonly table: TableView;
  readonly hand: SeatView | null;
  readonly players: readonly Pick<TablePlayer, 'color'>[];
}

/** The whole show of a change: from the events, and from the numbers that were other ones before. */
export function actsOf(happened: Happened, before: TableSight, after: TableSight): readonly Act[] {
  const acts = happened.way === 'on' ? forwards(happened.events, before, after) : backwards(happened.events, after);
  return [
    ...acts,
    ...firstOfTheirKind(before, acts),
    ...countsBetween(before, after, acts),
    ...joinedBetween(before, after, acts),
    ...toldAfter(acts),
  ];
}

/** No words tell a card before it has turned. */
function toldAfter(acts: readonly Act[]): readonly Act[] {
  const ends = acts.flatMap((act) => (act.what === 'flight' && act.turns ? act.at + act.ms : []));
  return ends.length === 0 ? [] : [{ what: 'arrival', spot: 'note', from: null, at: Math.max(...ends), ms: FADE }];
}

/** A kind of card that the hand did not have comes with the card, and does not wait for it in its place. */
function firstOfTheirKind({ hand }: TableSight, acts: readonly Act[]): readonly Act[] {
  return acts.flatMap((act): readonly Act[] => {
    if (act.what !== 'flight' || typeof act.shows !== 'number' || act.to !== `hand ${act.shows}`) return [];
    const isFirst = (hand?.hand[act.shows] ?? 0) === 0;
    return isFirst ? [{ what: 'arrival', spot: act.to, from: null, at: act.at + act.ms - FADE, ms: FADE }] : [];
  });
}

function forwards(events: readonly SeenEvent[], before: TableSight, sight: TableSight): readonly Act[] {
  let told: readonly Act[] = [];
  for (const event of asOneSweep(events)) {
    const at = startAfter(told, event);
    const seen = event.type === 'rowSwept' ? swept(told, event) : [...told, ...actsFor(event, before, sight, at)];
    told = [...heardOf(event, sight, at), ...seen];
  }
  return told;
}

/** A tunnel is heard as its cards are turned, by whoever turns them. */
function heardOf(event: SeenEvent, sight: TableSight, at: number): readonly Act[] {
  const isTurnedByHand = event.type === 'tunnelOpened' && sight.hand?.seat === event.seat;
  const cue = isTurnedByHand ? null : cueOf(event, (route) => lengthOfRoute(sight, route));
  if (cue === null) return [];
  const feel: readonly Act[] = event.type === 'routeClaimed' ? [{ what: 'feel', at, ms: 0 }] : [];
  return [{ what: 'cue', cue, at, ms: 0 }, ...feel];
}

/** One after the other; only new cards of the row come close behind each other. */
function startAfter(told: readonly Act[], event: SeenEvent): number {
  const last = told.at(-1);
  if (event.type === 'rowFilled' && last?.what === 'arrival') return last.at + STAGGER;
  return lengthOf(told.filter(({ what }) => what !== 'float'));
}

/** The cards that have just come into the row are seen there before all of them go. */
function swept(told: readonly Act[], { cards }: SeenEventOf<'rowSwept'>): readonly Act[] {
  const at = lengthOf(told);
  const came = told.flatMap((act) => (act.what === 'arrival' ? { place: placeIn(act.spot), at: act.at } : []));
  const others = told.filter(({ what }) => what !== 'arrival');
  return [...others, { what: 'sweep', cards, tooMany: LOCOMOTIVE, came, at, ms: BUMP + SWEEP }];
}

function placeIn(spot: Spot): number {
  return Number(spot.split(' ').at(-1));
}

/** A long chain of sweeps is one: what lay there first goes, and what lies there in the end comes. */
function asOneSweep(events: readonly SeenEvent[]): readonly SeenEvent[] {
  const [first, last] = [
    events.findIndex(({ type }) => type === 'rowSwept'),
    events.findLastIndex(({ type }) => type === 'rowSwept'),
  ];
  return events.filter((_, i) => i <= first || i > last);
}

function actsFor(event: SeenEvent, before: TableSight, sight: TableSight, at: number): readonly Act[] {
  switch (event.type) {
    case 'cardTaken':
      return [cardFlight(event, sight, at)];
    case 'bonusDrawn':
      return bonusFlights(event, sight, at);
    case 'rowFilled':
      return [{ what: 'arrival', spot: `row ${event.place}`, from: 'card deck', at, ms: REFILL }];
    case 'deckReshuffled':
      return [{ what: 'shuffle', spot: 'card deck', at, ms: SHUFFLE }];
    case 'routeClaimed':
      return claimed(event, sight, at);
    case 'tunnelWithdrawn':
      return tunnelCards(event.seat, sight, at);
    case 'stationBuilt':
      return [{ what: 'station', city: event.city, of: colorOf(sight, event.seat), way: 'on', at, ms: STATION_DROP }];
    case 'ticketsOffered':
      return offersIn(event.count, at);
    case 'ticketsKept':
      return kept(event, before, sight, at);
    default:
      return [];
  }
}

/** What is taken back is a claim, a station or a card of the row; whatever had shown something new stays. */
function backwards(events: readonly SeenEvent[], sight: TableSight): readonly Act[] {
  return events.flatMap((event): readonly Act[] => {
    if (event.type === 'routeClaimed') {
      const ms = trainMs(lengthOfRoute(sight, event.route));
      return [{ what: 'train', route: event.route, of: colorOf(sight, event.seat), way: 'back', at: 0, ms }];
    }
    if (event.type === 'stationBuilt') {
      const { city, seat } = event;
      return [{ what: 'station', city, of: colorOf(sight, seat), way: 'back', at: 0, ms: STATION_DROP }];
    }
    if (event.type !== 'cardTaken') return [];
    const { from, to, shows } = cardFlight(event, sight, 0);
    return [{ what: 'flight', shows, turns: false, from: to, to: from, at: 0, ms: FLIGHT }];
  });
}

/** Where a card of this kind lies in the open hand, or with its owner. A card that nobody sees has no place. */
function placeOf(card: number | null, seat: number, { hand }: TableSight): Spot {
  return card !== null && hand?.seat === seat ? `hand ${card}` : `plate ${seat}`;
}

function cardFlight({ from, card, seat }: SeenEventOf<'cardTaken'>, sight: TableSight, at: number) {
  const isBlind = from === DECK;
  const turns = isBlind && card !== null && sight.hand?.seat === seat;
  const start: Spot = isBlind ? 'card deck' : `row ${from}`;
  const ms = turns ? FLIGHT + FLIP : FLIGHT;
  return {
    what: 'flight',
    shows: card ?? 'card back',
    turns,
    from: start,
    to: placeOf(card, seat, sight),
    at,
    ms,
  } as const;
}

function bonusFlights(
  { cards, count, seat }: SeenEventOf<'bonusDrawn'>,
  sight: TableSight,
  at: number,
): readonly Act[] {
  const drawn = cards ?? new Array<null>(count).fill(null);
  return drawn.map((card, i) => cardFlight({ type: 'cardTaken', from: DECK, card, seat }, sight, at + i * 2 * STAGGER));
}

function claimed({ route, seat, points }: SeenEventOf<'routeClaimed'>, sight: TableSight, at: number): readonly Act[] {
  const ms = trainMs(lengthOfRoute(sight, route));
  const isTunnel = sight.table.table.board.routes[route]?.kind === 'tunnel';
  return [
    ...(isTunnel ? tunnelCards(seat, sight, at) : []),
    { what: 'train', route, of: colorOf(sight, seat), way: 'on', at, ms },
    { what: 'float', spot: `score ${seat}`, points, at: at + ms, ms: FLOAT },
  ];
}

/** Another's: its cards come out of the deck beside the board. One's own were turned before. */
function tunnelCards(seat: number, { hand, table }: TableSight, at: number): readonly Act[] {
  if (hand?.seat === seat) return [];
  return Array.from({ length: table.table.board.rules.tunnelCards }, (_, card) => ({
    what: 'arrival',
    spot: `tunnel ${card}`,
    from: 'card deck',
    at: at + card * 2 * STAGGER,
    ms: FLIGHT,
  }));
}

/** Tickets are laid before somebody. */
export function offersIn(count: number, at: number): readonly Act[] {
  return Array.from({ length: count }, (_, place) => ({
    what: 'arrival',
    spot: `offer ${place}`,
    from: 'ticket deck',
    at: at + place * STAGGER,
    ms: FLIGHT,
  }));
}

/** Into the own list from where they were chosen, or to the plate of whoever keeps them. */
function kept(event: SeenEventOf<'ticketsKept'>, before: TableSight, { hand }: TableSight, at: number): readonly Act[] {
  const { kept: tickets, keptCount, seat } = event;
  const isOwn = tickets !== null && hand?.seat === seat;
  return Array.from({ length: keptCount }, (_, place): Act => {
    const timed = { at: at + place * STAGGER, ms: FLIGHT };
    const ticket = isOwn ? tickets[place] : undefined;
    const to: Spot = `plate ${seat}`;
    if (ticket === undefined)
      return { what: 'flight', shows: 'ticket back', turns: false, from: 'ticket deck', to, ...timed };
    return {
      what: 'arrival',
      spot: `slip ${ticket}`,
      from: `offer ${before.hand?.offer.indexOf(ticket) ?? 0}`,
      ...timed,
    };
  });
}

/** Coupled in one after the other; on a long route somewhat faster, so that nobody waits for the end of it. */
function trainMs(length: number): number {
  return (length - 1) * WAGON_STEP + WAGON_DROP;
}

function lengthOfRoute({ table }: TableSight, route: number): number {
  return table.table.board.routes[route]?.length ?? 1;
}

function colorOf({ players }: TableSight, seat: number) {
  return players[seat]?.color ?? 'red';
}
