import { describe, expect, test, vi } from 'vitest';
import { botOf } from '../../../src/bots/levels.ts';
import { refusalOf } from '../../../src/engine/play.ts';
import { stream } from '../../../src/engine/random.ts';
import { answerer } from '../../../src/table/computers/answerer.ts';
import { directThinker } from '../../../src/table/computers/directThinker.ts';
import type { Letter } from '../../../src/table/computers/protocol.ts';
import { Cancelled, NobodyThere, type Question } from '../../../src/table/computers/thinking.ts';
import { type StartWorker, workerThinker } from '../../../src/table/computers/workerThinker.ts';
import { loadTunedWeights } from '../../../src/table/game/opponents.ts';
import { aGame } from '../../support/games/aGame.ts';

const game = aGame({
  map: 'europe',
  hands: [{ red: 5, blue: 3, locomotive: 1 }],
  row: ['red', 'blue', 'white', 'black', 'red'],
});

function question(level: Question['level'] = 'hard', random = 'chance'): Question {
  return { view: game.view(0), level, style: null, random };
}

const BEAT_MS = 30;
/** So long that each of its silences is short and all of them together are not. */
const SLOW_BEATS = 30;
const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A worker as in a browser: what goes in and out is copied, and it answers later, unless it was sent away. */
class Workshop {
  started = 0;
  terminated = 0;
  readonly letters: Letter[] = [];
  /** How the next workers are. */
  mood: 'diligent' | 'slow' | 'silent' | 'speechless' | 'broken' | 'confused' = 'diligent';

  readonly start: StartWorker = (onReply, onFailure) => {
    this.started++;
    let isThere = true;
    const sign = (id: number) => isThere && onReply({ id, thinking: true });
    const read = answerer();
    const think = async (letter: Letter) => {
      for (let beats = 0; beats < SLOW_BEATS && isThere; beats++) {
        sign(letter.id);
        await passed(BEAT_MS);
      }
      if (isThere) onReply(structuredClone(read(letter)));
    };
    const answer = (letter: Letter) => {
      if (!isThere || this.mood === 'silent') return;
      if (this.mood === 'speechless') return void sign(letter.id);
      if (this.mood === 'slow') return void think(letter);
      if (this.mood === 'broken') onFailure();
      else if (this.mood === 'confused') onReply({ id: letter.id, ok: false });
      else onReply(structuredClone(read(letter)));
    };
    return {
      postMessage: (letter) => {
        this.letters.push(structuredClone(letter));
        setTimeout(() => answer(structuredClone(letter)));
      },
      terminate: () => {
        isThere = false;
        this.terminated++;
      },
    };
  };
}

describe('a thought', () => {
  test.each(['easy', 'normal', 'hard'] as const)(
    'comes out the same in a worker and on the page: %s',
    async (level) => {
      const workshop = new Workshop();
      const there = await workerThinker(workshop.start).move(question(level)).answer;
      const here = await directThinker().move(question(level)).answer;
      const tuned = await loadTunedWeights('europe');
      const own = botOf(level, { players: 2, tuned, budget: { rollouts: 0 } })(game.view(0), stream('chance', 'bot'));
      expect([there, here]).toEqual([own, own]);
    },
  );

  test('of an expert is a legal one, in the time it has', async () => {
    const began = performance.now();
    const action = await workerThinker(new Workshop().start).move(question('expert')).answer;
    expect(refusalOf(game.view(0), action)).toBeNull();
    expect(performance.now() - began).toBeLessThan(15_000);
  }, 60_000);

  test('about a hint has a reason', async () => {
    const hint = await workerThinker(new Workshop().start).hint(question('easy')).answer;
    expect(hint).toEqual(await directThinker().hint(question('hard')).answer);
    expect(refusalOf(game.view(0), hint.action)).toBeNull();
    expect(hint.reason.why).toBeDefined();
  });

  test('needs the board only once, and the view goes without it', async () => {
    const workshop = new Workshop();
    const thinker = workerThinker(workshop.start);
    await thinker.move(question()).answer;
    await thinker.move(question('easy')).answer;
    expect(workshop.started).toBe(1);
    expect(workshop.letters.map(({ kit }) => kit?.map.id)).toEqual(['europe', undefined]);
    expect(workshop.letters.flatMap((letter) => Object.keys(letter.question.view.table))).not.toContain('board');
  });

  test('starts nobody before it is asked for', () => {
    const workshop = new Workshop();
    workerThinker(workshop.start).close();
    expect(workshop.started).toBe(0);
  });
});

