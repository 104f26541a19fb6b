import { options } from 'preact';

/**
 * What this changes is true at once, and drawn in a task of its own: a press is over before anything is drawn of it.
 * Whatever else asks to be drawn meanwhile has all of it drawn at once, so that no cover waits.
 */
export function drawnApart(change: () => void): void {
  const { debounceRendering = queueMicrotask } = options;
  options.debounceRendering = inOwnTask;
  try {
    change();
  } finally {
    options.debounceRendering = debounceRendering;
  }
}

const inOwnTask = (draw: () => void) => void setTimeout(draw);
