import type { BoardFile, Size } from '../../layout/boardFile.ts';
import {
  type CameraView,
  framedView,
  type Insets,
  isFit,
  mostScale,
  relaid,
  resized,
  startView,
  type Viewport,
} from './camera.ts';
import { detailAt } from './detail.ts';
import type { Point } from './projection.ts';
import { type Motion, moveWorld, type WorldMover } from './worldMover.ts';

export interface Look {
  readonly view: CameraView;
  readonly stage: Viewport;
}

export interface Ends {
  readonly nearest: boolean;
  readonly furthest: boolean;
}

/** Where the board was left, for the next one that shows it to the same person. */
export interface KeptLook {
  current: Look | null;
}

/** What is seen before anybody moves the board. */
export interface FirstSight {
  /** Cities to look at where the screen is too small for all. */
  readonly start: readonly number[];
  /** Places that fill the stage, whatever its size is, until somebody moves the board. Null: the whole board does. */
  readonly frame: readonly Point[] | null;
}

export type CameraMove = (to: (view: CameraView, stage: Viewport) => CameraView, motion: Motion) => void;

type TellEnds = (change: (before: Ends) => Ends) => void;

/** Where one board is looked at from: made once, and attached to the stage that shows it. */
export class BoardCamera {
  #places: BoardFile;
  #looking: Look;
  #isMoved = false;
  #mover: WorldMover | null = null;
  readonly #frame: FirstSight['frame'];
  readonly #start: readonly Point[];
  readonly #kept: KeptLook | null;

  constructor(places: BoardFile, insets: Insets, { start, frame }: FirstSight, kept: KeptLook | null) {
    this.#places = places;
    this.#looking = { view: { x: 0, y: 0, scale: 1 }, stage: unseen(places, insets) };
    this.#frame = frame;
    this.#start = start.flatMap((city) => places.cities[city] ?? []);
    this.#kept = kept;
  }

  /** Answers how to detach it. */
  attach(stage: HTMLElement, world: HTMLElement, tellEnds: TellEnds): () => void {
    const mover = moveWorld(world, (view) => {
      writeView(stage, world, view);
      tellEnds((before) => endsOf(view, this.#looking.stage, before));
    });
    this.#mover = mover;
    const refit = () => this.#reframe({ size: sizeOf(stage) });
    const observer = new ResizeObserver(refit);
    observer.observe(stage);
    refit();
    return () => {
      observer.disconnect();
      mover.stop();
      if (this.#kept !== null) this.#kept.current = this.#looking;
    };
  }

  readonly look = (): Look => this.#looking;

  readonly move: CameraMove = (to, motion) => {
    const { view, stage } = this.#looking;
    this.#isMoved = true;
    this.#show({ stage, view: to(view, stage) }, motion);
  };

  readonly letGo = (): void => this.#mover?.letGo();

  /** The same board held another way: what is looked at stays. */
  layOut(places: BoardFile): void {
    if (places === this.#places) return;
    const { view, stage } = this.#looking;
    const turned = relaid(view, stage, this.#places, places);
    this.#places = places;
    this.#show({ stage: { ...stage, zone: places.zone }, view: turned }, 'at once');
  }

  inset(insets: Insets): void {
    this.#reframe({ insets });
  }

  #reframe(change: Partial<Viewport>): void {
    const { view, stage } = this.#looking;
    const next = { ...stage, ...change };
    this.#show({ stage: next, view: this.#viewOn(next, view, stage) }, 'at once');
  }

  #viewOn(next: Viewport, view: CameraView, before: Viewport): CameraView {
    if (this.#frame !== null && !this.#isMoved && next.size.width > 0) return framedView(next, this.#frame);
    return wasUnseen(before) ? firstView(next, this.#start, this.#kept) : resized(view, before, next);
  }

  #show(look: Look, motion: Motion): void {
    this.#looking = look;
    this.#mover?.show(look.view, motion);
  }
}

function firstView(stage: Viewport, places: readonly Point[], kept: KeptLook | null): CameraView {
  const left = kept?.current;
  return left?.stage.zone === stage.zone ? resized(left.view, left.stage, stage) : startView(stage, places);
}

function unseen(places: BoardFile, insets: Insets): Viewport {
  return { size: { width: 0, height: 0 }, zone: places.zone, insets };
}

function wasUnseen({ size }: Viewport): boolean {
  return size.width === 0;
}

function sizeOf(element: HTMLElement): Size {
  return { width: element.clientWidth, height: element.clientHeight };
}

function endsOf(view: CameraView, stage: Viewport, before: Ends): Ends {
  const nearest = view.scale >= mostScale(stage) * 0.999;
  const furthest = isFit(view, stage);
  return nearest === before.nearest && furthest === before.furthest ? before : { nearest, furthest };
}

/** The drawing's style sheet shows the detail that the scale has room for. */
function writeView(stage: HTMLElement, world: HTMLElement, view: CameraView): void {
  stage.dataset['view'] = [view.x, view.y, view.scale].map((value) => value.toFixed(4)).join(' ');
  world.querySelector('svg')?.setAttribute('data-detail', detailAt(view.scale));
}
