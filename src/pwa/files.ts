// The parts of the app that are fetched when they are needed, and what becomes of a page that cannot have one.
import { pwaStore } from './state.ts';

/** Something of the app could not be fetched. */
export class PartMissing extends Error {
  override readonly name = 'PartMissing';
}

/** Notes whatever cannot be fetched, by whomever it was asked for. */
export function watchFiles(): void {
  addEventListener('vite:preloadError', noteLack);
}

/** A part of the app, or `PartMissing`. */
export async function part<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (cause) {
    noteLack();
    throw new PartMissing('a part of the app could not be fetched', { cause });
  }
}

/** Loads the page anew. False: nothing answers, so the page would be gone, and it stays as it is. */
export async function reload(): Promise<boolean> {
  try {
    await fetch(location.pathname, { cache: 'no-cache' });
  } catch {
    return false;
  }
  location.reload();
  return true;
}

/** Whether the copy on this device is still the one that this page came from. */
export async function areOwnFilesKept(): Promise<boolean> {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]');
  try {
    return script !== null && (await caches.match(script.src)) !== undefined;
  } catch {
    return false; // a copy that cannot be looked into is not known to be ours
  }
}

function noteLack(): void {
  pwaStore.setState({ partMissing: true });
}
