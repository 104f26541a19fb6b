import { Workbox } from 'workbox-window';
import { areOwnFilesKept } from './files.ts';
import { pwaStore } from './state.ts';

let workbox: Workbox | undefined;
let registration: ServiceWorkerRegistration | undefined;
/** The worker that looked after this page's files when it was first seen. */
let first: ServiceWorker | null = null;
let isUpdateAsked = false;

/** Keeps a copy of the app on this device, once the page has loaded. Called before drawing, the first badge is true. */
export async function keepOffline(): Promise<void> {
  watchConnection();
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) {
    pwaStore.setState({ copy: 'impossible' });
    return;
  }
  first = navigator.serviceWorker.controller;
  if (first !== null) pwaStore.setState({ copy: 'complete' });
  workbox = new Workbox(`${import.meta.env.BASE_URL}sw.js`, { scope: import.meta.env.BASE_URL });
  workbox.addEventListener('waiting', () => pwaStore.setState({ updateWaits: true }));
  navigator.serviceWorker.addEventListener('controllerchange', onOtherWorker);
  registration = await registered(workbox);
  if (registration === undefined) return;
  watchWorkers(registration);
  const { active } = await navigator.serviceWorker.ready; // also when an earlier page began the download
  first ??= active;
  pwaStore.setState({ copy: 'complete' });
}

/** Starts the version that waits; the page then loads anew. */
export function takeUpdate(): void {
  isUpdateAsked = true;
  // Another tab may have started it meanwhile.
  if (registration?.waiting === null) location.reload();
  else workbox?.messageSkipWaiting();
}

/** Only who asked for the new version gets it at once: elsewhere somebody may be in the middle of something. */
function onOtherWorker(): void {
  if (isUpdateAsked) location.reload();
}

function watchWorkers(found: ServiceWorkerRegistration): void {
  const look = () => void lookAt(found);
  const lookAtNew = () => found.installing?.addEventListener('statechange', look);
  for (const worker of [found.installing, found.waiting]) worker?.addEventListener('statechange', look);
  found.addEventListener('updatefound', lookAtNew);
  // A page that was frozen may have heard nothing.
  document.addEventListener('visibilitychange', look);
}

async function lookAt({ active, waiting, installing }: ServiceWorkerRegistration): Promise<void> {
  if (waiting === null) pwaStore.setState({ updateWaits: false });
  if (active === null) {
    if (installing === null && waiting === null) pwaStore.setState({ copy: 'impossible' });
    return;
  }
  first ??= active;
  // While it is being activated the old files are still there.
  if (active === first || active.state !== 'activated') return;
  if (!(await areOwnFilesKept())) pwaStore.setState({ outOfDate: true });
}

async function registered(worker: Workbox): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await worker.register();
  } catch {
    // A browser may refuse, for instance in a private window or without https: the app plays on, online only.
    if (!navigator.serviceWorker.controller) pwaStore.setState({ copy: 'impossible' });
    return undefined;
  }
}

function watchConnection(): void {
  const update = () => pwaStore.setState({ online: navigator.onLine });
  update();
  addEventListener('online', update);
  addEventListener('offline', update);
}
