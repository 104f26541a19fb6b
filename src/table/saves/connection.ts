import { promisifyRequest, type UseStore } from 'idb-keyval';

/** Why a database is gone from under the page: it was deleted, or a newer version of the app makes another of it. */
export type DatabaseLoss = 'cleared' | 'upgraded';

/**
 * A store that gives way when somebody deletes or upgrades its database, and says so; whoever asks next gets a new one.
 * A page that held on to the old one would keep the others waiting and write into nothing.
 */
export function yieldingStore(database: string, store: string, onLost: (why: DatabaseLoss) => void): UseStore {
  let opening: Promise<IDBDatabase> | undefined;
  const giveWay = (base: IDBDatabase, why: DatabaseLoss) => {
    base.close();
    opening = undefined;
    onLost(why);
  };
  const open = async () => {
    try {
      const base = await openWith(database, store);
      base.onversionchange = ({ newVersion }) => giveWay(base, newVersion === null ? 'cleared' : 'upgraded');
      base.onclose = () => giveWay(base, 'cleared');
      return base;
    } catch (error) {
      opening = undefined;
      throw error;
    }
  };
  return async (mode, ask) => {
    opening ??= open();
    return ask((await opening).transaction(store, mode).objectStore(store));
  };
}

/** Somebody may have made the database anew without the store in it: then it gets one. */
async function openWith(database: string, store: string): Promise<IDBDatabase> {
  const base = await opened(database, store);
  if (base.objectStoreNames.contains(store)) return base;
  base.close();
  return opened(database, store, base.version + 1);
}

function opened(database: string, store: string, version?: number): Promise<IDBDatabase> {
  const request = indexedDB.open(database, version);
  request.onupgradeneeded = () => {
    if (!request.result.objectStoreNames.contains(store)) request.result.createObjectStore(store);
  };
  return promisifyRequest(request);
}
