import { get, set } from 'idb-keyval';
import { pwaStore } from './state.ts';

interface InstallPrompt extends Event {
  readonly prompt: () => Promise<unknown>;
}

declare global {
  interface WindowEventMap {
    beforeinstallprompt: InstallPrompt;
  }
  interface Navigator {
    /** Safari on iPhone and iPad only: whether the page was opened from the home screen. */
    readonly standalone?: boolean;
  }
}

const DISMISSED_AT = 'installDismissedAt';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let installPrompt: InstallPrompt | undefined;

/** Whether a hint that was sent away may come back. */
export function mayAskAgain(dismissedAt: number | undefined, now: number): boolean {
  return dismissedAt === undefined || now - dismissedAt >= WEEK_MS;
}

/** Offers to install the app where the browser can, at most once a week. */
export async function offerInstall(): Promise<void> {
  addEventListener('beforeinstallprompt', keepPrompt);
  addEventListener('appinstalled', hideHint);
  if (isInstalled() || !(await mayAsk())) {
    removeEventListener('beforeinstallprompt', keepPrompt);
    hideHint();
  } else if (navigator.standalone === false && navigator.maxTouchPoints > 1) {
    pwaStore.setState({ installBy: 'sharing' });
  }
}

export async function install(): Promise<void> {
  hideHint();
  await installPrompt?.prompt();
}

export async function dismissInstall(): Promise<void> {
  hideHint();
  try {
    await set(DISMISSED_AT, Date.now());
  } catch {
    // No storage: the hint stays away until the page is opened again.
  }
}

function keepPrompt(event: InstallPrompt): void {
  event.preventDefault(); // or the browser shows its own bar
  installPrompt = event;
  pwaStore.setState({ installBy: 'button' });
}

function hideHint(): void {
  pwaStore.setState({ installBy: null });
}

function isInstalled(): boolean {
  return navigator.standalone === true || matchMedia('(display-mode: standalone)').matches;
}

async function mayAsk(): Promise<boolean> {
  try {
    return mayAskAgain(await get<number>(DISMISSED_AT), Date.now());
  } catch {
    return true; // no storage, so nothing can have been dismissed
  }
}