describe('a thought that is cancelled', () => {
  test('never answers; the worker is sent away, and the next question gets a new one that knows nothing', async () => {
    const workshop = new Workshop();
    workshop.mood = 'silent';
    const thinker = workerThinker(workshop.start);
    const thought = thinker.move(question());
    await vi.waitFor(() => expect(workshop.letters).toHaveLength(1));
    thought.cancel();
    await expect(thought.answer).rejects.toBeInstanceOf(Cancelled);
    expect(workshop.terminated).toBe(1);
    workshop.mood = 'diligent';
    await thinker.move(question()).answer;
    expect(workshop.started).toBe(2);
    expect(workshop.letters.map(({ kit }) => kit !== null)).toEqual([true, true]);
  });

  test('does not take another one with it', async () => {
    const workshop = new Workshop();
    const thinker = workerThinker(workshop.start);
    const one = thinker.move(question('easy'));
    const other = thinker.hint(question());
    one.cancel();
    await expect(one.answer).rejects.toBeInstanceOf(Cancelled);
    expect((await other.answer).action).toBeDefined();
  });

  test('after its answer changes nothing', async () => {
    const workshop = new Workshop();
    const thought = workerThinker(workshop.start).move(question());
    const action = await thought.answer;
    thought.cancel();
    expect(await thought.answer).toEqual(action);
    expect(workshop.terminated).toBe(0);
  });

  test('everything is cancelled when the thinker is closed', async () => {
    for (const thinker of [workerThinker(new Workshop().start), directThinker()]) {
      const thoughts = [thinker.move(question()), thinker.hint(question())];
      thinker.close();
      for (const { answer } of thoughts) await expect(answer).rejects.toBeInstanceOf(Cancelled);
    }
  });

  test('on the page it never answers either', async () => {
    const thought = directThinker().move(question());
    thought.cancel();
    await expect(thought.answer).rejects.toBeInstanceOf(Cancelled);
  });
});

describe('where a worker fails, Hard answers on the page', () => {
  async function byHard() {
    return directThinker().move(question('hard')).answer;
  }

  test('if it cannot be started', async () => {
    const start = () => {
      throw new Error('no workers here');
    };
    expect(await workerThinker(start).move(question('expert')).answer).toEqual(await byHard());
  });

  test.each(['broken', 'confused'] as const)('if it is %s', async (mood) => {
    const workshop = new Workshop();
    workshop.mood = mood;
    expect(await workerThinker(workshop.start).move(question('expert')).answer).toEqual(await byHard());
  });

  test('if it says nothing for a while; after two failures nobody is sent for any more', async () => {
    const workshop = new Workshop();
    workshop.mood = 'silent';
    const thinker = workerThinker(workshop.start, { tickMs: 4 });
    for (let i = 0; i < 4; i++) expect(await thinker.move(question('expert')).answer).toEqual(await byHard());
    expect(workshop.started).toBe(2);
  });

  test('within three seconds', async () => {
    for (const mood of ['silent', 'speechless'] as const) {
      const workshop = new Workshop();
      workshop.mood = mood;
      vi.useFakeTimers();
      const { answer } = workerThinker(workshop.start).move(question('expert'));
      await vi.waitFor(() => expect(workshop.letters).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(3_000);
      expect([mood, workshop.terminated]).toEqual([mood, 1]);
      vi.useRealTimers();
      expect(await answer).toEqual(await byHard());
    }
  });

  test('if it falls silent after it has begun to think', async () => {
    const workshop = new Workshop();
    workshop.mood = 'speechless';
    const { answer } = workerThinker(workshop.start, { tickMs: 4 }).move(question('expert'));
    expect(await answer).toEqual(await byHard());
    expect(workshop.terminated).toBe(1);
  });

  test('if it thinks and thinks and comes to no end', async () => {
    const workshop = new Workshop();
    workshop.mood = 'slow';
    const { answer } = workerThinker(workshop.start, { patienceMs: 3 * BEAT_MS }).move(question('expert'));
    expect(await answer).toEqual(await byHard());
    expect(workshop.terminated).toBe(1);
  });
});

describe('where neither the worker nor what thinks on the page can be fetched', () => {
  const fetchPart = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

  test('a thought says that nobody is there, which is not the same as to find nothing', async () => {
    const workshop = new Workshop();
    workshop.mood = 'broken';
    const thinker = workerThinker(workshop.start, { fetchPart });
    await expect(thinker.move(question()).answer).rejects.toBeInstanceOf(NobodyThere);
    await expect(thinker.hint(question()).answer).rejects.toBeInstanceOf(NobodyThere);
  });

  test('a worker that is at work already goes on', async () => {
    const action = await workerThinker(new Workshop().start, { fetchPart }).move(question()).answer;
    expect(refusalOf(game.view(0), action)).toBeNull();
  });
});

describe('a worker that only takes its time', () => {
  test('is waited for as long as it gives a sign', async () => {
    const workshop = new Workshop();
    workshop.mood = 'slow';
    const thinker = workerThinker(workshop.start, { tickMs: 4 * BEAT_MS });
    await thinker.move(question('easy')).answer;
    expect([workshop.started, workshop.terminated]).toEqual([1, 0]);
  });

  test('gives one when a letter comes, and again and again while an expert thinks', () => {
    const signs: number[] = [];
    let clock = 0;
    const now = vi.spyOn(performance, 'now').mockImplementation(() => {
      clock += 150;
      return clock;
    });
    const read = answerer((id) => signs.push(id));
    const { view, ...rest } = question('expert');
    const { board, ...table } = view.table;
    const kit = { map: board.map, players: board.players, ticketDeck: board.ticketDeck, tuned: undefined };
    const reply = read({ id: 7, ask: 'move', question: { ...rest, view: { ...view, table } }, board: 0, kit });
    now.mockRestore();
    expect(reply).toMatchObject({ id: 7, ok: true });
    expect(new Set(signs)).toEqual(new Set([7]));
    expect(signs.length).toBeGreaterThan(2);
  });
});
