import type { Cue } from './cues.ts';
import { type Device, unminded } from './device.ts';
import { allParts, keyOf, type SoundPart, samplesOf } from './parts/parts.ts';
import { type Sounding, takesOver, WEIGHTS } from './policy.ts';
import { beatsOf } from './score.ts';
import { RATE } from './synth/signal.ts';

/** So short that it is no fade to the ear, and so long that nothing clicks. */
const FADE = 0.025;
/** A device that takes longer to wake has missed the moment. */
const LATE_MS = 300;
const RESTS_AFTER_MS = 6000;
/** Rendering goes on in small bits, so that no frame waits. */
const NEXT_PART_MS = 80;

interface Voice {
  readonly gain: GainNode;
  readonly sources: readonly AudioBufferSourceNode[];
}

/** Plays one cue at a time on a device that may sleep, be taken away, or be replaced. */
export class Soundboard {
  readonly #buffers = new Map<string, AudioBuffer>();
  #device: Device;
  #heard: Sounding | null = null;
  #voice: Voice | null = null;
  #played = 0;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(device: Device) {
    this.#device = device;
    this.#renderNext(allParts());
    this.#restLater();
  }

  /** Another device, after the one before was lost. What was rendered stays. */
  set device(device: Device) {
    this.hush();
    this.#device = device;
  }

  play(cue: Cue, volume: number): void {
    const now = performance.now() / 1000;
    if (!takesOver(cue.sound, now, this.#heard)) return;
    const beats = beatsOf(cue, this.#played++);
    const last = beats.at(-1)?.at ?? 0;
    const heard = { sound: cue.sound, from: now, until: now + last + WEIGHTS[cue.sound].says };
    this.#heard = heard;
    this.#restLater(last);
    if (this.#device.state === 'running') this.#start(beats, volume);
    else this.#startAwake(heard, () => this.#start(beats, volume));
  }

  /** What sounds ends now, and what was still to come does not. */
  hush(): void {
    this.#heard = null;
    this.#fade();
  }

  /** Somebody is there: it rests later. */
  stir(): void {
    this.#restLater();
  }

  #startAwake(heard: Sounding, start: () => void): void {
    const inTime = () => this.#heard === heard && performance.now() - heard.from * 1000 < LATE_MS;
    unminded(this.#device.resume().then(() => inTime() && start()));
  }

  #start(beats: ReturnType<typeof beatsOf>, volume: number): void {
    this.#fade();
    try {
      this.#voice = this.#voiceOf(beats, volume);
    } catch {
      this.#voice = null; // the device is gone, and the game goes on without it
    }
  }

  #voiceOf(beats: ReturnType<typeof beatsOf>, volume: number): Voice {
    const device = this.#device;
    const gain = device.createGain();
    gain.gain.value = gainOf(volume);
    gain.connect(device.destination);
    const now = device.currentTime;
    const sources = beats.map(({ part, at }) => {
      const source = device.createBufferSource();
      source.buffer = this.#buffer(part);
      source.connect(gain);
      source.start(now + at);
      return source;
    });
    sources.at(-1)?.addEventListener('ended', () => gain.disconnect());
    return { gain, sources };
  }

  #fade(): void {
    if (this.#voice === null) return;
    const { gain, sources } = this.#voice;
    this.#voice = null;
    const now = this.#device.currentTime;
    gain.gain.setValueAtTime(gain.gain.value, now);
    gain.gain.linearRampToValueAtTime(0, now + FADE);
    for (const source of sources) source.stop(now + FADE);
  }

  #buffer(part: SoundPart): AudioBuffer {
    const key = keyOf(part);
    const known = this.#buffers.get(key);
    if (known !== undefined) return known;
    const samples = samplesOf(part, RATE);
    const buffer = this.#device.createBuffer(1, samples.length, RATE);
    buffer.copyToChannel(samples, 0);
    this.#buffers.set(key, buffer);
    return buffer;
  }

  #renderNext([part, ...others]: readonly SoundPart[]): void {
    if (part === undefined) return;
    setTimeout(() => {
      try {
        this.#buffer(part);
        this.#renderNext(others);
      } catch {
        // When it is played it is tried again.
      }
    }, NEXT_PART_MS);
  }

  /** A device that is awake costs power, also while nothing sounds. */
  #restLater(after = 0): void {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => unminded(this.#device.suspend()), RESTS_AFTER_MS + after * 1000);
  }
}

/** As ears count: half of it sounds half as loud. */
function gainOf(volume: number): number {
  return Math.min(Math.max(volume, 0), 1) ** 1.5;
}
