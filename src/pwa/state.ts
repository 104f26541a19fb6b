import { createStore } from 'zustand/vanilla';

interface PwaState {
  /** Whether the whole app is kept on this device. */
  readonly copy: 'downloading' | 'complete' | 'impossible';
  readonly online: boolean;
  /** A new version is here and waits until it is asked for. */
  readonly updateWaits: boolean;
  /** A newer version has been started on this device: what this page has not fetched yet is gone. */
  readonly outOfDate: boolean;
  /** Something could not be fetched when it was needed. */
  readonly partMissing: boolean;
  /** How this browser can put the app on the device; null: it cannot, has done so, or was told "not now". */
  readonly installBy: 'button' | 'sharing' | null;
}

export const pwaStore = createStore<PwaState>()(() => ({
  copy: 'downloading',
  online: true,
  updateWaits: false,
  outOfDate: false,
  partMissing: false,
  installBy: null,
}));

export type Lack = 'outOfDate' | 'missing';

/** Why a part is not there. Whoever knows that the page is out of date need not wonder what is missing. */
export function lackOf({ outOfDate }: Pick<PwaState, 'outOfDate'>): Lack {
  return outOfDate ? 'outOfDate' : 'missing';
}

export type OfflineState = 'ready' | 'downloading' | 'offline' | 'onlineOnly';

/** What to tell people about playing without a connection. */
export function offlineState({ copy, online }: Pick<PwaState, 'copy' | 'online'>): OfflineState {
  if (copy === 'impossible') return 'onlineOnly';
  if (!online) return 'offline';
  return copy === 'complete' ? 'ready' : 'downloading';
}
