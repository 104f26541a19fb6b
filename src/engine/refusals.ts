import type { ActionType } from './actions.ts';
import type { CardCounts } from './cards.ts';
import type { Phase } from './game.ts';
import type { Price } from './prices.ts';

/** Why an action is not possible, with the numbers a sentence about it needs. */
export type Refusal =
  | { readonly code: 'notYourTurn'; readonly turn: number }
  | { readonly code: 'gameOver' }
  /** The game waits for something else: a choice of tickets, a second card, a tunnel. */
  | { readonly code: 'notNow'; readonly phase: Phase }
  | { readonly code: 'noSuchThing'; readonly what: 'route' | 'city' | 'place' | 'ticket' | 'action' }
  | { readonly code: 'placeEmpty'; readonly place: number }
  | { readonly code: 'noCardsLeft' }
  /** Deck and discard are empty, and on this map the row alone cannot be drawn from. */
  | { readonly code: 'drawClosed' }
  | { readonly code: 'locomotiveOnlyFirst'; readonly place: number }
  | { readonly code: 'routeTaken'; readonly by: number }
  | { readonly code: 'ownsParallel'; readonly route: number }
  | { readonly code: 'lanesClosed'; readonly players: number; readonly open: number }
  | { readonly code: 'trainsShort'; readonly needs: number; readonly has: number }
  | CardsShort
  | { readonly code: 'cardsNotHeld'; readonly card: number; readonly paid: number; readonly has: number }
  | { readonly code: 'paymentDoesNotFit'; readonly price: Price; readonly paid: CardCounts }
  | { readonly code: 'noTicketsLeft' }
  | { readonly code: 'ticketNotOffered'; readonly ticket: number }
  | { readonly code: 'ticketTwice'; readonly ticket: number }
  | { readonly code: 'keepMore'; readonly atLeast: number; readonly kept: number }
  | { readonly code: 'noStationsOnMap' }
  | { readonly code: 'stationsUsedUp'; readonly each: number }
  | { readonly code: 'stationTaken'; readonly by: number }
  | { readonly code: 'canAct'; readonly possible: readonly ActionType[] };

/** Needs 4 red; holds 1 red and 2 locomotives. Where any colour will do, `color` is the one held most. */
export interface CardsShort {
  readonly code: 'cardsShort';
  readonly price: Price;
  readonly color: number;
  readonly holds: number;
  readonly locomotives: number;
}

export type RefusalCode = Refusal['code'];
