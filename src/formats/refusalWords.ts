import type { Action } from '../engine/actions.ts';
import type { Board } from '../engine/board.ts';
import type { CardCounts } from '../engine/cards.ts';
import { ANY_COLOR, type Price } from '../engine/prices.ts';
import type { CardsShort, Refusal } from '../engine/refusals.ts';
import { cardName, routeName, ticketName } from './recordNames.ts';
import { count, either } from './sentences.ts';

/** Why an action is refused, as the end of a sentence. */
export function refusalInWords(board: Board, action: Action, refusal: Refusal): string {
  // A tunnel is paid twice, and the record writes the sum: what is wrong here is the second payment.
  const beyond = action.type === 'payTunnel' ? 'beyond the first payment ' : '';
  switch (refusal.code) {
    case 'notYourTurn':
      return `it is the turn of seat ${refusal.turn}`;
    case 'gameOver':
      return 'the game is over';
    case 'notNow':
      return refusal.phase === 'turn' ? nothingOpen(action) : WAITING[refusal.phase];
    case 'noSuchThing':
      return `there is no such ${refusal.what}`;
    case 'placeEmpty':
      return `place ${refusal.place} of the row is empty`;
    case 'noCardsLeft':
      return 'deck and discard pile are empty';
    case 'drawClosed':
      return 'deck and discard pile are empty, and on this map the row alone cannot be drawn from';
    case 'locomotiveOnlyFirst':
      return 'a face-up locomotive can only be the first card';
    case 'routeTaken':
      return `seat ${refusal.by} owns the route`;
    case 'ownsParallel':
      return `the same seat owns the parallel route ${routeName(board, refusal.route)}`;
    case 'lanesClosed':
      return `with ${refusal.players} players only ${refusal.open} of the parallel routes can be used`;
    case 'trainsShort':
      return `it needs ${count(refusal.needs, 'train')}, and the seat has ${refusal.has} left`;
    case 'cardsShort':
      return `${beyond}it needs ${priceInWords(refusal.price)}, and the hand has ${heldInWords(refusal)}`;
    case 'cardsNotHeld':
      return `${beyond}it pays ${cardsInWords(refusal.paid, refusal.card)}, and the hand has ${refusal.has}`;
    case 'paymentDoesNotFit':
      return `${beyond}it needs ${priceInWords(refusal.price)}, and is paid with ${paidInWords(refusal.paid)}`;
    case 'noTicketsLeft':
      return 'the ticket deck is empty';
    case 'ticketNotOffered':
      return `the ticket ${ticketName(board, refusal.ticket)} was not offered`;
    case 'ticketTwice':
      return `the ticket ${ticketName(board, refusal.ticket)} is named twice`;
    case 'keepMore':
      return `at least ${count(refusal.atLeast, 'ticket')} must be kept, and only ${refusal.kept} would be`;
    case 'noStationsOnMap':
      return 'this map has no stations';
    case 'stationsUsedUp':
      return `it has built ${count(refusal.each, 'station')} and has no more`;
    case 'stationTaken':
      return `seat ${refusal.by} has a station there`;
    case 'canAct':
      return `only a seat that can do nothing may pass, and this one can ${either(refusal.possible.map((kind) => POSSIBLE[kind]))}`;
    default:
      return refusal satisfies never;
  }
}

const WAITING = {
  dealing: 'nothing has been dealt yet',
  opening: 'the first tickets are still being chosen',
  drawing: 'a draw of cards is under way',
  tunnel: 'a tunnel is open',
  tickets: 'a choice of tickets is open',
  ending: 'the turn is over',
  over: 'the game is over',
};

const POSSIBLE: Readonly<Record<Action['type'], string>> = {
  drawCard: 'draw cards',
  stopDrawing: 'stop drawing',
  claimRoute: 'claim a route',
  payTunnel: 'pay for the tunnel',
  withdrawTunnel: 'withdraw from the tunnel',
  drawTickets: 'draw tickets',
  keepTickets: 'choose tickets',
  buildStation: 'build a station',
  pass: 'pass',
};

/** At the start of a turn there is nothing that could be brought to an end. */
function nothingOpen({ type }: Action): string {
  if (type === 'keepTickets') return 'no tickets are on offer';
  return type === 'stopDrawing' ? 'no card has been taken' : 'no tunnel is open';
}

function priceInWords({ length, color, symbols, pairs }: Price): string {
  const set = color === ANY_COLOR ? `${length - symbols} of one colour` : cardsInWords(length - symbols, color);
  if (symbols === 0) return set;
  const each = `${count(symbols, 'locomotive')}${pairs ? ' (or a pair for each)' : ''}`;
  return length === symbols ? each : `${each} and ${set}`;
}

function heldInWords({ price, color, holds, locomotives }: CardsShort): string {
  const engines = count(locomotives, 'locomotive');
  if (cardName(color) === 'locomotive') return engines;
  return `${price.color === ANY_COLOR ? 'at best ' : ''}${cardsInWords(holds, color)} and ${engines}`;
}

function paidInWords(paid: CardCounts): string {
  const cards = paid.flatMap((number, card) => (number === 0 ? [] : [paidCards(number, card)]));
  return cards.length === 0 ? 'nothing' : cards.join(' and ');
}

/** A tunnel's sum may lack cards of its first payment; then the second would be less than nothing. */
function paidCards(number: number, card: number): string {
  return number < 0 ? `${cardsInWords(-number, card)} too few` : cardsInWords(number, card);
}

/** "3 red", "1 locomotive" */
function cardsInWords(number: number, card: number): string {
  const name = cardName(card);
  return name === 'locomotive' ? count(number, name) : `${number} ${name}`;
}
