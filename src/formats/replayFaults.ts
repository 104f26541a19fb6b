import type { Board } from '../engine/board.ts';
import type { EventOf, EventType, GameEvent } from '../engine/events.ts';
import type { Phase } from '../engine/game.ts';
import { at } from '../engine/lists.ts';
import type { ReplayFault } from '../engine/replay.ts';
import { differenceInWords, firstDifference } from './differences.ts';
import { cardName, nameEvent, routeName, ticketName } from './recordNames.ts';
import { refusalInWords } from './refusalWords.ts';
import { count, pathInWords, seatsInWords } from './sentences.ts';

type Refused = Extract<ReplayFault['fault'], { readonly code: 'refused' }>;

/** One sentence for what is wrong with the events of a record: where, and why. */
export function replayFaultInWords(
  board: Board,
  events: readonly GameEvent[],
  { at: place, fault }: ReplayFault,
): string {
  const event = events[place];
  if (fault.code === 'cutShort' || event === undefined) return cutShort(board, events, fault);
  const where = placeInWords(event, place);
  switch (fault.code) {
    case 'refused':
      return isUnopenedTunnel(board, event, fault)
        ? `${where} cannot happen here: ${mustBeOpened(board, event.route)} (tunnelOpened).`
        : `${where}: seat ${fault.seat} may not do this here, because ${refusalInWords(board, fault.action, fault.refusal)}.`;
    case 'wrongSeat':
      return `${where} is by seat ${seatOf(event)}, but it is the turn of seat ${fault.turn}.`;
    case 'expected':
      return fault.event.type === event.type
        ? wrongContents(board, event, fault.event, place)
        : `${where} cannot happen here: ${wrongEvent(board, event, fault.event)}.`;
    case 'outOfPlace':
      return `${where} cannot happen here: ${outOfPlace(event, fault.phase)}.`;
    case 'noSuchSeat':
      return `${where} is about seat ${seatOf(event)}, but ${seatsInWords(fault.players)}.`;
    case 'afterReshuffle':
      return `${where} cannot stand right after deckReshuffled, which belongs to the event that needs the cards.`;
    case 'cardNotThere':
      return `${where} draws ${aCard(fault.card)}, but the deck has none left.`;
    case 'oldCardFirst':
      return `${where} draws cards from the new deck, but ${aCard(fault.card)} left in the old one comes first.`;
    case 'ticketNotThere':
      return `${where} draws the ticket ${ticketName(board, fault.ticket)}, but it is not in the ticket deck.`;
    case 'ticketTooDeep':
      return `${where} draws the ticket ${ticketName(board, fault.ticket)}, but it was put under the ticket deck and others come first.`;
    case 'bonusCardNotThere':
      return `${where} lays out the bonus card ${at(board.bonusCards, fault.bonusCard).id} twice.`;
    default:
      return fault satisfies never;
  }
}

function placeInWords(event: GameEvent, place: number): string {
  return `events[${place}] (${event.type})`;
}

/** A claim that pays for a tunnel which was never opened may pay too much: that is only a trace of what is missing. */
function isUnopenedTunnel(
  board: Board,
  event: GameEvent,
  { action, refusal }: Refused,
): event is EventOf<'routeClaimed'> {
  if (event.type !== 'routeClaimed' || action.type !== 'claimRoute') return false;
  return isTunnel(board, action.route) && (refusal.code === 'paymentDoesNotFit' || refusal.code === 'cardsNotHeld');
}

function mustBeOpened(board: Board, route: number): string {
  return `the route ${routeName(board, route)} is a tunnel and must be opened`;
}

/** "a red card", "an orange card", "a locomotive" */
function aCard(card: number): string {
  const name = cardName(card);
  return name === 'locomotive' ? 'a locomotive' : `${name === 'orange' ? 'an' : 'a'} ${name} card`;
}

function seatOf(event: GameEvent): number | string {
  return 'seat' in event ? event.seat : 'nobody';
}

/** The events stop where something must still happen. */
function cutShort(board: Board, events: readonly GameEvent[], fault: ReplayFault['fault']): string {
  const missing = 'event' in fault ? dueInWords(board, fault.event) : 'more must happen';
  const last = events.at(-1);
  if (last === undefined) return `events is empty, but ${missing}.`;
  return `events stops too soon: after ${placeInWords(last, events.length - 1)}, ${missing}.`;
}

