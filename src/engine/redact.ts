import { DECK } from './actions.ts';
import type { EventType, GameEvent } from './events.ts';

type Secret<T> = T | null;

/** Events as one seat, or the whole table, saw them: what was hidden is null, how many there were stays (INFO-1). */
export type SeenEvent =
  | Exclude<GameEvent, { readonly type: 'dealt' | 'ticketsKept' | 'cardTaken' | 'bonusDrawn' | 'ticketsOffered' }>
  | {
      readonly type: 'dealt';
      readonly hands: readonly Secret<readonly number[]>[];
      readonly faceUp: readonly number[];
      readonly offers: readonly Secret<readonly number[]>[];
      readonly offerSizes: readonly number[];
      readonly bonusCards: readonly number[];
    }
  | {
      readonly type: 'ticketsKept';
      readonly seat: number;
      readonly kept: Secret<readonly number[]>;
      readonly keptCount: number;
      readonly refused: Secret<readonly number[]>;
      readonly refusedCount: number;
    }
  | { readonly type: 'cardTaken'; readonly seat: number; readonly from: number; readonly card: Secret<number> }
  | {
      readonly type: 'bonusDrawn';
      readonly seat: number;
      readonly cards: Secret<readonly number[]>;
      readonly count: number;
    }
  | {
      readonly type: 'ticketsOffered';
      readonly seat: number;
      readonly tickets: Secret<readonly number[]>;
      readonly count: number;
    };

export type SeenEventOf<T extends EventType> = Extract<SeenEvent, { readonly type: T }>;

export function redact(event: GameEvent, viewer: number | 'table'): SeenEvent {
  switch (event.type) {
    case 'dealt':
      return redactDeal(event, viewer);
    case 'ticketsKept': {
      const mine = event.seat === viewer;
      const { kept, refused } = event;
      return {
        ...event,
        kept: mine ? kept : null,
        keptCount: kept.length,
        refused: mine ? refused : null,
        refusedCount: refused.length,
      };
    }
    case 'cardTaken':
      return { ...event, card: event.from === DECK && event.seat !== viewer ? null : event.card };
    case 'bonusDrawn':
      return { ...event, cards: event.seat === viewer ? event.cards : null, count: event.cards.length };
    case 'ticketsOffered':
      return { ...event, tickets: event.seat === viewer ? event.tickets : null, count: event.tickets.length };
    default:
      return event;
  }
}

function redactDeal(event: Extract<GameEvent, { type: 'dealt' }>, viewer: number | 'table'): SeenEventOf<'dealt'> {
  return {
    ...event,
    hands: event.hands.map((cards, seat) => (seat === viewer ? cards : null)),
    offers: event.offers.map((tickets, seat) => (seat === viewer ? tickets : null)),
    offerSizes: event.offers.map((tickets) => tickets.length),
  };
}
