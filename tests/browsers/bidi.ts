import { ANSWER_MS, within } from './browser.ts';

interface Reply {
  readonly id?: number;
  readonly result?: unknown;
  readonly error?: string;
  readonly message?: string;
}

/** One end of a talk in WebDriver BiDi: commands go out, and each gets its own reply. */
export class Bidi {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const reply: Reply = JSON.parse(String(data));
      if (reply.id !== undefined) this.#waiting.get(reply.id)?.(reply);
    });
  }

  static async to(address: string): Promise<Bidi> {
    const socket = new WebSocket(address);
    const opened = new Promise((done, fail) => {
      socket.addEventListener('open', done);
      socket.addEventListener('error', () => fail(new Error(`${address} does not answer`)));
    });
    await within(ANSWER_MS, address, opened);
    return new Bidi(socket);
  }

  async send<T>(method: string, params: object): Promise<T> {
    const id = ++this.#sent;
    const replied = new Promise<Reply>((done) => this.#waiting.set(id, done));
    this.#socket.send(JSON.stringify({ id, method, params }));
    const { result, error, message } = await within(ANSWER_MS, method, replied).finally(() => this.#waiting.delete(id));
    if (error !== undefined) throw new Error(`${method}: ${error} ${message}`);
    return result as T;
  }

  close(): void {
    this.#socket.close();
  }
}
