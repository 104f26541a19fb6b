import type { Action } from '../../../src/engine/actions.ts';
import { legalActions } from '../../../src/engine/legal.ts';
import { refusalOf } from '../../../src/engine/play.ts';
import { below, type Random, stream } from '../../../src/engine/random.ts';
import type { SeatView } from '../../../src/engine/view.ts';
import type { GameRecord, RecordEvent } from '../../../src/formats/recordShape.ts';
import type { OpenTable } from '../../../src/table/openTable.ts';
import { anEvening, handOf, isOver, step } from '../games/aTable.ts';
import { type MapId, mapFile } from '../maps/mapFiles.ts';
import { opened } from '../records/records.ts';

/** Two games of one public story at one moment of it: what is hidden is not the same. */
export interface Twins {
  /** What the one who holds the tablet is at: "turn", "drawing", "beat", … */
  readonly moment: string;
  readonly one: GameRecord;
  readonly other: GameRecord;
}

const MOST_ACTIONS = 2_000;

/** Every moment of a whole game, up to the result, which everybody may see. */
export async function twinsOf(map: MapId, seed: string, players = 3): Promise<readonly Twins[]> {
  const { table } = await anEvening({ map, players, seed });
  const choose = openPlayer(stream(seed, 'people'));
  const moments = [momentOf(table)];
  for (let i = 0; i < MOST_ACTIONS && !isOver(table); i++) {
    await step(table, choose);
    moments.push(momentOf(table));
  }
  return moments.filter(({ name }) => name !== 'final').map(twinsAt(JSON.parse(table.exportText()), map));
}

interface Moment {
  readonly name: string;
  readonly record: GameRecord;
}

function momentOf(table: OpenTable): Moment {
  return { name: nameOf(table), record: JSON.parse(table.exportText()) };
}

function nameOf(table: OpenTable): string {
  if (isOver(table)) return 'final';
  table.reveal();
  const { beat, view, lastTurn } = handOf(table);
  table.cover();
  return `${lastTurn ? 'last ' : ''}${beat === null ? view.table.phase : 'beat'}`;
}

function twinsAt(whole: GameRecord, map: MapId): (moment: Moment) => Twins {
  const { result: _, ...other } = withOtherSecrets(whole, map);
  opened(other); // it could have been played like that
  return ({ name, record }) => {
    const { result: __, ...one } = record;
    return { moment: name, one, other: { ...one, events: other.events.slice(0, one.events.length) } };
  };
}

/** Pays only with cards that everybody saw it take, so that the same game could be played with other hidden cards. */
export function openPlayer(random: Random): (view: SeatView) => Action {
  return (view) => {
    const seen = { ...view, hand: view.table.seenInHand[view.seat] ?? [] };
    const actions = legalActions(seen).filter((action) => refusalOf(view, action) === null);
    const claims = actions.filter(({ type }) => type === 'claimRoute' || type === 'payTunnel');
    const choices = claims.length > 0 && below(random, 3) > 0 ? claims : actions;
    const action = choices[below(random, choices.length)];
    if (action === undefined) throw new Error('nothing can be done');
    return action;
  };
}

/** The same story in public, with other tickets and other hidden cards throughout. */
export function withOtherSecrets(record: GameRecord, map: MapId): GameRecord {
  const ticket = otherTickets(map);
  const card = otherCards(record);
  return { ...record, events: record.events.map((event, i) => retold(event, ticket, (place) => card(i, place))) };
}

type Card = Extract<RecordEvent, { type: 'cardTaken' }>['card'];
type CardIn = Card | undefined;

function retold(event: RecordEvent, ticket: (id: string) => string, card: (place: number) => CardIn): RecordEvent {
  switch (event.type) {
    case 'dealt': {
      let place = 0;
      return {
        ...event,
        hands: event.hands.map((hand) => hand.map((held) => card(place++) ?? held)),
        offers: event.offers.map((offer) => offer.map(ticket)),
      };
    }
    case 'ticketsKept':
      return { ...event, kept: event.kept.map(ticket), refused: event.refused.map(ticket) };
    case 'ticketsOffered':
      return { ...event, tickets: event.tickets.map(ticket) };
    case 'cardTaken':
      return event.from === 'deck' ? { ...event, card: card(0) ?? event.card } : event;
    case 'bonusDrawn':
      return { ...event, cards: event.cards.map((drawn, place) => card(place) ?? drawn) };
    default:
      return event;
  }
}

/** Every ticket becomes another one of its kind. */
function otherTickets(map: MapId): (id: string) => string {
  const { tickets } = mapFile(map);
  const deck = (id: string) => tickets.filter(({ set }) => set === tickets.find((each) => each.id === id)?.set);
  return (id) => {
    const same = deck(id);
    return same[(same.findIndex((each) => each.id === id) + 7) % same.length]?.id ?? id;
  };
}

/** Hidden cards that come up before the first reshuffle, dealt out in the opposite order. */
function otherCards({ events }: GameRecord): (event: number, place: number) => CardIn {
  const shuffled = events.findIndex(({ type }) => type === 'deckReshuffled');
  const early = shuffled < 0 ? events : events.slice(0, shuffled);
  const slots = early.flatMap((event, i) => hiddenIn(event).map((card, place) => ({ key: `${i}/${place}`, card })));
  const swapped = new Map(slots.map(({ key }, i) => [key, slots[slots.length - 1 - i]?.card]));
  return (event, place) => swapped.get(`${event}/${place}`);
}

function hiddenIn(event: RecordEvent): Card[] {
  if (event.type === 'dealt') return event.hands.flat();
  if (event.type === 'bonusDrawn') return event.cards;
  return event.type === 'cardTaken' && event.from === 'deck' ? [event.card] : [];
}
