import type { CardCounts } from './cards.ts';

/** What happened, outcomes included. Only events change a game. Their order and meaning stand in the record format. */
export type GameEvent =
  | {
      readonly type: 'dealt';
      /** Cards of each seat, in the order dealt. */
      readonly hands: readonly (readonly number[])[];
      readonly faceUp: readonly number[];
      readonly offers: readonly (readonly number[])[];
      readonly bonusCards: readonly number[];
    }
  | {
      readonly type: 'ticketsKept';
      readonly seat: number;
      readonly kept: readonly number[];
      readonly refused: readonly number[];
    }
  | { readonly type: 'cardTaken'; readonly seat: number; readonly from: number; readonly card: number }
  | { readonly type: 'rowFilled'; readonly place: number; readonly card: number }
  | { readonly type: 'rowSwept'; readonly cards: readonly number[] }
  | { readonly type: 'deckReshuffled'; readonly count: number }
  | { readonly type: 'drawStopped'; readonly seat: number }
  | {
      readonly type: 'tunnelOpened';
      readonly seat: number;
      readonly route: number;
      readonly paid: CardCounts;
      readonly revealed: readonly number[];
      readonly owed: number;
    }
  | { readonly type: 'tunnelWithdrawn'; readonly seat: number; readonly route: number }
  | {
      readonly type: 'routeClaimed';
      readonly seat: number;
      readonly route: number;
      readonly paid: CardCounts;
      readonly points: number;
    }
  | { readonly type: 'bonusDrawn'; readonly seat: number; readonly cards: readonly number[] }
  | { readonly type: 'ticketsOffered'; readonly seat: number; readonly tickets: readonly number[] }
  | { readonly type: 'stationBuilt'; readonly seat: number; readonly city: number; readonly paid: CardCounts }
  | { readonly type: 'passed'; readonly seat: number }
  | { readonly type: 'lastRound'; readonly seat: number }
  | { readonly type: 'seatChanged'; readonly seat: number; readonly by: string }
  | { readonly type: 'gameEnded' };

export type EventType = GameEvent['type'];
export type EventOf<T extends EventType> = Extract<GameEvent, { readonly type: T }>;
