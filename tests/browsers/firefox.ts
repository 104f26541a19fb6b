import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Spot } from '../e2e/people/touch.ts';
import { Bidi } from './bidi.ts';
import { type Browser, pressActions, type Size, typeActions } from './browser.ts';
import { Program } from './programs.ts';

export const FIREFOX_PROGRAMS = ['/usr/bin/firefox-esr'] as const;
/** So that it calls nobody and asks nothing. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
};

interface Told {
  readonly type: 'success' | 'exception';
  readonly result?: { readonly value?: string };
  readonly exceptionDetails?: { readonly text: string };
}

/** Firefox by WebDriver BiDi, without a window. */
export class Firefox implements Browser {
  readonly #bidi: Bidi;
  readonly #context: string;
  readonly #program: Program;
  readonly #profile: string;

  private constructor(bidi: Bidi, context: string, program: Program, profile: string) {
    this.#bidi = bidi;
    this.#context = context;
    this.#program = program;
    this.#profile = profile;
  }

  static async start(): Promise<Firefox> {
    const profile = await mkdtemp(join(tmpdir(), 'railpass-firefox-'));
    const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${value});`);
    await writeFile(join(profile, 'user.js'), lines.join('\n'));
    const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'];
    const program = new Program(FIREFOX_PROGRAMS[0], args);
    const bidi = await Bidi.to(`${await program.says(/WebDriver BiDi listening on (\S+)/)}/session`);
    await bidi.send('session.new', { capabilities: {} });
    const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
    return new Firefox(bidi, contexts[0]?.context ?? '', program, profile);
  }

  async open(url: string): Promise<void> {
    await this.#send('browsingContext.navigate', { url, wait: 'complete' });
  }

  async resize(viewport: Size): Promise<void> {
    await this.#send('browsingContext.setViewport', { viewport });
  }

  async evaluate<R, A>(question: (about: A) => R | Promise<R>, about?: A): Promise<R> {
    const { type, result, exceptionDetails } = await this.#bidi.send<Told>('script.callFunction', {
      functionDeclaration: `async (about) => JSON.stringify({ answer: await (${question})(JSON.parse(about)) })`,
      arguments: [{ type: 'string', value: JSON.stringify(about ?? null) }],
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return JSON.parse(result?.value ?? '{}').answer;
  }

  async press(spot: Spot, ms = 40): Promise<void> {
    await this.#send('input.performActions', { actions: pressActions(spot, ms) });
  }

  async type(text: string): Promise<void> {
    await this.#send('input.performActions', { actions: typeActions(text) });
  }

  async picture(): Promise<Buffer> {
    const { data } = await this.#send<{ data: string }>('browsingContext.captureScreenshot', {});
    return Buffer.from(data, 'base64');
  }

  async close(): Promise<void> {
    this.#bidi.close();
    await this.#program.end();
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }

  #send<T>(method: string, params: object): Promise<T> {
    return this.#bidi.send<T>(method, { context: this.#context, ...params });
  }
}
