import { describe, expect, test } from 'vitest';
import { determinise } from '../../../src/engine/determinise.ts';
import { stream } from '../../../src/engine/random.ts';
import { viewFor } from '../../../src/engine/view.ts';
import type { GameRecord } from '../../../src/formats/recordShape.ts';
import { questionFor } from '../../../src/table/computers/questions.ts';
import type { Question, Thinker } from '../../../src/table/computers/thinking.ts';
import { tableGameOf } from '../../../src/table/game/tableGame.ts';
import { OpenTable } from '../../../src/table/openTable.ts';
import { makeSaves } from '../../../src/table/saves/saves.ts';
import { holdAlways, hurriedPlayer, MemoryShelf, STILL } from '../../support/games/aTable.ts';
import { MAP_IDS, type MapId } from '../../support/maps/mapFiles.ts';
import { KNOWN, opened } from '../../support/records/records.ts';
import { openPlayer, withOtherSecrets } from '../../support/secrets/secretTwins.ts';
import { anEveningOf, computer, kindOf, person, playFor, quickThinker, recordOf, watchOf } from './withComputers.ts';

const PATIENCE_MS = 60_000;
const SEED = 'nobody may read this seed';
const SEATS = [person, computer('hard'), person];

/** Answers as somebody who pays only with cards that everybody saw it take. */
function openThinker(map: MapId): Thinker {
  const choose = openPlayer(stream(map, 'computer'));
  return {
    ...quickThinker(),
    move: ({ view }) => ({ answer: Promise.resolve(choose(view)), cancel: () => undefined }),
  };
}

/** A game with a computer in it, as far as it has come whenever the computer was on turn. */
async function computerTurns(map: MapId): Promise<{ whole: GameRecord; moments: readonly GameRecord[] }> {
  const { table } = await anEveningOf(SEATS, { map, seed: SEED, deps: { thinker: () => openThinker(map) } });
  const moments: GameRecord[] = [];
  table.state.subscribe(({ scene, saving }) => {
    if (scene.kind === 'watch' && saving === 'saved') moments.push(recordOf(table));
  });
  await playFor(table, openPlayer(stream(map, 'people')), (state) => state.table.table.turnsTaken >= 30);
  return { whole: recordOf(table), moments };
}

async function tableOf(record: GameRecord): Promise<OpenTable> {
  const saves = makeSaves(new MemoryShelf(), KNOWN);
  return new OpenTable('a game', opened(record), { saves, hold: holdAlways, ...STILL }, await holdAlways());
}

function readable(table: OpenTable): string {
  const { map: _, ...state } = table.state.getState();
  return JSON.stringify({ state, log: table.log() }, (key, value) => (key === 'board' ? undefined : value));
}

describe('watching a computer among several people', { timeout: PATIENCE_MS }, () => {
  test.each(MAP_IDS)('%s: games that differ only in what is hidden look the same', async (map) => {
    const { whole, moments } = await computerTurns(map);
    const other = withOtherSecrets(whole, map);
    expect(moments.length).toBeGreaterThan(10);
    for (const one of moments.filter((_, i) => i % 4 === 0)) {
      const twin = { ...one, events: other.events.slice(0, one.events.length) };
      const [here, there] = [await tableOf(one), await tableOf(twin)];
      expect(kindOf(here)).toBe('watch');
      expect(watchOf(here).view).toBeNull();
      expect(readable(there)).toBe(readable(here));
      expect(readable(here)).not.toContain(SEED);
    }
  });
});

describe('what a computer is told', { timeout: PATIENCE_MS }, () => {
  test('is the view of its own seat and a number, never the seed', async () => {
    const questions: Question[] = [];
    const real = quickThinker();
    const thinker = (): Thinker => ({
      ...real,
      move: (question) => {
        questions.push(question);
        return real.move(question);
      },
    });
    const { table } = await anEveningOf([person, computer('hard'), computer('easy')], {
      seed: SEED,
      deps: { thinker },
    });
    await playFor(table, hurriedPlayer(stream(SEED, 'people')));
    expect(new Set(questions.map(({ view, level }) => `${view.seat} ${level}`))).toEqual(new Set(['1 hard', '2 easy']));
    expect(questions.every(({ view }) => view.table.turn === view.seat)).toBe(true);
    const parts = ['gone', 'hand', 'offer', 'refused', 'seat', 'table', 'tickets'];
    for (const question of questions) {
      expect(Object.keys(question).sort()).toEqual(['level', 'random', 'style', 'view']);
      expect(Object.keys(question.view).sort()).toEqual(parts);
      expect(question.random).toMatch(/^\d+$/);
    }
    expect(JSON.stringify(questions.at(-1))).not.toContain(SEED);
  });

  test.each(MAP_IDS)('%s: is the same in every game that its seat cannot tell from this one', async (map) => {
    const { moments } = await computerTurns(map);
    for (const [i, record] of moments.filter((_, each) => each % 6 === 0).entries()) {
      const real = tableGameOf(opened(record));
      const question = questionFor(real, 1);
      const imagined = { ...determinise(viewFor(real.game, 1), stream(map, 'imagined', i)), seed: real.game.seed };
      expect(imagined.hands).not.toEqual(real.game.hands);
      expect(questionFor({ ...real, game: imagined }, 1)).toEqual(question);
      expect(questionFor(tableGameOf(opened(record)), 1)).toEqual(question);
    }
  });
});
