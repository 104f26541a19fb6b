import { describe, expect, test, vi } from 'vitest';
import { botOf } from '../../src/bots/levels.ts';
import { refusalOf } from '../../src/engine/play.ts';
import { stream } from '../../src/engine/random.ts';
import { directThinker } from '../../src/table/directThinker.ts';
import { letterReader } from '../../src/table/letterReader.ts';
import type { Letter } from '../../src/table/letters.ts';
import { loadTunedWeights } from '../../src/table/opponents.ts';
import { Cancelled, type Question } from '../../src/table/thinking.ts';
import { type StartWorker, workerThinker } from '../../src/table/workerThinker.ts';
import { aGame } from '../support/aGame.ts';

const game = aGame({
  map: 'europe',
  hands: [{ red: 5, blue: 3, locomotive: 1 }],
  row: ['red', 'blue', 'white', 'black', 'red'],
});

function question(level: Question['level'] = 'hard', random = 'chance'): Question {
  return { view: game.view(0), level, style: null, random };
}

/** A worker as in a browser: what goes in and out is copied, and it answers later, unless it was sent away. */
class Workshop {
  started = 0;
  terminated = 0;
  readonly letters: Letter[] = [];
  /** How the next workers are. */
  mood: 'diligent' | 'silent' | 'broken' | 'confused' = 'diligent';

  readonly start: StartWorker = (onReply, onFailure) => {
    this.started++;
    let isThere = true;
    const read = letterReader();
    const answer = (letter: Letter) => {
      if (!isThere || this.mood === 'silent') return;
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

  test('if it does not answer in time; after two failures nobody is sent for any more', async () => {
    const workshop = new Workshop();
    workshop.mood = 'silent';
    const thinker = workerThinker(workshop.start, 20);
    for (let i = 0; i < 4; i++) expect(await thinker.move(question('expert')).answer).toEqual(await byHard());
    expect(workshop.started).toBe(2);
  });
});