/** Why an event that nobody decides cannot happen while the game waits for somebody. */
const REASON_AGAINST: Readonly<Partial<Record<EventType, string>>> = {
  dealt: 'the cards have been dealt already',
  rowFilled: 'no place of the row can be filled',
  rowSwept: 'the row is not due to be swept',
  deckReshuffled: 'nothing follows that needs a new deck',
  bonusDrawn: 'no draw bonus is due',
  lastRound: 'nothing has brought on the last round',
  gameEnded: 'the game goes on',
};

function outOfPlace({ type }: GameEvent, phase: Phase): string {
  return phase === 'over' ? 'the game is over' : (REASON_AGAINST[type] ?? 'the game waits for something else');
}

/** Events that take no cards from the deck: a reshuffle in front of one is not a question of how long the deck is. */
const TAKES_NO_CARDS: readonly EventType[] = ['dealt', 'rowSwept', 'lastRound', 'gameEnded'];

function wrongEvent(board: Board, { type }: GameEvent, expected: GameEvent): string {
  return type === 'deckReshuffled' && !TAKES_NO_CARDS.includes(expected.type)
    ? 'the deck is long enough for what follows'
    : dueInWords(board, expected);
}

/** What must happen, as the end of a sentence. */
function dueInWords(board: Board, due: GameEvent): string {
  return `${whatMustHappen(board, due)} (${due.type})`;
}

function whatMustHappen(board: Board, due: GameEvent): string {
  switch (due.type) {
    case 'dealt':
      return 'the cards must be dealt';
    case 'rowFilled':
      return `place ${due.place} of the row must be filled`;
    case 'rowSwept':
      return 'too many locomotives lie face up and the row must be swept';
    case 'deckReshuffled':
      return `the deck is too short and the discard pile of ${count(due.count, 'card')} must be reshuffled`;
    case 'bonusDrawn':
      return `seat ${due.seat} must draw its bonus of ${count(due.cards.length, 'card')}`;
    case 'tunnelOpened':
      return mustBeOpened(board, due.route);
    case 'routeClaimed':
      return isTunnel(board, due.route)
        ? `nothing is owed for the tunnel and seat ${due.seat} must get the route ${routeName(board, due.route)}`
        : `the route ${routeName(board, due.route)} is no tunnel and must be claimed at once`;
    case 'lastRound':
      return `seat ${due.seat} has few trains left and the last round must begin`;
    case 'gameEnded':
      return 'the game must end';
    default:
      return 'something else must happen';
  }
}

function isTunnel(board: Board, route: number): boolean {
  return board.routes[route]?.kind === 'tunnel';
}

/** The right event, but with a field that the rules do not give it. */
function wrongContents(board: Board, event: GameEvent, expected: GameEvent, place: number): string {
  if (event.type === 'dealt' && expected.type === 'dealt') return wrongDeal(board, event, expected, place);
  const difference = firstDifference(nameEvent(board, inOrderOf(event, expected)), nameEvent(board, event), [
    'events',
    place,
  ]);
  return difference === null
    ? `${placeInWords(event, place)} does not fit.`
    : differenceInWords(difference, event.type);
}

/** Kept tickets may stand in any order. */
function inOrderOf(event: GameEvent, expected: GameEvent): GameEvent {
  return event.type === 'ticketsKept' && expected.type === 'ticketsKept' ? { ...expected, kept: event.kept } : expected;
}

/** What was dealt is anybody's guess: only how much of it can be wrong. */
function wrongDeal(board: Board, dealt: EventOf<'dealt'>, expected: EventOf<'dealt'>, place: number): string {
  const difference = firstDifference(dealSizes(board, expected), dealSizes(board, dealt), ['events', place]);
  if (difference === null) return `${placeInWords(dealt, place)} does not fit.`;
  const { path, expected: must, found } = difference;
  if (typeof found !== 'number') return differenceInWords(difference, dealt.type);
  return `${pathInWords(path.slice(0, -1))} (dealt) has ${count(found, String(path.at(-1)))}, but must have ${must}.`;
}

function dealSizes({ tickets }: Board, { hands, faceUp, offers, bonusCards }: EventOf<'dealt'>): object {
  const long = (offer: readonly number[]) => offer.filter((ticket) => tickets[ticket]?.isLong).length;
  return {
    hands: hands.map((hand) => ({ card: hand.length })),
    faceUp: { card: faceUp.length },
    offers: offers.map((offer) => ({ 'long ticket': long(offer), 'regular ticket': offer.length - long(offer) })),
    bonusCards: { 'bonus card': bonusCards.length },
  };
}
