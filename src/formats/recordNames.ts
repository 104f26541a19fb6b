import { DECK } from '../engine/actions.ts';
import type { Board } from '../engine/board.ts';
import { CARDS, type CardCounts, type CardName } from '../engine/cards.ts';
import type { GameEvent } from '../engine/events.ts';
import { at } from '../engine/lists.ts';
import type { Result } from '../engine/scoring/result.ts';
import type { RecordEvent, RecordPayment, RecordResult } from './recordShape.ts';

// The engine counts positions, files say names. Both directions stand side by side, one line a field.

export function cardName(card: number): CardName {
  return at(CARDS, card);
}

export function paymentNames(counts: CardCounts): RecordPayment {
  const entries = CARDS.map((name, card) => [name, at(counts, card)] as const);
  return Object.fromEntries(entries.filter(([, count]) => count > 0));
}

export function routeName(board: Board, route: number): string {
  return at(board.map.routes, route).id;
}

function cityName(board: Board, city: number): string {
  return at(board.map.cities, city).id;
}

export function ticketName(board: Board, ticket: number): string {
  return at(board.map.tickets, ticket).id;
}

export function nameEvent(board: Board, event: GameEvent): RecordEvent {
  const tickets = (list: readonly number[]) => list.map((ticket) => ticketName(board, ticket));
  const cards = (list: readonly number[]) => list.map(cardName);
  switch (event.type) {
    case 'dealt':
      return {
        type: event.type,
        hands: event.hands.map(cards),
        faceUp: cards(event.faceUp),
        offers: event.offers.map(tickets),
        ...bonusCardNames(board, event.bonusCards),
      };
    case 'ticketsKept':
      return { ...event, kept: tickets(event.kept), refused: tickets(event.refused) };
    case 'cardTaken':
      return { ...event, from: event.from === DECK ? 'deck' : event.from, card: cardName(event.card) };
    case 'rowFilled':
      return { ...event, card: cardName(event.card) };
    case 'rowSwept':
    case 'bonusDrawn':
      return { ...event, cards: cards(event.cards) };
    case 'tunnelOpened': {
      const { route, paid, revealed } = event;
      return { ...event, route: routeName(board, route), paid: paymentNames(paid), revealed: cards(revealed) };
    }
    case 'tunnelWithdrawn':
      return { ...event, route: routeName(board, event.route) };
    case 'routeClaimed':
      return { ...event, route: routeName(board, event.route), paid: paymentNames(event.paid) };
    case 'ticketsOffered':
      return { ...event, tickets: tickets(event.tickets) };
    case 'stationBuilt':
      return { ...event, city: cityName(board, event.city), paid: paymentNames(event.paid) };
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

function bonusCardNames(board: Board, bonusCards: readonly number[]): { bonusCards?: string[] } {
  if (board.rules.bonusCardsInPlay === null) return {};
  return { bonusCards: bonusCards.map((card) => at(board.bonusCards, card).id) };
}

export function nameResult(board: Board, result: Result): RecordResult {
  return {
    seats: result.seats.map((seat) => ({
      ...seat,
      tickets: seat.tickets.map(({ ticket, ...rest }) => ({ id: ticketName(board, ticket), ...rest })),
      borrowed: seat.borrowed.map(({ city, route }) => ({
        city: cityName(board, city),
        route: routeName(board, route),
      })),
      bonuses: seat.bonuses.map((bonus) => ({ ...bonus })),
    })),
    ranking: result.ranking.map((seats) => [...seats]),
  };
}
