import { describe, expect, it } from 'vitest';
import { DECK } from '../../src/engine/actions.ts';
import { LOCOMOTIVE } from '../../src/engine/cards.ts';
import type { EventOf, EventType } from '../../src/engine/events.ts';
import { redact, type SeenEvent } from '../../src/engine/redact.ts';
import { counts } from '../support/games/aGame.ts';

const VIEWERS = [0, 1, 2, 'table'] as const;

/** Events in which nothing is hidden: all by type, so that a new type cannot be forgotten. */
const open: { [T in Exclude<EventType, 'dealt' | 'ticketsKept' | 'bonusDrawn' | 'ticketsOffered'>]: EventOf<T> } = {
  cardTaken: { type: 'cardTaken', seat: 1, from: 3, card: LOCOMOTIVE },
  rowFilled: { type: 'rowFilled', place: 3, card: 5 },
  rowSwept: { type: 'rowSwept', cards: [8, 8, 8, 1, 2] },
  deckReshuffled: { type: 'deckReshuffled', count: 40 },
  drawStopped: { type: 'drawStopped', seat: 1 },
  tunnelOpened: { type: 'tunnelOpened', seat: 1, route: 7, paid: counts({ red: 2 }), revealed: [7, 8, 0], owed: 2 },
  tunnelWithdrawn: { type: 'tunnelWithdrawn', seat: 1, route: 7 },
  routeClaimed: { type: 'routeClaimed', seat: 1, route: 7, paid: counts({ red: 2, locomotive: 2 }), points: 2 },
  stationBuilt: { type: 'stationBuilt', seat: 1, city: 4, paid: counts({ blue: 2 }) },
  passed: { type: 'passed', seat: 1 },
  lastRound: { type: 'lastRound', seat: 1 },
  seatChanged: { type: 'seatChanged', seat: 1, by: 'bot:easy' },
  gameEnded: { type: 'gameEnded' },
};

describe('INFO-1 everybody sees', () => {
  it.each(Object.values(open))('all of $type', (event) => {
    for (const viewer of VIEWERS) expect(redact(event, viewer)).toEqual(event);
  });
});

interface Hidden<T extends EventType> {
  readonly event: EventOf<T>;
  readonly own: SeenEvent;
  readonly others: SeenEvent;
}

const hidden: { [T in 'ticketsKept' | 'bonusDrawn' | 'ticketsOffered' | 'cardTaken']: Hidden<T> } = {
  ticketsKept: {
    event: { type: 'ticketsKept', seat: 1, kept: [21, 22], refused: [23] },
    own: { type: 'ticketsKept', seat: 1, kept: [21, 22], keptCount: 2, refused: [23], refusedCount: 1 },
    others: { type: 'ticketsKept', seat: 1, kept: null, keptCount: 2, refused: null, refusedCount: 1 },
  },
  ticketsOffered: {
    event: { type: 'ticketsOffered', seat: 1, tickets: [21, 22, 23] },
    own: { type: 'ticketsOffered', seat: 1, tickets: [21, 22, 23], count: 3 },
    others: { type: 'ticketsOffered', seat: 1, tickets: null, count: 3 },
  },
  bonusDrawn: {
    event: { type: 'bonusDrawn', seat: 1, cards: [4, LOCOMOTIVE] },
    own: { type: 'bonusDrawn', seat: 1, cards: [4, LOCOMOTIVE], count: 2 },
    others: { type: 'bonusDrawn', seat: 1, cards: null, count: 2 },
  },
  cardTaken: {
    event: { type: 'cardTaken', seat: 1, from: DECK, card: LOCOMOTIVE },
    own: { type: 'cardTaken', seat: 1, from: DECK, card: LOCOMOTIVE },
    others: { type: 'cardTaken', seat: 1, from: DECK, card: null },
  },
};

describe('INFO-2 DRAW-4 PLUS-1 only the seat itself sees', () => {
  it.each(Object.values(hidden))('what is in $event.type; the others see how many', ({ event, own, others }) => {
    expect(VIEWERS.map((viewer) => redact(event, viewer))).toEqual([others, own, others, others]);
  });

  it('its own cards and tickets of the deal', () => {
    const event: EventOf<'dealt'> = {
      type: 'dealt',
      hands: [
        [0, 1, 2, 3],
        [4, 5, 6, 7],
        [8, 8, 8, 8],
      ],
      faceUp: [1, 1, 2, 2, 3],
      offers: [
        [40, 1, 2],
        [41, 3],
        [42, 5, 6],
      ],
      bonusCards: [9, 3],
    };
    const open = { type: 'dealt', faceUp: [1, 1, 2, 2, 3], offerSizes: [3, 2, 3], bonusCards: [9, 3] };
    expect(VIEWERS.map((viewer) => redact(event, viewer))).toEqual([
      { ...open, hands: [[0, 1, 2, 3], null, null], offers: [[40, 1, 2], null, null] },
      { ...open, hands: [null, [4, 5, 6, 7], null], offers: [null, [41, 3], null] },
      { ...open, hands: [null, null, [8, 8, 8, 8]], offers: [null, null, [42, 5, 6]] },
      { ...open, hands: [null, null, null], offers: [null, null, null] },
    ]);
  });

  it('and the event itself stays whole for the record', () => {
    const { event } = hidden.ticketsKept;
    redact(event, 'table');
    expect(event).toEqual({ type: 'ticketsKept', seat: 1, kept: [21, 22], refused: [23] });
  });
});
