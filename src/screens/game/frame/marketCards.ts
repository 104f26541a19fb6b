import type { Text } from '../../../i18n/text.ts';
import type { HandScene } from '../../../table/session/scenes.ts';
import { whyNotCard, whyNotDeck, whyNotTickets } from '../../../table/turn/whyNot.ts';
import { cardName } from '../words/cardNames.ts';
import { capital } from '../words/names.ts';

/** How a card of the row is offered. `shown` and `refilled` are only to be looked at; `new` and `refilled` came just now. */
export type CardState = 'takeable' | 'new' | 'closed' | 'shown' | 'refilled' | 'hinted';

/** What the decks offer. */
export interface DeckOffer {
  readonly cards: boolean;
  readonly tickets: boolean;
}

type Situation = Pick<HandScene, 'view' | 'beat'>;

/** Closed is what could be had but for its kind; when no card can be had, none is put back. */
export function rowStateOf({ view, beat }: Situation, refilled: number | null, place: number): CardState {
  const refusal = beat === null ? whyNotCard(view, place) : null;
  if (refusal?.code === 'locomotiveOnlyFirst') return 'closed';
  const canTake = beat === null && refusal === null;
  if (place === refilled) return canTake ? 'new' : 'refilled';
  return canTake ? 'takeable' : 'shown';
}

export function deckOffer({ view, beat }: Situation): DeckOffer {
  if (beat !== null) return NO_OFFER;
  return { cards: whyNotDeck(view) === null, tickets: whyNotTickets(view) === null };
}

export const NO_OFFER: DeckOffer = { cards: false, tickets: false };

/** "Green, timber wagon, take" */
export function cardLabel({ cards, turn }: Text, card: number, state: CardState): string {
  const name = cardName(card);
  const words = turn.card;
  if (name === 'locomotive') {
    if (isShown(state)) return cards.locomotive;
    return state === 'closed' ? words.closedLocomotive : words.takeLocomotive;
  }
  const say = isShown(state) ? words.shown : state === 'closed' ? words.closed : words.take;
  return say(capital(cards.colors[name]), cards.wagons[name].toLowerCase());
}

function isShown(state: CardState): boolean {
  return state === 'shown' || state === 'refilled';
}
