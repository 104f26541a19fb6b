import { describe, expect, test } from 'vitest';
import { type Arrivals, arrivals, type PressBox, type Thing } from '../../../src/screens/press/arrivals.ts';
import { type NewPress, NO_PRESSES, pressedBy } from '../../../src/screens/press/fingers.ts';

const EVER = Number.NEGATIVE_INFINITY;
const WIDE: PressBox = { left: 0, top: 0, right: 300, bottom: 60 };
const thing = (name: string, box: PressBox = WIDE, says = name): Thing => ({ name, says, box, moment: '', off: false });

/** Says of each press whether it did not count. */
function drum(...presses: readonly (Pick<NewPress, 'at'> & Partial<NewPress> & { readonly x: number })[]) {
  let before = NO_PRESSES;
  return presses.map(({ at, x, box = WIDE, came = EVER }) => {
    const { presses: after, deaf } = pressedBy(before, { at, spot: { x, y: 30 }, box, came });
    before = after;
    return deaf;
  });
}

describe('a hand that drums', () => {
  test('presses nothing that came under its second finger', () => {
    const came = 40;
    expect(
      drum({ at: 0, x: 100 }, { at: 150, x: 160, came }, { at: 300, x: 100, came }, { at: 650, x: 160, came }),
    ).toEqual([false, true, true, true]);
  });

  test('presses nothing that came anywhere in the place of the button that it began on', () => {
    expect(drum({ at: 0, x: 10 }, { at: 200, x: 290, came: 40 })).toEqual([false, true]);
  });

  test('drifts, and is deaf all the way', () => {
    const came = 40;
    const steps = [1, 2, 3, 4].map((i) => ({ at: i * 150, x: 100 + i * 60, box: null, came }));
    expect(drum({ at: 0, x: 100, box: null }, ...steps)).toEqual([false, true, true, true, true]);
  });

  test('presses what lay there before as fast as it likes', () => {
    expect(drum({ at: 0, x: 100 }, { at: 80, x: 160 }, { at: 160, x: 100 })).toEqual([false, false, false]);
  });

  test('is heard once it has looked for half a second', () => {
    expect(drum({ at: 0, x: 100 }, { at: 560, x: 100, came: 40 })).toEqual([false, false]);
  });

  test('is not waited for in a place that it has left for another', () => {
    const presses = [
      { at: 0, x: 100 },
      { at: 2000, x: 700, box: null },
      { at: 2200, x: 100, came: 2050 },
    ];
    expect(drum(...presses)).toEqual([false, false, false]);
  });

  test('does not make another hand wait, far away', () => {
    expect(drum({ at: 0, x: 100 }, { at: 100, x: 700, came: 40 })).toEqual([false, false]);
  });
});

const inPlace = (...names: readonly string[]): Arrivals => ({ inPlace: names, turnedOn: [] });

describe('what has come', () => {
  test('is what lies where something else could be pressed', () => {
    expect(arrivals([thing('claim')], [thing('done')])).toEqual(inPlace('done'));
  });

  test('is nothing that lay there all the time, although the screen was drawn anew', () => {
    expect(arrivals([thing('7@', WIDE, 'Zoom in')], [thing('9@', WIDE, 'Zoom in')])).toEqual(inPlace());
    expect(arrivals([thing('7@', WIDE, '29 points')], [thing('7@', WIDE, '31 points')])).toEqual(inPlace());
  });

  test('is what lay there before and means another move', () => {
    const card = thing('7@12', WIDE, 'Green, take');
    expect(arrivals([{ ...card, moment: '12' }], [{ ...card, name: '7@13', moment: '13' }])).toEqual(inPlace('7@13'));
  });

  test('is what was turned on, apart from what took another’s place', () => {
    const keep = thing('keep');
    expect(arrivals([{ ...keep, off: true }], [keep])).toEqual({ inPlace: [], turnedOn: ['keep'] });
  });

  test('is nothing that lies where there was nothing', () => {
    expect(arrivals([thing('claim')], [thing('claim'), thing('more', { ...WIDE, top: 100, bottom: 160 })])).toEqual(
      inPlace(),
    );
  });

  test('is what has moved to another’s place', () => {
    const below: PressBox = { ...WIDE, top: 100, bottom: 160 };
    expect(arrivals([thing('one'), thing('two', below)], [thing('two')])).toEqual(inPlace('two'));
  });
});
