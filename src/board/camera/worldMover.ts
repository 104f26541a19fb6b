// Shows a view by one transform on one element, which the browser keeps as a picture of its own. While it moves it only
// shifts and stretches that picture; once it is still, the picture is drawn anew, sharp and with the detail of its scale.
import type { CameraView } from './camera.ts';

export type Motion = 'by hand' | 'glide' | 'at once';

export interface WorldMover {
  readonly show: (view: CameraView, motion: Motion) => void;
  readonly letGo: () => void;
  readonly stop: () => void;
}

/** The next stroke of a finger often follows at once: until then the picture is kept. */
const STILL_AFTER_MS = 80;
const GLIDE = { duration: 180, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

export function moveWorld(world: HTMLElement, onStill: (view: CameraView) => void): WorldMover {
  let shown: CameraView = { x: 0, y: 0, scale: 1 };
  let waiting = 0;
  let glide: Animation | null = null;

  function stop(): void {
    clearTimeout(waiting);
    glide?.cancel();
    glide = null;
  }

  function settle(): void {
    stop();
    world.classList.remove('moving');
    onStill(shown);
  }

  /** Both ends are stretched about the same point, so every moment between them is as well. */
  function glideFrom(before: string): void {
    glide = world.animate([{ transform: before }, { transform: world.style.transform }], GLIDE);
    glide.onfinish = settle;
  }

  function show(view: CameraView, motion: Motion): void {
    if (motion === 'by hand' && glide === null && world.classList.contains('moving')) follow(view);
    else begin(view, motion);
  }

  /** Every frame of a drag comes here: it does nothing but move. */
  function follow(view: CameraView): void {
    clearTimeout(waiting);
    shown = view;
    world.style.transform = transformOf(view);
  }

  function begin(view: CameraView, motion: Motion): void {
    const before = glide === null ? world.style.transform : getComputedStyle(world).transform;
    stop();
    shown = view;
    world.style.transform = transformOf(view);
    const stays = motion === 'at once' || (motion === 'glide' && wantsNoMotion());
    world.classList.toggle('moving', !stays);
    if (stays) settle();
    else if (motion === 'glide') glideFrom(before);
  }

  function letGo(): void {
    clearTimeout(waiting);
    waiting = window.setTimeout(settle, STILL_AFTER_MS);
  }

  return { show, letGo, stop };
}

function transformOf({ x, y, scale }: CameraView): string {
  return `translate(${x}px, ${y}px) scale(${scale})`;
}

/** The device says so, or somebody has said so to the page. */
function wantsNoMotion(): boolean {
  return (
    matchMedia('(prefers-reduced-motion: reduce)').matches || document.documentElement.dataset['motion'] === 'less'
  );
}
