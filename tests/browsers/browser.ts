import type { Asked } from '../e2e/people/asked.ts';
import type { Spot } from '../e2e/people/touch.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** As much of a browser as somebody needs who plays and takes pictures. Every wait in it ends. */
export interface Browser extends Asked {
  open(address: string): Promise<void>;
  resize(size: Size): Promise<void>;
  /** Comes down at a spot and goes up there, after some time. */
  press(spot: Spot, ms?: number): Promise<void>;
  /** Into whatever has the focus. */
  type(text: string): Promise<void>;
  picture(): Promise<Buffer>;
  close(): Promise<void>;
}

/** Longer than any answer takes on a busy machine. */
export const ANSWER_MS = 60_000;

/** What is sent for a press: both protocols call it the same. */
export function pressActions({ x, y }: Spot, ms: number): readonly object[] {
  const actions = [
    { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
    { type: 'pointerDown', button: 0 },
    { type: 'pause', duration: ms },
    { type: 'pointerUp', button: 0 },
  ];
  return [{ type: 'pointer', id: 'finger', parameters: { pointerType: 'mouse' }, actions }];
}

export function typeActions(text: string): readonly object[] {
  const actions = [...text].flatMap((value) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ]);
  return [{ type: 'key', id: 'keys', actions }];
}

/** Ends what would wait for ever. */
export async function within<T>(ms: number, what: string, wait: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`${what}: nothing came within ${ms / 1000} s`)), ms);
  });
  try {
    return await Promise.race([wait, late]);
  } finally {
    clearTimeout(timer);
  }
}
