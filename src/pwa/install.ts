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

/** A single date, in the one place of a browser that no open page keeps from being deleted. */
const DISMISSED_AT = 'installDismissedAt';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

let installPrompt: InstallPrompt | undefined;

/** Whether a hint that was sent away may come back; also if the clock was ahead then, which nobody could wait for. */
export function mayAskAgain(dismissedAt: number, now: number): boolean {
  return now < dismissedAt || now - dismissedAt >= WEEK_MS;
}

/** Offers to install the app where the browser can, at most once a week. */
export function offerInstall(): void {
  addEventListener('beforeinstallprompt', keepPrompt);
  addEventListener('appinstalled', hideHint);
  if (isInstalled() || !mayAsk()) {
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

export function dismissInstall(): void {
  hideHint();
  try {
    localStorage.setItem(DISMISSED_AT, `${Date.now()}`);
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

function mayAsk(): boolean {
  try {
    const dismissedAt = localStorage.getItem(DISMISSED_AT);
    return dismissedAt === null || mayAskAgain(Number(dismissedAt), Date.now());
  } catch {
    return true; // no storage, so nothing can have been dismissed
  }
}
