import type { CardCounts } from './cards.ts';

/** Where a card is drawn from, when it is not a place of the face-up row. */
export const DECK = -1;

/** What the seat on turn wants to do. Routes, cities and tickets are their positions in the map file. */
export type Action =
  | { readonly type: 'drawCard'; readonly from: number }
  | { readonly type: 'stopDrawing' }
  | { readonly type: 'claimRoute'; readonly route: number; readonly payment: CardCounts }
  | { readonly type: 'payTunnel'; readonly payment: CardCounts }
  | { readonly type: 'withdrawTunnel' }
  | { readonly type: 'drawTickets' }
  | { readonly type: 'keepTickets'; readonly kept: readonly number[] }
  | { readonly type: 'buildStation'; readonly city: number; readonly payment: CardCounts }
  | { readonly type: 'pass' };

export type ActionType = Action['type'];
