// Sets a show in motion. Everything is a Web Animation with its delay, so that all of it can be stopped at any moment of it.
import { type Act, lengthOf } from './acts.ts';
import { flight } from './flight.ts';
import { arrival, fade, type Moves, shuffle, stamp } from './inPlace.ts';
import type { Show } from './player.ts';
import { blind, count, float, sweep } from './props.ts';

/** Ends by itself, or when what is returned is called: either way nothing is left of it. */
export function perform(show: Show, layer: HTMLElement, onEnd: () => void): () => void {
  const animations = show.acts.flatMap((act, place) => {
    const prop = layer.children[place];
    return prop instanceof HTMLElement ? movesOf(act, prop, show) : [];
  });
  let isOver = false;
  // What ends the show is an animation too: whoever stops all of them stops the end as well.
  const whole = layer.animate([], { duration: lengthOf(show.acts) });
  whole.onfinish = () => !isOver && onEnd();
  return () => {
    isOver = true;
    for (const animation of [whole, ...animations]) animation.cancel();
  };
}

function movesOf(act: Act, prop: HTMLElement, { still, were }: Show): Moves {
  if (still) return act.what === 'flight' || act.what === 'arrival' ? fade(act) : [];
  switch (act.what) {
    case 'flight':
      return flight(act, prop, were);
    case 'arrival':
      return arrival(act, prop, were);
    case 'sweep':
      return sweep(act, prop);
    case 'count':
      return count(act, prop);
    case 'float':
      return float(act, prop);
    case 'stamp':
      return stamp(act);
    case 'blind':
      return blind(act, prop);
    case 'shuffle':
      return shuffle(act);
    default:
      return []; // what moves on the board is moved there
  }
}
