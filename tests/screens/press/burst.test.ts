import { describe, expect, test } from 'vitest';
import { type Burst, CALM_MS, lifted, MEMORY_MS, noticed, pressed } from '../../../src/screens/press/burst.ts';

/** Presses one thing at a time, always at the same place, and says which of the presses did not count. */
class Thumb {
  #burst: Burst | null = null;

  /** The finger stays for 60 ms. */
  taps(on: string, at: number): boolean {
    const { burst, deaf } = pressed(this.#burst, { at, on, there: [on] });
    this.#burst = lifted(burst, at + 60);
    return deaf;
  }

  /** The page draws this in the place of what was there. */
  sees(thing: string, at: number): void {
    if (this.#burst !== null) this.#burst = noticed(this.#burst, { at, there: [thing] });
  }
}

describe('a button that takes the place of another', () => {
  test('is deaf to the second tap of a nervous thumb', () => {
    const thumb = new Thumb();
    expect(thumb.taps('claim', 0)).toBe(false);
    thumb.sees('done', 40);
    expect(thumb.taps('done', 150)).toBe(true);
  });

  test.each([60, 150, 400])('is deaf to all of five taps, one every %i ms', (every) => {
    const thumb = new Thumb();
    thumb.taps('claim', 0);
    thumb.sees('done', 40);
    const deaf = [1, 2, 3, 4].map((tap) => thumb.taps('done', tap * every));
    expect(deaf).toEqual([true, true, true, true]);
  });

  test('listens to whoever waits for half a second', () => {
    const thumb = new Thumb();
    thumb.taps('claim', 0);
    thumb.sees('done', 40);
    expect(thumb.taps('done', 60 + CALM_MS)).toBe(false);
  });

  test('is deaf for half a second after it came, however late that is', () => {
    const thumb = new Thumb();
    thumb.taps('claim', 0);
    thumb.sees('done', 1200);
    expect(thumb.taps('done', 1500)).toBe(true);
    expect(thumb.taps('done', 2300)).toBe(false);
  });

  test('is deaf although nobody has seen it come before the finger is there', () => {
    const thumb = new Thumb();
    thumb.taps('claim', 0);
    expect(thumb.taps('done', 900)).toBe(true);
  });

  test('is deaf until a finger that stays has gone', () => {
    const { burst } = pressed(null, { at: 0, on: 'claim', there: ['claim'] });
    const held = lifted(noticed(burst, { at: 50, there: ['done'] }), 2000);
    expect(pressed(held, { at: 2200, on: 'done', there: ['done'] }).deaf).toBe(true);
  });

  test('is new again after it was away', () => {
    const thumb = new Thumb();
    thumb.taps('menu', 0);
    thumb.sees('close', 30);
    thumb.sees('menu', 200);
    expect(thumb.taps('menu', 250)).toBe(true);
  });
});

describe('a button that stays', () => {
  test('can be pressed as fast as anybody likes', () => {
    const thumb = new Thumb();
    const deaf = [0, 80, 160, 240, 900].map((at) => thumb.taps('zoom in', at));
    expect(deaf).toEqual([false, false, false, false, false]);
  });

  test('can be pressed fast after it had taken the place of another, once it was waited for', () => {
    const thumb = new Thumb();
    thumb.taps('open', 0);
    thumb.sees('more', 30);
    expect(thumb.taps('more', 800)).toBe(false);
    expect(thumb.taps('more', 900)).toBe(false);
  });
});

test('a place where nobody pressed lately is not deaf to anything', () => {
  const thumb = new Thumb();
  thumb.taps('claim', 0);
  expect(thumb.taps('done', 100 + MEMORY_MS)).toBe(false);
});
