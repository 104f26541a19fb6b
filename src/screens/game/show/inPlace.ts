// Acts of things that lie on the screen: they are moved where they are, and end as they lie.

import type { Timed } from '../../../board/onBoard.ts';
import type { ActOf } from './acts.ts';
import { type Measured, STAYS, type Whereabouts } from './measured.ts';
import { ARRIVE, FADE } from './times.ts';

/** As card-group.css has it. */
const EMPTY_PLACE = 0.26;

/** Out of the place it came from; out of nothing where that cannot be seen. */
export function arrival(act: ActOf<'arrival'>, prop: HTMLElement, { thingOn, were }: Whereabouts): Measured {
  const { spot, from, at, ms } = act;
  const thing = thingOn(spot);
  if (thing === null) return STAYS;
  const group = thing.closest('.card-group');
  if (group !== null) return () => firstCard(group, { at, ms });
  const start = from === null ? undefined : (were.get(from) ?? thingOn(from)?.getBoundingClientRect());
  const end = thing.getBoundingClientRect();
  const first = start === undefined ? { opacity: 0 } : { opacity: 0, transform: between(start, end) };
  const frames = [first, { opacity: 1, offset: 0.35 }, { opacity: 1, transform: 'none' }];
  const timed: KeyframeAnimationOptions = { delay: at, duration: ms, easing: ARRIVE, fill: 'both' };
  if (thing.closest('.ticket-list') === null) return () => [thing.animate(frames, { ...timed, fill: 'backwards' })];
  return () => {
    // A list that scrolls would cut off what comes from outside of it.
    prop.append(thing.cloneNode(true));
    lay(prop, end);
    return [prop.animate(frames, timed), thing.animate([{ opacity: 0 }, { opacity: 0 }], { duration: at + ms })];
  };
}

/** Puts it where it is to be seen. */
export function lay(prop: HTMLElement, { x, y, width, height }: DOMRect): void {
  prop.hidden = false;
  Object.assign(prop.style, { left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` });
}

/** Until a card of a new kind has come there is but its empty place. */
function firstCard(group: Element, { at, ms }: Timed): readonly Animation[] {
  const timed: KeyframeAnimationOptions = { delay: at, duration: ms, fill: 'backwards' };
  return [...group.children].map((part) => {
    const opacity = part.classList.contains('pile') ? EMPTY_PLACE : 0;
    return part.animate([{ opacity }, {}], timed);
  });
}

/** Moves a thing that lies at `end` so that it covers `start`. */
function between(start: DOMRect, end: DOMRect): string {
  const dx = start.x + start.width / 2 - end.x - end.width / 2;
  const dy = start.y + start.height / 2 - end.y - end.height / 2;
  const scale = end.width === 0 ? 1 : Math.min(1.4, start.width / end.width);
  return `translate(${dx}px, ${dy}px) scale(${scale})`;
}

/** Where nothing is to travel. */
export function fade(act: ActOf<'flight'> | ActOf<'arrival'>, { thingOn }: Whereabouts): Measured {
  const thing = thingOn(act.what === 'flight' ? act.to : act.spot);
  if (thing === null) return STAYS;
  return () => [thing.animate([{ opacity: 0 }, { opacity: 1 }], { duration: FADE })];
}

/** In a list that is longer than its place the ticket comes into sight first: what is measured after that has moved with it. */
export function stamp({ spot, at, ms }: ActOf<'stamp'>, { thingOn }: Whereabouts): Measured {
  const slip = thingOn(spot);
  const mark = slip?.querySelector('.state');
  if (!slip || !mark) return STAYS;
  slip.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const frames = [
    { opacity: 0, transform: 'scale(1.25)' },
    { opacity: 1, transform: 'scale(1.25)', offset: 0.2 },
    { opacity: 1, transform: 'scale(.96)', offset: 0.75 },
    { opacity: 1, transform: 'none' },
  ];
  return () => [mark.animate(frames, { delay: at, duration: ms, fill: 'backwards' })];
}

export function shuffle({ spot, at, ms }: ActOf<'shuffle'>, { thingOn }: Whereabouts): Measured {
  const cards = thingOn(spot)?.querySelectorAll('.stack > *') ?? [];
  return () =>
    [...cards].map((card, place) => {
      const side = place % 2 === 0 ? -1 : 1;
      const apart = `translate(${side * 16}px, ${-4 * place}px) rotate(${side * 7}deg)`;
      const frames = [{}, { transform: apart, offset: 0.3 }, {}, { transform: apart, offset: 0.7 }, {}];
      return card.animate(frames, { delay: at, duration: ms, easing: 'ease-in-out' });
    });
}
