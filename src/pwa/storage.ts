/** A single word, in the one place of a browser that no open page keeps from being deleted. */
const ASKED = 'storageAsked';

export interface StorageState {
  readonly bytes: number;
  /** The browser has promised not to delete it by itself. */
  readonly kept: boolean;
}

/** Null: this browser tells nothing. */
export async function storageState(): Promise<StorageState | null> {
  try {
    const [{ usage = 0 }, kept] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
    return { bytes: usage, kept };
  } catch {
    return null;
  }
}

/** Some browsers ask people, so it is to be called at a press. */
export async function askToKeep(): Promise<boolean> {
  try {
    return await navigator.storage.persist();
  } catch {
    return false;
  }
}

/** When the first game is saved, and once again in the installed app, whose storage may be another. */
export async function askToKeepOnce(): Promise<void> {
  if (mayAsk(matchMedia('(display-mode: standalone)').matches ? 'app' : 'page')) await askToKeep();
}

function mayAsk(where: 'app' | 'page'): boolean {
  try {
    const asked = localStorage.getItem(ASKED);
    if (asked === where || asked === 'app') return false;
    localStorage.setItem(ASKED, where);
    return true;
  } catch {
    return false; // what keeps nothing cannot promise to
  }
}
