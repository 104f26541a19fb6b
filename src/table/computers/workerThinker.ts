// Thinking beside the page, so that nothing on it stands still meanwhile.
import type { Hint } from '../../bots/hint.ts';
import type { Action } from '../../engine/actions.ts';
import type { Board } from '../../engine/board.ts';
import { loadTunedWeights } from '../game/opponents.ts';
import { type FetchPart, fetchPlainly } from '../saves/parts.ts';
import { kitOf, type Letter, type Reply, type Sign, withoutBoard } from './protocol.ts';
import { Cancelled, NobodyThere, type Question, type Thinker, type Thought } from './thinking.ts';
import { Watch } from './watch.ts';

/** As much of a worker as is used here. */
interface WorkerLike {
  readonly postMessage: (letter: Letter) => void;
  readonly terminate: () => void;
}

export type StartWorker = (onReply: (reply: Reply | Sign) => void, onFailure: () => void) => WorkerLike;

const startWorker: StartWorker = (onReply, onFailure) => {
  const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: 'thinker' });
  worker.onmessage = ({ data }) => onReply(data);
  worker.onerror = onFailure;
  worker.onmessageerror = onFailure;
  return worker;
};

/** Far longer than any computer thinks: whoever does not answer by then, and be it busily, never will. */
const PATIENCE_MS = 8_000;
/** After so many failures nobody is sent for any more. */
const MOST_FAILURES = 2;

interface Asked {
  readonly id: number;
  readonly ask: Letter['ask'];
  readonly question: Question;
  readonly answer: (answer: Action | Hint) => void;
  readonly fail: (why: unknown) => void;
  readonly timer: ReturnType<typeof setTimeout>;
}

export interface WorkerThinkerOptions {
  readonly fetchPart?: FetchPart | undefined;
  /** How often a worker's silence is counted. */
  readonly tickMs?: number;
  /** How long one thought may take. */
  readonly patienceMs?: number;
}

/** Starts a worker when it is first asked. What the worker cannot answer is answered on the page, by Hard. */
export function workerThinker(start: StartWorker = startWorker, options: WorkerThinkerOptions = {}): Thinker {
  const link = new WorkerLink(start, options);
  return {
    // A worker is asked for one thing and answers that.
    move: (question) => link.ask('move', question) as Thought<Action>,
    hint: (question) => link.ask('hint', question) as Thought<Hint>,
    close: () => link.close(),
  };
}

class WorkerLink {
  readonly #start: StartWorker;
  readonly #fetchPart: FetchPart;
  readonly #patienceMs: number;
  readonly #watch: Watch;
  readonly #open = new Map<number, Asked>();
  /** The boards ever asked about; a letter names one by its place. */
  readonly #boards: Board[] = [];
  #worker: WorkerLike | null = null;
  /** Boards that this worker has been told of. */
  #told = new Set<number>();
  #failures = 0;
  #lastId = 0;

  constructor(start: StartWorker, options: WorkerThinkerOptions) {
    const { tickMs, patienceMs = PATIENCE_MS, fetchPart = fetchPlainly } = options;
    this.#start = start;
    this.#fetchPart = fetchPart;
    this.#patienceMs = patienceMs;
    this.#watch = new Watch(() => this.#fail(), tickMs);
  }

  ask(ask: Letter['ask'], question: Question): Thought<Action | Hint> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answer = new Promise<Action | Hint>((resolve, reject) => {
      const timer = setTimeout(() => this.#fail(), this.#patienceMs);
      this.#open.set(id, { id, ask, question, answer: resolve, fail: reject, timer });
    });
    answer.catch(() => null); // whoever cancels need not listen
    void this.#send(id);
    return { answer, cancel: () => this.#cancel(id) };
  }

  close(): void {
    for (const id of [...this.#open.keys()]) this.#close(id)?.fail(new Cancelled());
    this.#dismiss();
  }

  async #send(id: number): Promise<void> {
    const asked = this.#open.get(id);
    if (asked === undefined) return;
    try {
      const { board } = asked.question.view.table;
      const tuned = await loadTunedWeights(board.map.id);
      if (!this.#open.has(id)) return;
      if (this.#failures >= MOST_FAILURES) return void this.#thinkHere(id);
      const place = this.#placeOf(board);
      const worker = this.#hired();
      const kit = this.#told.has(place) ? null : kitOf(board, tuned);
      this.#told.add(place);
      this.#watch.begin();
      worker.postMessage({ id, ask: asked.ask, question: withoutBoard(asked.question), board: place, kit });
    } catch {
      this.#fail();
    }
  }

  #placeOf(board: Board): number {
    if (!this.#boards.includes(board)) this.#boards.push(board);
    return this.#boards.indexOf(board);
  }

  #hired(): WorkerLike {
    if (this.#worker !== null) return this.#worker;
    const worker = this.#start(
      (reply) => this.#receive(reply),
      () => worker === this.#worker && this.#fail(),
    );
    this.#worker = worker;
    return worker;
  }

  #receive(reply: Reply | Sign): void {
    this.#watch.heard();
    if ('thinking' in reply) return;
    if (!reply.ok) return void this.#thinkHere(reply.id);
    this.#failures = 0;
    this.#close(reply.id)?.answer(reply.answer);
  }

  /** The worker is of no use: all that it was asked is answered here. */
  #fail(): void {
    this.#failures += 1;
    this.#dismiss();
    for (const id of [...this.#open.keys()]) void this.#thinkHere(id);
  }

  async #thinkHere(id: number): Promise<void> {
    const asked = this.#open.get(id);
    if (asked === undefined) return;
    clearTimeout(asked.timer);
    try {
      const { directThinker } = await this.#fetched();
      const question: Question = { ...asked.question, level: 'hard' };
      const answer = await directThinker()[asked.ask](question).answer;
      this.#close(id)?.answer(answer);
    } catch (why) {
      this.#close(id)?.fail(why);
    }
  }

  async #fetched(): Promise<typeof import('./directThinker.ts')> {
    try {
      return await this.#fetchPart(() => import('./directThinker.ts'));
    } catch (cause) {
      throw new NobodyThere('what computers think with could not be fetched', { cause });
    }
  }

  /** A worker cannot be interrupted, only sent away; what else it was asked is asked again. */
  #cancel(id: number): void {
    const asked = this.#close(id);
    if (asked === undefined) return;
    asked.fail(new Cancelled());
    this.#dismiss();
    for (const other of [...this.#open.keys()]) void this.#send(other);
  }

  #close(id: number): Asked | undefined {
    const asked = this.#open.get(id);
    clearTimeout(asked?.timer);
    this.#open.delete(id);
    if (this.#open.size === 0) this.#watch.end();
    return asked;
  }

  #dismiss(): void {
    this.#watch.end();
    this.#worker?.terminate();
    this.#worker = null;
    this.#told = new Set();
  }
}
