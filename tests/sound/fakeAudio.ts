import { vi } from 'vitest';
import type { Device } from '../../src/sound/device.ts';

export interface Played {
  readonly samples: number;
  readonly at: number;
  readonly gain: number;
  stopsAt: number | null;
}

/** A device of which each sound is noted. Its clock goes as `vi`'s does while it runs. */
export class FakeAudio implements Device {
  readonly played: Played[] = [];
  readonly destination = {} as AudioDestinationNode;
  readonly asked: string[] = [];
  state: AudioContextState = 'suspended';
  /** What resume does; a device that is interrupted refuses, one that was never touched does not answer. */
  wakes: 'at once' | 'late' | 'refuses' | 'never' = 'at once';
  stands = false;
  broken = false;
  #offset = 0;

  get currentTime(): number {
    return this.state === 'running' && !this.stands ? performance.now() / 1000 - this.#offset : 0;
  }

  async resume(): Promise<void> {
    this.asked.push('resume');
    if (this.wakes === 'refuses') throw new DOMException('interrupted', 'InvalidStateError');
    if (this.wakes === 'never') return new Promise(() => undefined);
    if (this.wakes === 'late') await new Promise((done) => setTimeout(done, 900));
    this.state = 'running';
  }

  async suspend(): Promise<void> {
    this.asked.push('suspend');
    this.state = 'suspended';
  }

  async close(): Promise<void> {
    this.asked.push('close');
    this.state = 'closed';
  }

  createBuffer(_channels: number, length: number): AudioBuffer {
    return { length, copyToChannel: () => undefined } as unknown as AudioBuffer;
  }

  createGain(): GainNode {
    const gain = { value: 1, setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() };
    return { gain, connect: vi.fn(), disconnect: vi.fn() } as unknown as GainNode;
  }

  createBufferSource(): AudioBufferSourceNode {
    if (this.broken) throw new DOMException('gone', 'InvalidStateError');
    return new FakeSource(this.played) as unknown as AudioBufferSourceNode;
  }
}

class FakeSource extends EventTarget {
  buffer: AudioBuffer | null = null;
  #gain = 0;
  #note: Played | null = null;
  readonly #played: Played[];

  constructor(played: Played[]) {
    super();
    this.#played = played;
  }

  connect({ gain }: GainNode): void {
    this.#gain = gain.value;
  }

  start(at: number): void {
    this.#note = { samples: this.buffer?.length ?? 0, at, gain: this.#gain, stopsAt: null };
    this.#played.push(this.#note);
  }

  stop(at: number): void {
    if (this.#note !== null) this.#note.stopsAt = at;
  }
}

/** The page as far as sound knows it. */
export class FakePage extends EventTarget {
  visibilityState: DocumentVisibilityState = 'visible';

  constructor() {
    super();
    vi.stubGlobal('document', this);
    vi.stubGlobal('addEventListener', this.addEventListener.bind(this));
  }

  touch(type = 'pointerup'): void {
    this.dispatchEvent(new Event(type));
  }

  show(state: DocumentVisibilityState): void {
    this.visibilityState = state;
    this.dispatchEvent(new Event('visibilitychange'));
  }
}
