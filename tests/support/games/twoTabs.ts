import type { Locks } from '../../../src/table/saves/lock.ts';

type Callback = (lock: Lock | null) => unknown;

/** The locks of one browser, as its tabs share them: enough of them to hold, to find taken, and to steal. */
export function sharedLocks(): Locks {
  const held = new Map<string, (error: Error) => void>();
  const grant = async (name: string, callback: Callback): Promise<unknown> => {
    const stolen = new Promise<never>((_, reject) => {
      held.set(name, reject);
    });
    const mine = held.get(name);
    try {
      return await Promise.race([callback({ name, mode: 'exclusive' }), stolen]);
    } finally {
      if (held.get(name) === mine) held.delete(name);
    }
  };
  const request = async (name: string, options: LockOptions, callback: Callback): Promise<unknown> => {
    if (options.steal) held.get(name)?.(new DOMException('stolen', 'AbortError'));
    else if (held.has(name)) return callback(null);
    return grant(name, callback);
  };
  return { request } as Locks;
}
