import type { Cue } from './cues.ts';
import { browserDevice, type Device, unminded } from './device.ts';
import { tick } from './haptics.ts';
import type { Soundboard } from './soundboard.ts';

export interface SoundWishes {
  readonly on: boolean;
  /** From 0 to 1. */
  readonly volume: number;
  readonly haptics: boolean;
}

export interface SoundDeps {
  /** Rendering and playing are fetched at the first touch. */
  readonly load: () => Promise<{ readonly Soundboard: typeof Soundboard }>;
  readonly makeDevice?: () => Device | null;
}

/** A cue that was asked for before there was anything to play it may come so much later. */
const LATE_MS = 500;
/** A clock that stood still for so long while its device was said to run belongs to a device that is dead. */
const DEAD_MS = 500;

/** What is heard and felt. Nothing of it ever fails: a device that has no sound is a silent one. */
export class Sound {
  readonly #deps: Required<SoundDeps>;
  #wishes: SoundWishes;
  #touched = false;
  #device: Device | null = null;
  #board: Soundboard | null = null;
  #loading = false;
  #waiting: { readonly cue: Cue; readonly since: number } | null = null;
  #clock: { readonly device: number; readonly ours: number } | null = null;

  constructor(wishes: SoundWishes, deps: SoundDeps) {
    this.#wishes = wishes;
    this.#deps = { makeDevice: browserDevice, ...deps };
  }

  /** Browsers give sound to those who have been touched, and take it away again: each touch may bring it back. */
  listen(): void {
    for (const type of ['pointerup', 'keydown', 'click']) addEventListener(type, this.#pressed, { capture: true });
    document.addEventListener('visibilitychange', this.#seen);
  }

  wish(wishes: SoundWishes): void {
    this.#wishes = wishes;
    if (!this.#isAudible()) this.hush();
  }

  play(cue: Cue): void {
    if (!this.#touched || !this.#isAudible()) return;
    this.#wake();
    if (this.#board === null) this.#waiting = { cue, since: performance.now() };
    else this.#board.play(cue, this.#wishes.volume);
  }

  /** Ends what sounds, as when a touch skips what is shown. */
  hush(): void {
    this.#waiting = null;
    this.#board?.hush();
  }

  feel(): void {
    if (this.#wishes.haptics && !isHidden()) tick();
  }

  readonly #pressed = () => {
    this.#touched = true;
    if (!this.#isAudible()) return;
    if (this.#device !== null && this.#isLost(this.#device)) this.#replace(this.#device);
    this.#wake();
  };

  readonly #seen = () => {
    if (!isHidden()) return;
    this.hush();
    if (this.#device !== null) unminded(this.#device.suspend());
  };

  #isAudible(): boolean {
    return this.#wishes.on && this.#wishes.volume > 0 && !isHidden();
  }

  #wake(): void {
    this.#device ??= this.#deps.makeDevice();
    if (this.#device === null) return;
    if (this.#device.state !== 'running') unminded(this.#device.resume());
    this.#board?.stir();
    this.#fetch();
  }

  #fetch(): void {
    if (this.#board !== null || this.#loading) return;
    this.#loading = true;
    this.#deps
      .load()
      .then(({ Soundboard }) => this.#take(Soundboard))
      .catch(() => undefined)
      .finally(() => {
        this.#loading = false;
      });
  }

  #take(Board: typeof Soundboard): void {
    if (this.#device === null) return;
    this.#board = new Board(this.#device);
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting !== null && performance.now() - waiting.since < LATE_MS) this.play(waiting.cue);
  }

  /** After a call or a locked screen some browsers give a device that is interrupted for good, or runs and stands still. */
  #isLost({ state, currentTime }: Device): boolean {
    const before = this.#clock;
    const ours = performance.now();
    const runs = state === 'running';
    if (!runs || before?.device !== currentTime) this.#clock = runs ? { device: currentTime, ours } : null;
    const stands = runs && before?.device === currentTime && ours - before.ours > DEAD_MS;
    return stands || (state !== 'running' && state !== 'suspended');
  }

  #replace(lost: Device): void {
    const device = this.#deps.makeDevice();
    if (device === null) return;
    this.#device = device;
    this.#clock = null;
    if (this.#board !== null) this.#board.device = device;
    unminded(lost.close());
  }
}

function isHidden(): boolean {
  return document.visibilityState === 'hidden';
}
