import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Spot } from '../e2e/people/touch.ts';
import { ANSWER_MS, type Browser, pressActions, type Size, typeActions } from './browser.ts';
import { Program } from './programs.ts';

export const WEBKIT_PROGRAMS = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'] as const;
const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';
/** Without a graphics card, and without the services of a desktop. */
const PLAIN = { WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1', LIBGL_ALWAYS_SOFTWARE: '1', NO_AT_BRIDGE: '1' };
const RESIZE_MS = 300;
/** A window is as wide as the buttons in it: only without room around them it can be a phone's. */
const NARROW = 'button, entry, toolbar, headerbar { min-width: 0; margin: 0; padding: 0; border-width: 0 }';

type Method = 'GET' | 'POST' | 'DELETE';

/** WebKitGTK, which shares its engine with Safari, by WebDriver on a screen that nobody sees. */
export class WebKit implements Browser {
  readonly #session: string;
  readonly #programs: readonly Program[];
  readonly #config: string;

  private constructor(session: string, programs: readonly Program[], config: string) {
    this.#session = session;
    this.#programs = programs;
    this.#config = config;
  }

  static async start(): Promise<WebKit> {
    const screen = new Program('/usr/bin/Xvfb', [
      '-displayfd',
      '3',
      '-screen',
      '0',
      '1600x1400x24',
      '-nolisten',
      'tcp',
    ]);
    const DISPLAY = `:${await screen.says(/(\d+)\n/, 3)}`;
    const config = await narrowed();
    const port = await freePort();
    const driver = new Program('/usr/bin/WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
      ...PLAIN,
      DISPLAY,
      XDG_CONFIG_HOME: config,
    });
    const root = `http://127.0.0.1:${port}`;
    await isUp(root);
    const alwaysMatch = { 'webkitgtk:browserOptions': { binary: MINI_BROWSER, args: ['--automation'] } };
    const { sessionId } = await call<{ sessionId: string }>(`${root}/session`, 'POST', {
      capabilities: { alwaysMatch },
    });
    return new WebKit(`${root}/session/${sessionId}`, [driver, screen], config);
  }

  async open(url: string): Promise<void> {
    await this.#send('POST', '/url', { url });
  }

  /** A window has a frame, which is measured first. */
  async resize({ width, height }: Size): Promise<void> {
    await this.#send('POST', '/window/rect', { x: 0, y: 0, width, height });
    await pause(RESIZE_MS); // the page hears of it later
    const inner = await this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const grown = { width: 2 * width - inner.width, height: 2 * height - inner.height };
    await this.#send('POST', '/window/rect', { x: 0, y: 0, ...grown });
    await pause(RESIZE_MS);
  }

  async evaluate<R, A>(question: (about: A) => R | Promise<R>, about?: A): Promise<R> {
    const script = `const [about, done] = arguments;
      Promise.resolve(about).then(${question}).then((answer) => done({ answer }), (error) => done({ error: String(error) }));`;
    const { answer, error } = await this.#send<{ answer: R; error?: string }>('POST', '/execute/async', {
      script,
      args: [about ?? null],
    });
    if (error !== undefined) throw new Error(error);
    return answer;
  }

  async press(spot: Spot, ms = 40): Promise<void> {
    await this.#send('POST', '/actions', { actions: pressActions(spot, ms) });
  }

  async type(text: string): Promise<void> {
    await this.#send('POST', '/actions', { actions: typeActions(text) });
  }

  async picture(): Promise<Buffer> {
    return Buffer.from(await this.#send<string>('GET', '/screenshot'), 'base64');
  }

  async close(): Promise<void> {
    await this.#send('DELETE', '').catch(() => undefined); // the driver is ended in any case
    for (const program of this.#programs) await program.end();
    await rm(this.#config, { recursive: true, force: true });
  }

  #send<T>(method: Method, path: string, body?: object): Promise<T> {
    return call<T>(`${this.#session}${path}`, method, body);
  }
}

/** A folder of settings in which windows can be narrow. */
async function narrowed(): Promise<string> {
  const config = await mkdtemp(join(tmpdir(), 'railpass-webkit-'));
  await mkdir(join(config, 'gtk-3.0'));
  await writeFile(join(config, 'gtk-3.0/gtk.css'), NARROW);
  return config;
}

async function call<T>(url: string, method: Method, body?: object): Promise<T> {
  const response = await fetch(url, {
    method,
    headers: { 'content-type': 'application/json' },
    signal: AbortSignal.timeout(ANSWER_MS),
    ...(body && { body: JSON.stringify(body) }),
  });
  const { value }: { value: T & { readonly error?: string; readonly message?: string } } = await response.json();
  if (!response.ok) throw new Error(`${url}: ${value.error} ${value.message}`);
  return value;
}

async function isUp(root: string): Promise<void> {
  for (const end = Date.now() + ANSWER_MS; ; ) {
    try {
      await call(`${root}/status`, 'GET');
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await pause(100);
    }
  }
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
      server.close(() => done(port));
    });
  });
}
