/** A single word, in the one place of a browser that no open page keeps from being deleted. */
const ASKED = 'storageAsked';

export interface StorageState {
  /** Of the whole app; null: the browser does not tell. */
  readonly bytes: number | null;
  /** `kept`: it has promised not to delete it by itself; `a week`: it deletes what nobody visits for so long. */
  readonly promise: 'kept' | 'as long as there is room' | 'a week';
}

export async function storageState(): Promise<StorageState> {
  const [bytes, kept] = await Promise.all([usage(), isKept()]);
  return { bytes, promise: kept ? 'kept' : isSafariPage() ? 'a week' : 'as long as there is room' };
}

async function usage(): Promise<number | null> {
  try {
    return (await navigator.storage.estimate()).usage ?? null;
  } catch {
    return null;
  }
}

async function isKept(): Promise<boolean> {
  try {
    return await navigator.storage.persisted();
  } catch {
    return false;
  }
}

/** Not the app on the home screen, of which Safari deletes nothing. Gestures are events in no other browser. */
function isSafariPage(): boolean {
  return 'GestureEvent' in window && navigator.standalone !== true && !matchMedia('(display-mode: standalone)').matches;
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
