import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserDevice } from '../../src/sound/device.ts';
import { Sound, type SoundWishes } from '../../src/sound/sound.ts';
import { Soundboard } from '../../src/sound/soundboard.ts';
import { FakeAudio, FakePage } from './fakeAudio.ts';

const ON: SoundWishes = { on: true, volume: 0.6, haptics: true };
const CARD = { sound: 'card' } as const;
const CLAIM = { sound: 'claim', wagons: 6 } as const;

let page: FakePage;
let devices: FakeAudio[];
let sound: Sound;
let load: () => Promise<{ readonly Soundboard: typeof Soundboard }>;

function opened(wishes = ON, makeDevice?: () => FakeAudio | null): Sound {
  const made = new Sound(wishes, {
    load: () => load(),
    makeDevice:
      makeDevice ??
      (() => {
        const device = new FakeAudio();
        devices.push(device);
        return device;
      }),
  });
  made.listen();
  return made;
}

const audio = () => {
  const device = devices.at(-1);
  if (device === undefined) throw new Error('no device was made');
  return device;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  page = new FakePage();
  devices = [];
  load = async () => ({ Soundboard });
  sound = opened();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Somebody has touched the screen, and everything is there. */
async function touched(): Promise<void> {
  page.touch();
  await pass(50);
}

describe('before the first touch', () => {
  test('nothing is made, fetched or heard', async () => {
    const fetched = vi.fn(load);
    load = fetched;
    sound.play(CARD);
    await pass(1000);
    expect(devices).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test.each(['pointerup', 'keydown', 'click'])('%s wakes the device in the same moment', (type) => {
    page.touch(type);
    expect(audio().asked).toEqual(['resume']);
  });

  test('with sound off a touch makes and fetches nothing either', async () => {
    sound.wish({ ...ON, on: false });
    const fetched = vi.fn(load);
    load = fetched;
    await touched();
    sound.play(CARD);
    await pass(100);
    expect(devices).toEqual([]);
    expect(fetched).not.toHaveBeenCalled();
  });

  test('a switch that is turned on by the first touch of all is heard, though all is still to be fetched', async () => {
    let made: FakeAudio | null = null;
    const quiet = opened({ ...ON, on: false }, () => (made = new FakeAudio()));
    page.touch();
    expect(made).toBeNull();
    quiet.wish(ON);
    quiet.play(CARD);
    await pass(50);
    expect((made as FakeAudio | null)?.played).toHaveLength(1);
  });

  test('what comes too late is not heard', async () => {
    load = () => new Promise((done) => setTimeout(() => done({ Soundboard }), 800));
    page.touch();
    sound.play(CARD);
    await pass(2000);
    expect(audio().played).toEqual([]);
    sound.play(CARD);
    expect(audio().played).toHaveLength(1);
  });
});

describe('playing', () => {
  test('a claim of six is six clunks, 70 ms apart', async () => {
    await touched();
    sound.play(CLAIM);
    const times = audio().played.map(({ at }) => at);
    expect(times.map((at) => Math.round(1000 * (at - (times[0] ?? 0))))).toEqual([0, 70, 140, 210, 280, 350]);
  });

  test('the volume is as ears count', async () => {
    await touched();
    sound.play(CARD);
    await pass(500);
    sound.wish({ ...ON, volume: 1 });
    sound.play(CARD);
    expect(audio().played.map(({ gain }) => Number(gain.toFixed(2)))).toEqual([0.46, 1]);
  });

  test('a card while wagons couple in is not heard, a bell ends them within 30 ms', async () => {
    await touched();
    sound.play(CLAIM);
    await pass(100);
    sound.play(CARD);
    expect(audio().played).toHaveLength(6);
    sound.play({ sound: 'lastRound' });
    const now = audio().currentTime;
    expect(audio().played).toHaveLength(7);
    for (const { stopsAt } of audio().played.slice(0, 6)) expect((stopsAt ?? 9) - now).toBeLessThanOrEqual(0.03);
  });

  test('a burst of cards in one moment is one card, and never are two left to sound', async () => {
    await touched();
    for (let i = 0; i < 20; i++) sound.play(CARD);
    expect(audio().played).toHaveLength(1);
    for (let i = 0; i < 20; i++) {
      await pass(45);
      sound.play(CARD);
    }
    expect(audio().played.filter(({ stopsAt }) => stopsAt === null)).toHaveLength(1);
  });

  test('a touch that skips what is shown ends what sounds, and the wagons still to come', async () => {
    await touched();
    sound.play(CLAIM);
    await pass(80);
    sound.hush();
    for (const { stopsAt } of audio().played) expect(stopsAt).not.toBeNull();
    sound.play(CARD);
    expect(audio().played).toHaveLength(7);
  });

  test('nothing is heard of a page that is hidden, without sound, or at no volume', async () => {
    await touched();
    page.show('hidden');
    sound.play(CARD);
    page.show('visible');
    sound.wish({ ...ON, on: false });
    sound.play(CARD);
    sound.wish({ ...ON, volume: 0 });
    sound.play(CARD);
    await pass(500);
    expect(audio().played).toEqual([]);
  });

  test('switched off in the middle of a sound, it ends', async () => {
    await touched();
    sound.play({ sound: 'winner' });
    sound.wish({ ...ON, on: false });
    expect(audio().played[0]?.stopsAt).not.toBeNull();
  });

  test('everything is rendered soon after the first touch, in small bits, and once', async () => {
    await touched();
    const made = vi.spyOn(audio(), 'createBuffer');
    await pass(6000);
    const rendered = made.mock.calls.length;
    expect(rendered).toBeGreaterThan(20);
    page.touch();
    await pass(100);
    sound.play({ sound: 'winner' });
    sound.play(CLAIM);
    expect(made.mock.calls.length).toBe(rendered);
  });
});

describe('a device that sleeps or is taken away', () => {
  test('it rests some seconds after the last sound, and wakes for the next', async () => {
    await touched();
    sound.play(CARD);
    await pass(4000);
    sound.play(CARD);
    await pass(4000);
    expect(audio().state).toBe('running');
    await pass(4000);
    expect(audio().state).toBe('suspended');
    sound.play(CARD);
    await pass(10);
    expect(audio().state).toBe('running');
    expect(audio().played).toHaveLength(3);
  });

  test('it does not rest in the middle of a long sound', async () => {
    await touched();
    sound.play({ sound: 'claim', wagons: 3, beats: [0, 5, 8] });
    await pass(9000);
    expect(audio().state).toBe('running');
  });

  test('what wakes too late tells nothing, and is not heard', async () => {
    await touched();
    await pass(7000);
    audio().wakes = 'late';
    sound.play(CARD);
    await pass(2000);
    expect(audio().state).toBe('running');
    expect(audio().played).toEqual([]);
  });

  test('a page that is hidden is silent at once, and heard again when it is back', async () => {
    await touched();
    sound.play({ sound: 'winner' });
    page.show('hidden');
    expect(audio().played[0]?.stopsAt).not.toBeNull();
    expect(audio().state).toBe('suspended');
    page.show('visible');
    sound.play(CARD);
    await pass(10);
    expect(audio().played).toHaveLength(2);
  });

  test('after a call that interrupted it, the next touch brings a new one, and what was rendered is kept', async () => {
    await touched();
    await pass(6000);
    const [first] = devices;
    Object.assign(audio(), { state: 'interrupted', wakes: 'refuses' });
    sound.play(CARD);
    await pass(50);
    expect(audio().played).toEqual([]);
    page.touch();
    expect(devices).toHaveLength(2);
    expect(first?.asked.at(-1)).toBe('close');
    const made = vi.spyOn(audio(), 'createBuffer');
    await pass(50);
    sound.play(CARD);
    expect(audio().played).toHaveLength(1);
    expect(made).not.toHaveBeenCalled();
  });

  test('one that says it runs while its clock stands is replaced at the second touch', async () => {
    await touched();
    audio().stands = true;
    page.touch();
    await pass(700);
    page.touch();
    expect(devices).toHaveLength(2);
  });

  test('one that works is never replaced, however often it is touched', async () => {
    for (let i = 0; i < 30; i++) {
      await touched();
      await pass(i * 400);
    }
    expect(devices).toHaveLength(1);
  });
});

describe('nothing ever fails', () => {
  test('without Web Audio', async () => {
    vi.stubGlobal('AudioContext', undefined);
    expect(browserDevice()).toBeNull();
    const mute = opened(ON, () => null);
    page.touch();
    expect(() => mute.play(CARD)).not.toThrow();
    expect(() => mute.hush()).not.toThrow();
    await pass(100);
  });

  test.each(['refuses', 'never'] as const)('where a device that is woken %s', async (wakes) => {
    const device = new FakeAudio();
    device.wakes = wakes;
    const mute = opened(ON, () => device);
    page.touch();
    await pass(50);
    mute.play(CARD);
    await pass(1000);
    expect(device.played).toEqual([]);
  });

  test('where what is needed cannot be fetched; and the next touch asks again', async () => {
    load = () => Promise.reject(new Error('offline'));
    await touched();
    sound.play(CARD);
    await pass(600);
    expect(audio().played).toEqual([]);
    load = async () => ({ Soundboard });
    await touched();
    sound.play(CARD);
    expect(audio().played).toHaveLength(1);
  });

  test('where a device breaks in the middle', async () => {
    await touched();
    audio().broken = true;
    expect(() => sound.play(CARD)).not.toThrow();
  });
});

describe('what is asked of a browser', () => {
  test('a device that keeps to the silent switch and lets other music play', () => {
    const session = { type: 'auto' };
    vi.stubGlobal('navigator', { audioSession: session });
    vi.stubGlobal('AudioContext', FakeAudio);
    expect(browserDevice()).toBeInstanceOf(FakeAudio);
    expect(session.type).toBe('ambient');
  });

  test('a tick of 10 ms, if it is wanted, if the device can, and if the page is seen', () => {
    const vibrate = vi.fn();
    vi.stubGlobal('navigator', { vibrate });
    sound.feel();
    expect(vibrate).toHaveBeenCalledExactlyOnceWith(10);
    page.show('hidden');
    sound.feel();
    page.show('visible');
    sound.wish({ ...ON, haptics: false });
    sound.feel();
    expect(vibrate).toHaveBeenCalledOnce();
    sound.wish(ON);
    vi.stubGlobal('navigator', {});
    expect(() => sound.feel()).not.toThrow();
  });
});
