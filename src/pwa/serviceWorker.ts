import { Workbox } from 'workbox-window';
import { pwaStore } from './state.ts';

let workbox: Workbox | undefined;

/** Keeps a copy of the app on this device, once the page has loaded. Called before drawing, the first badge is true. */
export async function keepOffline(): Promise<void> {
  watchConnection();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    pwaStore.setState({ copy: 'impossible' });
    return;
  }
  if (navigator.serviceWorker.controller) pwaStore.setState({ copy: 'complete' });
  workbox = new Workbox(`${import.meta.env.BASE_URL}sw.js`, { scope: import.meta.env.BASE_URL });
  listenTo(workbox);
  if (await register(workbox)) {
    await navigator.serviceWorker.ready; // also when an earlier page began the download
    pwaStore.setState({ copy: 'complete' });
  }
}

/** Starts the version that waits; the page then loads anew. */
export function takeUpdate(): void {
  workbox?.messageSkipWaiting();
}

function listenTo(worker: Workbox): void {
  worker.addEventListener('waiting', () => pwaStore.setState({ updateWaits: true }));
  worker.addEventListener('redundant', ({ isUpdate }) => {
    if (isUpdate !== true) pwaStore.setState({ copy: 'impossible' });
  });
  worker.addEventListener('controlling', ({ isUpdate }) => {
    if (isUpdate === true) location.reload();
  });
}

async function register(worker: Workbox): Promise<boolean> {
  try {
    await worker.register();
    return true;
  } catch {
    // A browser may refuse, for instance in a private window or without https: the app plays on, online only.
    if (!navigator.serviceWorker.controller) pwaStore.setState({ copy: 'impossible' });
    return false;
  }
}

function watchConnection(): void {
  const update = () => pwaStore.setState({ online: navigator.onLine });
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
}
