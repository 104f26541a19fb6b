import { DECK } from '../engine/actions.ts';
import type { Board } from '../engine/board.ts';
import { CARDS, type CardName } from '../engine/cards.ts';
import type { GameEvent } from '../engine/events.ts';
import type { RecordEvent, RecordPayment } from './recordShape.ts';
import { shown } from './sentences.ts';

/** A name that the map does not know, or a field it has no use for. Thrown inside this folder only: readRecord answers it with a sentence. */
export class UnknownName extends Error {}

type Positions = ReadonlyMap<string, number>;

/** Where the things a record names stand in the map file. */
export interface MapPositions {
  readonly routes: Positions;
  readonly cities: Positions;
  readonly tickets: Positions;
  /** Null where the map has none. */
  readonly bonusCards: Positions | null;
}

export function positionsOn({ map }: Board): MapPositions {
  const positions = (things: readonly { readonly id: string }[]) => new Map(things.map(({ id }, i) => [id, i]));
  return {
    routes: positions(map.routes),
    cities: positions(map.cities),
    tickets: positions(map.tickets),
    bonusCards: map.rules.bonusCardsInPlay === null ? null : positions(map.bonusCards ?? []),
  };
}

function find(positions: Positions, id: string, what: string): number {
  const position = positions.get(id);
  if (position === undefined) throw new UnknownName(`names the ${what} ${shown(id)}, which this map does not have`);
  return position;
}

function cardPosition(card: CardName): number {
  return CARDS.indexOf(card);
}

function counts(payment: RecordPayment): number[] {
  return CARDS.map((card) => payment[card] ?? 0);
}

function bonusCardPositions({ bonusCards }: MapPositions, ids: readonly string[] | undefined): number[] {
  if (bonusCards !== null) return (ids ?? []).map((id) => find(bonusCards, id, 'bonus card'));
  if (ids === undefined) return [];
  throw new UnknownName('has bonusCards, but this map has none');
}

export function positionEvent(on: MapPositions, event: RecordEvent): GameEvent {
  const route = (id: string) => find(on.routes, id, 'route');
  const city = (id: string) => find(on.cities, id, 'city');
  const tickets = (ids: readonly string[]) => ids.map((id) => find(on.tickets, id, 'ticket'));
  const cards = (list: readonly CardName[]) => list.map(cardPosition);
  switch (event.type) {
    case 'dealt':
      return {
        type: event.type,
        hands: event.hands.map(cards),
        faceUp: cards(event.faceUp),
        offers: event.offers.map(tickets),
        bonusCards: bonusCardPositions(on, event.bonusCards),
      };
    case 'ticketsKept':
      return { ...event, kept: tickets(event.kept), refused: tickets(event.refused) };
    case 'cardTaken':
      return { ...event, from: event.from === 'deck' ? DECK : event.from, card: cardPosition(event.card) };
    case 'rowFilled':
      return { ...event, card: cardPosition(event.card) };
    case 'rowSwept':
    case 'bonusDrawn':
      return { ...event, cards: cards(event.cards) };
    case 'tunnelOpened':
      return { ...event, route: route(event.route), paid: counts(event.paid), revealed: cards(event.revealed) };
    case 'tunnelWithdrawn':
      return { ...event, route: route(event.route) };
    case 'routeClaimed':
      return { ...event, route: route(event.route), paid: counts(event.paid) };
    case 'ticketsOffered':
      return { ...event, tickets: tickets(event.tickets) };
    case 'stationBuilt':
      return { ...event, city: city(event.city), paid: counts(event.paid) };
    case 'deckReshuffled':
    case 'drawStopped':
    case 'passed':
    case 'lastRound':
    case 'seatChanged':
    case 'gameEnded':
      return event;
    default:
      return event satisfies never;
  }
}
