/** The part of the browser's locks that is used here. */
export type Locks = Pick<LockManager, 'request'>;

/** One tab plays a game at a time. */
export interface Hold {
  readonly here: boolean;
  readonly release: () => void;
}

export interface HoldWish {
  readonly gameId: string;
  /** Take the game away from the tab that has it. */
  readonly steal: boolean;
  /** Called once when another tab has taken it away from here. */
  readonly onLost: () => void;
}

const ELSEWHERE: Hold = { here: false, release: () => undefined };
/** Without locks nobody can tell: the game is played on. */
const UNGUARDED: Hold = { here: true, release: () => undefined };

function browserLocks(): Locks | null {
  return typeof navigator === 'undefined' || !('locks' in navigator) ? null : navigator.locks;
}

/** Holds a game until it is released, the tab is closed, or another tab steals it. */
export function holdGame({ gameId, steal, onLost }: HoldWish, locks: Locks | null = browserLocks()): Promise<Hold> {
  if (locks === null) return Promise.resolve(UNGUARDED);
  return new Promise((answer) => {
    let held = false;
    const request = locks.request(`railpass/${gameId}`, steal ? { steal } : { ifAvailable: true }, (lock) => {
      if (lock === null) return answer(ELSEWHERE);
      held = true;
      return new Promise<void>((release) => {
        answer({ here: true, release });
      });
    });
    // A lock that was held ends in an error only when it is stolen; one that was never given, where locks are forbidden.
    request.catch(() => (held ? onLost() : answer(UNGUARDED)));
  });
}
