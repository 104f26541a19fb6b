import { useEffect, useState } from 'preact/hooks';

/** What `load` brings, once it is there. It loads again when `key` changes, and then shows nothing of the old. */
export function useLater<Value>(key: string, load: () => Promise<Value>): Value | null {
  const [loaded, setLoaded] = useState<{ readonly key: string; readonly value: Value } | null>(null);
  useEffect(() => {
    let wanted = true;
    void load().then((value) => {
      if (wanted) setLoaded({ key, value });
    });
    return () => {
      wanted = false;
    };
  }, [key]);
  return loaded?.key === key ? loaded.value : null;
}
