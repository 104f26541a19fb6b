import { describe, expect, test } from 'vitest';
import { type Gesture, restingAt, type TouchStep, touchAfter, UNTOUCHED } from '../../../src/board/touch/gesture.ts';

type Told = readonly (string | readonly number[])[];

const finger = (step: 'down' | 'move' | 'up', id: number, x: number, at: number): TouchStep => {
  return { step, finger: id, point: { x, y: 0 }, at };
};
const down = (id: number, x: number, at = 0) => finger('down', id, x, at);
const move = (id: number, x: number, at = 50) => finger('move', id, x, at);
const up = (id: number, x: number, at = 100) => finger('up', id, x, at);
const cancel = (id: number): TouchStep => ({ step: 'cancel', finger: id });
const LONG: TouchStep = { step: 'pressed long' };

function touchedBy(steps: readonly TouchStep[]) {
  let touching = UNTOUCHED;
  const gestures: Gesture[] = [];
  for (const step of steps) {
    const [next, told] = touchAfter(touching, step);
    touching = next;
    gestures.push(...told);
  }
  return { touching, gestures };
}

/** Each gesture as its name and the places, from the left, that it is about. */
function told(...steps: readonly TouchStep[]): Told {
  return touchedBy(steps).gestures.map((gesture) => {
    if (gesture.kind === 'let go') return gesture.kind;
    const points = 'fingers' in gesture ? gesture.fingers : [gesture.at];
    return `${gesture.kind} ${points.map(({ x }) => x).join(' ')}`;
  });
}

describe('one finger', () => {
  test('that comes and goes at one place taps there', () => {
    expect(told(down(1, 40), up(1, 40))).toEqual(['tap 40']);
  });

  test('may tremble: it taps where it came down', () => {
    expect(told(down(1, 40), move(1, 47), up(1, 47))).toEqual(['tap 40']);
  });

  test('that moves further drags from where it came down, and taps nothing', () => {
    expect(told(down(1, 40), move(1, 48), move(1, 90), up(1, 90))).toEqual([
      'grip 40',
      'move 48',
      'move 90',
      'move 90',
      'let go',
    ]);
  });

  test('brings its last stretch with its lifting', () => {
    expect(told(down(1, 0), move(1, 20), up(1, 60))).toEqual(['grip 0', 'move 20', 'move 60', 'let go']);
  });

  test('that the browser takes over does nothing, and where it was says nothing', () => {
    expect(told(down(1, 40), cancel(1))).toEqual([]);
    expect(told(down(1, 40), move(1, 90), cancel(1))).toEqual(['grip 40', 'move 90', 'let go']);
  });

  test('that is not on the stage is none of its business', () => {
    expect(told(up(7, 40), cancel(7), move(7, 90))).toEqual([]);
  });
});

describe('two taps', () => {
  test('soon after each other at one place are a double tap, after the tap of its first half', () => {
    expect(told(down(1, 40), up(1, 40, 100), down(1, 50, 200), up(1, 50, 300))).toEqual(['tap 40', 'double tap 50']);
  });

  test.each([
    ['late', 40, 500],
    ['far away', 75, 300],
  ])('%s are two taps', (_, x, at) => {
    expect(told(down(1, 40), up(1, 40, 100), down(1, x, at - 50), up(1, x, at))).toEqual(['tap 40', `tap ${x}`]);
  });

  test('and a third are a double tap and a tap', () => {
    const taps = [0, 100, 200].flatMap((at) => [down(1, 40, at), up(1, 40, at + 50)]);
    expect(told(...taps)).toEqual(['tap 40', 'double tap 40', 'tap 40']);
  });
});

describe('two fingers', () => {
  test('that come and go together tap in their middle, once', () => {
    expect(told(down(1, 40), down(2, 80), up(1, 40), up(2, 80))).toEqual(['two-finger tap 60']);
  });

  test('that stay too long tap nothing', () => {
    expect(told(down(1, 40), down(2, 80), up(1, 40, 400), up(2, 80, 420))).toEqual([]);
  });

  test('hold the board, and the one that is left goes on with it', () => {
    expect(told(down(1, 40), down(2, 80), move(2, 100), up(1, 40), move(2, 120), up(2, 120))).toEqual([
      'grip 40 80',
      'move 40 100',
      'move 40 100',
      'grip 100',
      'move 120',
      'move 120',
      'let go',
    ]);
  });

  test('a second one that comes while the first drags is gripped where both are now', () => {
    expect(told(down(1, 40), move(1, 60), down(2, 100))).toEqual(['grip 40', 'move 60', 'grip 60 100']);
  });

  test('with a third beside them hold it as before, and none of them taps', () => {
    expect(told(down(1, 0), down(2, 50), down(3, 90), up(3, 90), up(2, 50), up(1, 0))).toEqual([]);
    expect(told(down(1, 0), down(2, 50), move(2, 70), down(3, 90)).at(-1)).toBe('grip 0 70');
  });
});

describe('a long press', () => {
  test('can become of one finger that rests where it came down', () => {
    expect(restingAt(touchedBy([down(1, 40)]).touching)).toEqual({ x: 40, y: 0 });
    expect(restingAt(touchedBy([down(1, 40), move(1, 44)]).touching)).toEqual({ x: 40, y: 0 });
  });

  test.each([
    ['nobody touches', []],
    ['the finger drags', [down(1, 40), move(1, 90)]],
    ['a second finger has come, also when it has gone', [down(1, 40), down(2, 80), up(2, 80)]],
    ['the finger has been taken over', [down(1, 40), cancel(1)]],
    ['it has been made already', [down(1, 40), LONG]],
  ])('cannot where %s', (_, steps: readonly TouchStep[]) => {
    expect(restingAt(touchedBy(steps).touching)).toBeNull();
  });

  test('that has pressed something leaves no tap behind', () => {
    expect(told(down(1, 40), LONG, up(1, 40))).toEqual([]);
  });

  test('that has found nothing is a tap after all', () => {
    expect(told(down(1, 40), up(1, 40, 900))).toEqual(['tap 40']);
  });

  test('is over with the finger: the next one taps as ever', () => {
    expect(told(down(1, 40), LONG, up(1, 40), down(1, 40, 900), up(1, 40, 950))).toEqual(['tap 40']);
  });
});
