// Sets a show in motion. Everything is a Web Animation with its delay, so that all of it can be stopped at any moment of it.
import { type Act, lengthOf } from './acts.ts';
import { flight } from './flight.ts';
import { arrival, fade, shuffle, stamp } from './inPlace.ts';
import { type Measured, STAYS, type Whereabouts } from './measured.ts';
import type { Show } from './player.ts';
import { blind, count, float, sweep } from './props.ts';
import { thingsNow } from './spots.ts';

/** Ends by itself, or when what is returned is called: either way nothing is left of it. */
export function perform(show: Show, layer: HTMLElement, onEnd: () => void): () => void {
  const places = { thingOn: thingsNow(), were: show.were };
  const starts = show.acts.flatMap((act, place) => {
    const prop = layer.children[place];
    return prop instanceof HTMLElement ? startOf(act, prop, places, show.still) : [];
  });
  const animations = starts.flatMap((start) => start());
  let isOver = false;
  // What ends the show is an animation too: whoever stops all of them stops the end as well.
  const whole = layer.animate([], { duration: lengthOf(show.acts) });
  whole.onfinish = () => !isOver && onEnd();
  return () => {
    isOver = true;
    for (const animation of [whole, ...animations]) animation.cancel();
  };
}

function startOf(act: Act, prop: HTMLElement, places: Whereabouts, still: boolean): Measured {
  if (still) return act.what === 'flight' || act.what === 'arrival' ? fade(act, places) : STAYS;
  switch (act.what) {
    case 'flight':
      return flight(act, prop, places);
    case 'arrival':
      return arrival(act, prop, places);
    case 'sweep':
      return sweep(act, prop, places);
    case 'count':
      return count(act, prop, places);
    case 'float':
      return float(act, prop, places);
    case 'stamp':
      return stamp(act, places);
    case 'blind':
      return blind(act, prop, places);
    case 'shuffle':
      return shuffle(act, places);
    default:
      return STAYS; // what moves on the board is moved there
  }
}
