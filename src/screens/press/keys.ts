// Presses without a finger: by keys, and by voice, switch or screen reader.
import { type Burst, lifted, noticed, pressed } from './burst.ts';
import { type NewPress, NO_PRESSES, type Presses, pressedBy } from './fingers.ts';

/** The click of a key comes right after it. */
const CLICK_MS = 50;
const PRESSING: readonly string[] = ['Enter', ' '];
/** Whoever moves the focus has looked where it goes. */
export const MOVING: readonly string[] = ['Tab', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

export interface Keys {
  readonly burst: Burst | null;
  /** The key that presses. */
  readonly key: { readonly deaf: boolean; readonly isDown: boolean; readonly at: number };
  /** By voice, switch or screen reader. */
  readonly byClick: Presses;
}

export const NO_KEYS: Keys = {
  burst: null,
  key: { deaf: false, isDown: false, at: Number.NEGATIVE_INFINITY },
  byClick: NO_PRESSES,
};

export type KeyStep =
  /** `on`: what the key would press. */
  | {
      readonly step: 'down';
      readonly at: number;
      readonly key: string;
      readonly on: string;
      readonly repeat: boolean;
      /** It has just come by itself. */
      readonly tooSoon: boolean;
    }
  | { readonly step: 'up'; readonly at: number; readonly key: string }
  /** What a key would press now. */
  | { readonly step: 'look'; readonly at: number; readonly on: string }
  /** A click that no pointer has made. */
  | ({ readonly step: 'click'; readonly tooSoon: boolean } & NewPress);

export interface KeysJudged {
  readonly keys: Keys;
  readonly deaf: boolean;
}

export function keysAfter(keys: Keys, step: KeyStep): KeysJudged {
  switch (step.step) {
    case 'down':
      return keyDown(keys, step);
    case 'up':
      return keyUp(keys, step);
    case 'look':
      return { keys: { ...keys, burst: keys.burst && seen(keys.burst, step) }, deaf: false };
    case 'click':
      return clicked(keys, step);
    default:
      return step satisfies never;
  }
}

function seen(burst: Burst, { at, on }: { readonly at: number; readonly on: string }): Burst {
  return noticed(burst, { at, there: [on] });
}

function keyDown(keys: Keys, step: Extract<KeyStep, { readonly step: 'down' }>): KeysJudged {
  const { at, key, on, repeat } = step;
  if (MOVING.includes(key)) return { keys: { ...keys, burst: null }, deaf: false };
  if (!PRESSING.includes(key)) return { keys, deaf: false };
  if (repeat) return { keys: { ...keys, burst: keys.burst && lifted(keys.burst, at) }, deaf: true };
  const { burst, deaf: inBurst } = pressed(keys.burst, { at, on, there: [on] });
  const deaf = inBurst || step.tooSoon;
  return { keys: { ...keys, burst, key: { deaf, isDown: true, at } }, deaf };
}

function keyUp(keys: Keys, { at, key }: Extract<KeyStep, { readonly step: 'up' }>): KeysJudged {
  if (!PRESSING.includes(key)) return { keys, deaf: false };
  const burst = keys.burst && lifted(keys.burst, at);
  return { keys: { ...keys, burst, key: { ...keys.key, isDown: false, at } }, deaf: keys.key.deaf };
}

function clicked(keys: Keys, press: Extract<KeyStep, { readonly step: 'click' }>): KeysJudged {
  const isOfKey = keys.key.isDown || press.at - keys.key.at < CLICK_MS;
  if (isOfKey) return { keys, deaf: keys.key.deaf };
  const { presses, deaf } = pressedBy(keys.byClick, press);
  return { keys: { ...keys, byClick: presses }, deaf: deaf || press.tooSoon };
}
