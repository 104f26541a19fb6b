import type { BoardShow, OnBoard } from '../onBoard.ts';

const ARRIVE = 'cubic-bezier(.2,.7,.2,1)';
/** From so high above, in units of the board, a wagon is put down, and a station. */
const WAGON_FALL = 6;
const STATION_FALL = 26;
const WAGON_MS = 160;
const FADE_MS = 120;

type TrainAct = Extract<OnBoard, { readonly what: 'train' }>;

/** Sets everything on the sheet in motion; what is returned stops it. */
export function moveOnBoard({ acts, still }: BoardShow, sheet: SVGGElement): () => void {
  const animations = acts.flatMap((act, place) => {
    const thing = sheet.children[place];
    if (thing === undefined) return [];
    return still ? [fade(act, thing)] : movesOf(act, thing);
  });
  return () => {
    for (const animation of animations) animation.cancel();
  };
}

function movesOf(act: OnBoard, thing: Element): readonly Animation[] {
  switch (act.what) {
    case 'train':
      return trainMoves(act, thing);
    case 'station':
      return [put(thing, act.at, act.ms, STATION_FALL, act.way)];
    case 'path':
      return [pulse(act, thing)];
    default:
      return act satisfies never;
  }
}

/** One wagon after the other, so that the last one stands when the time is over; taken away, the last one goes first. */
function trainMoves({ at, ms, way }: TrainAct, train: Element): readonly Animation[] {
  const wagons = [...train.querySelectorAll('.wagon')];
  const order = way === 'on' ? wagons : wagons.reverse();
  const step = Math.max(0, ms - WAGON_MS) / Math.max(1, wagons.length - 1);
  const coupled = order.map((wagon, i) => put(wagon, at + i * step, Math.min(ms, WAGON_MS), WAGON_FALL, way));
  const marksAt = way === 'on' ? at + ms - FADE_MS : at;
  return [...coupled, ...[...train.querySelectorAll('.marks')].map((marks) => put(marks, marksAt, FADE_MS, 0, way))];
}

function put(thing: Element, delay: number, duration: number, height: number, way: 'on' | 'back'): Animation {
  const [above, down] = [
    { opacity: 0, transform: `translateY(${-height}px)` },
    { opacity: 1, transform: 'none' },
  ];
  const frames = way === 'on' ? [above, down] : [down, above];
  return thing.animate(frames, { delay, duration, easing: ARRIVE, fill: 'both' });
}

function pulse({ at, ms }: OnBoard, path: Element): Animation {
  const frames = [{ opacity: 0 }, { opacity: 1, offset: 0.3 }, { opacity: 1, offset: 0.6 }, { opacity: 0 }];
  return path.animate(frames, { delay: at, duration: ms, fill: 'both' });
}

function fade(act: OnBoard, thing: Element): Animation {
  if (act.what === 'path') return pulse({ ...act, at: 0 }, thing);
  const frames = act.way === 'on' ? [{ opacity: 0 }, { opacity: 1 }] : [{ opacity: 1 }, { opacity: 0 }];
  return thing.animate(frames, { duration: FADE_MS, fill: 'both' });
}
