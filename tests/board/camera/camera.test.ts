import { describe, expect, test } from 'vitest';
import {
  broughtIntoView,
  type CameraView,
  clamp,
  distance,
  fitScale,
  fitView,
  framedView,
  held,
  isFit,
  middleOf,
  mostScale,
  NO_INSETS,
  nearestCity,
  pan,
  placeAt,
  pointOf,
  relaid,
  resized,
  startView,
  type Viewport,
  withAllInView,
  zoomAt,
} from '../../../src/board/camera/camera.ts';
import { turned } from '../../../src/board/touch/wheel.ts';
import { boardFile } from '../../support/maps/boardFiles.ts';

const zone = { width: 1024, height: 571 };
const tablet: Viewport = { size: zone, zone, insets: NO_INSETS };
const phone: Viewport = { ...tablet, size: { width: 390, height: 371 } };
const wide: Viewport = { ...tablet, size: { width: 1600, height: 571 } };
const STAGES = [tablet, phone, wide];
const corner = { x: 100, y: 80 };

const expectAt = (view: CameraView, place: { x: number; y: number }, point: { x: number; y: number }) =>
  expect(distance(pointOf(view, place), point)).toBeLessThan(1e-6);

describe('a part of the board that fills the stage', () => {
  const parts = [
    [
      { x: 300, y: 200 },
      { x: 600, y: 300 },
    ],
    [
      { x: 2, y: 2 },
      { x: 90, y: 400 },
    ],
    [
      { x: 20, y: 10 },
      { x: 1010, y: 560 },
    ],
    [{ x: 1000, y: 500 }],
  ];
  const cases = STAGES.flatMap((stage) => parts.map((part) => ({ stage, part })));

  test.each(cases)('is seen whole, and no smaller than the whole board shows it: %#', ({ stage, part }) => {
    const view = framedView(stage, part);
    expect(view.scale).toBeGreaterThanOrEqual(fitScale(stage));
    expect(view.scale).toBeLessThanOrEqual(mostScale(stage));
    for (const { x, y } of part.map((place) => pointOf(view, place))) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x).toBeLessThanOrEqual(stage.size.width);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(y).toBeLessThanOrEqual(stage.size.height);
    }
  });

  test('comes as near as it can', () => {
    const [[one, two] = []] = parts;
    if (one === undefined || two === undefined) throw new Error('two places');
    for (const stage of STAGES) {
      const view = framedView(stage, [one, two]);
      const [from, to] = [pointOf(view, one), pointOf(view, two)];
      const fills = [(to.x - from.x) / stage.size.width, (to.y - from.y) / stage.size.height];
      if (view.scale < mostScale(stage)) expect(Math.max(...fills)).toBeGreaterThan(0.85);
      else expect(stage).toBe(wide);
    }
  });

  test('is the whole board where there is no part of it', () => {
    for (const stage of STAGES) expect(framedView(stage, [])).toEqual(fitView(stage));
  });
});

describe('the whole board', () => {
  test('is shown at its own size in the zone it was laid out for', () => {
    expect(fitView(tablet)).toEqual({ x: 0, y: 0, scale: 1 });
  });

  test.each(STAGES)('lies within the stage and in its middle: $size.width by $size.height', (stage) => {
    const view = fitView(stage);
    const start = pointOf(view, { x: 0, y: 0 });
    const end = pointOf(view, { x: zone.width, y: zone.height });
    expect(Math.min(start.x, start.y)).toBeGreaterThanOrEqual(-1e-9);
    expect(start.x + end.x).toBeCloseTo(stage.size.width);
    expect(start.y + end.y).toBeCloseTo(stage.size.height);
  });

  test('keeps clear of what covers an edge', () => {
    const covered = { ...tablet, insets: { ...NO_INSETS, left: 124 } };
    expect(pointOf(fitView(covered), { x: 0, y: 0 }).x).toBeCloseTo(124);
    expect(pointOf(fitView(covered), { x: 1024, y: 0 }).x).toBeCloseTo(1024);
  });

  test.each(STAGES)('cannot be dragged away: $size.width by $size.height', (stage) => {
    expect(pan(fitView(stage), stage, { x: 300, y: -200 })).toEqual(fitView(stage));
  });
});

