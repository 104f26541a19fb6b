// Acts of things that the show brings along and takes away again.
import type { ActOf } from './acts.ts';
import { lay } from './inPlace.ts';
import { type Measured, STAYS, type Whereabouts } from './measured.ts';
import { ARRIVE, BUMP, DEPART, FLOAT_PX } from './times.ts';

/** Between the points that rise and the score, in px. */
const BESIDE = 10;

/** Where the row lies by now: new cards come into it behind those that go. */
export function sweep(
  { cards, tooMany, came, at, ms }: ActOf<'sweep'>,
  prop: HTMLElement,
  { thingOn }: Whereabouts,
): Measured {
  const places = cards.map((_, place) => thingOn(`row ${place}`)?.getBoundingClientRect());
  const [first, second] = places;
  const isColumn = first !== undefined && second !== undefined && Math.abs(first.y - second.y) > first.height / 2;
  const away = isColumn ? 'translateX(120%)' : 'translateY(-70%)';
  const frames = [{ opacity: 1 }, { opacity: 0, transform: away }];
  return () => {
    prop.hidden = false;
    return [...prop.children].flatMap((card, place) => {
      const rect = places[place];
      if (!(card instanceof HTMLElement) || rect === undefined) return [];
      lay(card, rect);
      const comes = came.find((each) => each.place === place)?.at ?? 0;
      const shakes = cards[place] === tooMany ? [shake(card, at)] : [];
      const goes = card.animate(frames, { delay: at + BUMP, duration: ms - BUMP, easing: DEPART, fill: 'forwards' });
      const waits = comes === 0 ? [] : [card.animate([{ opacity: 0 }, { opacity: 0 }], { duration: comes })];
      return [...waits, ...shakes, goes];
    });
  };
}

function shake(card: HTMLElement, delay: number): Animation {
  const frames = [
    {},
    { transform: 'translateY(-7px) rotate(-3deg)' },
    {},
    { transform: 'translateY(-7px) rotate(3deg)' },
    {},
  ];
  return card.animate(frames, { delay, duration: BUMP, easing: 'ease-out' });
}

/** Over the number itself, which is not seen as long as this one runs. */
export function count(
  { spot, at, ms, from, to }: ActOf<'count'>,
  prop: HTMLElement,
  { thingOn }: Whereabouts,
): Measured {
  const number = thingOn(spot);
  const column = prop.querySelector('.numbers');
  if (number === null || column === null) return STAYS;
  const { x, y, width, height } = number.getBoundingClientRect();
  const { font, color, textAlign, letterSpacing } = getComputedStyle(number);
  const steps = Math.abs(to - from);
  const rolled = [{ transform: 'none' }, { transform: `translateY(${-steps * height}px)` }];
  const easing = `steps(${steps})`;
  return () => {
    prop.hidden = false;
    Object.assign(prop.style, { left: `${x}px`, top: `${y}px`, minWidth: `${width}px`, height: `${height}px` });
    Object.assign(prop.style, { font, color, textAlign, letterSpacing, lineHeight: `${height}px` });
    return [
      column.animate(rolled, { delay: at, duration: ms, easing, fill: 'both' }),
      number.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at + ms }),
    ];
  };
}

/** Beside what it belongs to. */
export function float({ spot, at, ms }: ActOf<'float'>, prop: HTMLElement, { thingOn }: Whereabouts): Measured {
  const rect = thingOn(spot)?.getBoundingClientRect();
  if (rect === undefined) return STAYS;
  const [right, middle] = [rect.left - BESIDE, rect.top + rect.height / 2];
  const frames = [
    { opacity: 0, transform: `translateY(${FLOAT_PX}px)` },
    { opacity: 1, transform: 'none', offset: 0.35 },
    { opacity: 1, transform: 'none', offset: 0.75 },
    { opacity: 0, transform: 'none' },
  ];
  return () => {
    prop.hidden = false;
    Object.assign(prop.style, { left: `${right}px`, top: `${middle}px` });
    return [prop.animate(frames, { delay: at, duration: ms, easing: ARRIVE, fill: 'both' })];
  };
}

/** From the brass line down, and up behind it. */
export function blind({ way, at, ms }: ActOf<'blind'>, prop: HTMLElement, { thingOn }: Whereabouts): Measured {
  const rect = thingOn('tray')?.getBoundingClientRect();
  const cover = prop.firstElementChild;
  if (rect === undefined || cover === null) return STAYS;
  const [open, closed] = [{ transform: 'translateY(-100%)' }, { transform: 'none' }];
  const frames = way === 'up' ? [closed, open] : [open, closed];
  return () => {
    lay(prop, rect);
    return [cover.animate(frames, { delay: at, duration: ms, easing: ARRIVE, fill: 'both' })];
  };
}
