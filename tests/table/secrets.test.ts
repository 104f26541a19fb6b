import { describe, expect, test } from 'vitest';
import { stream } from '../../src/engine/random.ts';
import type { GameRecord } from '../../src/formats/recordShape.ts';
import { summaryOf, tableGameOf } from '../../src/table/game/tableGame.ts';
import { OpenTable } from '../../src/table/openTable.ts';
import { makeSaves } from '../../src/table/saves/saves.ts';
import { anEvening, holdAlways, MemoryShelf, STILL, step } from '../support/games/aTable.ts';
import { MAP_IDS, type MapId } from '../support/maps/mapFiles.ts';
import { KNOWN, opened } from '../support/records/records.ts';
import { openPlayer, withOtherSecrets } from '../support/secrets/secretTwins.ts';

const PATIENCE_MS = 60_000;
const SEED = 'nobody may read this seed';

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

/** The part of a story up to which both records tell the same. */
function cutTo(whole: GameRecord, { events, table }: GameRecord): GameRecord {
  return { ...whole, events: whole.events.slice(0, events.length), ...(table && { table }) };
}

async function tableOf(record: GameRecord): Promise<OpenTable> {
  const saves = makeSaves(new MemoryShelf(), KNOWN);
  const deps = { saves, hold: holdAlways, ...STILL };
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