describe('zooming', () => {
  test('leaves what is under the finger there', () => {
    const place = placeAt(fitView(tablet), corner);
    expectAt(zoomAt(fitView(tablet), tablet, corner, 2.5), place, corner);
  });

  test('ends at the whole board and at four times its size', () => {
    expect(zoomAt(fitView(tablet), tablet, corner, 0.2)).toEqual(fitView(tablet));
    expect(zoomAt(fitView(tablet), tablet, corner, 9).scale).toBe(4);
  });

  test('comes as near on a phone as on a tablet', () => {
    expect(fitScale(phone)).toBeLessThan(0.4);
    expect(mostScale(phone)).toBe(4);
  });

  test('out again shows the whole board, wherever one was', () => {
    const away = pan(zoomAt(fitView(tablet), tablet, corner, 4), tablet, { x: 5000, y: 5000 });
    expect(zoomAt(away, tablet, { x: 900, y: 500 }, 1)).toEqual(fitView(tablet));
  });
});

describe('the board is never lost', () => {
  const drags = [-9000, -300, 0, 300, 9000];

  test.each(STAGES)('its frame covers the middle: $size.width by $size.height', (stage) => {
    const middle = middleOf(stage);
    for (const zoom of [1.2, 2, 4]) {
      const near = zoomAt(fitView(stage), stage, middle, fitScale(stage) * zoom);
      for (const x of drags) {
        for (const y of drags) {
          const place = placeAt(pan(near, stage, { x, y }), middle);
          expect(place.x).toBeGreaterThanOrEqual(-1e-6);
          expect(place.x).toBeLessThanOrEqual(zone.width + 1e-6);
          expect(place.y).toBeGreaterThanOrEqual(-1e-6);
          expect(place.y).toBeLessThanOrEqual(zone.height + 1e-6);
        }
      }
    }
  });

  test('zoomed in, a corner comes well into the stage', () => {
    const near = pan(zoomAt(fitView(tablet), tablet, corner, 2), tablet, { x: 9000, y: 9000 });
    expect(pointOf(near, { x: 0, y: 0 })).toEqual({ x: 256, y: 571 / 4 });
  });

  test('what is allowed is not changed', () => {
    const view = zoomAt(fitView(tablet), tablet, corner, 3);
    expect(clamp(view, tablet)).toEqual(view);
  });
});

describe('fingers', () => {
  const near = zoomAt(fitView(tablet), tablet, middleOf(tablet), 2);
  const gripAt = (view: CameraView, point: { x: number; y: number }) => placeAt(view, point);

  test('one keeps what it holds', () => {
    const place = gripAt(near, { x: 400, y: 300 });
    const view = held(near, tablet, [{ place, finger: { x: 350, y: 340 } }]);
    expect(view).toEqual({ x: near.x - 50, y: near.y + 40, scale: 2 });
  });

  test('two keep both, while they spread and wander', () => {
    const [a, b] = [gripAt(near, { x: 450, y: 300 }), gripAt(near, { x: 550, y: 300 })];
    const [left, right] = [
      { x: 380, y: 290 },
      { x: 560, y: 290 },
    ];
    const view = held(near, tablet, [
      { place: a, finger: left },
      { place: b, finger: right },
    ]);
    expect(view.scale).toBeCloseTo(3.6);
    expectAt(view, a, left);
    expectAt(view, b, right);
  });

  test('none change nothing', () => {
    expect(held(near, tablet, [])).toBe(near);
  });
});

describe('a wheel', () => {
  const still = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, shiftKey: false };
  const near = zoomAt(fitView(tablet), tablet, middleOf(tablet), 2);
  const turn = (how: Partial<typeof still>) => turned(near, tablet, corner, { ...still, ...how });

  test('turned forth comes nearer to what the pointer is on, turned back it goes away', () => {
    const place = placeAt(near, corner);
    expect(turn({ deltaY: -100 }).scale).toBeGreaterThan(2);
    expectAt(turn({ deltaY: -100 }), place, corner);
    expect(turn({ deltaY: 100 }).scale).toBeLessThan(2);
  });

  test('counts lines as well as px, and a pinch on a trackpad for more', () => {
    expect(turn({ deltaY: -3, deltaMode: 1 }).scale).toBeCloseTo(turn({ deltaY: -75 }).scale);
    expect(turn({ deltaY: -10, ctrlKey: true }).scale).toBeGreaterThan(turn({ deltaY: -10 }).scale);
  });

  test('turned sideways, or with Shift, it pans', () => {
    expect(turn({ deltaX: 40, deltaY: 5 })).toEqual({ ...near, x: near.x - 40, y: near.y - 5 });
    expect(turn({ deltaY: 40, shiftKey: true })).toEqual({ ...near, x: near.x - 40 });
  });
});

