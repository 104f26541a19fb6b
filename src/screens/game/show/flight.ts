import type { Spot } from '../../../ui/spot.ts';
import type { ActOf } from './acts.ts';
import { lay } from './inPlace.ts';
import { type Measured, STAYS, type Whereabouts } from './measured.ts';
import { ARRIVE, FLIP } from './times.ts';

/** How far a card rises above the straight way, as a part of it. */
const ARC = 0.12;
/** The size of a card that goes to a plate, which has no place of its size. */
const AT_PLATE = 0.3;

/** In an arc, and smaller towards a place of smaller cards. */
export function flight(act: ActOf<'flight'>, prop: HTMLElement, { thingOn, were }: Whereabouts): Measured {
  const thing = thingOn(act.to);
  const target = thing?.getBoundingClientRect();
  const start = were.get(act.from) ?? thingOn(act.from)?.getBoundingClientRect();
  if (start === undefined || target === undefined) return STAYS;
  const size = cardIn(start);
  const scale = act.to.startsWith('plate') ? AT_PLATE : cardIn(target).width / size.width;
  const travel = act.turns ? act.ms - FLIP : act.ms;
  const way = frames(size, target, scale, act.to);
  return () => {
    lay(prop, size);
    const going = prop.animate(way, { delay: act.at, duration: travel, easing: ARRIVE, fill: 'forwards' });
    const faces = prop.querySelector('.faces');
    const turning = act.turns && faces ? [turn(faces, act.at + travel - FLIP / 4)] : [];
    return [going, shownFor(prop, act), ...turning, ...landing(act, thing)];
  };
}

/** It is there only as long as it is on its way. */
function shownFor(prop: HTMLElement, { at, ms }: ActOf<'flight'>): Animation {
  return prop.animate([{ visibility: 'visible' }, { visibility: 'visible' }], { delay: at, duration: ms });
}

function turn(faces: Element, delay: number): Animation {
  return faces.animate([{ transform: 'rotateY(180deg)' }, { transform: 'none' }], {
    delay,
    duration: FLIP,
    easing: 'ease-in-out',
    fill: 'backwards',
  });
}

/** What was put back is seen in the row, and what was gained in the hand is told, only when the card is there. */
function landing({ to, at, ms }: ActOf<'flight'>, thing: HTMLElement | null): readonly Animation[] {
  const later = to.startsWith('row') ? thing : thing?.closest('.card-group')?.querySelector('.gained');
  return later ? [later.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at + ms })] : [];
}

/** Whatever shape a place has, a card is 3 by 2 and lies in its middle. */
function cardIn(place: DOMRect): DOMRect {
  const width = Math.min(place.width, place.height * 1.5);
  const height = (width * 2) / 3;
  return new DOMRect(place.x + (place.width - width) / 2, place.y + (place.height - height) / 2, width, height);
}

function frames(start: DOMRect, target: DOMRect, scale: number, to: Spot): Keyframe[] {
  const dx = target.x + target.width / 2 - start.x - start.width / 2;
  const dy = target.y + target.height / 2 - start.y - start.height / 2;
  const rise = ARC * Math.hypot(dx, dy);
  const middle = `translate(${dx / 2}px, ${dy / 2 - rise}px) scale(${(1 + scale) / 2})`;
  return [
    { transform: 'none', opacity: 1 },
    { transform: middle, opacity: 1, offset: 0.5 },
    { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: to.startsWith('plate') ? 0 : 1 },
  ];
}
