import { describe, expect, test } from 'vitest';
import type { Action } from '../../src/engine/actions.ts';
import { legalActions } from '../../src/engine/legal.ts';
import { refusalOf } from '../../src/engine/play.ts';
import { below, type Random, stream } from '../../src/engine/random.ts';
import type { SeatView } from '../../src/engine/view.ts';
import type { GameRecord, RecordEvent } from '../../src/formats/recordShape.ts';
import { makeSaves } from '../../src/table/saves.ts';
import { summaryOf, tableGameOf } from '../../src/table/tableGame.ts';
import { OpenTable } from '../../src/table/tableStore.ts';
import { anEvening, EVENING, holdAlways, MemoryShelf, step } from '../support/aTable.ts';
import { MAP_IDS, type MapId, mapFile } from '../support/mapFiles.ts';
import { KNOWN_MAPS, opened } from '../support/records.ts';

const PATIENCE_MS = 60_000;
const SEED = 'nobody may read this seed';

/** Pays only with cards that everybody saw it take, so that the same game could be played with other hidden cards. */
function openPlayer(random: Random): (view: SeatView) => Action {
  return (view) => {
    const seen = { ...view, hand: view.table.seenInHand[view.seat] ?? [] };
    const actions = legalActions(seen).filter((action) => refusalOf(view, action) === null);
    const claims = actions.filter(({ type }) => type === 'claimRoute');
    const choices = claims.length > 0 && below(random, 3) > 0 ? claims : actions;
    const action = choices[below(random, choices.length)];
    if (action === undefined) throw new Error('nothing can be done');
    return action;
  };
}

/** A game and, after each action, the record of it. */
async function recordsOf(map: MapId, actions: number): Promise<GameRecord[]> {
  const { table } = await anEvening({ map, players: 3, seed: SEED });
  const choose = openPlayer(stream(map, 'people'));
  const records: GameRecord[] = [JSON.parse(table.exportText())];
  for (let i = 0; i < actions; i++) {
    await step(table, choose);
    records.push(JSON.parse(table.exportText()));
  }
  return records;
}

/** The same story in public, with other tickets and other hidden cards throughout. */
function withOtherSecrets(record: GameRecord, map: MapId): GameRecord {
  const ticket = otherTickets(map);
  const card = otherCards(record);
  return { ...record, events: record.events.map((event, i) => retold(event, ticket, (place) => card(i, place))) };
}

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

type Card = Extract<RecordEvent, { type: 'cardTaken' }>['card'];
type CardIn = Card | undefined;

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

/** The part of a story up to which both records tell the same. */
function cutTo(whole: GameRecord, { events, table }: GameRecord): GameRecord {
  return { ...whole, events: whole.events.slice(0, events.length), ...(table && { table }) };
}

async function tableOf(record: GameRecord): Promise<OpenTable> {
  const saves = makeSaves(new MemoryShelf(), KNOWN_MAPS);
  const deps = { saves, hold: holdAlways, now: () => EVENING };
  return new OpenTable('a game', opened(record), deps, await holdAlways());
}

/** Everything a page could read; the board and its map are the same for all. */
function readable(table: OpenTable): string {
  const { map: _, ...state } = table.state.getState();
  return JSON.stringify({ state, log: table.log() }, (key, value) => (key === 'board' ? undefined : value));
}

/** What can be read while the hand is covered, in every way to cover it, and what while it is open. */
async function readings(record: GameRecord): Promise<{ covered: string[]; open: string }> {
  const table = await tableOf(record);
  const covered = [readable(table)];
  table.look();
  covered.push(readable(table));
  table.reveal();
  table.draft({ step: 'card', card: 3 });
  const open = readable(table);
  table.look();
  covered.push(readable(table));
  table.cover();
  covered.push(readable(table), JSON.stringify(summaryOf(tableGameOf(opened(record)))));
  return { covered, open };
}

describe('nothing in a covered state tells a secret', () => {
  test.each(MAP_IDS)(
    '%s: two games that differ only in what is hidden look the same until a hand is opened',
    async (map) => {
      const records = await recordsOf(map, 90);
      const last = records.at(-1);
      if (last === undefined) throw new Error('nothing was played');
      const other = withOtherSecrets(last, map);
      const types = last.events.map(({ type }) => type);
      expect(types).toEqual(expect.arrayContaining(['cardTaken', 'routeClaimed', 'ticketsKept']));
      expect(other.events).not.toEqual(last.events);
      for (const record of records.filter((_, i) => i % 3 === 0)) {
        const one = await readings(record);
        const two = await readings(cutTo(other, record));
        expect(two.covered).toEqual(one.covered);
        expect(two.open).not.toEqual(one.open);
        expect([...one.covered, one.open].filter((text) => text.includes(SEED))).toEqual([]);
      }
    },
    PATIENCE_MS,
  );
});