describe('a stage of another size', () => {
  const smaller: Viewport = { ...tablet, size: { width: 700, height: 571 } };

  test('still shows the whole board if it did before', () => {
    expect(resized(fitView(tablet), tablet, smaller)).toEqual(fitView(smaller));
  });

  test('keeps in the middle what was there', () => {
    const near = zoomAt(fitView(tablet), tablet, { x: 600, y: 300 }, 3);
    const place = placeAt(near, middleOf(tablet));
    expectAt(resized(near, tablet, smaller), place, middleOf(smaller));
    expect(resized(near, tablet, smaller).scale).toBe(3);
  });

  test('never shows less than the whole board', () => {
    const near = zoomAt(fitView(phone), phone, middleOf(phone), 0.5);
    expect(isFit(resized(near, phone, tablet), tablet)).toBe(true);
  });
});

describe('a board that is laid out differently', () => {
  const [from, to] = [boardFile('europe', 'landscape'), boardFile('europe', 'portrait')];
  const stage: Viewport = { size: { width: 820, height: 643 }, zone: from.zone, insets: NO_INSETS };
  const next: Viewport = { ...stage, zone: to.zone };

  test('keeps the city that was nearest to the middle', () => {
    for (const point of [middleOf(stage), { x: 500, y: 200 }, { x: 300, y: 400 }]) {
      const near = zoomAt(fitView(stage), stage, point, 3);
      const city = nearestCity(from.cities, placeAt(near, middleOf(stage)));
      expect(nearestCity(to.cities, placeAt(relaid(near, stage, from, to), middleOf(next)))).toBe(city);
    }
  });

  test('is shown whole if the old one was, or if it is another map', () => {
    expect(relaid(fitView(stage), stage, from, to)).toEqual(fitView(next));
    const near = zoomAt(fitView(stage), stage, middleOf(stage), 3);
    expect(relaid(near, stage, from, { ...to, map: 'elsewhere' })).toEqual(fitView(next));
  });
});

describe('a place that must be seen', () => {
  const near = zoomAt(fitView(tablet), tablet, middleOf(tablet), 3);

  test('is brought clear of the edge, and no further', () => {
    const place = placeAt(near, { x: -100, y: 300 });
    expectAt(broughtIntoView(near, tablet, place, 60), place, { x: 60, y: 300 });
  });

  test('moves nothing if it is seen already', () => {
    expect(broughtIntoView(near, tablet, placeAt(near, { x: 500, y: 200 }), 60)).toEqual(near);
  });
});

describe('places that must be seen together', () => {
  const near = zoomAt(fitView(phone), phone, middleOf(phone), 3);
  const { width, height } = phone.size;

  test('move nothing if all are seen, clear of messages above', () => {
    const places = [
      { x: width * 0.2, y: height * 0.4 },
      { x: width * 0.8, y: height * 0.8 },
    ].map((point) => placeAt(near, point));
    expect(withAllInView(near, phone, places)).toEqual(near);
  });

  test('come out from under a message without a change of scale', () => {
    const place = placeAt(near, { x: width / 2, y: height * 0.1 });
    const view = withAllInView(near, phone, [place]);
    expect(view.scale).toBe(near.scale);
    expectAt(view, place, { x: width / 2, y: height * 0.6 });
  });

  test('are looked at from further off if they lie too far apart', () => {
    const places = [
      { x: -width, y: height / 2 },
      { x: width / 2, y: height / 2 },
    ].map((point) => placeAt(near, point));
    const view = withAllInView(near, phone, places);
    expect(view.scale).toBeLessThan(near.scale);
    for (const { x, y } of places.map((place) => pointOf(view, place))) {
      expect([x > 0, x < width, y > 0, y < height]).toEqual([true, true, true, true]);
    }
  });

  test('move nothing where the whole board is shown', () => {
    expect(withAllInView(fitView(tablet), tablet, [{ x: 5, y: 5 }])).toEqual(fitView(tablet));
  });
});

describe('the first view', () => {
  test('is the whole board where names can be read', () => {
    expect(startView(tablet, [{ x: 10, y: 10 }])).toEqual(fitView(tablet));
  });

  test('on a phone is near enough to read, with what matters in the middle', () => {
    const view = startView(phone, [
      { x: 300, y: 300 },
      { x: 400, y: 340 },
    ]);
    expect(view.scale).toBeGreaterThan(0.8);
    expectAt(view, { x: 350, y: 320 }, middleOf(phone));
  });

  test('on a phone is the whole board as long as nothing matters more', () => {
    expect(startView(phone, [])).toEqual(fitView(phone));
  });
});
