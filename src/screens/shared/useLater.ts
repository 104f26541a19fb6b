import { useEffect, useState } from 'preact/hooks';

export interface Later<Value> {
  /** Null: it is not there yet, or never will be. */
  readonly value: Value | null;
  readonly failed: boolean;
}

/** What `load` brings, once it is there. It loads again when `key` changes, and then shows nothing of the old. */
export function useLater<Value>(key: string, load: () => Promise<Value>): Later<Value> {
  const [loaded, setLoaded] = useState<Later<Value> & { readonly key: string }>({ key, ...COMING });
  useEffect(() => {
    let wanted = true;
    const show = (later: Later<Value>) => {
      if (wanted) setLoaded({ key, ...later });
    };
    load().then(
      (value) => show({ value, failed: false }),
      () => show({ value: null, failed: true }),
    );
    return () => {
      wanted = false;
    };
  }, [key]);
  return loaded.key === key ? loaded : COMING;
}

const COMING = { value: null, failed: false } as const;
