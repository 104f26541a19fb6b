import type { Board } from '../engine/board.ts';
import type { CardCounts } from '../engine/cards.ts';
import type { GameEvent } from '../engine/events.ts';
import { at } from '../engine/lists.ts';
import { ANY_COLOR } from '../engine/prices.ts';
import type { PriceNumbers, Refusal } from '../engine/refusals.ts';
import type { ReplayFault } from '../engine/replay.ts';
import { cardName, nameEvent, paymentNames, routeName, ticketName } from './recordNames.ts';
import { count, either } from './sentences.ts';

/** One sentence for what is wrong with the events of a record: where, and why. */
export function replayFaultInWords(
  board: Board,
  events: readonly GameEvent[],
  { at: place, fault }: ReplayFault,
): string {
  const where = `events[${place}]${typeInBrackets(events[place])}`;
  switch (fault.code) {
    case 'refused':
      return `${where}: seat ${fault.seat} may not do this here, because ${refusalInWords(board, fault.refusal)}.`;
    case 'expected':
      return `${where} does not fit: here the rules ask for ${eventInWords(board, fault.event)}.`;
    case 'outOfPlace':
      return `${where} cannot happen here.`;
    case 'cardNotThere':
      return `${where} draws a ${cardName(fault.card)} card, but the deck has none left.`;
    case 'ticketNotThere':
      return `${where} draws the ticket ${ticketName(board, fault.ticket)}, but it is not in the ticket deck.`;
    case 'bonusCardNotThere':
      return `${where} lays out the bonus card ${at(board.bonusCards, fault.bonusCard).id} twice.`;
    case 'cutShort':
      return `${where} is missing: after the last event the rules ask for ${eventInWords(board, fault.event)}.`;
    default:
      return fault satisfies never;
  }
}

function typeInBrackets(event: GameEvent | undefined): string {
  return event === undefined ? '' : ` (${event.type})`;
}

const LONGEST_EVENT = 300;

function eventInWords(board: Board, event: GameEvent): string {
  // What is dealt is long and, where it is missing, anybody's guess.
  if (event.type === 'dealt') return 'a deal that fits the map and the number of players';
  const text = JSON.stringify(nameEvent(board, event));
  return text.length > LONGEST_EVENT ? `${text.slice(0, LONGEST_EVENT)}…` : text;
}

/** Why an action is refused, as the end of a sentence. */
export function refusalInWords(board: Board, refusal: Refusal): string {
  switch (refusal.code) {
    case 'notYourTurn':
      return `it is the turn of seat ${refusal.turn}`;
    case 'gameOver':
      return 'the game is over';
    case 'notNow':
      return WAITING[refusal.phase];
    case 'noSuchThing':
      return `there is no such ${refusal.what}`;
    case 'placeEmpty':
      return `place ${refusal.place} of the row is empty`;
    case 'noCardsLeft':
      return 'deck and discard pile are empty';
    case 'locomotiveOnlyFirst':
      return 'a face-up locomotive can only be the first card';
    case 'routeTaken':
      return `seat ${refusal.by} owns the route`;
    case 'ownsParallel':
      return `the same seat owns the parallel route ${routeName(board, refusal.route)}`;
    case 'lanesClosed':
      return `with ${refusal.players} players only ${refusal.open} of the parallel routes can be used`;
    case 'trainsShort':
      return `it needs ${count(refusal.needs, 'train')} and ${refusal.has} are left`;
    case 'cardsShort':
      return `it needs ${priceInWords(refusal.price)}, and the hand has ${held(refusal.color, refusal.holds, refusal.locomotives)}`;
    case 'cardsNotHeld':
      return `it pays ${refusal.paid} ${cardName(refusal.card)} and the hand has ${refusal.has}`;
    case 'paymentDoesNotFit':
      return `it needs ${priceInWords(refusal.price)} and is paid with ${paidInWords(refusal.paid)}`;
    case 'noTicketsLeft':
      return 'the ticket deck is empty';
    case 'ticketNotOffered':
      return `the ticket ${ticketName(board, refusal.ticket)} was not offered`;
    case 'ticketTwice':
      return `the ticket ${ticketName(board, refusal.ticket)} is named twice`;
    case 'keepMore':
      return `at least ${count(refusal.atLeast, 'ticket')} must be kept and ${refusal.kept} are`;
    case 'noStationsOnMap':
      return 'this map has no stations';
    case 'stationsUsedUp':
      return `all ${refusal.each} stations are built`;
    case 'stationTaken':
      return `seat ${refusal.by} has a station there`;
    case 'canAct':
      return `a pass is only for a seat that can do nothing, and this one can ${either(refusal.possible)}`;
    default:
      return refusal satisfies never;
  }
}

const WAITING = {
  dealing: 'nothing has been dealt yet',
  opening: 'the first tickets are still being chosen',
  turn: 'a turn begins here',
  drawing: 'a draw of cards is under way',
  tunnel: 'a tunnel is open',
  tickets: 'a choice of tickets is open',
  ending: 'the turn is over',
  over: 'the game is over',
};

function priceInWords({ length, color, symbols, pairs }: PriceNumbers): string {
  const set = color === ANY_COLOR ? `${length} of one colour` : `${length} ${cardName(color)}`;
  if (symbols === 0) return set;
  const each = pairs ? `${count(symbols, 'locomotive')} (or a pair for each)` : count(symbols, 'locomotive');
  return `${set}, with ${each} among them`;
}

function held(color: number, holds: number, locomotives: number): string {
  const engines = count(locomotives, 'locomotive');
  return cardName(color) === 'locomotive' ? engines : `${holds} ${cardName(color)} and ${engines}`;
}

function paidInWords(paid: CardCounts): string {
  const cards = Object.entries(paymentNames(paid)).map(([card, number]) => `${number} ${card}`);
  return cards.length === 0 ? 'nothing' : cards.join(' and ');
}
